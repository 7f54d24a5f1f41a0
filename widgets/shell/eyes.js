/**
 * Through whose eyes the steps are seen: all cards, as the page brought them, or what one player saw, which the engine
 * draws for all steps at once. It holds until the reader chooses again.
 */

import { words } from "./announcer.js";
import { engine } from "./engine_client.js";
import { parseElement } from "./markup.js";

/** The value for all cards. */
const ALL = "-1";

/** What of a step is another picture for another viewer. */
const PARTS = ["scene", "said"];

export class Eyes {
  /** Whose: the number of a seat, or `ALL`. */
  seat = ALL;

  #replay;
  #choice;
  /** What the page brought, step by step. @type {(Element | null)[][]} */
  #own;
  #asked = 0;
  /** @type {string | null} the wish that waits for an engine that has failed */
  #wished = null;

  /**
   * @param {import("./replay.js").CardReplay} replay
   * @param {AbortSignal} signal
   */
  constructor(replay, signal) {
    this.#replay = replay;
    this.#choice = /** @type {HTMLSelectElement | null} */ (replay.querySelector('.controls [data-do="eyes"]'));
    this.#own = replay.steps.map(partsOf);
    this.#choice?.addEventListener("change", () => this.#choose(), { signal });
    engine.addEventListener("change", () => this.#engineChanged(), { signal });
    signal.addEventListener("abort", () => this.#leave(), { once: true });
  }

  /** The element may come back into the page: with what it brought. */
  #leave() {
    this.#asked += 1;
    if (this.seat !== ALL) this.#put(this.#own);
  }

  #choose() {
    this.#replay.settle();
    void this.look(this.#choice?.value ?? ALL);
  }

  /**
   * @param {string} seat
   * @param {{silent?: boolean}} [options]
   */
  async look(seat, { silent = false } = {}) {
    this.#asked += 1;
    const asked = this.#asked;
    this.#wished = null;
    if (this.#choice) this.#choice.value = seat;
    if (seat === this.seat) return;
    if (seat === ALL) return this.#show(seat, this.#own, silent);
    this.#replay.setAttribute("aria-busy", "true");
    try {
      const question = { op: "replay", text: this.#replay.text, seat: Number(seat), ...this.#replay.address };
      const reply = await engine.ask(question);
      if (asked !== this.#asked) return;
      const steps = /** @type {string[]} */ (reply["steps"] ?? []).map((html) => partsOf(parseElement(html, "step")));
      this.#show(seat, steps, silent);
    } catch {
      // The engine has failed; its line says so, and the next start asks again.
      if (asked === this.#asked) this.#wished = seat;
    } finally {
      if (asked === this.#asked) this.#replay.removeAttribute("aria-busy");
    }
  }

  /**
   * @param {string} seat
   * @param {readonly (Element | null)[][]} steps
   * @param {boolean} silent
   */
  #show(seat, steps, silent) {
    const { step } = this.#replay;
    const inside = this.#replay.steps[step - 1]?.contains(document.activeElement) ?? false;
    this.#put(steps);
    this.seat = seat;
    this.#replay.list?.draw();
    if (inside) this.#replay.focus({ preventScroll: true });
    const unseen = this.#replay.steps[step - 1]?.querySelector(".unseen");
    if (!silent) this.#replay.announcer.say(words(unseen) || words(this.#choice?.selectedOptions[0]));
  }

  /** @param {readonly (Element | null)[][]} steps */
  #put(steps) {
    for (const [index, own] of this.#replay.steps.entries()) {
      const drawn = steps[index];
      if (drawn) own.replaceChildren(...drawn.filter((part) => part !== null));
    }
  }

  #engineChanged() {
    if (engine.state !== "failed" && this.#wished) void this.look(this.#wished);
  }
}

/** @param {Element} step */
function partsOf(step) {
  return PARTS.map((part) => step.querySelector(`:scope > .${part}`));
}
