/**
 * The place where a reader sees what this device keeps of the site, has the rest fetched, or has all of it removed.
 *
 * All words stand in the page; what is kept, and how much there is to fetch, is found out here.
 */

import { choose, keepEngine, keepNothing, keepPages, kept, pagesAreKept, sizes } from "./offline.js";
import { showWhen } from "./sentences.js";

/** What there is to do, by what is kept. @type {Record<string, string[]>} */
const OFFERED = { off: ["keep"], nothing: ["keep"], pages: ["keep", "remove"], everything: ["remove"], failed: ["keep", "remove"] };

export class OfflineKeeper extends HTMLElement {
  #life = new AbortController();

  connectedCallback() {
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.addEventListener("click", (event) => void this.#click(event), { signal });
    window.addEventListener("online", () => void this.#look(), { signal });
    window.addEventListener("offline", () => void this.#look(), { signal });
    void this.#look();
  }

  disconnectedCallback() {
    this.#life.abort();
  }

  async #look() {
    this.#show(await kept());
    void this.#tellSizes();
  }

  /** @param {string} state */
  #show(state) {
    showWhen(this, state);
    for (const button of this.querySelectorAll("button")) {
      button.hidden = !(OFFERED[state] ?? []).includes(button.dataset["do"] ?? "");
    }
    const progress = this.querySelector("progress");
    if (progress) progress.hidden = state !== "fetching";
    this.dataset["state"] = state;
  }

  async #tellSizes() {
    try {
      const { pages, engine } = await sizes();
      const format = new Intl.NumberFormat(this.dataset["language"], {
        style: "unit",
        unit: "megabyte",
        maximumFractionDigits: 1,
      });
      for (const [name, bytes] of Object.entries({ all: pages + engine, engine })) {
        for (const place of this.querySelectorAll(`[data-part="${name}"]`)) place.textContent = format.format(bytes / 1e6);
      }
    } catch {
      // Without a network, and with nothing kept, the size is not known; the words stand without it.
    }
  }

  /** @param {Event} event */
  async #click(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button) return;
    const hadFocus = button === document.activeElement;
    await (button.dataset["do"] === "keep" ? this.#keep() : this.#remove());
    if (hadFocus) /** @type {HTMLElement} */ (this.querySelector("button:not([hidden])") ?? this).focus();
  }

  async #keep() {
    choose("");
    this.#show("fetching");
    const progress = this.querySelector("progress");
    try {
      void navigator.storage?.persist?.().catch(() => false);
      if (!(await keepPages()) || !(await pagesAreKept())) return this.#show("failed");
      await keepEngine((done, of) => {
        if (progress) [progress.value, progress.max] = [done, of];
      });
      await this.#look();
    } catch {
      this.#show("failed");
    }
  }

  async #remove() {
    try {
      await keepNothing();
      this.#show("off");
    } catch {
      this.#show("failed");
    }
  }
}
