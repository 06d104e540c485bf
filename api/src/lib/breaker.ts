export interface BreakerOptions {
  /** Rejects while what is behind the breaker is still away. */
  probe: () => Promise<unknown>;
  /** Milliseconds between two probes. */
  probeEvery?: number;
}

/** Slow answers in a row that count as an outage: a single one is a busy moment. */
const SLOW_IN_A_ROW = 2;

/**
 * Keeps callers from waiting for something that is away: it opens at the first failure (of slow answers, at the second
 * in a row) and closes when a probe of its own succeeds, so that no visitor has to try whether it is back.
 */
export function createBreaker({ probe, probeEvery = 1_000 }: BreakerOptions) {
  let slow = 0;
  let open = false;
  let timer: NodeJS.Timeout | undefined;

  const lookAgain = () => {
    timer = setTimeout(async () => {
      try {
        await probe();
        open = false;
        slow = 0;
      } catch {
        if (open) lookAgain();
      }
    }, probeEvery);
    timer.unref();
  };

  return {
    isOpen: () => open,
    succeeded(): void {
      slow = 0;
    },
    failed(byTimeout: boolean): void {
      if (byTimeout && ++slow < SLOW_IN_A_ROW) return;
      if (open) return;
      open = true;
      lookAgain();
    },
    close(): void {
      open = false;
      clearTimeout(timer);
    },
  };
}
