/**
 * How a finger drawn over the table leads to the next step or back; up and down it scrolls the page as ever.
 *
 * The styles leave only what is drawn sideways to the page (`touch-action`); what scrolls sideways itself keeps it.
 */

/** How far a finger goes, in pixels, and how much further sideways than up or down. */
const FAR = 40;
const STEEPNESS = 2;

/**
 * @param {HTMLElement} widget
 * @param {(act: "back" | "next") => void} act
 * @param {AbortSignal} signal
 */
export function followSwipes(widget, act, signal) {
  /** @type {PointerEvent | null} */
  let start = null;
  widget.addEventListener(
    "pointerdown",
    (event) => {
      const table = event.target instanceof Element ? event.target.closest(".scene") : null;
      const isOne = event.pointerType === "touch" && event.isPrimary;
      start = isOne && table && !scrollsSideways(/** @type {Element} */ (event.target), widget) ? event : null;
    },
    { signal },
  );
  widget.addEventListener("pointercancel", () => (start = null), { signal });
  widget.addEventListener(
    "pointerup",
    (event) => {
      if (!start || event.pointerId !== start.pointerId) return;
      const aside = event.clientX - start.clientX;
      const along = event.clientY - start.clientY;
      start = null;
      if (Math.abs(aside) >= FAR && Math.abs(aside) >= STEEPNESS * Math.abs(along)) act(aside < 0 ? "next" : "back");
    },
    { signal },
  );
}

/**
 * @param {Element} inner
 * @param {Element} outer
 */
function scrollsSideways(inner, outer) {
  for (let element = inner; element !== outer && element.parentElement; element = element.parentElement) {
    const isWide = element.scrollWidth > element.clientWidth + 1;
    if (isWide && /auto|scroll/.test(getComputedStyle(element).overflowX)) return true;
  }
  return false;
}
