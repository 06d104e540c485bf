import type { Db } from '@diyar/db';
import { FEWEST_PEOPLE } from './contract.ts';

export interface Miss {
  /** Keyed hashes in hex digits: of the words, and of a person for these words alone. */
  miss: string;
  asker: string;
  words: string;
  day: string;
}

/** Words are written down from the third person on; until then their hash alone. Rows go in order, so that no two processes wait for each other. */
export const writeMisses = (db: Db, misses: Miss[]): Promise<void> =>
  db.transaction(async (trx) => {
    await trx.raw(
      `insert into search_miss_askers as a (miss, asker, asked_on)
       select distinct on (1, 2) decode(m.miss, 'hex'), decode(m.asker, 'hex'), m.day
       from unnest(?::text[], ?::text[], ?::date[]) as m (miss, asker, day) order by 1, 2, 3 desc
       on conflict (miss, asker) do update set asked_on = greatest(a.asked_on, excluded.asked_on)`,
      [misses.map(({ miss }) => miss), misses.map(({ asker }) => asker), misses.map(({ day }) => day)],
    );
    await trx.raw(
      `with asked as (
         select distinct on (1) decode(m.miss, 'hex') as miss, m.words from unnest(?::text[], ?::text[]) as m (miss, words))
       insert into search_miss_words (miss, words, people, last_asked_on)
       select a.miss, asked.words, count(*), max(a.asked_on)
       from search_miss_askers a join asked using (miss) group by 1, 2 having count(*) >= ? order by 1
       on conflict (miss) do update set people = excluded.people, last_asked_on = excluded.last_asked_on`,
      [misses.map(({ miss }) => miss), misses.map(({ words }) => words), FEWEST_PEOPLE],
    );
  });
