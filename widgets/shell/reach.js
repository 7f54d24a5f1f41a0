/**
 * Where a replay's buttons are on a phone: the first row at the edge of the screen, within the thumb's reach, while its
 * sentence is in sight; never over the table, and in their own place while the replay is out of sight.
 *
 * The styles decide whether the screen is narrow enough; here the buttons get the frame in which they may move.
 */

/**
 * @param {HTMLElement} replay
 * @param {HTMLElement} controls
 * @param {AbortSignal} signal
 */
export function keepWithinReach(replay, controls, signal) {
  const reach = frame(controls);
  const size = new ResizeObserver(() => replay.style.setProperty("--controls", `${controls.offsetHeight}px`));
  const sight = new IntersectionObserver(([entry]) => reach.classList.toggle("in-sight", entry?.isIntersecting));
  size.observe(controls);
  sight.observe(reach);
  signal.addEventListener("abort", () => [size, sight].forEach((observer) => observer.disconnect()), { once: true });
}

/**
 * Does something now and whenever the replay changes its size (the letters come late, and may need a line more), until
 * the reader takes over.
 * @param {HTMLElement} replay
 * @param {AbortSignal} signal
 * @param {() => void} act
 */
export function untilTouched(replay, signal, act) {
  const size = new ResizeObserver(act);
  const stop = () => size.disconnect();
  size.observe(replay);
  for (const name of ["pointerdown", "keydown", "wheel", "touchmove"]) {
    addEventListener(name, stop, { once: true, passive: true, signal });
  }
  signal.addEventListener("abort", stop, { once: true });
}

/** @param {HTMLElement} controls */
function frame(controls) {
  const there = controls.parentElement;
  if (there?.classList.contains("reach")) return there;
  const reach = document.createElement("div");
  reach.className = "reach";
  controls.replaceWith(reach);
  reach.append(controls);
  return reach;
}
