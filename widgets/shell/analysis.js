/**
 * What was best: asks the engine what each legal card of a choice leads to, and shows it in place of the step.
 *
 * At a step of the example it is the choice that the step tells of, in a branch the one that is due. The engine looks
 * at one card after the other; meanwhile a line says how far it is, and the reader may stop it.
 */

import { EngineFailed, Withdrawn, engine } from "./engine_client.js";
import { parseElement } from "./markup.js";

/** From when on a wait for the engine deserves a word, in milliseconds. */
const PATIENCE = 200;

export class Analysis {
  #replay;
  #whatIf;
  /** @type {AbortController | null} the question under way */
  #asking = null;
  /** @type {HTMLElement | null} */
  #drawn = null;

  /**
   * @param {import("./replay.js").CardReplay} replay
   * @param {import("./whatif.js").WhatIf} whatIf
   */
  constructor(replay, whatIf) {
    this.#replay = replay;
    this.#whatIf = whatIf;
  }

  /** Whether the reader is looking at an analysis, or waits for one. */
  get isOn() {
    return this.#drawn !== null || this.#asking !== null;
  }

  /**
   * Shows the analysis of the choice at hand.
   * @param {string} view which cards are shown: `all`, or only the `player`'s
   */
  async show(view = "all") {
    this.#asking?.abort();
    const asking = new AbortController();
    this.#asking = asking;
    this.#showButton();
    this.#line?.querySelector("progress")?.removeAttribute("value");
    const patience = setTimeout(() => this.#wait(true), PATIENCE);
    try {
      const question = { op: "analysis", text: this.#replay.text, view, ...this.#place(), ...this.#replay.address };
      const progress = (/** @type {number} */ done, /** @type {number} */ of) => this.#tell(done, of);
      const reply = await engine.ask(question, { progress, signal: asking.signal });
      if (asking === this.#asking && reply.ok) this.#draw(reply);
    } catch (error) {
      // Taken back, or the engine has failed, which its own line says.
      if (!(error instanceof Withdrawn || error instanceof EngineFailed)) throw error;
    } finally {
      clearTimeout(patience);
      if (asking === this.#asking) {
        this.#asking = null;
        this.#wait(false);
        this.#showButton();
      }
    }
  }

  /** Back to what was shown before; nothing is worked out any more. */
  leave() {
    const hadFocus = this.#holdsFocus();
    this.#asking?.abort();
    this.#asking = null;
    this.#wait(false);
    this.#drawn?.remove();
    const wasDrawn = this.#drawn !== null;
    this.#drawn = null;
    this.#showButton();
    if (!wasDrawn || !this.#replay.isConnected) return;
    if (this.#whatIf.branch) this.#whatIf.reveal(true);
    else this.#replay.show(this.#replay.step, { silent: true });
    if (hadFocus) this.#button?.focus({ preventScroll: true });
  }

  get #button() {
    return this.#replay.button("best");
  }

  /** Which choice is meant. */
  #place() {
    const branch = this.#whatIf.branch;
    if (!branch) return { step: this.#replay.step, branch: [], ahead: false };
    return { step: branch.step, branch: branch.tokens.slice(0, branch.depth), ahead: true };
  }

  /** @param {import("./engine_client.js").Reply} reply */
  #draw(reply) {
    const focused = document.activeElement;
    const wasOnView = focused instanceof HTMLElement && this.#drawn?.contains(focused) && focused.dataset["do"] === "view";
    const wasInside = focused?.closest(".step") && this.#replay.contains(focused);
    const step = document.createElement("li");
    step.className = "step branch analysed";
    const [scene, said, findings] = ["scene", "said", "findings"].map((part) => parseElement(reply["html"][part], part));
    said?.append(findings ?? "");
    step.append(scene ?? "", said ?? "");
    if (this.#drawn) this.#drawn.replaceWith(step);
    else this.#replay.steps.at(-1)?.after(step);
    this.#drawn = step;
    this.#replay.hideSteps();
    this.#whatIf.reveal(false);
    this.#replay.announcer.say(reply["spoken"]);
    const view = wasOnView ? /** @type {HTMLElement | null} */ (step.querySelector('[data-do="view"][aria-pressed="true"]')) : null;
    if (view) view.focus({ preventScroll: true });
    else if (wasInside) this.#replay.focus({ preventScroll: true });
  }

  #holdsFocus() {
    const focused = document.activeElement;
    return focused !== null && (this.#drawn?.contains(focused) || this.#line?.contains(focused)) === true;
  }

  #showButton() {
    this.#button?.setAttribute("aria-pressed", String(this.isOn));
  }

  get #line() {
    return /** @type {HTMLElement | null} */ (this.#replay.querySelector(":scope > .looking"));
  }

  /** @param {boolean} isWaiting */
  #wait(isWaiting) {
    const line = this.#line;
    if (!line || line.hidden === !isWaiting) return;
    const hadFocus = line.contains(document.activeElement);
    line.hidden = !isWaiting;
    if (hadFocus) this.#button?.focus({ preventScroll: true });
  }

  /**
   * @param {number} done
   * @param {number} of
   */
  #tell(done, of) {
    const progress = this.#line?.querySelector("progress");
    if (!progress) return;
    progress.max = of;
    progress.value = done;
  }
}
