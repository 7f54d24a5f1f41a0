/**
 * The files that the engine is made of: all fetched at once, counted as they come, each known by its SHA-256 (where the
 * browser can tell it: on a page that came by HTTPS or from this machine).
 */

/** @typedef {import("./python.js").Manifest} Manifest */

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
 * @returns {Map<string, Promise<Uint8Array<ArrayBuffer>>>} by address; each rejects where its part does not come as it is
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
  return new Map(files.map((part) => [new URL(part.path, base).href, fetched(part, base, cache, count)]));
}

/**
 * @param {{path: string, size: number, sha256: string}} part
 * @param {URL} base
 * @param {RequestCache} cache
 * @param {(bytes: number) => void} count
 */
async function fetched({ path, size, sha256 }, base, cache, count) {
  const response = await fetch(new URL(path, base), { cache });
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`);
  const bytes = new Uint8Array(size);
  let at = 0;
  const reader = response.body.getReader();
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
