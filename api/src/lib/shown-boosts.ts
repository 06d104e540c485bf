import type { Db } from '@diyar/db';
import type { FastifyBaseLogger } from 'fastify';
import type { BoostType } from '#rules/boosts.ts';
import { createWriteBuffer } from './write-buffer.ts';

export interface ShownBoosts {
  /** Cards that somebody is given. */
  note: (cards: readonly { id: string; boosts: readonly BoostType[] }[]) => void;
  flush: () => Promise<void>;
  close: () => Promise<void>;
}

/** A boost that somebody has seen is not given back whole; only its first minutes are of interest. */
export function createShownBoosts(db: Db, log: FastifyBaseLogger, everyMs = 1_000): ShownBoosts {
  let waiting = new Set<string>();
  const buffer = createWriteBuffer<string>({
    log,
    everyMs,
    write: (shown) => {
      waiting = new Set();
      const [ids, types] = [0, 1].map((part) => shown.map((key) => key.split(' ')[part]));
      return db.raw(
        `update boosts b set shown_at = app_now() from unnest(cast(:ids as uuid[]), cast(:types as text[])) as seen (listing_id, type)
         where b.listing_id = seen.listing_id and b.type = seen.type and b.status = 'active' and b.shown_at is null
           and b.starts_at > app_now() - interval '1 hour'`,
        { ids, types },
      );
    },
  });
  return {
    note(cards) {
      for (const { id, boosts } of cards) {
        for (const type of boosts) {
          const key = `${id} ${type}`;
          if (!waiting.has(key) && buffer.add(key)) waiting.add(key);
        }
      }
    },
    flush: buffer.flush,
    close: buffer.close,
  };
}
