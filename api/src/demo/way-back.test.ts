import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { migrate } from '@diyar/db';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { committedSchema, schemaOf } from '@diyar/db/testing/schema-of';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOADER } from '../../../scripts/lib/loader.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** As typed: its exit code and all it says. */
async function program(path: string, ...words: string[]) {
  const env = { ...process.env, DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl };
  const file = new URL(`../../../${path}`, import.meta.url).pathname;
  const run = promisify(execFile)(process.execPath, [...LOADER, file, ...words], { env });
  const { code = 0, stdout, stderr } = await run.catch((failed) => failed);
  return { code, said: stdout + stderr };
}

it('takes every migration back and up again with the demo in it', async () => {
  const { owner } = database;
  expect(await program('api/src/demo/main.ts', '--count', '400')).toMatchObject({ code: 0 });
  const rowsOf = async (table: string) => (await owner(table).count())[0]?.count;
  const before = { listings: 400, receipts: await rowsOf('receipts'), ledger: await rowsOf('ledger_entries') };

  const refused = await program('db/src/cli/roll-back.ts', '--yes', '--all');
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.said).toMatch(
    /^Going back would delete rows of people or money: [a-z_, ]+\. Nothing was changed[^\n]+\n$/,
  );
  expect({
    listings: await rowsOf('listings'),
    receipts: await rowsOf('receipts'),
    ledger: await rowsOf('ledger_entries'),
  }).toEqual(before);

  const undone = await program('db/src/cli/roll-back.ts', '--yes', '--all', '--with-rows');
  expect(undone.said).toMatch(/^taken back: /);
  await migrate(owner);
  expect(await schemaOf(database)).toBe(committedSchema);
});
