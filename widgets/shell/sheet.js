/**
 * How a sheet leaves its page and comes back: as a file, as a table for a spreadsheet, in a link that holds all of it.
 *
 * What comes from a file or a link is shown without touching the sheet that the reader keeps, until he says so. Only the
 * outside of it is looked at here; whether it is a sheet the engine says.
 */

import { CardLab } from "./lab.js";
import { showWhen } from "./sentences.js";
import { LARGEST, carriesText, copyLink, pack, unpack } from "./share.js";

/** @typedef {import("./lab.js").Settings} Settings */

const MOST_FIELDS = 40;
/** How a cell begins that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t](?!\d+$)/;

export class CardSheet extends HTMLElement {
  #life = new AbortController();
  #asked = 0;

  connectedCallback() {
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.hidden = false;
    for (const part of [this, this.#news]) {
      part?.addEventListener("click", (event) => void this.#click(event), { signal });
    }
    this.addEventListener("change", (event) => this.#opened(event), { signal });
    window.addEventListener("hashchange", () => void this.#takeLink(), { signal });
    this.#say(null);
    void this.#takeLink();
  }

  disconnectedCallback() {
    this.#life.abort();
  }

  get #lab() {
    const lab = document.getElementById(`lab-${this.dataset["lab"]}`);
    return lab instanceof CardLab ? lab : null;
  }

  /** What may have to be said, over the sheet. */
  get #news() {
    return this.parentElement?.querySelector(":scope > .sheet-news") ?? null;
  }

  /** The sheet as a file and a link carry it. */
  get #text() {
    return JSON.stringify({ sheet: this.dataset["lab"], settings: this.#lab?.settings });
  }

  /** @param {Event} event */
  async #click(event) {
    const button = event.target instanceof Element ? event.target.closest("[data-do]") : null;
    switch (button?.getAttribute("data-do")) {
      case "export":
        save(this.#text, "application/json", `${this.dataset["lab"]}.json`);
        break;
      case "table":
        save(`\ufeff${this.#table()}`, "text/csv", `${this.dataset["lab"]}.csv`);
        break;
      case "link":
        await this.#copyLink();
        break;
      case "keep":
        this.#lab?.keep();
        this.#leave("kept");
        break;
      case "back":
        this.#lab?.takeBack();
        this.#leave(null);
        break;
    }
  }

  /** @param {Event} event */
  #opened(event) {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || input.dataset["do"] !== "open") return;
    const file = input.files?.[0];
    input.value = "";
    if (file) void this.#take(async () => (file.size > LARGEST ? "" : file.text()), "bad-file");
  }

  async #takeLink() {
    if (carriesText(location.hash)) await this.#take(() => unpack(location.hash), "bad-link");
  }

  /**
   * @param {() => Promise<string>} fetched
   * @param {string} otherwise what is said where it is no sheet
   */
  async #take(fetched, otherwise) {
    this.#asked += 1;
    const asked = this.#asked;
    const lab = this.#lab;
    try {
      const found = checked(JSON.parse(await fetched()));
      if (found.sheet !== this.dataset["lab"]) return this.#say("other");
      if (asked !== this.#asked || !lab) return;
      const isTaken = await lab.lend(found.settings);
      if (asked === this.#asked) this.#say(isTaken ? "lent" : otherwise);
    } catch {
      if (asked === this.#asked) this.#say(otherwise);
    }
  }

  /**
   * The reader has his own sheet before him again: the address carries none any more.
   * @param {string | null} when
   */
  #leave(when) {
    this.#asked += 1;
    if (carriesText(location.hash)) history.replaceState(history.state, "", location.pathname + location.search);
    this.#say(when);
    /** @type {HTMLElement | null} */ (this.querySelector('[data-do="export"]'))?.focus();
  }

  async #copyLink() {
    const url = new URL(await pack(this.#text), location.href).href;
    this.#say(await copyLink(url, this.#news?.querySelector('[data-part="link"]')));
  }

  /** The table of the sheet as it is seen, a line for each row. */
  #table() {
    const rows = this.#lab?.querySelectorAll(".sheet-table tr") ?? [];
    const lines = [...rows].map((row) => [...row.children].map((cell) => quoted(words(cell))).join(";"));
    return `${lines.join("\r\n")}\r\n`;
  }

  /** @param {string | null} when which of the sentences is shown; that a sheet is lent stays true until it is not */
  #say(when) {
    showWhen(this.#news, when, this.#lab?.isLent ? "lent" : null);
  }
}

/**
 * What a file or a link holds, as far as its outside is that of a sheet; throws where it is not.
 * @param {unknown} found
 * @returns {{sheet: string, settings: Settings}}
 */
function checked(found) {
  const { sheet, settings } = /** @type {{sheet?: unknown, settings?: unknown}} */ (found ?? {});
  if (typeof sheet !== "string" || typeof settings !== "object" || settings === null) throw new TypeError();
  const entries = Object.entries(settings);
  if (entries.length > MOST_FIELDS || !entries.every(([, text]) => typeof text === "string")) throw new TypeError();
  return { sheet, settings: Object.fromEntries(entries) };
}

/** @param {Element} cell */
function words(cell) {
  return (cell.querySelector("input")?.value ?? cell.textContent ?? "").trim().replace(/\u2212/g, "-");
}

/** @param {string} text */
function quoted(text) {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(plain) ? `"${plain.replace(/"/g, '""')}"` : plain;
}

/**
 * @param {string} text
 * @param {string} type
 * @param {string} name
 */
function save(text, type, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
