import type { FastifyBaseLogger } from 'fastify';

export interface View {
  listingId: string;
  day: string;
  visitor: string;
  /** The account that looked; owners' own views do not count. */
  userId: string | null;
}

export interface BufferOptions {
  /** Writes some views in one statement; each of them twice is once. */
  write: (views: View[]) => Promise<unknown>;
  log: FastifyBaseLogger;
  /** Views younger than this are lost when the process is killed (kill -9, power). A normal end writes them. */
  everyMs: number;
  /** As many are kept while the database is away; what comes after is not counted. */
  keepAtMost?: number;
  /** As many are remembered as counted today, so that reloads cost no row in a batch. */
  rememberAtMost?: number;
}

/** Views between the request and the table: a request costs a look into a map, the database one statement per turn. */
export function createViewBuffer(options: BufferOptions) {
  const { write, log, everyMs, keepAtMost = 50_000, rememberAtMost = 200_000 } = options;
  let waiting: View[] = [];
  let counted = new Set<string>();
  let writing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();

  function add(view: View): void {
    const key = `${view.day} ${view.listingId} ${view.visitor}`;
    if (counted.has(key) || waiting.length >= keepAtMost) return;
    // Forgetting costs nothing but a row that the table knows already.
    if (counted.size >= rememberAtMost) counted = new Set();
    counted.add(key);
    waiting.push(view);
  }

  /** Resolves when what waited is written, or is waiting again. One batch at a time. */
  function flush(): Promise<void> {
    writing = writing.then(async () => {
      if (waiting.length === 0) return;
      const batch = waiting;
      waiting = [];
      try {
        await write(batch);
      } catch (error) {
        log.warn({ err: error, views: batch.length }, 'views not written: they wait for the next turn');
        waiting = [...batch, ...waiting].slice(0, keepAtMost);
      }
    });
    return writing;
  }

  return {
    add,
    flush,
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
