/** Waits for a condition; a look that throws counts as "not yet". @returns milliseconds waited */
export async function until(what: string, look: () => Promise<boolean>, ms = 30_000, every = 50): Promise<number> {
  const began = performance.now();
  for (;;) {
    if (await look().catch(() => false)) return performance.now() - began;
    if (performance.now() - began > ms) throw new Error(`Not within ${ms} ms: ${what}`);
    await pause(every);
  }
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
