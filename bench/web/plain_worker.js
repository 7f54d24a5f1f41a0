// Pyodide as it comes from npm, the same wheels as plain Python, loaded by its own loadPackage; `?bare` loads none.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const asked = new Promise((resolve) => addEventListener("message", ({ data }) => resolve(data), { once: true }));
const python = await loadPyodide({ indexURL: new URL("./pyodide/", import.meta.url).href });
if (new URL(location.href).search === "?bare") {
  await asked;
  postMessage({ ok: python.runPython("1 + 1") === 2 });
} else {
  const wheels = await (await fetch(new URL("./wheels.json", import.meta.url))).json();
  await python.loadPackage(wheels.map((name) => new URL(`./wheels/${name}`, import.meta.url).href));
  const { replies } = python.pyimport("widgets.bridge");
  for (const reply of replies(JSON.stringify(await asked))) postMessage(JSON.parse(reply));
}
