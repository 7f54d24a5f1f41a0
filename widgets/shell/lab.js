/**
 * How a lab comes alive: a control says what it changes, the engine draws the lab anew, the focus stays where it was.
 *
 * The page brings the lab as it begins; the engine starts with the first touch, or when the page is idle. Nothing is
 * worked out here: the settings are texts that only Python reads.
 */

import { Announcer } from "./announcer.js";
import { engine, startWhenIdle } from "./engine_client.js";
import { EngineLine } from "./engine_line.js";
import { parse } from "./markup.js";
import { count } from "./progress.js";
import { Sharing } from "./sharing.js";
import { get, set } from "./vendor/idb-keyval.js";

/** How a lab was left, for the reader who follows a link and comes back within the visit. @type {Map<string, Settings>} */
const left = new Map();

/** @typedef {Record<string, string>} Settings */

/**
 * How a lab is asked: without a word aloud; the key of what gets the focus; whether a question is answered by it.
 * @typedef {{silent?: boolean, then?: string | null, answers?: boolean}} Manner
 */

export class CardLab extends HTMLElement {
  /** @type {Settings} */
  #settings = {};
  /** @type {Settings | null} what the reader has asked for and not been shown yet */
  #wished = null;
  /** Whether the engine failed over it. */
  #isWaiting = false;
  /** @type {Manner} how it was asked */
  #manner = {};
  #asked = 0;
  /** @type {EngineLine | null} */
  #line = null;
  #announcer = new Announcer(null);
  /** Whether what is shown came from somebody else, and is not kept. */
  #isLent = false;
  #life = new AbortController();
  #place = "";

  connectedCallback() {
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#settings = JSON.parse(this.dataset["state"] ?? "{}");
    this.#place = `${location.pathname}#${this.id}`;
    this.#line = new EngineLine(this, signal);
    this.#announcer = new Announcer(this.querySelector(":scope > .live"));
    this.classList.add("enhanced");
    this.addEventListener("click", (event) => this.#click(event), { signal });
    this.addEventListener("change", (event) => this.#write(event), { signal });
    engine.addEventListener("change", () => this.#engineChanged(), { signal });
    new Sharing(this, () => `#${this.id}`, signal);
    startWhenIdle(this, signal);
    this.#engineChanged();
    const before = left.get(this.#place);
    if (before && !isSame(before, this.#settings)) void this.#ask(before, { silent: true });
    else if (!before && "keep" in this.dataset) void this.#recall();
  }

  disconnectedCallback() {
    this.#life.abort();
    this.#announcer.stop();
    if (this.#asked && !this.#isLent) left.set(this.#place, this.#now);
  }

  /** @param {Event} event */
  #click(event) {
    const control = event.target instanceof Element ? event.target.closest("[data-go]") : null;
    if (!control) return;
    // An answer belongs to the question that is seen, not to one that is still to come.
    if (this.#wished && control.closest(".practice-options, [data-answers]")) return;
    const settings = { ...this.#now, ...read(control, "data-go"), ...drawn(read(control, "data-chance")) };
    void this.#ask(settings, { then: control.getAttribute("data-then"), answers: control.hasAttribute("data-answers") });
  }

  /** @param {Event} event */
  #write(event) {
    const field = event.target;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !field.name) return;
    if (!field.checkValidity()) {
      field.reportValidity();
      return;
    }
    void this.#ask({ ...this.#now, [field.name]: field.value });
  }

  /** The settings as the reader sees them, or will once the engine has answered. */
  get #now() {
    return this.#wished ?? this.#settings;
  }

  get settings() {
    return this.#now;
  }

  get isLent() {
    return this.#isLent;
  }

  /**
   * Shows what came from somebody else; what the reader keeps stays as it is.
   * @param {Settings} settings
   * @returns {Promise<boolean>} whether the engine took it, or will once it can
   */
  async lend(settings) {
    const before = this.#isLent;
    this.#isLent = true;
    const isTaken = await this.#ask(settings);
    if (isTaken === false) this.#isLent = before;
    return isTaken !== false;
  }

  /** What was lent is the reader's own from now on. */
  keep() {
    this.#isLent = false;
    this.#keep();
  }

  /** What was lent goes, and what the reader keeps is there again. */
  takeBack() {
    this.#isLent = false;
    const first = left.get(this.#place) ?? JSON.parse(this.dataset["state"] ?? "{}");
    void get(this.#key).then(
      (kept) => this.#ask(kept ?? first),
      () => this.#ask(first),
    );
  }

  #keep() {
    if ("keep" in this.dataset && !this.#isLent) void set(this.#key, this.#settings).catch(() => undefined);
  }

  /**
   * @param {Settings} settings
   * @param {Manner} [manner]
   * @returns {Promise<boolean | null>} whether the engine took them; null where it has failed, or been asked again
   */
  async #ask(settings, manner = {}) {
    const { silent = false, then = null, answers = false } = manner;
    this.#asked += 1;
    const asked = this.#asked;
    this.#wished = settings;
    this.#manner = manner;
    this.#isWaiting = false;
    const { language = "", base = "", lab, pack } = this.dataset;
    try {
      const reply = await engine.ask({ op: "lab", lab, settings, language, base, packs: pack ? [pack] : [] });
      if (asked !== this.#asked) return null;
      this.#wished = null;
      if (!reply.ok) return false;
      this.#settings = reply["settings"];
      this.#show(reply["html"], then);
      if (answers) this.#count(lab ?? "");
      this.#keep();
      if (!silent) this.#announcer.say(reply["spoken"]);
      return true;
    } catch {
      // The engine has failed: its line says so, and the next start answers the wish.
      if (asked === this.#asked) this.#isWaiting = true;
      return null;
    }
  }

  /**
   * @param {string} html from our worker
   * @param {string | null} then the key of what gets the focus, if it was in here
   */
  #show(html, then) {
    const body = this.querySelector(":scope > .lab-body");
    if (!body) return;
    const focused = body.contains(document.activeElement) ? document.activeElement : null;
    const key = then ?? focused?.getAttribute("data-key");
    body.replaceChildren(parse(html));
    if (!focused) return;
    const again = key ? body.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
    (again instanceof HTMLElement ? again : this).focus({ preventScroll: true });
  }

  /** What was filled in at an earlier visit; where the browser keeps nothing, the lab begins anew. */
  async #recall() {
    try {
      const kept = await get(this.#key);
      if (kept && !this.#asked && !this.#life.signal.aborted) void this.#ask(kept, { silent: true });
    } catch {
      // nothing is kept here
    }
  }

  get #key() {
    return `lab ${this.dataset["lab"]}`;
  }

  /** @param {string} practice */
  #count(practice) {
    const outcome = this.querySelector("[data-outcome]");
    if (outcome) void count(practice, JSON.parse(outcome.getAttribute("data-outcome") ?? "{}"));
  }

  #engineChanged() {
    if (engine.state === "ready") this.#line?.say("ready");
    if (engine.state !== "failed" && this.#isWaiting && this.#wished) {
      void this.#ask(this.#wished, this.#manner);
    }
  }
}

/**
 * @param {Settings} one
 * @param {Settings} other
 */
function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * The settings that an attribute of a control carries.
 * @param {Element} control
 * @param {string} name
 * @returns {Settings}
 */
function read(control, name) {
  return JSON.parse(control.getAttribute(name) ?? "{}");
}

/**
 * Numbers that chance draws, each from 1 to the one that is given.
 * @param {Settings} most
 * @returns {Settings}
 */
function drawn(most) {
  return Object.fromEntries(
    Object.entries(most).map(([name, end]) => [name, String(1 + Math.floor(Math.random() * Number(end)))]),
  );
}
