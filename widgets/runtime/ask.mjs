// Boots what the browser loads, in Node, and asks it: the same files, the same Python, without a browser.
//
//   node ask.mjs RUNTIME [LIBRARY] < requests
//
// RUNTIME is the folder with manifest.json; LIBRARY, if given, stands in for its standard library (untrimmed, for a trace).
// Standard input: a JSON list of requests for the bridge. Standard output: {"answers": one text a request, "library": the files
// of the standard library that have been imported, "packages": the packages loaded}.
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const [runtime, library] = process.argv.slice(2);
const at = (/** @type {string} */ path) => resolve(runtime, path);
const manifest = JSON.parse(await readFile(at("manifest.json"), "utf8"));
const requests = JSON.parse(await text(process.stdin));
const { loadPyodide } = await import(pathToFileURL(at(manifest.index + "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: at(manifest.index) + "/",
  stdLibURL: library ? resolve(library) : at(manifest.library),
  lockFileURL: at(manifest.lock),
  packageCacheDir: dirname(at(manifest.lock)),
  packages: manifest.packages,
  stdout: console.error,
  stderr: console.error,
});
for (const name of manifest.packages) {
  if (!(name in python.loadedPackages)) throw new Error(`${name} was not loaded`);
}
const { handle } = python.pyimport("widgets.bridge");
const answers = requests.map((/** @type {unknown} */ request) => handle(JSON.stringify(request)));
const imported = JSON.parse(
  python.runPython(`
import json, sys
files = {getattr(module, "__file__", None) or "" for module in list(sys.modules.values())}
roots = [entry + "/" for entry in sys.path if entry.endswith(".zip")]
json.dumps(sorted(file.removeprefix(root) for root in roots for file in files if file.startswith(root)))
`),
);
console.log(JSON.stringify({ answers, library: imported, packages: Object.keys(python.loadedPackages) }));
