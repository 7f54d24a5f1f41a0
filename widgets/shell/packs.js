/**
 * How a reader chooses the cards of a game: the page's drawings and words of that game are changed for those of the pack.
 *
 * The build has drawn them all: a table of parts lies beside the page, the pack's symbols among the site's assets. No
 * engine is needed. Replays and labs that are put in their place take up where the ones before were left.
 */

import { Announcer } from "./announcer.js";
import { parse } from "./markup.js";
import { choosePack, chosenPack } from "./pack_store.js";

/** @typedef {Map<string, Element>} Parts what stands in the page under each key */

/** How long a file may take, in milliseconds. */
const PATIENCE = 10_000;

/** The choices whose cards are still to come. @type {Set<PackChoice>} */
const awaited = new Set();

/** The packs whose symbols are in the page, or on their way. @type {Map<string, Promise<void>>} */
const symbols = new Map();

export class PackChoice extends HTMLElement {
  #life = new AbortController();
  #announcer = new Announcer(null);
  /** The pack that the page shows. */
  #shown = "";
  /** The keys of the parts that it has changed for it. @type {string[]} */
  #keys = [];
  #asked = 0;

  connectedCallback() {
    this.#life = new AbortController();
    this.#announcer = new Announcer(this.querySelector(":scope > .live"));
    this.addEventListener("change", (event) => this.#change(event), { signal: this.#life.signal });
    const radio = this.#radio(chosenPack(this.#game));
    if (radio?.value) this.#await(radio);
    else this.#arrived();
  }

  disconnectedCallback() {
    this.#asked += 1;
    this.#life.abort();
    this.#announcer.stop();
    this.#arrived();
  }

  /** @param {HTMLInputElement} radio */
  #await(radio) {
    awaited.add(this);
    document.documentElement.classList.add("awaits-cards");
    void this.#show(radio);
  }

  get #game() {
    return this.dataset["game"] ?? "";
  }

  /**
   * @param {string} pack
   * @returns {HTMLInputElement | undefined}
   */
  #radio(pack) {
    return [...this.querySelectorAll("input")].find((input) => input.value === pack);
  }

  /** @param {Event} event */
  #change(event) {
    if (event.target instanceof HTMLInputElement) void this.#show(event.target, { isNew: true });
  }

  /**
   * @param {HTMLInputElement} radio
   * @param {{isNew?: boolean}} [options] isNew: the reader has just chosen it; it is kept, and said
   */
  async #show(radio, { isNew = false } = {}) {
    this.#asked += 1;
    const asked = this.#asked;
    this.#notice(false);
    radio.checked = true;
    try {
      const pack = radio.value;
      const parts = pack ? drawnIn(pack) : asBuilt(this.#keys);
      await Promise.all([parts, pack ? bringSymbols(pack) : undefined]);
      if (asked !== this.#asked) return;
      if (pack !== this.#shown) this.#replace(await parts);
      this.#shown = pack;
      if (isNew) choosePack(this.#game, pack);
      if (isNew) this.#announcer.say(radio.dataset["said"] ?? "");
    } catch (error) {
      if (asked !== this.#asked) return;
      console.warn(`The cards did not come: ${error}`);
      const shown = this.#radio(this.#shown);
      if (shown) shown.checked = true;
      this.#notice(true);
    } finally {
      if (asked === this.#asked) this.#arrived();
    }
  }

  /** @param {Parts} parts */
  #replace(parts) {
    this.#keys = [...parts.keys()];
    for (const old of document.querySelectorAll("[data-drawn]")) {
      const part = parts.get(old.getAttribute("data-drawn") ?? "");
      if (!part) continue;
      const hadFocus = old.contains(document.activeElement);
      old.replaceWith(part);
      if (hadFocus) /** @type {HTMLElement | null} */ (part.querySelector("[tabindex]"))?.focus({ preventScroll: true });
    }
    document.dispatchEvent(new Event("packchange"));
  }

  #arrived() {
    awaited.delete(this);
    if (!awaited.size) document.documentElement.classList.remove("awaits-cards");
  }

  /** @param {boolean} isShown */
  #notice(isShown) {
    const notice = /** @type {HTMLElement | null} */ (this.querySelector(":scope > .notice"));
    if (notice) notice.hidden = !isShown;
    const folded = this.closest("details");
    if (isShown && folded) folded.open = true;
  }
}

/** The packs chosen for the games of this page, those that it is drawn with not counted. */
export function packsHere() {
  const chosen = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("pack-choice input:checked"));
  return [...chosen].map((input) => input.value).filter((pack) => pack);
}

/**
 * The parts of this page in another pack.
 * @param {string} pack
 * @returns {Promise<Parts>}
 */
async function drawnIn(pack) {
  const answer = await fetched(new URL(`pack-${pack}.json`, location.href));
  const table = /** @type {Record<string, string>} */ (await answer.json());
  const parts = new Map();
  for (const [key, html] of Object.entries(table)) parts.set(key, parse(html).firstElementChild);
  return parts;
}

/**
 * Parts of this page as it came: those on the page itself have been changed since.
 * @param {string[]} keys
 * @returns {Promise<Parts>}
 */
async function asBuilt(keys) {
  const page = parse(await (await fetched(new URL(location.pathname, location.href))).text());
  const parts = new Map();
  for (const key of keys) parts.set(key, page.querySelector(`[data-drawn="${CSS.escape(key)}"]`));
  return parts;
}

/** @param {string} pack */
function bringSymbols(pack) {
  const coming = symbols.get(pack) ?? fetchSymbols(pack);
  symbols.set(pack, coming);
  coming.catch(() => symbols.delete(pack));
  return coming;
}

/** @param {string} pack */
async function fetchSymbols(pack) {
  const answer = await fetched(new URL(`../packs/${pack}.svg`, import.meta.url));
  const drawing = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  document.body.append(document.importNode(drawing, true));
}

/** @param {URL} address */
async function fetched(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${address.pathname}: ${answer.status}`);
  return answer;
}
