// Serves the built site on this machine: compressed ahead, with the headers that any host of the site should send.
//
//   node serve.mjs SITE [PORT]     PORT 0 takes a free one; the address is printed once the server listens
import { createServer } from "node:http";
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { brotliCompressSync } from "node:zlib";
import sirv from "sirv";

const HOST = "127.0.0.1";

const site = process.argv[2];
const port = Number(process.argv[3] ?? 8000);
const lost = readFileSync(join(site, "404.html"));
const rules = headerRules(join(site, "_headers"));

const files = sirv(site, {
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders: sendHeaders,
  onNoMatch(request, response) {
    sendHeaders(response, "/404.html");
    response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" });
    response.end(request.method === "HEAD" ? undefined : lost);
  },
});

/**
 * The rules of the site's own file of headers, which the usual static hosts read: a path, which may end in a star, and
 * below it, indented, the headers of what it names.
 * @param {string} file @returns {{path: string, isStart: boolean, headers: [string, string][]}[]}
 */
function headerRules(file) {
  /** @type {ReturnType<typeof headerRules>} */
  const found = [];
  for (const line of existsSync(file) ? readFileSync(file, "utf8").split("\n") : []) {
    const [name, value] = line.trim().split(/: (.*)/);
    if (line.startsWith(" ")) found.at(-1)?.headers.push([name, value]);
    else if (line) found.push({ path: line.replace(/\*$/, ""), isStart: line.endsWith("*"), headers: [] });
  }
  return found;
}

/**
 * What is not named is asked for again at each visit, and answered 304 while it is the same.
 * @param {import("node:http").ServerResponse} response @param {string} path
 */
function sendHeaders(response, path) {
  response.setHeader("Cache-Control", "no-cache");
  for (const rule of rules) {
    if (rule.isStart ? !path.startsWith(rule.path) : path !== rule.path) continue;
    for (const [name, value] of rule.headers) {
      if (name === "Cache-Control") response.setHeader(name, value);
      else response.appendHeader(name, value);
    }
  }
}

/**
 * A sitemap with the addresses of this server: the theme's navigation without reload trusts the addresses in it, port included.
 * @param {string} path @param {string} origin
 */
function sitemap(path, origin) {
  return readFileSync(path, "utf8").replaceAll(/(<loc>|href=")https?:\/\/[^/<"]+/g, `$1${origin}`);
}

/** @param {import("node:http").IncomingMessage} request @returns {{path: string, search: string} | null} */
function asked(request) {
  try {
    const { pathname, search } = new URL(`http://${HOST}${request.url}`);
    return { path: posix.normalize(decodeURIComponent(pathname)), search };
  } catch {
    return null; // not an address at all
  }
}

const server = createServer((request, response) => {
  const address = asked(request);
  if (address === null) {
    response.writeHead(400).end();
  } else if (!address.path.endsWith("/") && existsSync(join(site, address.path, "index.html"))) {
    // a page is a folder: without its slash the page's relative links would lead astray
    response.writeHead(301, { Location: encodeURI(address.path) + "/" + address.search }).end();
  } else if (address.path.endsWith("/sitemap.xml") && existsSync(join(site, address.path))) {
    const isCoded = /\bbr\b/.test(String(request.headers["accept-encoding"]));
    const text = sitemap(join(site, address.path), `http://${request.headers.host}`);
    sendHeaders(response, address.path);
    response.writeHead(200, { "Content-Type": "application/xml", ...(isCoded ? { "Content-Encoding": "br" } : {}) });
    response.end(isCoded ? brotliCompressSync(text) : text);
  } else {
    files(request, response);
  }
});

server.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== "EADDRINUSE") throw error;
  console.error(`Port ${port} is taken: choose another with  make serve PORT=${port + 1}`);
  process.exit(1);
});
server.listen(port, HOST, () => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no address");
  console.log(`http://${HOST}:${address.port}`);
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
