/**
 * The engine's own thread: boots Python from the site's runtime and answers questions with what Python says.
 *
 * Tells the page how many bytes have come, when it starts, when it is ready and when it has failed. No rule, no word
 * for a reader: a question goes to `widgets.bridge.replies` as JSON and what it says comes back as it is.
 */

import { ENGINE_CACHE, fetchParts } from "./parts.js";
import { startPython } from "./python.js";
import { unzipSync } from "./vendor/fflate.js";

/** @typedef {import("./python.js").Manifest} Manifest */

const scope = /** @type {{name: string, postMessage(message: unknown): void, fetch: typeof fetch,
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void}} */ (/** @type {unknown} */ (self));

/** @typedef {(request: string) => Iterable<string> & {destroy(): void}} Replies an iterator of Python's */

/** Questions whose answers nobody waits for any more. @type {Set<number>} */
const cancelled = new Set();

const MANIFEST = new URL("../runtime/manifest.json", import.meta.url);

const WASM = "application/wasm";

/** After a failure nothing that was kept is trusted. */
const CACHE = scope.name.endsWith(" again") ? "reload" : "default";

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
  if (CACHE === "reload" && "caches" in scope) await caches.delete(ENGINE_CACHE).catch(() => false);
  const answer = await fetch(MANIFEST, { cache: CACHE === "reload" ? CACHE : "no-cache" });
  if (!answer.ok) throw new Error(`${MANIFEST.pathname}: ${answer.status}`);
  const manifest = /** @type {Manifest} */ (await answer.json());
  const parts = fetchParts(manifest, MANIFEST, CACHE, (loaded, total) => {
    scope.postMessage({ kind: "progress", loaded, total });
    if (loaded === total) scope.postMessage({ kind: "starting" });
  });
  // Pyodide waits for ever where its WebAssembly does not come: a failed download has to end the start by itself.
  /** @type {Promise<never>} */
  const failure = new Promise((_, reject) => {
    Promise.all([...parts.values()].map(({ bytes }) => bytes)).catch(reject);
    giveParts(parts, reject);
  });
  try {
    return await Promise.race([start(manifest, parts), failure]);
  } finally {
    parts.clear(); // Python has what it needs
  }
}

/**
 * @param {Manifest} manifest
 * @param {Map<string, import("./parts.js").Part>} parts
 * @returns {Promise<Replies>}
 */
async function start(manifest, parts) {
  const href = (/** @type {string} */ path) => new URL(path, MANIFEST).href;
  // Pyodide asks for its second module only once the first is there: both at once are sooner there.
  const [{ loadPyodide }] = await Promise.all([
    import(href(`${manifest.index}pyodide.mjs`)),
    import(href(`${manifest.index}pyodide.asm.mjs`)),
  ]);
  const wheels = manifest.packages.map((path) => /** @type {import("./parts.js").Part} */ (parts.get(href(path))).bytes);
  const places = { indexURL: href(manifest.index), stdLibURL: href(manifest.library) };
  const python = await startPython(loadPyodide, manifest, places, wheels, unzipSync);
  return python.pyimport("widgets.bridge").replies;
}

/**
 * What Pyodide fetches is given to it as it was fetched already, and its program as it was compiled meanwhile.
 * @param {Map<string, import("./parts.js").Part>} parts
 * @param {(error: unknown) => void} fail a browser that does not know all of the program, or has no memory for it
 */
function giveParts(parts, fail) {
  const get = scope.fetch.bind(scope);
  scope.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const part = parts.get(url);
    if (!part) return get(input, init);
    return url.endsWith(".wasm") ? part.response : new Response(await part.bytes);
  };
  const [, part] = [...parts].find(([url]) => url.endsWith(".wasm")) ?? [];
  if (!part) throw new Error("the list names no program");
  const program = compiled(part);
  program.catch(fail);
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    try {
      const module = await program;
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    } catch (error) {
      fail(error);
      throw error;
    }
  };
}

/**
 * Compiles the program while it comes; where a server calls it something else, once it is there.
 * @param {import("./parts.js").Part} part
 */
async function compiled({ response, bytes }) {
  const sent = await response;
  return sent.headers.get("Content-Type") === WASM ? WebAssembly.compileStreaming(sent) : WebAssembly.compile(await bytes);
}

export {};
