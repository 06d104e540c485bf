import type { FastifyBaseLogger } from 'fastify';

export interface WriteBufferOptions<T> {
  /** Writes some items in one statement. */
  write: (items: T[]) => Promise<unknown>;
  log: FastifyBaseLogger;
  /** Items younger than this are lost when the process is killed (kill -9, power). A normal end writes them. */
  everyMs: number;
  /** As many are kept while the database is away; what comes after is dropped. */
  capacity?: number;
}

/** Small counts between the request and the table: a request costs a push, the database one statement per turn. */
export function createWriteBuffer<T>({ write, log, everyMs, capacity = 50_000 }: WriteBufferOptions<T>) {
  let waiting: T[] = [];
  let writing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();

  /** Resolves when what waited is written, or is waiting again. One batch at a time. */
  function flush(): Promise<void> {
    writing = writing.then(async () => {
      if (waiting.length === 0) return;
      const batch = waiting;
      waiting = [];
      try {
        await write(batch);
      } catch (error) {
        log.warn({ err: error, items: batch.length }, 'counts not written: they wait for the next turn');
        waiting = [...batch, ...waiting].slice(0, capacity);
      }
    });
    return writing;
  }

  return {
    /** False when there is no room: the item is dropped. */
    add(item: T): boolean {
      if (waiting.length >= capacity) return false;
      waiting.push(item);
      return true;
    },
    flush,
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
