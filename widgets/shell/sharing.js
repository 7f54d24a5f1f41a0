/**
 * How a widget is passed on: a link to what it shows, and the code that puts it into another page, each with a button
 * that copies it. Where the browser keeps its clipboard shut, the text is selected for the reader to copy.
 *
 * All words come with the page, in a template; only addresses are written here.
 */

import { showWhen } from "./sentences.js";

/** What a framed widget asks of its page besides its own height, in pixels: the way home, and some air. */
const AROUND = 90;

export class Sharing {
  #widget;
  #hash;
  #details;

  /**
   * @param {HTMLElement} widget
   * @param {() => string} hash what the address says of what is shown
   * @param {AbortSignal} signal
   */
  constructor(widget, hash, signal) {
    this.#widget = widget;
    this.#hash = hash;
    this.#details = /** @type {HTMLDetailsElement | null} */ (widget.querySelector(":scope > .share"));
    if (!this.#details) return;
    this.#details.hidden = false;
    this.#details.addEventListener("toggle", () => this.write(), { signal });
    this.#details.addEventListener("click", (event) => this.#click(event), { signal });
  }

  /** Writes the link and the code for what is shown now, if the reader looks at them. */
  write() {
    if (!this.#details?.open) return;
    this.#open(this.#details);
    const link = new URL(this.#hash(), location.href).href;
    for (const [name, text] of Object.entries({ link, code: this.#code() })) {
      const field = this.#field(name);
      if (field) field.value = text;
    }
    this.#say(null);
  }

  /** @param {HTMLDetailsElement} details */
  #open(details) {
    const words = document.querySelector("template#share-words");
    if (details.querySelector(".share-panel") || !(words instanceof HTMLTemplateElement)) return;
    details.append(words.content.cloneNode(true));
  }

  #code() {
    const page = new URL(this.#details?.dataset["embed"] ?? "", location.href);
    page.hash = this.#hash();
    const title = this.#widget.getAttribute("aria-label") ?? "";
    let height = this.#widget.offsetHeight + AROUND;
    for (const open of this.#widget.querySelectorAll(":scope > details[open]")) {
      const summary = /** @type {HTMLElement | null} */ (open.querySelector("summary"));
      height -= /** @type {HTMLElement} */ (open).offsetHeight - (summary?.offsetHeight ?? 0);
    }
    const around = `width="100%" height="${Math.ceil(height / 10) * 10}" loading="lazy"`;
    return `<iframe src="${quoted(page.href)}" title="${quoted(title)}" ${around}></iframe>`;
  }

  /** @param {Event} event */
  #click(event) {
    const button = event.target instanceof Element ? event.target.closest('[data-do="copy"]') : null;
    if (!button) return;
    event.stopPropagation();
    void this.#copy(button.getAttribute("data-part") ?? "");
  }

  /** @param {string} name */
  async #copy(name) {
    const field = this.#field(name);
    if (!field) return;
    try {
      await navigator.clipboard.writeText(field.value);
      this.#say("copied");
    } catch {
      field.focus();
      field.select();
      this.#say("selected");
    }
  }

  /**
   * @param {string} name
   * @returns {HTMLTextAreaElement | null}
   */
  #field(name) {
    return this.#details?.querySelector(`textarea[data-part="${name}"]`) ?? null;
  }

  /** @param {string | null} name which of the page's sentences */
  #say(name) {
    showWhen(this.#details, name);
  }
}

/** @param {string} text for an attribute */
function quoted(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
