/**
 * How a worked example is read step by step: one step at a time, forward and back, by hand, key or address.
 *
 * All steps stand in the page already; this element shows one of them, and needs no engine for it. When the engine is
 * there, it has it replay the record and says whether the page agrees; from then on `WhatIf` may leave the record.
 */

import { Analysis } from "./analysis.js";
import { Announcer, words } from "./announcer.js";
import { Autoplay } from "./autoplay.js";
import { engine, startWhenIdle } from "./engine_client.js";
import { EngineLine } from "./engine_line.js";
import { Eyes } from "./eyes.js";
import { repeatWhileHeld } from "./hold.js";
import { followKeys } from "./keys.js";
import { keepWithinReach } from "./reach.js";
import { Sharing } from "./sharing.js";
import { StepList } from "./step_list.js";
import { nextStop } from "./strides.js";
import { followSwipes } from "./swipe.js";
import { Verification } from "./verification.js";
import { WhatIf } from "./whatif.js";
import { Whereabouts } from "./whereabouts.js";

/** What may be held down. */
const REPEATING = '.controls :is([data-do="back"], [data-do="next"])';

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
  /** @type {Autoplay | null} */
  #autoplay = null;
  /** @type {Sharing | null} */
  #sharing = null;
  /** @type {Whereabouts | null} */
  #whereabouts = null;
  /** @type {StepList | null} */
  list = null;
  #life = new AbortController();

  connectedCallback() {
    this.steps = [...this.querySelectorAll(":scope > .steps > .step:not(.branch)")].map(
      (step) => /** @type {HTMLElement} */ (step),
    );
    if (!this.steps.length) return;
    if (!this.#verification) this.#keep();
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.announcer = new Announcer(this.querySelector(":scope > .live"));
    this.line = new EngineLine(this, signal);
    const whatIf = new WhatIf(this, this.line, signal);
    this.#whatIf = whatIf;
    this.#analysis = new Analysis(this, whatIf);
    this.#whereabouts = new Whereabouts(this, whatIf, new Eyes(this, signal), signal);
    this.#enhance(this.#whereabouts, signal);
    engine.addEventListener("change", () => this.#engineChanged(), { signal });
    this.#whereabouts.resume();
    startWhenIdle(this, signal);
    this.#engineChanged();
  }

  disconnectedCallback() {
    if (!this.steps.length) return;
    this.#whereabouts?.keep();
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
   * @param {{silent?: boolean, unheard?: boolean}} [options] silent: neither said nor written into the address;
   *   unheard: not said
   */
  show(step, { silent = false, unheard = silent } = {}) {
    const inside = this.steps[this.step - 1]?.contains(document.activeElement) ?? false;
    this.step = Math.min(Math.max(Math.trunc(step), 1), this.steps.length);
    this.hideSteps(this.step);
    if (inside) this.focus({ preventScroll: true });
    this.#showControls();
    if (!unheard) this.sayStep();
    if (silent) return;
    this.tellAddress();
    this.keepSentenceInSight();
  }

  /** Says the step to the ear: where it stands, what happened, and the author's comment. */
  sayStep() {
    const step = this.steps[this.step - 1];
    const parts = [".where", ".sentence", ".note"].map((part) => words(step?.querySelector(part)));
    this.announcer.say(parts.join(" ").trim());
  }

  /** Writes what is shown into the address, and into the link that the reader may be looking at. */
  tellAddress() {
    this.#whereabouts?.tell();
    this.#sharing?.write();
  }

  /** Where the buttons lie at the edge of the screen, what is said comes to stand above them. */
  keepSentenceInSight() {
    const controls = this.querySelector(".controls");
    if (!controls || getComputedStyle(controls).position !== "sticky") return;
    this.querySelector(".step:not([hidden]) .sentence")?.scrollIntoView({ block: "nearest" });
  }

  /** Leaves what goes on by itself, what was best, and what if: back to the steps. */
  settle() {
    this.#autoplay?.rest();
    this.#analysis?.leave();
    this.#whatIf?.leave();
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

  /**
   * @param {Whereabouts} whereabouts
   * @param {AbortSignal} signal
   */
  #enhance(whereabouts, signal) {
    this.classList.add("enhanced");
    this.list = new StepList(this, signal);
    this.#sharing = new Sharing(this, () => whereabouts.hash, signal);
    const controls = /** @type {HTMLElement | null} */ (this.querySelector(".controls"));
    if (!controls) return;
    controls.hidden = false;
    keepWithinReach(this, controls, signal);
    this.#autoplay = new Autoplay(this, () => this.#stop(+1), signal);
    const press = (/** @type {HTMLElement} */ button) => this.#press(button.dataset["do"] ?? "");
    repeatWhileHeld(this, REPEATING, press, (isHeld) => this.announcer.hold(isHeld), signal);
    followSwipes(this, (act) => this.#press(act), signal);
    followKeys(this, (act) => this.#press(act), signal);
    this.addEventListener("click", (event) => this.#click(event), { signal });
    this.addEventListener("input", (event) => this.#slide(event), { signal });
  }

  /** @param {Event} event */
  #click(event) {
    const target = event.target instanceof Element ? event.target.closest("[data-do], [data-event]") : null;
    if (!target || target instanceof HTMLSelectElement || target.getAttribute("aria-disabled") === "true") return;
    engine.start();
    const token = target.getAttribute("data-event");
    const act = target.getAttribute("data-do") ?? "";
    if (token !== null) this.#whatIf?.play(token);
    else if (act === "view") void this.#analysis?.show(target.getAttribute("data-view") ?? "");
    else if (act === "go") this.#jump(Number(target.getAttribute("data-to")));
    else this.#act(act);
  }

  /**
   * Does what a button does, if it leads anywhere now.
   * @param {string} act
   * @returns {boolean} whether it does
   */
  #press(act) {
    const isOpen = this.button(act)?.getAttribute("aria-disabled") !== "true";
    engine.start();
    if (act !== "play") this.#autoplay?.rest();
    if (isOpen) this.#act(act);
    return isOpen;
  }

  /** @param {string} act */
  #act(act) {
    const whatIf = this.#whatIf;
    const analysis = this.#analysis;
    const wasOn = analysis?.isOn ?? false;
    if (act !== "stride") analysis?.leave();
    if (act === "stop") return;
    if (act === "play") this.#autoplay?.toggle();
    else if (act === "best" && !wasOn) void analysis?.show();
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

  /** @param {number} step from the list, below the table */
  #jump(step) {
    this.#analysis?.leave();
    this.#go(step);
    this.steps[this.step - 1]?.querySelector(".scene")?.scrollIntoView({ block: "nearest" });
  }

  #changeStride() {
    this.byTrick = !this.byTrick;
    this.#showControls();
  }

  /** @param {1 | -1} direction */
  #stop(direction) {
    return nextStop(this.steps, this.step, direction, this.byTrick);
  }

  /** @param {Event} event */
  #slide(event) {
    if (event.target !== this.button("slide")) return;
    engine.start();
    this.#analysis?.leave();
    this.#go(Number(/** @type {HTMLInputElement} */ (event.target).value));
  }

  #showControls() {
    const atStart = this.step === 1;
    const atEnd = this.step === this.steps.length;
    const best = this.steps[this.step - 1]?.dataset["decision"] === undefined;
    this.showEnds({ first: atStart, back: atStart, next: atEnd, last: atEnd, best });
    this.list?.mark();
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

  #engineChanged() {
    if (engine.state === "ready" && this.line?.state === "idle") void this.#verification?.run(this.line);
    if (engine.state === "failed") this.line?.say("idle");
  }
}
