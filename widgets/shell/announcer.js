/**
 * Says to the ear what has changed, once: fast stepping ends in one message, the last.
 */

/** How long a step must stand before it is said, in milliseconds. */
const PAUSE = 350;

export class Announcer {
  #timer = 0;
  #isHeld = false;
  /** What waits to be said until it is let go. */
  #last = "";
  /** @type {Element | null} */
  #region;

  /** @param {Element | null} region a polite live region */
  constructor(region) {
    this.#region = region;
  }

  /** @param {string} text */
  say(text) {
    clearTimeout(this.#timer);
    this.#last = text;
    if (this.#isHeld) return;
    this.#timer = window.setTimeout(() => {
      if (!this.#region) return;
      // The same sentence twice is only heard twice if the region was empty in between.
      if (this.#region.textContent === text) this.#region.textContent = "";
      requestAnimationFrame(() => {
        if (this.#region) this.#region.textContent = text;
      });
    }, PAUSE);
  }

  /**
   * As long as a button is held nothing is said, however slowly its steps come; then the last of what was to be said.
   * @param {boolean} isHeld
   */
  hold(isHeld) {
    this.#isHeld = isHeld;
    if (!isHeld && this.#last) this.say(this.#last);
    if (isHeld) this.#last = "";
  }

  stop() {
    clearTimeout(this.#timer);
  }
}

/**
 * The words of an element for the ear, in one line.
 * @param {Element | null | undefined} element
 */
export function words(element) {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}
