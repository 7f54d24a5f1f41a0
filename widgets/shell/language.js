/**
 * How a reader changes the language: at the same page, anchor and step; and who is offered the other one.
 */

const CHOSEN = "language";

/**
 * One quiet line that offers the page in the reader's other language, until he has chosen.
 */
export class LanguageOffer extends HTMLElement {
  #life = new AbortController();

  connectedCallback() {
    this.#life = new AbortController();
    const here = languageHere();
    const other = this.dataset["language"] ?? "";
    const wished = chosen() ?? navigator.languages.map(primary).find((tag) => tag === here || tag === other);
    this.hidden = wished !== other;
    this.querySelector('[data-do="dismiss"]')?.addEventListener(
      "click",
      () => {
        choose(here);
        this.hidden = true;
      },
      { signal: this.#life.signal },
    );
  }

  disconnectedCallback() {
    this.#life.abort();
  }
}

/**
 * Makes every link to the other language lead to the place where the reader is, by a real page load.
 *
 * Material would swap the content alone, and leave header, search and the page's own language behind.
 * @param {Document} page
 */
export function keepPlaceAcrossLanguages(page) {
  for (const type of ["click", "auxclick"]) {
    page.addEventListener(
      type,
      (event) => {
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        if (!link?.hreflang) return;
        link.href = samePlace(link);
        choose(primary(link.hreflang));
        event.stopPropagation();
      },
      { capture: true },
    );
  }
}

/** @param {HTMLAnchorElement} link */
function samePlace(link) {
  // The header stays when the content is swapped: the offer in the content knows the page's address in that language.
  const offer = /** @type {HTMLAnchorElement | null} */ (
    document.querySelector(`language-offer a[hreflang="${CSS.escape(link.hreflang)}"]`)
  );
  const url = new URL(offer?.href ?? link.href);
  if (primary(link.hreflang) === languageHere()) url.pathname = location.pathname;
  url.hash = location.hash || headingInSight();
  return url.href;
}

/** The heading the reader has before his eyes, or the last one above, as a hash; nothing at the top of the page. */
function headingInSight() {
  if (window.scrollY < 80) return "";
  let found = "";
  for (const heading of document.querySelectorAll("article :is(h2, h3, h4)[id]")) {
    const { top } = heading.getBoundingClientRect();
    if (top > window.innerHeight / 2) break;
    found = `#${heading.id}`;
    if (top > 0) break;
  }
  return found;
}

function languageHere() {
  return primary(document.documentElement.lang);
}

/** @param {string} tag */
function primary(tag) {
  return tag.slice(0, 2).toLowerCase();
}

/** @param {string} language */
function choose(language) {
  try {
    localStorage.setItem(CHOSEN, language);
  } catch {
    // No storage: the reader will be asked again.
  }
}

function chosen() {
  try {
    return localStorage.getItem(CHOSEN);
  } catch {
    return null;
  }
}
