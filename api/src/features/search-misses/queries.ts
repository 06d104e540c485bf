import type { Db } from '@diyar/db';
import type { SearchMiss } from './contract.ts';

export async function missesOf(
  db: Db,
  { size, skip }: { size: number; skip: number },
): Promise<{ misses: SearchMiss[]; total: number }> {
  const { rows } = await db.raw<{ rows: (SearchMiss & { total: number })[] }>(
    `select encode(miss, 'hex') as id, words, people, to_char(last_asked_on, 'YYYY-MM-DD') as "lastAskedOn",
       (count(*) over ())::int as total
     from search_miss_words order by people desc, last_asked_on desc, miss limit ? offset ?`,
    [size, skip],
  );
  return { misses: rows.map(({ total: _, ...miss }) => miss), total: rows[0]?.total ?? 0 };
}

/** @returns the words that were taken off; who asked for them is forgotten too */
export async function dropMiss(trx: Db, id: string): Promise<string | undefined> {
  const { rows } = await trx.raw<{ rows: { words: string }[] }>(
    `with asked as (delete from search_miss_askers where miss = decode(:id, 'hex'))
     delete from search_miss_words where miss = decode(:id, 'hex') returning words`,
    { id },
  );
  return rows[0]?.words;
}
