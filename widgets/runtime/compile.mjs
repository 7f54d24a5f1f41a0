// Turns Python source into what Python runs, ahead of the reader's visit: a boot that has nothing left to compile.
//
//   node compile.mjs PYODIDE COMPILER library ZIP       the library's zip, in place, stored uncompressed
//   node compile.mjs PYODIDE COMPILER packages FOLDER   the wheels of a folder and their pyodide-lock.json, renamed and rehashed
//
// Only the browser's own Python writes byte code that it will take: so pyodide-build runs inside Pyodide, imported
// straight from the wheels in COMPILER. The bytes are the same each time if SOURCE_DATE_EPOCH is, wherever the clock stands.
import { basename, dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";

process.env.TZ = "UTC"; // the dates in a zip file are local ones
const [pyodide, compiler, what, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: resolve(pyodide) + "/",
  env: { HOME: "/home/pyodide", SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH ?? "" },
});

/** @param {string} at @param {string} root */
function mount(at, root) {
  python.FS.mkdirTree(at);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(root) }, at);
}

mount("/compiler", compiler);
python.runPython("import glob, sys; sys.path[:0] = sorted(glob.glob('/compiler/*.whl'))");
if (what === "library") {
  mount("/io", dirname(target));
  python.globals.set("name", basename(target));
  // Nobody reads the library's docstrings in a browser: without them there is less to fetch, and to take in.
  python.runPython(`
import functools, py_compile
from pyodide_build.cli.py_compile import main
py_compile.compile = functools.partial(py_compile.compile, optimize=2)
main.main(args=["/io/" + name, "--compression-level", "0", "--silent"], standalone_mode=False)
`);
} else if (what === "packages") {
  mount("/io", target);
  python.runPython(`
from pathlib import Path
from pyodide_build._py_compile import _py_compile_archive_dir
_py_compile_archive_dir(Path("/io"), keep=False, verbose=False, compression_level=0)
`);
} else {
  throw new Error(`compile.mjs: library or packages, not ${what}`);
}
