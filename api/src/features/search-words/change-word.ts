import type { Db } from '@diyar/db';
import type { Lexicon } from '@diyar/indexer/arabic';
import { type Actor, audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { checkedSpellings, entryNamed, nameOfEntry } from './read-spelling.ts';

interface Change extends Actor {
  id: string;
  spellings: readonly string[];
  /** The list that the administrator saw. */
  before: readonly string[];
}

/** @throws AppError word_is_place, word_is_ambiguous, word_has_spellings, spelling_taken, spelling_says_nothing (409) */
export async function createWord(
  db: Db,
  lexicon: Lexicon,
  { id, word, spellings, ...by }: Actor & { id: string; word: string; spellings: readonly string[] },
): Promise<void> {
  const known = entryNamed(word, lexicon);
  const { kind, key } = known ?? { kind: 'word', key: id };
  const asked = known ? spellings : [word, ...spellings];
  const kept = checkedSpellings(asked, nameOfEntry({ kind, key }), lexicon);
  await db.transaction(async (trx) => {
    const [row] = await trx('search_words')
      .insert({ id, kind, key, spellings: kept })
      .onConflict(['kind', 'key'])
      .ignore()
      .returning('id');
    if (!row) throw new AppError('word_has_spellings', 409).on('word');
    await record(trx, by, { action: 'search_word.create', id, after: { word, spellings: kept } });
  });
}

/** @throws AppError search_word_not_found (404), spellings_changed, spelling_taken, spelling_says_nothing (409) */
export const updateWord = (db: Db, lexicon: Lexicon, { id, spellings, before, ...by }: Change): Promise<void> =>
  db.transaction(async (trx) => {
    const row = await trx('search_words').where({ id }).forUpdate().first('kind', 'key', 'spellings');
    if (!row) throw new AppError('search_word_not_found', 404);
    refuseChanged(row.spellings, before);
    const kept = checkedSpellings(spellings, `${row.kind}:${row.key}`, lexicon);
    await trx('search_words').where({ id }).update({ spellings: kept });
    const after = { spellings: kept };
    await record(trx, by, { action: 'search_word.update', id, before: { spellings: row.spellings }, after });
  });

/** @throws AppError search_word_not_found (404) */
export const deleteWord = (db: Db, { id, ...by }: Actor & { id: string }): Promise<void> =>
  db.transaction(async (trx) => {
    const [row] = await trx('search_words').where({ id }).delete().returning('spellings');
    if (!row) throw new AppError('search_word_not_found', 404);
    await record(trx, by, { action: 'search_word.delete', id, before: { spellings: row.spellings } });
  });

/** @throws AppError search_place_not_found (404), spellings_changed, spelling_taken, spelling_says_nothing (409) */
export const updatePlace = (db: Db, lexicon: Lexicon, { id, spellings, before, ...by }: Change): Promise<void> =>
  db.transaction(async (trx) => {
    const row = await trx('locations').where({ id }).forUpdate().first('kind', 'key', 'spellings');
    if (!row) throw new AppError('search_place_not_found', 404);
    refuseChanged(row.spellings, before);
    const kept = checkedSpellings(spellings, `${row.kind}:${row.key}`, lexicon);
    await trx('locations').where({ id }).update({ spellings: kept });
    await audit(trx, {
      ...by,
      action: 'place.respell',
      subjectKind: 'place',
      subjectId: id,
      before: { spellings: row.spellings },
      after: { spellings: kept },
    });
  });

function refuseChanged(now: readonly string[], seen: readonly string[]): void {
  if (JSON.stringify(now) !== JSON.stringify(seen))
    throw new AppError('spellings_changed', 409).with({ spellings: now });
}

interface Recorded {
  action: string;
  id: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}
const record = (trx: Db, by: Actor, { id, ...act }: Recorded) =>
  audit(trx, { ...by, ...act, subjectKind: 'search_word', subjectId: id });
