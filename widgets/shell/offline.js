/**
 * What this device keeps of the site, so that it works without a network: the pages by the service worker, the engine
 * once it has been here. Where the browser cannot or may not keep anything, the site works as without this.
 */

import { engine } from "./engine_client.js";
import { ENGINE_CACHE } from "./parts.js";

/** @typedef {{path: string, size: number}} File */
/** @typedef {"unable" | "off" | "nothing" | "pages" | "everything"} Keeping what is kept */

const ROOT = new URL("../../", import.meta.url);
const WORKER = new URL("sw.js", ROOT);
const MANIFEST = new URL("assets/runtime/manifest.json", ROOT);
/** Where a reader has said that nothing is to be kept. */
const CHOICE = "offline";
const OFF = "off";

const isAble = "serviceWorker" in navigator && "caches" in window;

/** Keeps the pages when there is nothing else to do, and the engine once it is ready; not for readers who save data. */
export function keepSite() {
  if (!isAble) return;
  void takeNewVersion();
  if (isOff() || /** @type {{connection?: {saveData?: boolean}}} */ (navigator).connection?.saveData) return;
  const register = () => setTimeout(() => void keepPages(), 1500);
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
  engine.addEventListener("change", () => {
    if (engine.state === "ready") void keepEngineToo();
  });
}

/** A version that came during the last visit takes over at the beginning of this one. */
async function takeNewVersion() {
  try {
    const waiting = (await navigator.serviceWorker.getRegistration(ROOT))?.waiting;
    if (!waiting) return;
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("take over");
  } catch {
    // No storage, no service worker: there is nothing old to leave.
  }
}

/** @returns {Promise<boolean>} whether the browser lets us */
export async function keepPages() {
  try {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
    return true;
  } catch {
    return false;
  }
}

/** The engine is here: what it was made of is at hand, and costs nothing more. */
async function keepEngineToo() {
  try {
    if (await navigator.serviceWorker.getRegistration(ROOT)) await keepEngine();
  } catch {
    // The storage is full or refused: the engine comes from the network the next time.
  }
}

/**
 * Keeps the engine's files, and no longer those of another version. Rejects where one does not come, or finds no room.
 * @param {(done: number, of: number) => void} [progress] in bytes
 */
export async function keepEngine(progress) {
  const files = await engineFiles();
  const cache = await caches.open(ENGINE_CACHE);
  const all = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  for (const { href, size } of files) {
    if (!(await cache.match(href))) await cache.add(href);
    done += size;
    progress?.(done, all);
  }
  for (const { url } of await cache.keys()) if (!files.some(({ href }) => href === url)) await cache.delete(url);
}

/** @returns {Promise<{href: string, size: number}[]>} */
async function engineFiles() {
  const answer = await fetch(MANIFEST);
  if (!answer.ok) throw new Error(`${MANIFEST.pathname}: ${answer.status}`);
  const { files } = /** @type {{files: File[]}} */ (await answer.json());
  return files.map(({ path, size }) => ({ href: new URL(path, MANIFEST).href, size }));
}

/** @returns {Promise<Keeping>} */
export async function kept() {
  if (!isAble) return "unable";
  if (isOff()) return "off";
  try {
    await caches.has(ENGINE_CACHE); // rejects where storage is refused
    const registration = await navigator.serviceWorker.getRegistration(ROOT);
    if (!registration?.active) return "nothing";
    const cache = await caches.open(ENGINE_CACHE);
    const found = await Promise.all((await engineFiles()).map(({ href }) => cache.match(href)));
    return found.every(Boolean) ? "everything" : "pages";
  } catch {
    return "unable";
  }
}

/** Waits until the pages are kept; false where that fails, for want of a network or of room. */
export async function pagesAreKept() {
  const registration = await navigator.serviceWorker.getRegistration(ROOT);
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  if (!worker) return false;
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === "activated" || worker.state === "installed") resolve(true);
      else if (worker.state === "redundant") resolve(false);
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

/** Leaves nothing of the site on this device but what the reader has written, and keeps nothing more. */
export async function keepNothing() {
  choose(OFF);
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    if (registration.scope === ROOT.href) await registration.unregister();
  }
  for (const name of await caches.keys()) {
    if (name === ENGINE_CACHE || name.endsWith(ROOT.href)) await caches.delete(name);
  }
}

/** @param {string} choice */
export function choose(choice) {
  try {
    if (choice) localStorage.setItem(CHOICE, choice);
    else localStorage.removeItem(CHOICE);
  } catch {
    // No storage: the choice holds for this visit, for nothing is kept anyway.
  }
}

function isOff() {
  try {
    return localStorage.getItem(CHOICE) === OFF;
  } catch {
    return false;
  }
}

/** @returns {Promise<{pages: number, engine: number}>} bytes that are downloaded for each */
export async function sizes() {
  return (await fetch(new URL("offline.json", ROOT))).json();
}
