/**
 * How a reader has an example of his own checked: typed, pasted, from a file or from a link; and passed on as a link.
 *
 * The text stays in its box whatever fails, and in the session when the reader looks something up in between. The
 * verdict and the replay in it are drawn by our own worker; nothing else is ever put in as HTML.
 */

import { engine } from "./engine_client.js";
import { EngineLine } from "./engine_line.js";
import { parse } from "./markup.js";
import { packsHere } from "./packs.js";
import { showWhen } from "./sentences.js";
import { LARGEST, TooLarge, carriesText, copyLink, pack, unpack } from "./share.js";

const KEPT = "checker-text";

/** The largest text that the engine is asked about, in bytes: a page of many examples. One example it judges by its own limit. */
const LARGEST_PAGE = 256 * 1024;

export class EngineCheck extends HTMLElement {
  #life = new AbortController();
  /** @type {EngineLine | null} */
  #line = null;
  /** Counts the checks; only the answer to the last one is shown. */
  #asked = 0;
  /** The text that the verdict shown is about. */
  #judged = "";
  /** Whether a check waits for an engine that has failed. */
  #isWaiting = false;

  connectedCallback() {
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.classList.add("enhanced");
    for (const controls of this.querySelectorAll(".controls")) /** @type {HTMLElement} */ (controls).hidden = false;
    this.#line = new EngineLine(this, signal);
    this.addEventListener("submit", (event) => this.#submit(event), { signal });
    this.addEventListener("click", (event) => this.#click(event), { signal });
    this.addEventListener("input", (event) => this.#edited(event), { signal });
    this.addEventListener("change", (event) => this.#opened(event), { signal });
    this.addEventListener("dragover", (event) => this.#drag(event), { signal });
    this.addEventListener("drop", (event) => this.#drop(event), { signal });
    engine.addEventListener("change", () => this.#engineChanged(), { signal });
    window.addEventListener("hashchange", () => void this.#takeLink(), { signal });
    document.addEventListener("packchange", () => this.#packChanged(), { signal });
    if (carriesText(location.hash)) void this.#takeLink();
    else if (!this.#box.value) this.#box.value = kept() ?? this.#box.value;
    this.#engineChanged();
  }

  disconnectedCallback() {
    this.#life.abort();
  }

  get #box() {
    return /** @type {HTMLTextAreaElement} */ (this.querySelector('[data-part="text"]'));
  }

  /** @param {Event} event */
  #submit(event) {
    event.preventDefault();
    void this.#check();
  }

  /** @param {Event} event */
  #click(event) {
    const target = event.target instanceof Element ? event.target.closest("[data-do]") : null;
    if (target?.closest("card-replay")) return;
    if (target?.getAttribute("data-do") === "link") void this.#copyLink();
    else if (target?.getAttribute("data-do") === "check" && target.getAttribute("type") !== "submit") void this.#check();
  }

  /** @param {Event} event */
  #edited(event) {
    if (event.target !== this.#box) return;
    engine.start();
    this.#changed();
    if (carriesText(location.hash)) history.replaceState(history.state, "", location.pathname + location.search);
  }

  /** @param {Event} event */
  #opened(event) {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || input.dataset["do"] !== "open") return;
    const file = input.files?.[0];
    input.value = "";
    if (file) void this.#open(file);
  }

  /** @param {DragEvent} event */
  #drag(event) {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  }

  /** @param {DragEvent} event */
  #drop(event) {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void this.#open(file);
  }

  /** @param {File} file */
  async #open(file) {
    if (file.size > LARGEST) return this.#notice("too-large");
    try {
      this.#fill(new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()));
      await this.#check();
    } catch {
      this.#notice("bad-file");
    }
  }

  async #takeLink() {
    if (!carriesText(location.hash)) return;
    try {
      this.#fill(await unpack(location.hash));
    } catch (error) {
      return this.#notice(error instanceof TooLarge ? "too-large" : "bad-link");
    }
    await this.#check();
  }

  /** @param {string} text */
  #fill(text) {
    this.#box.value = text;
    this.#changed();
  }

  /** The text is another one: a verdict on the one before goes, and one that is under way is not shown any more. */
  #changed() {
    this.#keep();
    this.#notice(null);
    if (this.#box.value === this.#judged) return;
    this.#asked += 1;
    this.#show("", "");
    this.#line?.say("ready");
  }

  /**
   * Whether there is a text to be checked or passed on; where there is not, the reader is told.
   * @param {number} largest in bytes
   */
  #hasText(largest) {
    const text = this.#box.value;
    const lack = !text.trim() ? "empty" : new Blob([text]).size > largest ? "too-large" : null;
    this.#notice(lack);
    if (lack) this.#box.focus();
    return lack === null;
  }

  #keep() {
    try {
      sessionStorage.setItem(KEPT, this.#box.value);
    } catch {
      // No storage: the text lives in its box alone.
    }
  }

  async #check() {
    this.#asked += 1;
    const asked = this.#asked;
    this.#isWaiting = false;
    if (!this.#hasText(LARGEST_PAGE)) return;
    const text = this.#box.value;
    this.#judged = text;
    this.#line?.say("checking");
    try {
      const { language = "", base = "" } = this.dataset;
      const reply = await engine.ask({ op: "check", language, base, text, packs: packsHere() });
      if (asked !== this.#asked) return;
      this.#show(reply["html"] ?? reply["error"]?.html ?? "", reply["replay"] ?? "");
      this.#line?.say("ready");
    } catch {
      // The engine has failed: the text stays, and the next start checks it.
      if (asked === this.#asked) this.#isWaiting = true;
    }
  }

  /**
   * @param {string} verdict HTML from our worker
   * @param {string} replay HTML from our worker, or nothing
   */
  #show(verdict, replay) {
    const place = this.querySelector('[data-part="verdict"]');
    if (!place) return;
    this.#replayPlace(place).replaceChildren(parse(replay));
    place.replaceChildren(parse(verdict));
    if (verdict) place.scrollIntoView({ block: "nearest" });
  }

  /**
   * Where the replay goes: after the verdict, which is read aloud as a whole when it changes.
   * @param {Element} verdict
   */
  #replayPlace(verdict) {
    const there = this.querySelector(':scope > [data-part="replay"]');
    if (there) return there;
    const place = document.createElement("div");
    place.dataset["part"] = "replay";
    verdict.after(place);
    return place;
  }

  async #copyLink() {
    if (!this.#hasText(LARGEST)) return;
    const url = new URL(await pack(this.#box.value), location.href).href;
    history.replaceState(history.state, "", url);
    this.#notice(await copyLink(url, this.querySelector('.notice [data-part="link"]')));
  }

  /** @param {string | null} name which of the notices in the page is shown */
  #notice(name) {
    showWhen(this.querySelector(".notice"), name);
  }

  /** The verdict shown is told anew, in the words of the other cards. */
  #packChanged() {
    if (this.#judged && this.#box.value === this.#judged) void this.#check();
  }

  #engineChanged() {
    if (engine.state === "ready" && this.#line?.state === "idle") this.#line.say("ready");
    if (engine.state !== "failed" && this.#isWaiting) void this.#check();
  }
}

/** The text of this visit, or null. */
function kept() {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}
