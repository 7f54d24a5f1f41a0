/**
 * What a reader has practised: how many answers of each kind, and how many of them right, kept in this browser alone.
 *
 * Where the browser keeps nothing (a private window, storage refused or full) practice goes on, and a sentence says so.
 */

import { showWhen } from "./sentences.js";
import { get, set } from "./vendor/idb-keyval.js";

/** @typedef {{asked: number, right: number}} Tally */
/** @typedef {Record<string, Tally>} Tallies by practice, skill and level */

const KEY = "practice";
const MOST = 1_000_000;
const LONGEST = 80;

/** Tells the elements that the tallies have changed, or that they cannot be kept. */
const news = new EventTarget();

/** @type {Tallies} what this visit knows, whether it can be kept or not */
let tallies = {};
let isKept = true;
/** @type {Promise<void> | null} */
let reading = null;

/** Reads what was kept, once a visit. */
function read() {
  reading ??= fetchKept();
  return reading;
}

async function fetchKept() {
  try {
    tallies = { ...checked(await get(KEY)), ...tallies };
  } catch {
    isKept = false;
  }
}

/** Another tab may have counted meanwhile. */
async function readAgain() {
  if (!isKept) return;
  try {
    tallies = { ...tallies, ...checked(await get(KEY)) };
  } catch {
    isKept = false;
  }
}

/**
 * What is kept, as far as it is what we wrote.
 * @param {unknown} found
 * @returns {Tallies}
 */
function checked(found) {
  /** @type {Tallies} */
  const known = {};
  if (typeof found !== "object" || found === null) return known;
  for (const [name, tally] of Object.entries(found)) {
    const { asked, right } = /** @type {Partial<Tally>} */ (tally ?? {});
    if (name.length <= LONGEST && isCount(asked) && isCount(right) && right <= asked) known[name] = { asked, right };
  }
  return known;
}

/**
 * @param {unknown} value
 * @returns {value is number}
 */
function isCount(value) {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST;
}

async function write() {
  try {
    await set(KEY, tallies);
  } catch {
    isKept = false;
  }
  news.dispatchEvent(new Event("change"));
}

/**
 * Counts an answer.
 * @param {string} practice
 * @param {{skill: string, level: string, right: string}} outcome
 */
export async function count(practice, { skill, level, right }) {
  await read();
  await readAgain();
  const name = `${practice} ${skill} ${level}`;
  const before = tallies[name] ?? { asked: 0, right: 0 };
  if (before.asked >= MOST) return;
  if (!Object.keys(tallies).length) void navigator.storage?.persist?.().catch(() => false);
  tallies[name] = { asked: before.asked + 1, right: before.right + (right === "yes" ? 1 : 0) };
  await write();
}

/** The table of what was practised, with the ways to carry it off and to begin anew. */
export class CardProgress extends HTMLElement {
  #life = new AbortController();

  connectedCallback() {
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.hidden = false;
    this.addEventListener("click", (event) => void this.#click(event), { signal });
    news.addEventListener("change", () => this.#show(), { signal });
    void read().then(() => this.#show());
  }

  disconnectedCallback() {
    this.#life.abort();
  }

  get #prefix() {
    return `${this.dataset["lab"]} `;
  }

  /** @returns {Tallies} */
  get #own() {
    return Object.fromEntries(Object.entries(tallies).filter(([name]) => name.startsWith(this.#prefix)));
  }

  #show() {
    for (const cell of this.querySelectorAll("[data-tally]")) {
      const tally = tallies[this.#prefix + cell.getAttribute("data-tally")];
      cell.textContent = tally ? `${tally.right} / ${tally.asked}` : "–";
    }
    this.#say(isKept ? null : "unkept");
  }

  /** @param {string | null} when which of the sentences is shown */
  #say(when) {
    showWhen(this, when);
  }

  /** @param {Event} event */
  async #click(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    switch (button?.dataset["do"]) {
      case "export":
        this.#export();
        break;
      case "reset":
        this.#say("sure");
        /** @type {HTMLElement | null} */ (this.querySelector('[data-do="keep"]'))?.focus();
        break;
      case "keep":
        this.#say(isKept ? null : "unkept");
        this.#focusReset();
        break;
      case "forget":
        for (const name of Object.keys(this.#own)) delete tallies[name];
        await write();
        this.#say("reset");
        this.#focusReset();
        break;
    }
  }

  #focusReset() {
    /** @type {HTMLElement | null} */ (this.querySelector('[data-do="reset"]'))?.focus();
  }

  #export() {
    const text = JSON.stringify(this.#own, null, 2);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = `${this.dataset["lab"]}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
  }
}
