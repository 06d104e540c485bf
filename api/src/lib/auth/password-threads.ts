import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** A core is left to everything else: a queue of logins must not keep the process from answering (S6). */
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Hashes `password`, or checks it against a hash. */
export interface PasswordTask {
  password: string;
  against?: string;
}
type Answer = { value: string | boolean } | { error: string };

interface Job {
  task: PasswordTask;
  resolve: (value: string | boolean) => void;
  reject: (error: Error) => void;
}
const waiting: Job[] = [];
const idle: Worker[] = [];
let started = 0;

/**
 * Hashes or checks in threads of their own, in the order asked. Not in Node's pool: there a queue of logins would keep files
 * and images waiting, and could not stand back behind the thread that answers.
 * @throws Error when the stored hash is none, or a thread died
 */
export function onPasswordThread(task: PasswordTask): Promise<string | boolean> {
  return new Promise((resolve, reject) => {
    waiting.push({ task, resolve, reject });
    if (idle.length === 0 && started < THREADS) idle.push(start());
    next();
  });
}

function start(): Worker {
  started++;
  const worker = new Worker(new URL('./password-worker.mjs', import.meta.url));
  return worker;
}

function next(): void {
  const worker = idle.pop();
  const job = worker && waiting.shift();
  if (!worker || !job) {
    if (worker) idle.push(worker);
    return;
  }
  const done = (answer: Answer | Error) => {
    worker.off('message', hear).off('error', done);
    // An idle thread keeps no process alive.
    worker.unref();
    if (answer instanceof Error) started--;
    else idle.push(worker);
    if (answer instanceof Error) job.reject(answer);
    else if ('error' in answer) job.reject(new Error(answer.error));
    else job.resolve(answer.value);
    if (idle.length === 0 && waiting.length > 0 && started < THREADS) idle.push(start());
    next();
  };
  // `node --watch` sends names of modules through the same port.
  const hear = (message: Answer | object) => {
    if ('value' in message || 'error' in message) done(message);
  };
  worker.ref();
  worker.on('message', hear);
  worker.once('error', done);
  worker.postMessage(job.task);
}
