import type { Db } from '@diyar/db';
import { createFacts, type KnownFacts } from './facts.ts';

/** A change is counted when it is made and read once it is committed: for so long it is looked at again. */
const SETTLED_MS = 30_000;

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

function follow(db: Db): () => Promise<KnownFacts> {
  const facts = createFacts(db);
  let seen: string | undefined;
  let seenAt = 0;
  return async () => {
    const { rows } = await db.raw<{ rows: [{ change: string }] }>(
      'select last_value::text as change from fact_changes_id_seq',
    );
    const { change } = rows[0];
    if (change !== seen) seenAt = performance.now();
    const isSettled = performance.now() - seenAt > SETTLED_MS;
    if (change === seen && isSettled) return facts.get();
    seen = change;
    return facts.reload();
  };
}
