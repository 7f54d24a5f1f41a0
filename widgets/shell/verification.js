/**
 * Whether a replay shows what the engine finds: its steps, as the page brought them, against those the engine draws.
 */

import { stepHash } from "./address.js";
import { words } from "./announcer.js";
import { engine } from "./engine_client.js";
import { copied, firstDifference, isTranslated } from "./markup.js";

/** Made before a translator or an extension alters the page. */
export class Verification {
  #replay;
  #steps;
  /** Whether they came through a translator: then they say nothing about the page's own. */
  #isTranslated;

  /** @param {import("./replay.js").CardReplay} replay */
  constructor(replay) {
    this.#replay = replay;
    this.#steps = replay.steps.map(copied);
    this.#isTranslated = isTranslated(replay);
  }

  /**
   * Has the engine replay the record, and says whether every step of the page is what it drew.
   * @param {import("./engine_line.js").EngineLine} line
   */
  async run(line) {
    const replay = this.#replay;
    line.say("checking");
    try {
      const reply = await engine.ask({ op: "replay", ...replay.address, text: replay.text });
      if (line !== replay.line) return;
      const different = reply["steps"] ? firstDifference(this.#steps, reply["steps"]) : 1;
      if (different === null) line.say("verified");
      else if (this.#isTranslated) line.say("ready");
      else this.#accuse(line, different);
    } catch {
      // The engine's own line says that it has failed; its next start checks again.
    }
  }

  /**
   * @param {import("./engine_line.js").EngineLine} line
   * @param {number} different
   */
  #accuse(line, different) {
    const replay = this.#replay;
    const place = line.part("step");
    if (place) {
      place.textContent = words(replay.steps[different - 1]?.querySelector(".where"));
      if (place instanceof HTMLAnchorElement) place.href = stepHash(replay.id, different);
    }
    replay.classList.add("differs");
    line.say("different");
  }
}
