/**
 * How a button that is held down does its work again and again, until it is let go or the finger leaves it.
 *
 * A press that stays short is a click like any other; one that has repeated is not taken for a click as well.
 */

/** How long it is held before it repeats, and between two times, in milliseconds. */
const DELAY = 400;
const BETWEEN = 165;

/** How far a finger moves before it leaves, in pixels: a longer sentence may push the button away from under it. */
const LOOSE = 12;

/**
 * @param {HTMLElement} widget
 * @param {string} selector of the buttons that repeat
 * @param {(button: HTMLElement) => boolean} act does the work once; whether there is more to do
 * @param {(isHeld: boolean) => void} tell that repeating begins, and that it is over
 * @param {AbortSignal} signal
 */
export function repeatWhileHeld(widget, selector, act, tell, signal) {
  let timer = 0;
  let hasRepeated = false;
  /** @type {{button: HTMLElement, x: number, y: number} | null} */
  let held = null;
  const release = () => {
    clearTimeout(timer);
    if (held && hasRepeated) tell(false);
    held = null;
  };
  widget.addEventListener(
    "pointerdown",
    (event) => {
      release();
      hasRepeated = false;
      const button = /** @type {HTMLElement | null} */ (event.target instanceof Element && event.target.closest(selector));
      if (!button || event.button !== 0 || !event.isPrimary) return;
      // A finger is bound to what it touched first: only unbound it can leave the button.
      if (button.hasPointerCapture(event.pointerId)) button.releasePointerCapture(event.pointerId);
      held = { button, x: event.clientX, y: event.clientY };
      const again = () => {
        if (!hasRepeated) tell(true);
        hasRepeated = true;
        if (act(button)) timer = window.setTimeout(again, BETWEEN);
      };
      timer = window.setTimeout(again, DELAY);
    },
    { signal },
  );
  for (const type of ["pointerup", "pointercancel"]) window.addEventListener(type, release, { signal });
  window.addEventListener("blur", release, { signal });
  window.addEventListener(
    "pointermove",
    ({ target, clientX, clientY }) => {
      if (!held || Math.hypot(clientX - held.x, clientY - held.y) < LOOSE) return;
      if (!(target instanceof Node && held.button.contains(target))) release();
    },
    { signal },
  );
  signal.addEventListener("abort", release, { once: true });
  widget.addEventListener(
    "click",
    (event) => {
      // By keyboard, or by a program, nothing was held: such a click counts no presses.
      const isEnd = hasRepeated && event.detail > 0;
      hasRepeated = false;
      if (!isEnd) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true, signal },
  );
  widget.addEventListener(
    "contextmenu",
    (event) => {
      const isHeld = event.target instanceof Element && event.target.closest(selector);
      if (isHeld && /** @type {PointerEvent} */ (event).pointerType === "touch") event.preventDefault();
    },
    { signal },
  );
}
