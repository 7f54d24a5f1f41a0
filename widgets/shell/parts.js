/**
 * The files that the engine is made of: all fetched at once, counted as they come, each known by its SHA-256 (where the
 * browser can tell it: on a page that came by HTTPS or from this machine).
 */

/** @typedef {import("./python.js").Manifest} Manifest */
/**
 * @typedef {object} Part
 * @property {Promise<Uint8Array<ArrayBuffer>>} bytes rejects where the part does not come as it should be
 * @property {Promise<Response>} response of a program, as it came and unread: only of such a one the browser keeps what it
 *   has compiled until the next visit
 */

/** The cache in which the service worker and the page keep these files. */
export const ENGINE_CACHE = "engine";

/** Between two messages about progress, in milliseconds. */
const BREATH = 80;

/**
 * Begins to fetch every part. The modules among them are imported besides, which costs nothing more: they are kept.
 * @param {Manifest} manifest
 * @param {URL} base where the manifest lies
 * @param {RequestCache} cache "reload", where what is kept may be what was wrong
 * @param {(loaded: number, total: number) => void} tell
 * @returns {Map<string, Part>} by address
 */
export function fetchParts({ files, size: total }, base, cache, tell) {
  let loaded = 0;
  let told = 0;
  /** @param {number} bytes */
  const count = (bytes) => {
    loaded += bytes;
    const now = Date.now();
    if (now - told < BREATH && loaded < total) return;
    told = now;
    tell(Math.min(loaded, total), total);
  };
  return new Map(
    files.map((file) => {
      const url = new URL(file.path, base).href;
      const response = fetch(url, { cache });
      return [url, { response, bytes: read(file, response, count) }];
    }),
  );
}

/**
 * @param {{path: string, size: number, sha256: string}} file
 * @param {Promise<Response>} sent
 * @param {(bytes: number) => void} count
 */
async function read({ path, size, sha256 }, sent, count) {
  const response = await sent;
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const { body } = path.endsWith(".wasm") ? response.clone() : response;
  if (!body) throw new Error(`${path}: nothing`);
  const bytes = new Uint8Array(size);
  let at = 0;
  const reader = body.getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    const piece = /** @type {Uint8Array} */ (value);
    if (at + piece.length > size) throw new Error(`${path}: longer than ${size} bytes`);
    bytes.set(piece, at);
    at += piece.length;
    count(piece.length);
  }
  if (at < size || (crypto.subtle && (await digest(bytes)) !== sha256)) throw new Error(`${path}: not the file it should be`);
  return bytes;
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Promise<string>} in hexadecimal
 */
async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
