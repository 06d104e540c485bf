import { isOffline } from '#lib/connectivity.ts';
import type { Line } from './send-file.ts';

/** Flags of the offline mode have no event of their own. */
const LOOK_MS = 2_000;

export const browserLine: Line = {
  isOffline,
  now: () => performance.now(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const done = () => {
        clearTimeout(timer);
        removeEventListener('online', done);
        signal.removeEventListener('abort', stop);
        resolve();
      };
      const stop = () => {
        clearTimeout(timer);
        removeEventListener('online', done);
        reject(signal.reason);
      };
      // A network that comes back is a reason to try at once.
      const timer = setTimeout(done, ms);
      addEventListener('online', done);
      signal.addEventListener('abort', stop, { once: true });
    }),
  async untilOnline(signal) {
    while (isOffline()) await browserLine.wait(LOOK_MS, signal);
  },
};
