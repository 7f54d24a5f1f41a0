/**
 * What makes the site work without a network: pages and programs of one version, kept together, and the engine beside.
 *
 * A version is kept whole or not at all, and answers as long as a window of it is open: old and new never mix. The
 * engine's files bear the fingerprint of what they hold; they come into their own cache when they are asked for.
 */

import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { ENGINE_CACHE } from "./parts.js";

/** @typedef {{url: string, revision: string | null}} Kept */

/** What the build has found in the site. */
const { KEPT, OFFLINE } = /** @type {{BUILT: {KEPT: Kept[], OFFLINE: string[]}}} */ (/** @type {unknown} */ (globalThis)).BUILT;

const scope = /** @type {{registration: {scope: string}, skipWaiting(): Promise<void>,
  clients: {matchAll(which: object): Promise<unknown[]>},
  addEventListener(type: "message", listener: (event: MessageEvent & {waitUntil(work: Promise<unknown>): void}) => void): void}} */ (
  /** @type {unknown} */ (self)
);

cleanupOutdatedCaches();
precacheAndRoute(KEPT, { ignoreURLParametersMatching: [/./] });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.href.startsWith(`${scope.registration.scope}assets/runtime/`),
  new CacheFirst({ cacheName: ENGINE_CACHE }),
);
registerRoute(
  ({ request }) => request.mode === "navigate",
  async ({ request, url }) => {
    try {
      return await fetch(request);
    } catch {
      return Response.redirect(offlinePage(url));
    }
  },
);

// A version that waits takes over where the window that asks is the only one, and will load itself anew.
scope.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(takeOver());
});

async function takeOver() {
  const windows = await scope.clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (windows.length <= 1) await scope.skipWaiting();
}

/**
 * The page that says what is kept, in the language of the page that is not.
 * @param {URL} url
 */
function offlinePage(url) {
  const pages = OFFLINE.map((path) => new URL(path, scope.registration.scope).href).sort((a, b) => b.length - a.length);
  return pages.find((page) => url.href.startsWith(page.replace(/[^/]+\/$/, ""))) ?? pages[pages.length - 1];
}
