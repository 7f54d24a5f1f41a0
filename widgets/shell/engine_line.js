/**
 * What a widget says of the engine: one line with a thin bar, whose words all stand in the page's HTML.
 *
 * The line follows the engine's state; once it is ready, the widget says for itself what it found (`verified` …).
 */

import { engine } from "./engine_client.js";
import { showWhen } from "./sentences.js";

/** @typedef {"idle" | "waiting" | "downloading" | "starting" | "checking" | "ready" | "verified" | "different" | "failed" |
 *            "away" | "unable"} LineState */

/** States that must not be overlooked, by ear either. */
const LOUD = new Set(["different", "failed", "away", "unable"]);
/** States from which a reader can try again. */
const LOST = new Set(["failed", "away"]);

export class EngineLine {
  #line;
  /** @type {LineState} what the widget itself has to say once the engine is ready */
  #found = "idle";

  /**
   * @param {HTMLElement} widget holds the line `.engine`
   * @param {AbortSignal} signal ends the line's life
   */
  constructor(widget, signal) {
    this.#line = /** @type {HTMLElement | null} */ (widget.querySelector(":scope > .engine"));
    if (this.#line) this.#line.hidden = false;
    engine.addEventListener("change", () => this.#show(), { signal });
    window.addEventListener("online", () => engine.retry(), { signal });
    this.#line?.querySelector('[data-do="retry"]')?.addEventListener("click", () => engine.retry(), { signal });
    this.#show();
  }

  /** @returns {LineState} */
  get state() {
    if (engine.state === "failed" && !engine.isAble) return "unable";
    if (engine.state === "failed" && !navigator.onLine) return "away";
    return engine.state === "ready" ? this.#found : engine.state;
  }

  /** @param {LineState} found */
  say(found) {
    this.#found = found;
    this.#show();
  }

  /**
   * A place in the line's words that only the moment can fill.
   * @param {string} name
   * @returns {HTMLElement | null}
   */
  part(name) {
    return this.#line?.querySelector(`[data-part="${name}"]`) ?? null;
  }

  #show() {
    const line = this.#line;
    if (!line) return;
    const state = this.state;
    if (line.dataset["state"] !== state) {
      if (LOUD.has(state)) line.setAttribute("role", "alert");
      else line.removeAttribute("role");
      showWhen(line, state);
      line.dataset["state"] = state;
      this.#offerRetry(line, LOST.has(state));
    }
    this.#showProgress(state);
  }

  /**
   * @param {HTMLElement} line
   * @param {boolean} offered
   */
  #offerRetry(line, offered) {
    const retry = /** @type {HTMLElement | null} */ (line.querySelector('[data-do="retry"]'));
    if (!retry) return;
    const widget = line.parentElement;
    if (!offered && retry.contains(document.activeElement)) widget?.focus();
    retry.hidden = !offered;
  }

  /** @param {LineState} state */
  #showProgress(state) {
    const progress = this.part("progress");
    if (!(progress instanceof HTMLProgressElement)) return;
    progress.hidden = state !== "downloading" && state !== "starting";
    if (state === "downloading" && engine.total) {
      progress.max = engine.total;
      progress.value = engine.loaded;
    } else {
      progress.removeAttribute("value");
    }
  }
}
