// Makes one file of each program and style sheet of the shell, so that a page asks for few files and small ones.
//
//   node bundle.mjs SHELL     the folder is left with the programs and the style sheet that are named here
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";

const shell = resolve(process.argv[2]);
/** What pages and other programs name: each becomes one file, whatever it imports. */
const MODULES = ["main.js", "embed.js", "worker.js"];
const SCRIPTS = ["first.js"];
const STYLES = ["site.css"];

const sources = await mkdtemp(join(tmpdir(), "shell-"));
await cp(shell, sources, { recursive: true });
await rm(shell, { recursive: true });
/** @type {import("esbuild").BuildOptions} */
const COMMON = {
  absWorkingDir: sources,
  outdir: shell,
  bundle: true,
  minify: true,
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
};
const named = (/** @type {string[]} */ names) => names.map((name) => join(sources, name));
await build({ ...COMMON, entryPoints: named(MODULES), format: "esm" });
// what comes first is read by old browsers, too, and tells their readers what does not work there
await build({ ...COMMON, entryPoints: named(SCRIPTS), format: "iife", target: "es2015" });
await build({ ...COMMON, entryPoints: named(STYLES), external: ["../fonts/*"] });
await rm(sources, { recursive: true });
