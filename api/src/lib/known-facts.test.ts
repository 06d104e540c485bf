import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { knownFacts } from './known-facts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const named = async () => (await knownFacts(database.db)).catalogue.categories.all[0]?.nameEn;

it('reads a change that is committed after it was counted, and then nothing any more', {
  timeout: 60_000,
}, async () => {
  const before = await named();
  const change = await database.owner.transaction();
  const changed = await change('categories').where({ name_en: before }).update({ name_en: 'Renamed' });
  expect(changed).toBe(1);
  expect([await named(), await named(), await named()]).toEqual([before, before, before]);
  await change.commit();
  expect(await named()).toBe('Renamed');
  // Other databases of this server may have begun something meanwhile.
  await expect
    .poll(async () => {
      const known = await knownFacts(database.db);
      return known === (await knownFacts(database.db));
    })
    .toBe(true);
});
