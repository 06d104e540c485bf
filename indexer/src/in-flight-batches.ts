import { EngineUnavailable } from './engine-errors.ts';
import { type Batch, indexBatch, readBatch } from './index-batch.ts';
import type { LeaderSession } from './leader-session.ts';
import type { Mark } from './marks.ts';

/**
 * While the engine works on a large batch the next is in its queue, so that it never waits for us. A small one is better
 * read when the engine is free: what is queued early misses the changes of the meantime, and they wait for two batches.
 */
const LARGE = { marks: 1_000, most: 2 };

interface InFlightBatch {
  marks: readonly Mark[];
  /** The engine is done with it, well or not. */
  answered: Promise<void>;
  isAnswered: boolean;
  /** Everything is done with it. Never rejects. */
  finished: Promise<void>;
  outcome?: { error?: unknown };
}

/**
 * Batches under way. No two of them hold the same listing, so that whatever is sent again is the newest; and while one is
 * sent again in halves nothing else is in the engine, which joins what it finds queued and fails all of it for one document.
 */
export interface InFlightBatches {
  /**
   * Reads the next batch, and resolves when it is in the engine's queue.
   * @param onBatch told of its listings before it is sent
   * @returns false when no mark waits, or none may be taken now
   */
  start(uids: string[], onBatch: (listingIds: string[]) => void): Promise<boolean>;
  /** The engine has enough to do for now. */
  full(): boolean;
  /** Resolves when the engine is done with one, or else when one has finished; undefined when none is under way. */
  next(): Promise<void> | undefined;
  /** Lets go of those that have finished. @throws what went wrong with one */
  clear(): void;
  /** Waits for all. @throws what went wrong with one */
  drain(): Promise<void>;
  /** Waits for all, however they end. */
  end(): Promise<void>;
}

/** @param lockedMarks marks that are done but held by open transactions: not to be sent over and over until those end */
export function createInFlightBatches(session: LeaderSession, lockedMarks: Map<string, Mark>): InFlightBatches {
  let inFlight: InFlightBatch[] = [];
  let mending = 0;
  let lastMended: Promise<unknown> = Promise.resolve();

  /** Marks that must not be read again: held marks while they are the same, listings under way whatever was marked since. */
  function inHand(): Map<string, number> {
    const gens = new Map(Array.from(lockedMarks.values(), (mark) => [mark.listingId, mark.gen]));
    for (const { marks } of inFlight) for (const mark of marks) gens.set(mark.listingId, Number.POSITIVE_INFINITY);
    return gens;
  }

  const inEngine = () => inFlight.filter(({ isAnswered }) => !isAnswered);

  async function alone<T>(work: () => Promise<T>): Promise<T> {
    mending += 1;
    try {
      await Promise.all(inFlight.map(({ answered }) => answered));
      const mended = lastMended.then(work);
      lastMended = mended.catch(() => {});
      return await mended;
    } finally {
      mending -= 1;
    }
  }

  /** Resolves when the batch is in the engine's queue, or has failed. */
  function send(batch: Batch, uids: string[]): Promise<void> {
    return new Promise((onQueued) => {
      let onAnswered = () => {};
      const answered = new Promise<void>((resolve) => {
        onAnswered = resolve;
      });
      const batchInFlight: InFlightBatch = { marks: batch.marks, answered, isAnswered: false, finished: run() };
      void answered.then(() => {
        batchInFlight.isAnswered = true;
      });
      inFlight.push(batchInFlight);

      async function run(): Promise<void> {
        try {
          const left = await indexBatch(session, batch, uids, { onQueued, onAnswered: () => onAnswered(), alone });
          for (const mark of batch.marks) lockedMarks.delete(mark.listingId);
          for (const mark of left) lockedMarks.set(mark.listingId, mark);
          batchInFlight.outcome = {};
        } catch (error) {
          batchInFlight.outcome = { error };
        }
        onAnswered();
        onQueued();
      }
    });
  }

  function clear(): void {
    const failed = inFlight.find(({ outcome }) => outcome && 'error' in outcome);
    inFlight = inFlight.filter(({ outcome }) => outcome === undefined);
    if (failed) throw failed.outcome?.error;
  }

  return {
    async start(uids, onBatch) {
      if (mending > 0) return false;
      const batch = await readBatch(session, inHand());
      // Refused meanwhile: what was read now is read again afterwards.
      if (!batch || mending > 0) return false;
      if (uids.length === 0) throw new EngineUnavailable('there is no index to write to');
      onBatch(batch.marks.map((mark) => mark.listingId));
      await send(batch, uids);
      return true;
    },
    full() {
      const busy = inEngine();
      const isLarge = busy.some(({ marks }) => marks.length >= LARGE.marks);
      return busy.length >= (isLarge ? LARGE.most : 1);
    },
    next() {
      const busy = inEngine();
      const ends = busy.length > 0 ? busy.map(({ answered }) => answered) : inFlight.map(({ finished }) => finished);
      return ends.length > 0 ? Promise.race(ends) : undefined;
    },
    clear,
    async drain() {
      await Promise.all(inFlight.map(({ finished }) => finished));
      clear();
    },
    async end() {
      await Promise.all(inFlight.map(({ finished }) => finished));
    },
  };
}
