/**
 * What the address says of a replay: `#parti-76/7` is the step shown as 7 of the example parti-76, and what was played
 * from there instead follows after another slash: `#parti-76/9/play:AC,play:10C`.
 *
 * Steps go into the address without a new entry in the history; Material keeps the place on the page in
 * `history.state`, which is handed on untouched.
 */

const STEP = /^#([A-Za-z0-9-]+)(?:\/|%2F)(.*)$/i;

/** How much of a branch is read: one event more than the engine takes, so that it refuses what is longer. */
const MOST_EVENTS = 401;
const LONGEST_EVENT = 40;

/** @typedef {{id: string, step: number, tokens: string[]}} Address `tokens` are the events of a branch */

/**
 * The step that a hash names, or null. An address that was damaged on its way still leads to the example: what is no
 * number is its first step, and the replay takes what lies beyond its ends for the first or the last.
 * Whether a branch can be played is the engine's to say.
 * @param {string} hash
 * @returns {Address | null}
 */
export function readAddress(hash) {
  const found = STEP.exec(hash);
  if (!found) return null;
  const [step = "", branch = ""] = readable(found[2] ?? "").split("/");
  const tokens = branch.split(",", MOST_EVENTS).map((token) => token.slice(0, LONGEST_EVENT));
  return { id: found[1] ?? "", step: Number.parseInt(step, 10) || 1, tokens: branch ? tokens : [] };
}

/** @param {string} text which a mail or a chat may have written in percents */
function readable(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * @param {string} id
 * @param {number} step counted from 1
 * @param {readonly string[]} [tokens] the events of a branch
 */
export function stepHash(id, step, tokens = []) {
  return tokens.length ? `#${id}/${step}/${tokens.join(",")}` : `#${id}/${step}`;
}

/**
 * Writes what is shown into the address.
 * @param {string} hash
 */
export function writeAddress(hash) {
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
 * @param {(address: Address, isNew: boolean) => void} arrive
 * @param {AbortSignal} signal
 */
export function followAddress(id, arrive, signal) {
  const read = () => {
    const address = readAddress(location.hash);
    if (address?.id === id) arrive(address, history.state === null);
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
      arrive(address, true);
    },
    { capture: true, signal },
  );
}
