import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { createTestSearch, type TestSearch } from '@diyar/indexer/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { signedIn } from '#testing/people.ts';
import { appOn } from '#testing/test-app.ts';

let database: TestDatabase;
let engine: TestSearch;
let api: Awaited<ReturnType<typeof appOn>>;
let token: string;
let flat: string;
let villa: string;
beforeAll(async () => {
  database = await createTestDatabase();
  engine = await createTestSearch(database);
  api = await appOn(database, engine.prefix);
  ({ token } = await signedIn({ ...api, db: database.db }, { account_type: 'admin' }));
  ({ id: flat } = await aListing(database.db, { title_ar: 'شقة للبيع في المزة' }));
  ({ id: villa } = await aListing(database.db, {
    category: 'villas',
    property_type: 'villa',
    title_ar: 'فيلا للبيع في حمص',
    province: 'homs',
    city: 'homs',
    neighborhood: null,
  }));
  await database.owner.raw(`
    create table noted_marks (listing_id uuid);
    create function note_mark() returns trigger language plpgsql security definer as $$
    begin
      insert into noted_marks values (new.listing_id);
      return null;
    end $$;
    create trigger search_dirty_note after insert or update on search_dirty for each row execute function note_mark()`);
  await engine.settled();
});
afterAll(async () => {
  await api?.close();
  await engine?.drop();
  await database?.drop();
});

const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  (await api.call(method, path, { token, lang: 'en', ...(body && { body }) })).json;
const add = (word: string, spellings: string[], id: string = randomUUID()) =>
  send('POST', '/admin/search-words', { id, word, spellings });
/** Ids that a search finds once this process has read the facts, as its LISTEN has it do. */
const found = async (keywords: string) => {
  await api.app.deps.facts.reload();
  const { json } = await api.get(`/listings/search?keywords=${encodeURIComponent(keywords)}&limit=40`);
  return json.data.items.map(({ id }: { id: string }) => id);
};
/** Listings that are marked because of a change, and so indexed again. */
async function markedBy(change: () => Promise<unknown>): Promise<string[]> {
  await engine.settled();
  await database.owner('noted_marks').delete();
  await change();
  await engine.settled();
  expect(await engine.compare()).toMatchObject({ missing: [], extra: [], stale: [] });
  return (await database.owner('noted_marks').distinct('listing_id')).map(({ listing_id }) => listing_id);
}

describe('spellings that administrators add', () => {
  it('are understood by search at once, of a word it knows', async () => {
    expect(await found('زقفة')).toEqual([]);
    const { data } = await add('شقة', ['زقفة', 'زقفه', 'زقف']);
    // Two ways of writing the same end are one.
    expect(data.word).toMatchObject({ kind: 'vocabulary', spellings: ['زقفة', 'زقف'] });
    expect(data.word.word).toMatch(/شقة/);
    // Behind them may stand what merely mentions the word.
    expect((await found('زقفة'))[0]).toBe(flat);
    expect((await found('زقفة بالمزة'))[0]).toBe(flat);
    expect((await send('GET', '/admin/search-words')).data.words).toHaveLength(1);
  });

  it('index again only the listings that say them', async () => {
    await database
      .db('listings')
      .where({ id: villa })
      .update({ description_ar: `بيت الشتوية ${'وصف '.repeat(30)}` });
    await engine.settled();
    expect(await markedBy(() => add('حديقة', ['الشتوية']))).toEqual([villa]);
    expect(await found('حديقة الشتوية')).toEqual([villa]);
  });

  it('may be of a new word, and are changed and taken away', async () => {
    const { data } = await add('قبوناي', ['كبوناي']);
    expect(data.word).toMatchObject({ kind: 'own', word: 'قبوناي', spellings: ['قبوناي', 'كبوناي'] });
    const path = `/admin/search-words/${data.word.id}`;
    const before = data.word.spellings;
    const changed = await send('PUT', path, { spellings: ['قبوناي', 'قبنايه'], before });
    expect(changed.data.word.spellings).toEqual(['قبوناي', 'قبنايه']);
    expect(await send('PUT', path, { spellings: ['قبوناي'], before })).toMatchObject({
      statusCode: 409,
      code: 'spellings_changed',
      data: { spellings: ['قبوناي', 'قبنايه'] },
    });
    expect((await send('DELETE', path)).success).toBe(true);
    expect(await send('DELETE', path)).toMatchObject({ statusCode: 404, code: 'search_word_not_found' });
    expect(
      (await database.db('audit_log').where({ subject_id: data.word.id }).orderBy('id')).map(({ action }) => action),
    ).toEqual(['search_word.create', 'search_word.update', 'search_word.delete']);
  });

  it.each([
    ['المزة', ['مزززة'], 'word_is_place'],
    ['شقة', ['شقيفة'], 'word_has_spellings'],
    ['مسبح', ['فيلا'], 'spelling_taken'],
    ['مسبح', ['في'], 'spelling_says_nothing'],
    ['مسبح', ['!!'], 'spelling_says_nothing'],
  ])('of %s are not %s: %s', async (word, spellings, code) => {
    await api.app.deps.facts.reload();
    expect(await add(word, spellings)).toMatchObject({ success: false, statusCode: 409, code });
  });
});

it('a word that two categories are called by is neither’s', async () => {
  for (const [slug, beside] of [
    ['fez-hats', 'apartments'],
    ['toy-fez-hats', 'cars'],
  ] as const) {
    await database.owner('address_words').insert({ word: slug, kind: 'category' });
    await database.owner.raw(
      `insert into categories (id, parent_id, level, slug, name_ar, name_en, sort, property_type, carries)
       select gen_random_uuid(), parent_id, level, ?, 'طرابيش', 'Tarboushes', sort, property_type, carries from categories where slug = ?`,
      [slug, beside],
    );
  }
  await api.app.deps.facts.reload();
  expect(await add('طرابيش', ['طربوشات'])).toMatchObject({ statusCode: 409, code: 'word_is_ambiguous' });
});

describe('spellings of places', () => {
  const placeOf = async (query: string) =>
    (await send('GET', `/admin/search-places?query=${encodeURIComponent(query)}`)).data.places[0];

  it('find the place’s listings at once, and nothing else is indexed again', async () => {
    const place = await placeOf('Mezzeh');
    expect(place).toMatchObject({ nameAr: 'المزة', kind: 'neighborhood', within: 'Damascus' });
    const spellings = [...place.spellings, 'المززويه'];
    const change = () => send('PUT', `/admin/search-places/${place.id}`, { spellings, before: place.spellings });
    // Listings there carry the place itself, not its spellings; only texts that say this one would read otherwise.
    expect(await markedBy(change)).toEqual([]);
    expect(await found('شقة بالمززويه')).toEqual([flat]);
    expect((await placeOf('المززويه')).id).toBe(place.id);
    expect(await database.db('audit_log').where({ subject_id: place.id })).toMatchObject([
      { action: 'place.respell', before: { spellings: place.spellings }, after: { spellings } },
    ]);
  });

  it('are not overwritten unseen, and not those of other places', async () => {
    const place = await placeOf('Mezzeh');
    const path = `/admin/search-places/${place.id}`;
    expect(await send('PUT', path, { spellings: [], before: ['old'] })).toMatchObject({ code: 'spellings_changed' });
    const spellings = [...place.spellings, 'جرمانا'];
    expect(await send('PUT', path, { spellings, before: place.spellings })).toMatchObject({ code: 'spelling_taken' });
    expect(await send('PUT', `/admin/search-places/${randomUUID()}`, { spellings: [], before: [] })).toMatchObject({
      statusCode: 404,
      code: 'search_place_not_found',
    });
  });
});
