import type { Db } from '@diyar/db';
import { EngineUnavailable } from './engine-errors.ts';
import { LeadershipLost } from './leader.ts';
import { markAgain } from './marks.ts';

/** A request we gave up on may still be delivered by whatever held it up, after a newer one. Longer than proxies wait. */
const LATE_MS = 60_000;

/** Listings whose document in the engine may be older than it should be, to be marked again. */
export interface UncertainWrites {
  /** Does something that sends these listings; when its fate is unknown, remembers them. */
  watch<T>(listingIds: string[], work: () => Promise<T>): Promise<T>;
  /** Marks what is due. */
  settle(db: Db): Promise<void>;
}

export function createUncertainWrites(): UncertainWrites {
  let uncertainWrites: { listingIds: string[]; due: number }[] = [];
  return {
    async watch(listingIds, work) {
      try {
        return await work();
      } catch (error) {
        // Another leader may have sent newer documents before ours arrived.
        if (error instanceof LeadershipLost) uncertainWrites.push({ listingIds, due: 0 });
        if (error instanceof EngineUnavailable && error.uncertain)
          uncertainWrites.push({ listingIds, due: Date.now() + LATE_MS });
        throw error;
      }
    },
    async settle(db) {
      const now = Date.now();
      for (const write of uncertainWrites.filter(({ due }) => due <= now)) {
        await markAgain(db, write.listingIds);
        uncertainWrites = uncertainWrites.filter((other) => other !== write);
      }
    },
  };
}
