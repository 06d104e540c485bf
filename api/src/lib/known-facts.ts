import type { Db } from '@diyar/db';
import { createFacts, type KnownFacts } from './facts.ts';

/** A change that is not committed by then is missed until the next one. */
const LONGEST_MS = 30_000;

const byPool = new WeakMap<Db, ReturnType<typeof follow>>();

/**
 * A memory per pool of a worker, up to date with every change of facts: what is marked, or imported, is judged once, so that a category
 * that was added, renamed or hidden a moment ago must not be judged by the facts of before.
 */
export function knownFacts(db: Db): Promise<KnownFacts> {
  const known = byPool.get(db) ?? follow(db);
  byPool.set(db, known);
  return known();
}

interface Seen {
  change: string;
  at: number;
  /** Every transaction that may have made it has a lower number. */
  mark: bigint;
  isSettled: boolean;
}

/**
 * A change is counted when it is made and read once it is committed: facts are read again until all transactions are over that had
 * begun when it was seen to be counted, and once after.
 */
function follow(db: Db): () => Promise<KnownFacts> {
  const facts = createFacts(db);
  const ask = async (value: string, from = '') => {
    const { rows } = await db.raw<{ rows: [{ value: string }] }>(`select ${value}::text as value ${from}`);
    return rows[0].value;
  };
  let seen: Seen | undefined;
  return async () => {
    const change = await ask('last_value', 'from fact_changes_id_seq');
    if (seen?.change !== change) {
      const mark = BigInt(await ask('pg_current_xact_id()'));
      seen = { change, at: performance.now(), mark, isSettled: false };
    }
    if (seen.isSettled) return facts.get();
    const mine = seen;
    const oldest = BigInt(await ask('pg_snapshot_xmin(pg_current_snapshot())'));
    const read = await facts.reload();
    if (oldest > mine.mark || performance.now() - mine.at > LONGEST_MS) mine.isSettled = true;
    return read;
  };
}
