/**
 * Which keys lead through a replay while it has the focus: arrows, Home and End, and the space bar that lets it go on.
 */

/** @type {Record<string, string>} */
const KEYS = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };

/** Where keys have work of their own. */
const OWN_KEYS = "input, textarea, select, [contenteditable], .source, audio, video";

/**
 * @param {HTMLElement} widget
 * @param {(act: string) => void} act
 * @param {AbortSignal} signal
 */
export function followKeys(widget, act, signal) {
  widget.addEventListener(
    "keydown",
    (event) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      const name = event.key === " " && event.target === widget ? "play" : KEYS[event.key];
      if (!name || (name === "play" && !widget.querySelector('.controls [data-do="play"]'))) return;
      event.preventDefault();
      if (name !== "play" || !event.repeat) act(name);
    },
    { signal },
  );
}
