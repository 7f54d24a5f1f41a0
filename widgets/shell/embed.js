/**
 * A widget alone on its page, framed by another site: in the colours of the reader's device, and as high as it asks for.
 *
 * The page around is told the height wanted and nothing else: `{type: "resize", height}`, in pixels.
 */

import "./main.js";

const dark = matchMedia("(prefers-color-scheme: dark)");

function colour() {
  document.body.dataset["mdColorScheme"] = dark.matches ? "slate" : "default";
}

const shown = document.querySelector("main");

function tell() {
  parent.postMessage({ type: "resize", height: Math.ceil(shown?.getBoundingClientRect().height ?? 0) }, "*");
}

colour();
dark.addEventListener("change", colour);
if (shown && parent !== window) new ResizeObserver(tell).observe(shown);
