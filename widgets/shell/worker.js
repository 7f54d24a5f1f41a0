/**
 * The engine's own thread: boots Python from the site's runtime and answers questions with what Python says.
 *
 * Tells the page how many bytes have come, when it starts, when it is ready and when it has failed. No rule, no word
 * for a reader: a question goes to `widgets.bridge.replies` as JSON and what it says comes back as it is.
 */

/** @typedef {{pyodide: string, index: string, library: string, lock: string, packages: string[],
 *             files: {path: string, size: number}[], size: number}} Manifest */

const scope = /** @type {{postMessage(message: unknown): void, fetch: typeof fetch,
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void}} */ (/** @type {unknown} */ (self));

/** @typedef {(request: string) => Iterable<string> & {destroy(): void}} Replies an iterator of Python's */

/** Questions whose answers nobody waits for any more. @type {Set<number>} */
const cancelled = new Set();

const MANIFEST = new URL("../runtime/manifest.json", import.meta.url);

/** Between two messages about progress, in milliseconds. */
const BREATH = 80;

try {
  const replies = await boot();
  scope.addEventListener("message", ({ data }) => {
    if (data.cancel !== undefined) cancelled.add(data.cancel);
    else void answer(replies, data);
  });
  scope.postMessage({ kind: "ready" });
} catch (error) {
  scope.postMessage({ kind: "failed", reason: String(error) });
}

/**
 * Answers a question, reply by reply; in between the page may say that it no longer wants to know.
 * @param {Replies} replies
 * @param {{id: number}} question
 */
async function answer(replies, question) {
  const { id } = question;
  try {
    const iterator = replies(JSON.stringify(question));
    for (const reply of iterator) {
      scope.postMessage({ kind: "reply", id, reply: JSON.parse(reply) });
      await breath();
      if (cancelled.delete(id)) break;
    }
    iterator.destroy();
    cancelled.delete(id);
  } catch (error) {
    // Python itself has broken down (a full stack, no memory left): only a fresh worker helps.
    scope.postMessage({ kind: "failed", reason: String(error) });
  }
}

/** Lets the messages in that have come meanwhile. */
function breath() {
  return new Promise((resolve) => setTimeout(resolve));
}

/** @returns {Promise<Replies>} the function of the bridge */
async function boot() {
  const answer = await fetch(MANIFEST, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${MANIFEST.pathname}: ${answer.status}`);
  const manifest = /** @type {Manifest} */ (await answer.json());
  // Pyodide waits for ever where its WebAssembly does not come: a failed download has to end the start by itself.
  const failure = failedDownload(counted(manifest));
  return Promise.race([start(manifest), failure]);
}

/**
 * @param {Manifest} manifest
 * @returns {Promise<Replies>}
 */
async function start(manifest) {
  const { loadPyodide } = await import(new URL(`${manifest.index}pyodide.mjs`, MANIFEST).href);
  const python = await loadPyodide({
    indexURL: new URL(manifest.index, MANIFEST).href,
    stdLibURL: new URL(manifest.library, MANIFEST).href,
    lockFileURL: new URL(manifest.lock, MANIFEST).href,
    packages: manifest.packages,
    checkAPIVersion: true,
  });
  // A package that was tampered with does not stop the start, it only is not there.
  for (const name of manifest.packages) {
    if (!(name in python.loadedPackages)) throw new Error(`not loaded: ${name}`);
  }
  return python.pyimport("widgets.bridge").replies;
}

/**
 * The bytes that come by `fetch`: modules are imported, and nobody can count those.
 * @param {Manifest} manifest
 */
function counted({ files }) {
  return files.reduce((sum, { path, size }) => (path.endsWith(".mjs") ? sum : sum + size), 0);
}

/**
 * Counts the bytes of every download from now on, and tells the page.
 * @param {number} total
 * @returns {Promise<never>} rejects when a download fails
 */
function failedDownload(total) {
  const get = scope.fetch.bind(scope);
  let loaded = 0;
  let told = 0;
  /** @param {number} bytes */
  const count = (bytes) => {
    loaded += bytes;
    const now = Date.now();
    if (now - told < BREATH && loaded < total) return;
    told = now;
    scope.postMessage({ kind: "progress", loaded: Math.min(loaded, total), total });
    if (loaded >= total) scope.postMessage({ kind: "starting" });
  };
  return new Promise((_, reject) => {
    const instantiate = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...program) => {
      try {
        return await instantiate(...program);
      } catch (error) {
        reject(error); // a page in its place, say, or a file cut short
        throw error;
      }
    };
    scope.fetch = async (input, init) => {
      try {
        const response = await get(input, init);
        if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
        return response.body ? watched(response, response.body, count, reject) : response;
      } catch (error) {
        reject(error);
        throw error;
      }
    };
  });
}

/**
 * The same response, its bytes counted as they are read; a body that breaks off is a failed download. WebAssembly gets
 * the type that the browser insists on, whatever the server calls it.
 * @param {Response} response
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} body
 * @param {(bytes: number) => void} count
 * @param {(error: unknown) => void} fail
 */
function watched({ url, status, statusText, headers: sent }, body, count, fail) {
  const headers = new Headers(sent);
  if (url.endsWith(".wasm")) headers.set("Content-Type", "application/wasm");
  const reader = body.getReader();
  const stream = new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        count(value.byteLength);
        controller.enqueue(value);
      } catch (error) {
        fail(error);
        controller.error(error);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(stream, { status, statusText, headers });
}

export {};
