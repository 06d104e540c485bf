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

/** Numbers of the last change that was begun, and of transactions: the oldest that still runs, and the next. */
const LOOK = `
  select last_value::text as change, pg_snapshot_xmin(now.snapshot)::text as oldest, pg_snapshot_xmax(now.snapshot)::text as next
  from fact_changes_id_seq, (select pg_current_snapshot() as snapshot) now`;
type Look = Record<'change' | 'oldest' | 'next', string>;

interface Seen {
  change: string;
  at: number;
  /** Transactions before this one may have made it. */
  before?: bigint;
  isSettled: boolean;
}

/**
 * A change is counted when it is made and read once it is committed: facts are read again until all transactions are over that had
 * begun when it was known to be counted, and once after.
 */
function follow(db: Db): () => Promise<KnownFacts> {
  const facts = createFacts(db);
  let seen: Seen | undefined;
  return async () => {
    const began = performance.now();
    const { rows } = await db.raw<{ rows: [Look] }>(LOOK);
    const [{ change, oldest, next }] = rows;
    if (seen?.change !== change) {
      seen = { change, at: performance.now(), isSettled: false };
      return facts.reload();
    }
    if (seen.isSettled) return facts.get();
    const mine = seen;
    // A statement's snapshot may be older than the number it reads: the look that saw the change first says nothing of its end.
    if (began > mine.at) mine.before ??= BigInt(next);
    const isOver = mine.before !== undefined && BigInt(oldest) >= mine.before;
    const isLate = performance.now() - mine.at > LONGEST_MS;
    const read = await facts.reload();
    if (isOver || isLate) mine.isSettled = true;
    return read;
  };
}
