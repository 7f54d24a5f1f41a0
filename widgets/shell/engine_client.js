/**
 * The engine as the page sees it: one worker a visit, its states, and questions that get one answer each.
 *
 * The worker starts with the first question or the first `start()`; a start that fails or stands still, and a question
 * that is never answered, end in the state `failed`, from which `retry()` begins again with a fresh worker.
 */

/** @typedef {"idle" | "downloading" | "starting" | "ready" | "failed"} EngineState */
/** @typedef {{ok: boolean, progress?: {done: number, of: number}, [key: string]: any}} Reply */
/** @typedef {{op: string, language: string, base: string, [key: string]: unknown}} Question */
/** @typedef {(done: number, of: number) => void} Progress how far an answer is that takes long */
/** @typedef {{question: Question, resolve: (reply: Reply) => void, reject: (error: Error) => void, timer: number,
 *            progress: Progress | undefined}} Waiting */
/** @typedef {{kind: "progress", loaded: number, total: number} | {kind: "starting"} | {kind: "ready"} |
 *            {kind: "failed", reason: string} | {kind: "reply", id: number, reply: Reply}} Message */

/** How long the start may stand still (no byte, no step), and how long an answer may take. */
export const PATIENCE = { start: 45_000, answer: 30_000 };

/** The engine is not there: the start failed, or the worker had to be stopped. */
export class EngineFailed extends Error {}

/** This browser cannot run the engine, however often it tries. */
export class Unable extends Error {}

/** Nobody wants the answer any more. */
export class Withdrawn extends Error {}

/** Tells its listeners of every change of state or progress by the event `change`. */
export class EngineClient extends EventTarget {
  /** @type {EngineState} */
  state = "idle";
  /** Whether a failed start can be tried again. */
  isAble = true;
  /** Bytes downloaded so far, and in all. */
  loaded = 0;
  total = 0;

  /** @type {Worker | null} */
  #worker = null;
  #watch = 0;
  #lastId = 0;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  /** @type {(isAgain: boolean) => Worker} */
  #spawn;

  /** @param {(isAgain: boolean) => Worker} spawn makes a new worker that boots the engine, again after a failure */
  constructor(spawn) {
    super();
    this.#spawn = spawn;
  }

  /** Begins to load the engine, if nothing has begun yet. */
  start() {
    if (this.state === "idle") this.#boot(false);
  }

  /** Begins again after a failure. */
  retry() {
    if (this.state === "failed" && this.isAble) this.#boot(true);
  }

  /**
   * Asks the engine; starts it if need be. Rejects with EngineFailed when there is none, with Withdrawn when `signal`
   * takes the question back: what has not been worked out by then is not.
   * @param {Question} question
   * @param {{progress?: Progress, signal?: AbortSignal}} [options]
   * @returns {Promise<Reply>}
   */
  ask(question, { progress, signal } = {}) {
    if (this.state === "failed") return Promise.reject(new EngineFailed("the engine has failed"));
    if (signal?.aborted) return Promise.reject(new Withdrawn());
    this.start();
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const id = this.#lastId;
      this.#waiting.set(id, { question, resolve, reject, timer: 0, progress });
      signal?.addEventListener("abort", () => this.#withdraw(id), { once: true });
      if (this.state === "ready") this.#send(id);
    });
  }

  /** @param {number} id */
  #withdraw(id) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    if (waiting.timer) this.#worker?.postMessage({ cancel: id });
    waiting.reject(new Withdrawn());
  }

  /** @param {boolean} isAgain */
  #boot(isAgain) {
    this.loaded = 0;
    this.total = 0;
    this.#change("downloading");
    this.#keepWatch();
    try {
      const worker = this.#spawn(isAgain);
      this.#worker = worker;
      worker.addEventListener("message", (event) => this.#receive(worker, event.data));
      worker.addEventListener("error", (event) => this.#fail(worker, event.message || "the worker did not load"));
      worker.addEventListener("messageerror", () => this.#fail(worker, "a message could not be read"));
    } catch (error) {
      this.isAble = !(error instanceof Unable);
      this.#fail(this.#worker, String(error));
    }
  }

  /**
   * @param {Worker} worker
   * @param {Message} message
   */
  #receive(worker, message) {
    if (worker !== this.#worker) return;
    switch (message.kind) {
      case "progress":
        this.loaded = message.loaded;
        this.total = message.total;
        this.#keepWatch();
        this.#change(this.state);
        break;
      case "starting":
        this.#keepWatch();
        this.#change("starting");
        break;
      case "ready":
        clearTimeout(this.#watch);
        for (const id of this.#waiting.keys()) this.#send(id);
        this.#change("ready");
        break;
      case "failed":
        this.#fail(worker, message.reason);
        break;
      case "reply":
        this.#answer(message.id, message.reply);
        break;
    }
  }

  /** @param {number} id */
  #send(id) {
    const waiting = this.#waiting.get(id);
    const worker = this.#worker;
    if (!waiting || !worker) return;
    this.#await(waiting, worker);
    worker.postMessage({ id, ...waiting.question });
  }

  /**
   * @param {Waiting} waiting
   * @param {Worker | null} worker
   */
  #await(waiting, worker) {
    clearTimeout(waiting.timer);
    waiting.timer = window.setTimeout(() => this.#fail(worker, "no answer"), PATIENCE.answer);
  }

  /**
   * @param {number} id
   * @param {Reply} reply
   */
  #answer(id, reply) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    const { progress } = reply;
    if (progress) {
      this.#await(waiting, this.#worker);
      waiting.progress?.(progress.done, progress.of);
      return;
    }
    clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    waiting.resolve(reply);
  }

  /**
   * @param {Worker | null} worker
   * @param {string} reason
   */
  #fail(worker, reason) {
    if (worker !== this.#worker) return;
    clearTimeout(this.#watch);
    console.error(`The engine has failed: ${reason}`);
    worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#change("failed");
    for (const { reject, timer } of waiting) {
      clearTimeout(timer);
      reject(new EngineFailed(reason));
    }
  }

  #keepWatch() {
    clearTimeout(this.#watch);
    this.#watch = window.setTimeout(() => this.#fail(this.#worker, "the start stands still"), PATIENCE.start);
  }

  /** @param {EngineState} state */
  #change(state) {
    this.state = state;
    this.dispatchEvent(new Event("change"));
  }
}

/** The one engine of this visit. */
export const engine = new EngineClient(spawn);

/**
 * @param {boolean} isAgain after a failure
 * @returns {Worker} that boots the engine; throws Unable where the browser lacks what that needs
 */
function spawn(isAgain) {
  if (!("Worker" in window && "WebAssembly" in window && "Exception" in WebAssembly)) throw new Unable("an old browser");
  let knowsModules = false;
  const worker = new Worker(new URL("./worker.js", import.meta.url), {
    get type() {
      knowsModules = true; // who does not, never asks
      return /** @type {const} */ ("module");
    },
    name: isAgain ? "engine again" : "engine",
  });
  if (knowsModules) return worker;
  worker.terminate();
  throw new Unable("no modules in workers");
}

/**
 * Starts the engine when `element` is in sight and the page has nothing else to do; not for readers who save data.
 * @param {Element} element
 * @param {AbortSignal} signal ends the wait
 */
export function startWhenIdle(element, signal) {
  const { connection } = /** @type {{connection?: {saveData?: boolean, effectiveType?: string}}} */ (navigator);
  if (connection?.saveData || connection?.effectiveType?.includes("2g")) return;
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    sight.disconnect();
    whenIdle(() => {
      if (!signal.aborted) engine.start();
    });
  });
  sight.observe(element);
  signal.addEventListener("abort", () => sight.disconnect(), { once: true });
}

/** @param {() => void} action */
function whenIdle(action) {
  const idle = () =>
    "requestIdleCallback" in window ? window.requestIdleCallback(action, { timeout: 4000 }) : setTimeout(action, 400);
  if (document.readyState === "complete") idle();
  else window.addEventListener("load", idle, { once: true });
}
