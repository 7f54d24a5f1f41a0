/**
 * What if another card had been played: leaves the record at a step, and plays on by the real engine.
 *
 * A branch is the step it leaves from and the events played since, as tokens; the engine draws every position of it.
 * An event that the rules refuse leaves the position as it is and says why.
 */

import { words } from "./announcer.js";
import { engine } from "./engine_client.js";
import { parse, parseElement } from "./markup.js";

/** @typedef {{step: number, tokens: string[], depth: number}} Branch `depth` of the tokens are played; the others were taken back */

/** From when on a wait for the engine deserves a word, in milliseconds. */
const PATIENCE = 200;

export class WhatIf {
  /** @type {Branch | null} */
  branch = null;

  #replay;
  #line;
  #signal;
  /** @type {HTMLElement | null} */
  #drawn = null;
  /** Whether the engine can say what is best there. */
  #canBeJudged = false;
  /** Counts the questions; only the answer to the last one is shown. */
  #asked = 0;
  /** @type {{branch: Branch, linked: boolean} | null} what waits for an engine that has failed */
  #wished = null;

  /**
   * @param {import("./replay.js").CardReplay} replay
   * @param {import("./engine_line.js").EngineLine} line
   * @param {AbortSignal} signal
   */
  constructor(replay, line, signal) {
    this.#replay = replay;
    this.#line = line;
    this.#signal = signal;
    engine.addEventListener("change", () => this.#engineChanged(), { signal });
  }

  /** Leaves the record at the step shown; where that is a refusal, at the position that it left as it was. */
  enter() {
    const possible = this.#replay.steps.filter((step) => !step.classList.contains("refused")).length;
    void this.#ask({ step: Math.min(this.#replay.step, possible), tokens: [], depth: 0 });
  }

  /**
   * Takes up a branch where it was left.
   * @param {Branch} branch
   * @param {{linked?: boolean}} [options] linked: a link brought it, and it may be anything
   */
  resume(branch, { linked = false } = {}) {
    void this.#ask(branch, linked);
  }

  /** The events that have led to what is shown; none at a step of the example. */
  get played() {
    return this.branch ? this.branch.tokens.slice(0, this.branch.depth) : [];
  }

  /**
   * The player to move does this.
   * @param {string} token
   */
  play(token) {
    if (!this.branch) return;
    const { step, tokens, depth } = this.branch;
    void this.#ask({ step, tokens: [...tokens.slice(0, depth), token], depth: depth + 1 });
  }

  /**
   * Moves within the branch; back from its beginning is back to the example.
   * @param {string} act `first`, `back`, `next` or `last`
   */
  move(act) {
    if (!this.branch) return;
    const { step, tokens, depth } = this.branch;
    const places = new Map([["first", 0], ["back", depth - 1], ["next", depth + 1], ["last", tokens.length]]);
    const place = places.get(act) ?? depth;
    if (place < 0) this.leave({ spoken: true });
    else if (place <= tokens.length && place !== depth) void this.#ask({ step, tokens, depth: place });
  }

  /**
   * Back to the step of the example from which the branch left.
   * @param {{spoken?: boolean}} [options]
   */
  leave({ spoken = false } = {}) {
    this.#asked += 1;
    this.#wished = null;
    this.#refuse(null);
    this.#wait(false);
    if (!this.branch) return;
    const hadFocus = this.#replay.contains(document.activeElement);
    this.branch = null;
    this.#drawn?.remove();
    this.#drawn = null;
    this.#showMode();
    this.#replay.show(this.#replay.step, { silent: !spoken });
    if (!this.#signal.aborted) this.#replay.tellAddress();
    if (hadFocus && !this.#signal.aborted) this.#keepFocus(this.#replay.button("whatif"));
  }

  /**
   * Shows the branch again, or hides it for what is shown in its place.
   * @param {boolean} isShown
   */
  reveal(isShown) {
    if (this.#drawn) this.#drawn.hidden = !isShown;
    if (isShown) this.#replay.hideSteps();
  }

  /**
   * @param {Branch} wished
   * @param {boolean} [linked]
   */
  async #ask(wished, linked = false) {
    this.#asked += 1;
    const asked = this.#asked;
    this.#wished = null;
    const patience = setTimeout(() => this.#wait(asked === this.#asked), PATIENCE);
    try {
      const { step, tokens, depth } = wished;
      const question = { op: "position", text: this.#replay.text, step, branch: tokens.slice(0, depth), linked };
      const reply = await engine.ask({ ...question, ...this.#replay.address });
      if (asked !== this.#asked) return;
      if (reply.ok) this.#show(wished, reply);
      else this.#refuse(reply["refusal"] ?? reply["error"]);
    } catch {
      // The engine has failed; its line says so and offers another try, with which the wish is asked again.
      if (asked === this.#asked) this.#wished = { branch: wished, linked };
    } finally {
      clearTimeout(patience);
      if (asked === this.#asked) this.#wait(false);
    }
  }

  #engineChanged() {
    if (engine.state !== "failed" && this.#wished) void this.#ask(this.#wished.branch, this.#wished.linked);
  }

  /**
   * @param {Branch} branch
   * @param {import("./engine_client.js").Reply} reply
   */
  #show(branch, reply) {
    const focused = document.activeElement;
    const wasOnChoice = this.#drawn?.contains(focused) ?? false;
    const wasOnWhatIf = focused === this.#replay.button("whatif");
    const step = document.createElement("li");
    step.className = "step branch";
    step.append(parseElement(reply["html"].scene, "scene"), parseElement(reply["html"].said, "said"));
    if (this.#drawn) this.#drawn.replaceWith(step);
    else this.#replay.steps.at(-1)?.after(step);
    this.#drawn = step;
    this.branch = branch;
    this.#canBeJudged = reply["analysis"] === true;
    this.#replay.hideSteps();
    this.#refuse(null);
    this.#showMode();
    this.#replay.announcer.say(reply["spoken"]);
    this.#replay.tellAddress();
    this.#replay.keepSentenceInSight();
    if (wasOnChoice) this.#keepFocus(step.querySelector("[data-event][data-legal]"));
    else if (wasOnWhatIf) this.#keepFocus(this.#replay.button("return"));
    else if (focused?.closest(".step[hidden]") && this.#replay.contains(focused)) this.#keepFocus(null);
  }

  /**
   * Gives the focus to an element or, where there is none, to the replay.
   * @param {Element | null} element
   */
  #keepFocus(element) {
    const target = element instanceof HTMLElement && !element.hidden ? element : this.#replay;
    target.focus({ preventScroll: true });
  }

  #showMode() {
    const { branch } = this;
    if (branch) this.#replay.dataset["mode"] = "whatif";
    else delete this.#replay.dataset["mode"];
    for (const [name, isHidden] of Object.entries({ whatif: branch !== null, return: branch === null })) {
      const button = this.#replay.button(name);
      if (button) button.hidden = isHidden;
    }
    if (!branch) return;
    const atEnd = branch.depth === branch.tokens.length;
    this.#replay.showEnds({ first: branch.depth === 0, back: false, next: atEnd, last: atEnd, best: !this.#canBeJudged });
  }

  /** @param {{html: string, spoken?: string} | null} refusal said aloud by its role, or null to take it away */
  #refuse(refusal) {
    const place = /** @type {HTMLElement | null} */ (this.#replay.querySelector(":scope > .refusal"));
    if (!place) return;
    const hadFocus = place.contains(document.activeElement);
    place.replaceChildren(...(refusal ? [parse(refusal.html)] : []));
    place.hidden = !words(place);
    if (refusal) place.scrollIntoView({ block: "nearest" });
    if (hadFocus) this.#keepFocus(null);
  }

  /** @param {boolean} isWaiting */
  #wait(isWaiting) {
    const { state } = this.#line;
    if (isWaiting) this.#replay.setAttribute("aria-busy", "true");
    else this.#replay.removeAttribute("aria-busy");
    this.#replay.classList.toggle("waiting", isWaiting && state !== "failed");
  }
}
