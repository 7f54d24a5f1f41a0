/**
 * Where a reader is in a replay: told to the address, taken from it, and kept for who follows a link and comes back.
 *
 * A branch that the address names is taken up as soon as the engine has come; one that cannot be played leaves the
 * reader at the step of the example, with a sentence that says so.
 */

import { arrivesByLink, followAddress, readAddress, stepHash, writeAddress } from "./address.js";
import { untilTouched } from "./reach.js";

/**
 * Where each replay was left within the visit.
 * @type {Map<string, {step: number, byTrick: boolean, seat: string, branch: import("./whatif.js").Branch | null}>}
 */
const left = new Map();

export class Whereabouts {
  #replay;
  #whatIf;
  #eyes;
  #signal;
  /** The key to `left`: the address tells the page, and has already changed when the element goes. */
  #place;

  /**
   * @param {import("./replay.js").CardReplay} replay
   * @param {import("./whatif.js").WhatIf} whatIf
   * @param {import("./eyes.js").Eyes} eyes
   * @param {AbortSignal} signal
   */
  constructor(replay, whatIf, eyes, signal) {
    this.#replay = replay;
    this.#whatIf = whatIf;
    this.#eyes = eyes;
    this.#signal = signal;
    this.#place = `${location.pathname}#${replay.id}\n${replay.text}`;
    if (this.#hasAddress) followAddress(replay.id, (address, isNew) => this.#arrive(address, isNew), signal);
  }

  /** What the address says of what is shown. */
  get hash() {
    return stepHash(this.#replay.id, this.#replay.step, this.#whatIf.played);
  }

  tell() {
    if (this.#hasAddress) writeAddress(this.hash);
  }

  keep() {
    const { step, byTrick } = this.#replay;
    left.set(this.#place, { step, byTrick, seat: this.#eyes.seat, branch: this.#whatIf.branch });
  }

  /** Opens where the address says, or where the reader left, or at the first step. */
  resume() {
    const replay = this.#replay;
    const address = readAddress(location.hash);
    const memory = left.get(this.#place);
    const isNamed = address?.id === replay.id && this.#hasAddress;
    replay.byTrick = memory?.byTrick ?? false;
    replay.show(isNamed ? address.step : (memory?.step ?? 1), { silent: true });
    if (memory) void this.#eyes.look(memory.seat, { silent: true });
    if (isNamed && arrivesByLink()) this.#comeIntoSight();
    if (memory?.branch && memory.step === replay.step) this.#whatIf.resume(memory.branch);
    else if (isNamed) this.#follow(address);
  }

  /** Whether the address tells of its steps; in the checker it carries the reader's own text. */
  get #hasAddress() {
    return this.#replay.id !== "" && !this.#replay.closest("engine-check");
  }

  /**
   * @param {import("./address.js").Address} address
   * @param {boolean} isNew
   */
  #arrive(address, isNew) {
    const replay = this.#replay;
    const isThere = address.step === replay.step && String(address.tokens) === String(this.#whatIf.played);
    if (isNew || !isThere) {
      replay.settle();
      replay.show(address.step);
      this.#follow(address);
    }
    if (!isNew) return;
    this.#comeIntoSight();
    replay.focus({ preventScroll: true });
  }

  /**
   * Takes up the branch that an address names, which stays there meanwhile.
   * @param {import("./address.js").Address} address
   */
  #follow({ tokens }) {
    if (!tokens.length) return;
    const { id, step } = this.#replay;
    writeAddress(stepHash(id, step, tokens));
    this.#whatIf.resume({ step, tokens, depth: tokens.length }, { linked: true });
  }

  #comeIntoSight() {
    requestAnimationFrame(() => {
      this.#replay.scrollIntoView({ block: "start" });
      untilTouched(this.#replay, this.#signal, () => this.#replay.keepSentenceInSight());
    });
  }
}
