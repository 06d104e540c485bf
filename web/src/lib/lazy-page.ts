import { isOffline } from './connectivity.ts';

export const LAZY_TRIES = 5;
export const LAZY_TIMEOUT_MS = 10_000;
/** The listing form is the heaviest page and gets longer (spec section 9). */
export const LAZY_FORM_TIMEOUT_MS = 20_000;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5_000;
const JITTER_MS = 1_000;

/** A page's code that could not be fetched after every try; the failure panel is shown for it. */
export class LazyPageError extends Error {
  override name = 'LazyPageError';

  /** How long the last try was waited for, when that is why it failed. */
  get timedOutMs(): number | undefined {
    return this.cause instanceof LazyTimeout ? this.cause.ms : undefined;
  }
}

class LazyTimeout extends Error {
  readonly ms: number;

  constructor(ms: number) {
    super(`Loading component timed out after ${ms}ms`);
    this.ms = ms;
  }
}

export type LazyOptions = {
  timeoutMs?: number;
  wait?: (ms: number) => Promise<void>;
  random?: () => number;
};

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Milliseconds before try number `retry + 1`: ×1.5 each time, at most 5 s, plus up to 1 s so that clients spread out. */
export function backoffMs(retry: number, random = Math.random): number {
  return Math.min(FIRST_WAIT_MS * 1.5 ** retry, LONGEST_WAIT_MS) + random() * JITTER_MS;
}

/** Loads a page's module: 5 tries, each with a time limit. Rejects with `LazyPageError`. */
export async function loadLazily<T>(
  load: () => Promise<T>,
  { timeoutMs = LAZY_TIMEOUT_MS, wait = sleep, random = Math.random }: LazyOptions = {},
): Promise<T> {
  let last: unknown;
  for (let attempt = 0; attempt < LAZY_TRIES; attempt++) {
    if (attempt > 0) await wait(backoffMs(attempt - 1, random));
    try {
      return await within(load(), timeoutMs);
    } catch (error) {
      last = error;
      // Without a network a file that is not kept will not come, however often it is asked for.
      if (isOffline()) break;
    }
  }
  throw new LazyPageError('Failed to load component', { cause: last });
}

function within<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LazyTimeout(ms)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
