/**
 * The list of all steps to jump in: each by its own sentence, under the part of the game that it belongs to.
 *
 * Made when it is opened, of the words that stand in the steps.
 */

export class StepList {
  #replay;
  #details;

  /**
   * @param {import("./replay.js").CardReplay} replay
   * @param {AbortSignal} signal
   */
  constructor(replay, signal) {
    this.#replay = replay;
    this.#details = /** @type {HTMLDetailsElement | null} */ (replay.querySelector(":scope > .step-list"));
    if (!this.#details) return;
    this.#details.hidden = false;
    this.#details.addEventListener("toggle", () => this.draw(), { signal });
  }

  /** Draws the list anew, if it is open. */
  draw() {
    if (!this.#details?.open) return;
    const list = document.createElement("ol");
    list.className = "parts";
    /** @type {HTMLElement | null} */
    let part = null;
    for (const [index, step] of this.#replay.steps.entries()) {
      const place = step.dataset["place"];
      if (!part || place) {
        part = document.createElement("ol");
        part.setAttribute("start", String(index + 1));
        list.append(entry(place ? heading(place) : "", part));
      }
      part.append(entry(button(index + 1, step.querySelector(".sentence")?.textContent ?? "")));
    }
    this.#details.querySelector(":scope > .parts")?.remove();
    this.#details.append(list);
    this.mark();
  }

  /** Marks the step that is shown. */
  mark() {
    if (!this.#details?.open) return;
    for (const button of this.#details.querySelectorAll("[data-to]")) {
      if (button.getAttribute("data-to") === String(this.#replay.step)) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    }
  }
}

/** @param {(string | Node)[]} content */
function entry(...content) {
  const item = document.createElement("li");
  item.append(...content);
  return item;
}

/** @param {string} place */
function heading(place) {
  const words = document.createElement("p");
  words.className = "part";
  words.textContent = place;
  return words;
}

/**
 * @param {number} step
 * @param {string} sentence
 */
function button(step, sentence) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset["do"] = "go";
  button.dataset["to"] = String(step);
  const number = document.createElement("span");
  number.className = "number";
  number.textContent = String(step);
  const said = document.createElement("span");
  said.className = "in-short";
  said.textContent = sentence;
  button.append(number, " ", said);
  return button;
}
