/**
 * What a page leaves behind: the theme holds on to single elements of every page it has swapped out, and each of them to its
 * whole page. Taken apart, a page that is gone costs a visit no memory.
 */

const PAGE = "[data-md-component=container]";

/** @param {Element} body in which the theme swaps pages */
export function letGoOfPages(body) {
  new MutationObserver((changes) => {
    for (const { removedNodes } of changes) {
      for (const node of removedNodes) {
        if (node instanceof Element && node.matches(PAGE) && !node.isConnected) takeApart(node);
      }
    }
  }).observe(body, { childList: true });
}

/** @param {Element} page */
function takeApart(page) {
  for (const element of page.querySelectorAll("*")) element.replaceChildren();
}
