/**
 * Where a replay stops on its way: at each step or, trick by trick, at the last step before another trick begins.
 */

/**
 * @param {readonly HTMLElement[]} steps
 * @param {number} step the one shown, counted from 1
 * @param {1 | -1} direction
 * @param {boolean} isByTrick
 */
export function nextStop(steps, step, direction, isByTrick) {
  const endsTrick = (/** @type {number} */ at) => steps[at - 1]?.dataset["trick"] !== steps[at]?.dataset["trick"];
  let stop = step + direction;
  while (isByTrick && stop > 1 && stop < steps.length && !endsTrick(stop)) stop += direction;
  return Math.min(Math.max(stop, 1), steps.length);
}
