// Boots what the browser loads, in Node, and asks it: the same files, the same Python, without a browser.
//
//   node ask.mjs RUNTIME [LIBRARY] < requests
//
// RUNTIME is the folder with manifest.json; LIBRARY, if given, stands in for its standard library (untrimmed, for a trace).
// Standard input: a JSON list of requests for the bridge. Standard output: {"answers": one text a request, "library": the files
// of the standard library that have been imported; what is frozen into Python itself is not read from them}.
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { unzipSync } from "fflate";
import { startPython } from "../shell/python.js";

const [runtime, library] = process.argv.slice(2);
const at = (/** @type {string} */ path) => resolve(runtime, path);
const manifest = JSON.parse(await readFile(at("manifest.json"), "utf8"));
const requests = JSON.parse(await text(process.stdin));
const { loadPyodide } = await import(pathToFileURL(at(manifest.index + "pyodide.mjs")).href);
const places = {
  indexURL: at(manifest.index) + "/",
  stdLibURL: library ? resolve(library) : at(manifest.library),
  stdout: console.error,
  stderr: console.error,
};
const wheels = manifest.packages.map(async (/** @type {string} */ path) => new Uint8Array(await readFile(at(path))));
const python = await startPython(loadPyodide, manifest, places, wheels, unzipSync);
const { handle } = python.pyimport("widgets.bridge");
const answers = requests.map((/** @type {unknown} */ request) => handle(JSON.stringify(request)));
const imported = JSON.parse(
  python.runPython(`
import json, sys
modules = [module for module in list(sys.modules.values()) if getattr(module.__spec__, "origin", "") != "frozen"]
files = {getattr(module, "__file__", None) or "" for module in modules}
roots = [entry + "/" for entry in sys.path if entry.endswith(".zip")]
json.dumps(sorted(file.removeprefix(root) for root in roots for file in files if file.startswith(root)))
`),
);
console.log(JSON.stringify({ answers, library: imported }));
