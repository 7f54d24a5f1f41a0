/**
 * Which of the sentences that a page brings is read: each says by its `data-when` when that is.
 */

/**
 * Shows the sentences of these names and hides the others.
 * @param {ParentNode | null | undefined} place where they stand
 * @param {...(string | null)} names none, where nothing is to be said
 */
export function showWhen(place, ...names) {
  for (const words of place?.querySelectorAll("[data-when]") ?? []) {
    /** @type {HTMLElement} */ (words).hidden = !names.includes(words.getAttribute("data-when"));
  }
}
