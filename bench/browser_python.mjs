// Solves positions with the browser's Python, under Node: one request a line on standard input, one answer a line.
//
//   node browser_python.mjs PYODIDE PROJECT
//
// A request names the work and the positions (see solving.py): {"work", "tricks", "count", "seed", "at"}; the answer
// holds the processor seconds that position `at` took and what was found.
import { createInterface } from "node:readline";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, project] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: resolve(pyodide) + "/" });
for (const folder of ["engine", "bench"]) {
  python.FS.mkdirTree(`/project/${folder}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(project, folder) }, `/project/${folder}`);
}
python.runPython(`
import gc, sys
from functools import cache
sys.dont_write_bytecode = True
sys.path.insert(0, "/project")
from bench.solving import WORK, positions
positions = cache(positions)
`);
const prepare = python.runPython(`
def prepare(tricks, count, seed, at):
    state = positions(tricks, count, seed)[at]
    gc.collect()
    return state
prepare`);
const work = python.globals.get("WORK");
console.log(JSON.stringify({ python: python.runPython("sys.version.split()[0]"), pyodide: python.version }));

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  const state = prepare(asked.tricks, asked.count, asked.seed, asked.at);
  const solve = work.get(asked.work);
  const begin = process.cpuUsage();
  const found = solve(state);
  const { user, system } = process.cpuUsage(begin);
  console.log(JSON.stringify({ seconds: (user + system) / 1e6, found: found.toJs() }));
  found.destroy();
  solve.destroy();
  state.destroy();
}
