// The plain way: a worker that does what Pyodide's guide says, and is asked the same.
const worker = new Worker(new URL(`plain_worker.js${location.search}`, import.meta.url), { type: "module" });
worker.addEventListener("message", ({ data }) => {
  document.title = `${performance.now()} ${data.ok}`;
});
worker.postMessage(await (await fetch("question.json")).json());
