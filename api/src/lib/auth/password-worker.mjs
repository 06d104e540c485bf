import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

// JavaScript, since a thread of Node 20 does not get the loader that reads TypeScript. Its other half is password-threads.ts.

/** argon2id as OWASP asks for at least (acceptance S6). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** How far a thread of hashing stands back behind the one that answers requests. */
const NICE = 5;

// On Linux a priority belongs to a thread; elsewhere this would slow the whole process down.
if (process.platform === 'linux') setPriority(NICE);

/** @param {{ password: string, against?: string }} task hashes `password`, or checks it against a hash */
function work({ password, against }) {
  try {
    return { value: against === undefined ? hashSync(password, COST) : verifySync(against, password) };
  } catch (error) {
    return { error: String(error) };
  }
}
parentPort.on('message', (task) => parentPort.postMessage(work(task)));
