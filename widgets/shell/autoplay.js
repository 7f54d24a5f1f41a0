/**
 * How a replay goes on by itself: step after step at the pace chosen, until its end or until the reader does something.
 *
 * It rests as soon as the replay leaves the sight or the page is hidden. At the slow pace each step is said aloud; else
 * only the one at which it stops.
 */

/** Between two steps, in milliseconds. @type {Record<string, number>} */
const PACES = { slow: 7000, medium: 3500, fast: 1500 };

/** Time enough to hear a step, in milliseconds. */
const HEARD = 6000;

/** What may be pressed without stopping it. */
const OWN = '[data-do="play"], [data-do="pace"]';

export class Autoplay {
  #replay;
  #ahead;
  #timer = 0;

  /**
   * @param {import("./replay.js").CardReplay} replay
   * @param {() => number} ahead the next step to stop at; the step shown, where there is none
   * @param {AbortSignal} signal
   */
  constructor(replay, ahead, signal) {
    this.#replay = replay;
    this.#ahead = ahead;
    this.#show();
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) this.rest();
    });
    sight.observe(replay);
    const touched = (/** @type {Event} */ event) => {
      if (!(event.target instanceof Element && event.target.closest(OWN))) this.rest();
    };
    replay.addEventListener("click", touched, { capture: true, signal });
    replay.addEventListener("input", touched, { capture: true, signal });
    document.addEventListener("visibilitychange", () => document.hidden && this.rest(), { signal });
    signal.addEventListener("abort", () => {
      sight.disconnect();
      this.#stop();
    }, { once: true });
  }

  get isOn() {
    return this.#timer !== 0;
  }

  /** Begins or rests; at the last step it begins anew with the first. */
  toggle() {
    if (this.isOn) return this.rest();
    if (this.#replay.dataset["mode"]) return;
    if (this.#ahead() === this.#replay.step) {
      this.#replay.show(1, { unheard: true });
      this.#wait();
      this.#show();
    } else {
      this.#go();
    }
  }

  /** Stops where it is, and says so to the ear by what is seen there. */
  rest() {
    if (!this.isOn) return;
    this.#stop();
    this.#show();
    this.#replay.sayStep();
  }

  #go() {
    this.#wait();
    this.#replay.show(this.#ahead(), { unheard: this.#pace < HEARD });
    if (this.#ahead() === this.#replay.step) this.rest();
    else this.#show();
  }

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#go(), this.#pace);
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  get #pace() {
    const chosen = /** @type {HTMLSelectElement | null} */ (this.#replay.querySelector('.controls [data-do="pace"]'));
    return PACES[chosen?.value ?? ""] ?? 3500;
  }

  #show() {
    this.#replay.button("play")?.setAttribute("aria-pressed", String(this.isOn));
  }
}
