/**
 * How a worked example is read step by step: one step at a time, forward and back, by hand, key or address.
 *
 * All steps stand in the page already; this element shows one of them, and needs no engine for it. When the engine is
 * there, it has it replay the record and says whether the page agrees; from then on `WhatIf` may leave the record.
 */

import { Analysis } from "./analysis.js";
import { arrivesByLink, followAddress, readAddress, writeAddress } from "./address.js";
import { Announcer, words } from "./announcer.js";
import { engine, startWhenIdle } from "./engine_client.js";
import { EngineLine } from "./engine_line.js";
import { keepWithinReach, untilTouched } from "./reach.js";
import { Verification } from "./verification.js";
import { WhatIf } from "./whatif.js";

/**
 * Where each replay was left, for the reader who follows a link and comes back within the visit.
 * @type {Map<string, {step: number, byTrick: boolean, branch: import("./whatif.js").Branch | null}>}
 */
const left = new Map();

/** @type {Record<string, string>} */
const KEYS = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };

/** Where keys have work of their own. */
const OWN_KEYS = "input, textarea, select, [contenteditable], .source, audio, video";

export class CardReplay extends HTMLElement {
  /** The step shown, counted from 1. */
  step = 1;
  byTrick = false;
  /** @type {HTMLElement[]} */
  steps = [];
  /** The record of the example, as its author wrote it. */
  text = "";
  /** @type {Verification | null} */
  #verification = null;
  announcer = new Announcer(null);
  /** @type {EngineLine | null} */
  line = null;
  /** @type {WhatIf | null} */
  #whatIf = null;
  /** @type {Analysis | null} */
  #analysis = null;
  #life = new AbortController();
  /** The key to `left`: the address tells the page, and has already changed when the element goes. */
  #place = "";

  connectedCallback() {
    this.steps = [...this.querySelectorAll(":scope > .steps > .step:not(.branch)")].map(
      (step) => /** @type {HTMLElement} */ (step),
    );
    if (!this.steps.length) return;
    if (!this.#verification) this.#keep();
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#place = `${location.pathname}#${this.id}\n${this.text}`;
    this.announcer = new Announcer(this.querySelector(":scope > .live"));
    this.line = new EngineLine(this, signal);
    this.#whatIf = new WhatIf(this, this.line, signal);
    this.#analysis = new Analysis(this, this.#whatIf);
    this.#enhance();
    this.addEventListener("click", (event) => this.#click(event), { signal });
    this.addEventListener("input", (event) => this.#slide(event), { signal });
    this.addEventListener("keydown", (event) => this.#key(event), { signal });
    engine.addEventListener("change", () => this.#engineChanged(), { signal });
    if (this.#hasAddress) followAddress(this.id, (step, isNew) => this.#arrive(step, isNew), signal);
    this.#resume();
    startWhenIdle(this, signal);
    this.#engineChanged();
  }

  disconnectedCallback() {
    if (!this.steps.length) return;
    const branch = this.#whatIf?.branch ?? null;
    left.set(this.#place, { step: this.step, byTrick: this.byTrick, branch });
    this.#life.abort();
    this.announcer.stop();
    this.#analysis?.leave();
    this.#whatIf?.leave();
  }

  /** What every question to the engine says. */
  get address() {
    const { language = "", base = "", pack } = this.dataset;
    return { language, base, packs: pack ? [pack] : [] };
  }

  /**
   * Shows a step of the example.
   * @param {number} step counted from 1; beyond the ends it is the first or the last
   * @param {{silent?: boolean}} [options] silent: neither said nor written into the address
   */
  show(step, { silent = false } = {}) {
    const inside = this.steps[this.step - 1]?.contains(document.activeElement) ?? false;
    this.step = Math.min(Math.max(Math.trunc(step), 1), this.steps.length);
    this.hideSteps(this.step);
    if (inside) this.focus({ preventScroll: true });
    this.#showControls();
    if (silent) return;
    this.announcer.say(this.#spoken());
    if (this.#hasAddress) writeAddress(this.id, this.step);
    this.keepSentenceInSight();
  }

  /** Where the buttons lie at the edge of the screen, what is said comes to stand above them. */
  keepSentenceInSight() {
    const controls = this.querySelector(".controls");
    if (!controls || getComputedStyle(controls).position !== "sticky") return;
    this.querySelector(".step:not([hidden]) .sentence")?.scrollIntoView({ block: "nearest" });
  }

  /** Whether the address tells of its steps; in the checker it carries the reader's own text. */
  get #hasAddress() {
    return this.id !== "" && !this.closest("engine-check");
  }

  /**
   * Hides all steps of the example but one; all of them, where none is named.
   * @param {number} [shown]
   */
  hideSteps(shown) {
    for (const [index, step] of this.steps.entries()) step.hidden = index + 1 !== shown;
  }

  /**
   * @param {string} name what it does: `first`, `back` …
   * @returns {HTMLButtonElement | null}
   */
  button(name) {
    return this.querySelector(`.controls [data-do="${name}"]`);
  }

  /** Keeps what the page brought, before a translator or an extension alters it. */
  #keep() {
    this.text = this.querySelector(":scope > .source code")?.textContent ?? "";
    this.#verification = new Verification(this);
  }

  #enhance() {
    this.classList.add("enhanced");
    const controls = /** @type {HTMLElement | null} */ (this.querySelector(".controls"));
    if (!controls) return;
    controls.hidden = false;
    keepWithinReach(this, controls, this.#life.signal);
  }

  /** Opens where the address says, or where the reader left, or at the first step. */
  #resume() {
    const address = readAddress(location.hash);
    const memory = left.get(this.#place);
    const isNamed = address?.id === this.id && this.#hasAddress;
    this.byTrick = memory?.byTrick ?? false;
    this.show(isNamed ? address.step : (memory?.step ?? 1), { silent: true });
    if (isNamed && arrivesByLink()) this.#comeIntoSight();
    if (memory?.branch && memory.step === this.step) this.#whatIf?.resume(memory.branch);
  }

  /**
   * @param {number} step
   * @param {boolean} isNew
   */
  #arrive(step, isNew) {
    if (isNew || step !== this.step) {
      this.#analysis?.leave();
      this.#whatIf?.leave();
      this.show(step);
    }
    if (!isNew) return;
    this.#comeIntoSight();
    this.focus({ preventScroll: true });
  }

  #comeIntoSight() {
    requestAnimationFrame(() => {
      this.scrollIntoView({ block: "start" });
      untilTouched(this, this.#life.signal, () => this.keepSentenceInSight());
    });
  }

  /** @param {Event} event */
  #click(event) {
    const target = event.target instanceof Element ? event.target.closest("[data-do], [data-event]") : null;
    if (!target || target.getAttribute("aria-disabled") === "true") return;
    engine.start();
    const token = target.getAttribute("data-event");
    if (token !== null) this.#whatIf?.play(token);
    else if (target.getAttribute("data-do") === "view") void this.#analysis?.show(target.getAttribute("data-view") ?? "");
    else this.#act(target.getAttribute("data-do") ?? "");
  }

  /** @param {string} act */
  #act(act) {
    const whatIf = this.#whatIf;
    const analysis = this.#analysis;
    const wasOn = analysis?.isOn ?? false;
    if (act !== "stride") analysis?.leave();
    if (act === "stop") return;
    if (act === "best" && !wasOn) void analysis?.show();
    else if (act === "whatif") whatIf?.enter();
    else if (act === "return") whatIf?.leave({ spoken: true });
    else if (act === "stride") this.#changeStride();
    else if (whatIf?.branch) whatIf.move(act);
    else if (act === "first") this.#go(1);
    else if (act === "back") this.#go(this.#stop(-1));
    else if (act === "next") this.#go(this.#stop(+1));
    else if (act === "last") this.#go(this.steps.length);
  }

  /** @param {number} step */
  #go(step) {
    this.#whatIf?.leave();
    if (step !== this.step) this.show(step);
  }

  #changeStride() {
    this.byTrick = !this.byTrick;
    this.#showControls();
  }

  /**
   * The next place to stop at: the next step or, by trick, the last step before another trick begins.
   * @param {1 | -1} direction
   */
  #stop(direction) {
    let step = this.step + direction;
    while (this.byTrick && step > 1 && step < this.steps.length && !this.#endsTrick(step)) step += direction;
    return Math.min(Math.max(step, 1), this.steps.length);
  }

  /** @param {number} step */
  #endsTrick(step) {
    return this.steps[step - 1]?.dataset["trick"] !== this.steps[step]?.dataset["trick"];
  }

  /** @param {Event} event */
  #slide(event) {
    if (event.target !== this.button("slide")) return;
    engine.start();
    this.#analysis?.leave();
    this.#go(Number(/** @type {HTMLInputElement} */ (event.target).value));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const act = KEYS[event.key];
    if (!act || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
    event.preventDefault();
    engine.start();
    if (this.button(act)?.getAttribute("aria-disabled") !== "true") this.#act(act);
  }

  #showControls() {
    const atStart = this.step === 1;
    const atEnd = this.step === this.steps.length;
    const best = this.steps[this.step - 1]?.dataset["decision"] === undefined;
    this.showEnds({ first: atStart, back: atStart, next: atEnd, last: atEnd, best });
    this.button("stride")?.setAttribute("aria-pressed", String(this.byTrick));
    const slider = /** @type {HTMLInputElement | null} */ (/** @type {unknown} */ (this.button("slide")));
    if (!slider) return;
    slider.value = String(this.step);
    slider.style.setProperty("--at", `${(100 * (this.step - 1)) / Math.max(this.steps.length - 1, 1)}%`);
    slider.setAttribute("aria-valuetext", words(this.steps[this.step - 1]?.querySelector(".where")));
  }

  /**
   * Which ways are closed. The buttons keep the focus: they are not disabled, they only say that they lead nowhere.
   * @param {Record<string, boolean>} closed
   */
  showEnds(closed) {
    for (const [name, isClosed] of Object.entries(closed)) {
      this.button(name)?.setAttribute("aria-disabled", String(isClosed));
    }
  }

  #spoken() {
    const step = this.steps[this.step - 1];
    return `${words(step?.querySelector(".where"))} ${words(step?.querySelector(".sentence"))}`.trim();
  }

  #engineChanged() {
    if (engine.state === "ready" && this.line?.state === "idle") void this.#verification?.run(this.line);
    if (engine.state === "failed") this.line?.say("idle");
  }
}
