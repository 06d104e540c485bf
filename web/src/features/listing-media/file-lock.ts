/** Lets one window of this browser send a file at a time; a window that is closed lets go of its files. */
export interface FileLock {
  /** @returns false when another window has the file in hand, and nothing was done */
  run(key: string, work: () => Promise<void>): Promise<boolean>;
  /** Resolves when no window has the file in hand any more; rejects when `signal` aborts. */
  whenFree(key: string, signal: AbortSignal): Promise<void>;
}

const nameOf = (key: string) => `diyar-file-${key}`;

/** Where there are no locks the server's own guard must do: a file that is sent twice is there once. */
export const fileLock: FileLock = {
  async run(key, work) {
    const locks = globalThis.navigator?.locks;
    if (locks) {
      return locks.request(nameOf(key), { ifAvailable: true }, async (lock) => {
        if (lock) await work();
        return lock !== null;
      });
    }
    await work();
    return true;
  },
  async whenFree(key, signal) {
    await globalThis.navigator?.locks?.request(nameOf(key), { signal }, async () => {});
  },
};
