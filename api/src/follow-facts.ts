import type { FastifyBaseLogger } from 'fastify';
import type { FactsSource } from './lib/facts.ts';

/** Statements of one change come in a row; each alone would read all facts. */
const SETTLE_MS = 100;
const RETRY_MS = 1_000;

/**
 * Reads the facts anew after the database said that they changed, and then throws away every page: names of places and
 * categories are on all of them. Pages go last, or one would be drawn of the old facts and kept.
 */
export function followFacts(facts: FactsSource, pages: { purgeAll(): void }, log: FastifyBaseLogger) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function read(): Promise<void> {
    timer = undefined;
    const before = facts.version();
    try {
      const { version } = await facts.reload();
      if (version === before) return;
      pages.purgeAll();
      log.info({ version }, 'facts changed');
    } catch (error) {
      log.warn({ err: error }, 'changed facts cannot be read, trying again');
      changed(RETRY_MS);
    }
  }

  function changed(after = SETTLE_MS): void {
    if (!isStopped) timer ??= setTimeout(() => void read(), after);
  }

  return {
    changed: () => changed(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
