/**
 * What a word of the glossary means, shown beside the word: touched, pressed, or under the mouse for a moment.
 *
 * The word is a link to the glossary, described by a sentence that the page brings. Without this module, or where the
 * browser knows no popovers, it leads there.
 */

const BEFORE_SHOWING = 350;
const BEFORE_HIDING = 250;
const EDGE = 12;

/** @type {HTMLElement | null} the tip that is shown */
let tip = null;
/** @type {HTMLAnchorElement | null} the word it belongs to */
let word = null;
/** Whether it stays until the reader closes it. */
let isPressed = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

/**
 * Explains the words of the pages shown in this document.
 * @param {Document} page
 */
export function explainTerms(page) {
  if (!("popover" in HTMLElement.prototype)) return;
  // Before Material takes the click for a way to another page.
  page.addEventListener("click", press, { capture: true });
  page.addEventListener("pointerover", (event) => pass(event, true));
  page.addEventListener("pointerout", (event) => pass(event, false));
  page.addEventListener("pointerdown", (event) => isOutside(event) && hide());
  page.addEventListener("focusin", (event) => isPressed && isOutside(event) && hide());
  page.addEventListener("scroll", follow, { passive: true, capture: true });
  page.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !tip) return;
    if (tip.contains(page.activeElement)) word?.focus();
    hide();
  });
}

/** @param {MouseEvent} event */
function press(event) {
  const term = termOf(event);
  if (!term || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  if (word === term && isPressed) return hide();
  show(term);
  isPressed = tip !== null;
}

/**
 * The mouse has come to a word or to its tip, or has left it.
 * @param {PointerEvent} event
 * @param {boolean} isComing
 */
function pass(event, isComing) {
  if (event.pointerType !== "mouse") return;
  const term = termOf(event);
  if (!term && isOutside(event)) return;
  clearTimeout(waiting);
  if (!isComing && !isPressed) waiting = setTimeout(hide, BEFORE_HIDING);
  else if (isComing && term && term !== word) waiting = setTimeout(() => show(term), BEFORE_SHOWING);
}

/** @param {HTMLAnchorElement} term */
function show(term) {
  const told = document.getElementById(term.getAttribute("aria-describedby") ?? "");
  hide();
  if (!told || !term.isConnected) return;
  tip = document.createElement("span");
  tip.className = "tip";
  tip.popover = "manual";
  const more = document.createElement("a");
  more.href = term.href;
  more.textContent = told.parentElement?.dataset["more"] ?? "";
  tip.append(...[...told.childNodes].map((node) => node.cloneNode(true)), " ", more);
  term.after(tip);
  word = term;
  tip.showPopover();
  place(tip, term);
}

/**
 * Under the word or, where there is no room, above it.
 * @param {HTMLElement} shown
 * @param {Element} term
 */
function place(shown, term) {
  const line = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const { width, height } = shown.getBoundingClientRect();
  const room = document.documentElement;
  const left = Math.min(line.left, room.clientWidth - width - EDGE);
  const isBelow = line.bottom + height + EDGE < room.clientHeight;
  shown.style.left = `${Math.max(EDGE, left)}px`;
  shown.style.top = `${isBelow ? line.bottom + 4 : line.top - height - 4}px`;
}

/** The tip stays with its word, and goes when the word leaves the window. */
function follow() {
  if (!tip || !word) return;
  const { top, bottom } = word.getBoundingClientRect();
  if (bottom < 0 || top > document.documentElement.clientHeight) hide();
  else place(tip, word);
}

function hide() {
  clearTimeout(waiting);
  tip?.remove();
  tip = word = null;
  isPressed = false;
}

/** @param {Event} event */
function termOf(event) {
  const found = event.target instanceof Element ? event.target.closest("a.term") : null;
  return found instanceof HTMLAnchorElement ? found : null;
}

/** @param {Event} event */
function isOutside(event) {
  return !(event.target instanceof Node) || !(tip?.contains(event.target) || word?.contains(event.target));
}
