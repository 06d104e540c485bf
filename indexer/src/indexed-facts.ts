import { createHash } from 'node:crypto';
import type { Db } from '@diyar/db';
import type { Facts } from './listings/facts.ts';
import { TARGET } from './marks.ts';
import { rowsOf } from './sql.ts';

/** A state of the facts that some documents may still be made of. */
export interface IndexedFacts {
  digest: string;
  facts: Facts;
  /** The state these documents are brought to, and how far: another state wanted begins anew. */
  wanted: string | null;
  phase: 'named' | 'worded';
  /** The last listing that was looked at. */
  cursor: string | null;
}

export const digestOf = (facts: Facts): string => createHash('sha256').update(JSON.stringify(facts)).digest('hex');

/** Before the first document is made of them: a process that is killed leaves behind what its documents were made of. */
export async function noteFacts(db: Db, facts: Facts): Promise<void> {
  await rowsOf(
    db,
    `insert into indexed_facts (target, digest, facts) values (?, ?, ?::jsonb)
     on conflict (target, digest) do update set wanted = null, phase = 'named', cursor = null`,
    [TARGET, digestOf(facts), JSON.stringify(facts)],
  );
}

/** The states that documents must leave, one after the other. */
export async function outdatedFacts(db: Db, current: string): Promise<IndexedFacts | undefined> {
  const [row] = await rowsOf<IndexedFacts>(
    db,
    `select digest, facts, wanted, phase, cursor from indexed_facts where target = ? and digest <> ? order by digest limit 1`,
    [TARGET, current],
  );
  return row;
}

export async function noteProgress(db: Db, { digest, wanted, phase, cursor }: IndexedFacts): Promise<void> {
  await rowsOf(db, 'update indexed_facts set wanted = ?, phase = ?, cursor = ? where target = ? and digest = ?', [
    wanted,
    phase,
    cursor,
    TARGET,
    digest,
  ]);
}

export async function forgetFacts(db: Db, digest: string): Promise<void> {
  await rowsOf(db, 'delete from indexed_facts where target = ? and digest = ?', [TARGET, digest]);
}
