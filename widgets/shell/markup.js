/**
 * How HTML from the engine's worker becomes nodes, and when two drawings of a step are the same.
 *
 * Only what our own worker answered is ever parsed here; a `template` keeps it inert until it is put into the page.
 */

/**
 * @param {string} html
 * @returns {DocumentFragment}
 */
export function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return document.importNode(template.content, true);
}

/**
 * The element that `html` draws; where it only draws the inside, a `div` of that class around it.
 * @param {string} html
 * @param {string} name a class
 * @returns {Element}
 */
export function parseElement(html, name) {
  const fragment = parse(html);
  const only = fragment.firstElementChild;
  if (only && fragment.childElementCount === 1 && only.classList.contains(name)) return only;
  const around = document.createElement("div");
  around.className = name;
  around.append(fragment);
  return around;
}

/** What is compared of a step: the picture and the words. */
const COMPARED = [".scene", ".said"];

/**
 * A step as the page brought it: translators and extensions alter what the reader sees, not this copy.
 * @param {Element} step
 * @returns {Element}
 */
export function copied(step) {
  const copy = document.createElement("div");
  for (const selector of COMPARED) copy.append(step.querySelector(selector)?.cloneNode(true) ?? "");
  return copy;
}

/**
 * Whether a browser's translator has been at work on this element: it wraps the words, or says so on the page.
 * @param {Element} element
 */
export function isTranslated(element) {
  const page = document.documentElement;
  return page.matches(".translated-ltr, .translated-rtl") || element.querySelector("font, [_msttexthash]") !== null;
}

/**
 * The first step, counted from 1, in which the page differs from what the engine drew; null where all are the same.
 * @param {readonly Element[]} shown the page's steps
 * @param {readonly string[]} drawn the engine's
 * @returns {number | null}
 */
export function firstDifference(shown, drawn) {
  for (const [index, step] of shown.entries()) {
    const html = drawn[index];
    if (html === undefined || !isSame(step, parseElement(html, "step"))) return index + 1;
  }
  return drawn.length > shown.length ? shown.length : null;
}

/**
 * @param {Element} shown
 * @param {Element} drawn
 */
function isSame(shown, drawn) {
  return COMPARED.every((selector) => {
    const ours = shown.querySelector(selector);
    const theirs = drawn.querySelector(selector);
    return ours !== null && theirs !== null && resolved(ours).isEqualNode(resolved(theirs));
  });
}

/**
 * A copy with every link written out in full: Material's instant navigation does so with the page's own.
 * @param {Element} element
 * @returns {Node}
 */
function resolved(element) {
  const copy = /** @type {Element} */ (element.cloneNode(true));
  for (const link of copy.querySelectorAll("a[href]")) {
    link.setAttribute("href", new URL(link.getAttribute("href") ?? "", document.baseURI).href);
  }
  return copy;
}
