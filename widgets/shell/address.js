/**
 * What the address says of a replay: `#parti-76/7` is the step shown as 7 of the example parti-76.
 *
 * Steps go into the address without a new entry in the history; Material keeps the place on the page in
 * `history.state`, which is handed on untouched.
 */

const STEP = /^#([A-Za-z0-9-]+)(?:\/|%2F)(.*)$/i;

/**
 * The step that a hash names, or null. An address that was damaged on its way still leads to the example: what is no
 * number is its first step, and the replay takes what lies beyond its ends for the first or the last.
 * @param {string} hash
 * @returns {{id: string, step: number} | null}
 */
export function readAddress(hash) {
  const found = STEP.exec(hash);
  return found ? { id: found[1] ?? "", step: Number.parseInt(found[2] ?? "", 10) || 1 } : null;
}

/**
 * @param {string} id
 * @param {number} step counted from 1
 */
export function stepHash(id, step) {
  return `#${id}/${step}`;
}

/**
 * Writes a step into the address.
 * @param {string} id
 * @param {number} step
 */
export function writeAddress(id, step) {
  const hash = stepHash(id, step);
  if (hash === location.hash) return;
  try {
    history.replaceState(history.state, "", hash);
  } catch {
    // A browser may refuse too many changes in a short time: the next step writes again.
  }
}

/**
 * Whether a page that has just come should scroll to the place its address names: not after a reload, nor on the way
 * back, when the browser or Material put the reader where he was.
 */
export function arrivesByLink() {
  if (document.readyState === "complete") return history.state === null; // instant navigation
  const [entry] = performance.getEntriesByType("navigation");
  return !(entry instanceof PerformanceNavigationTiming) || entry.type === "navigate";
}

/**
 * Follows the address: calls `arrive` when it changes, and when a link of this page names a step of `id`.
 *
 * `isNew` is false on the way back and forth, when the reader's place on the page is restored for him.
 * Such a link is kept from Material, which looks for an element of that name, and finds none.
 * @param {string} id
 * @param {(step: number, isNew: boolean) => void} arrive
 * @param {AbortSignal} signal
 */
export function followAddress(id, arrive, signal) {
  const read = () => {
    const address = readAddress(location.hash);
    if (address?.id === id) arrive(address.step, history.state === null);
  };
  window.addEventListener("hashchange", read, { signal });
  window.addEventListener("popstate", read, { signal });
  document.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.target || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const address = readAddress(link.hash);
      if (address?.id !== id || link.pathname !== location.pathname || link.origin !== location.origin) return;
      event.preventDefault();
      event.stopPropagation();
      if (link.hash !== location.hash) history.pushState(null, "", link.hash);
      arrive(address.step, true);
    },
    { capture: true, signal },
  );
}
