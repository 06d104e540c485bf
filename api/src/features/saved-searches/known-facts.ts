import type { Db } from '@diyar/db';
import { createFacts, type KnownFacts } from '../../lib/facts.ts';

const byPool = new WeakMap<Db, ReturnType<typeof createFacts>>();

/** A memory per pool: a worker reads the facts once, and then in the background. */
export function knownFacts(db: Db): Promise<KnownFacts> {
  const source = byPool.get(db) ?? createFacts(db);
  byPool.set(db, source);
  return source.get();
}
