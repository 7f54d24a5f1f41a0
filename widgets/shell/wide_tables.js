/**
 * Which tables and texts of a record take the focus: those wider than the screen, so that a keyboard can scroll them, too.
 */

const SCROLLERS = ".md-typeset__scrollwrap, .md-typeset table:not([class]), .md-typeset pre > code";

/**
 * Watches all of them in this visit, those of pages to come included.
 * @param {HTMLElement} body
 */
export function letWideTablesTakeFocus(body) {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) offerFocus(target);
  });
  /** @param {Element} part */
  const watch = (part) => {
    if (part.matches(SCROLLERS)) sizes.observe(part);
    for (const scroller of part.querySelectorAll(SCROLLERS)) sizes.observe(scroller);
  };
  watch(body);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && !node.closest("card-replay")) watch(node);
    }
  }).observe(body, { childList: true, subtree: true });
}

/** @param {Element} scroller */
function offerFocus(scroller) {
  if (scroller.scrollWidth > scroller.clientWidth) scroller.setAttribute("tabindex", "0");
  else scroller.removeAttribute("tabindex");
}
