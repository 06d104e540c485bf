import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/template-database.ts';
import { migrate } from './migrate.ts';

const CLI = fileURLToPath(new URL('./cli/migrate.ts', import.meta.url));
const LATER = '29991231235959_a_later_version.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('leaves the database of a newer version as it is, with the rights that version gave', async () => {
  const { owner } = database;
  await owner('migrations').insert({ name: LATER, batch: 99, migration_time: new Date() });
  await owner.raw('grant update on locations to diyar_app');
  expect(await migrate(owner)).toEqual({ migrations: [], applied: [], older: [], newer: [LATER] });
  const { rows } = await owner.raw<{ rows: { kept: boolean }[] }>(
    `select has_table_privilege('diyar_app', 'locations', 'update') as kept`,
  );
  expect(rows).toEqual([{ kept: true }]);
  await owner('migrations').where({ name: LATER }).delete();
  expect((await migrate(owner)).newer).toEqual([]);
});

it('says in a sentence why the database was not brought up to date, and ends with 1', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', CLI], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_OWNER_URL: 'postgres://nobody@127.0.0.1:9/nothing' },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The database was not brought up to date: .*ECONNREFUSED/);
  expect(stderr).not.toContain('    at ');
});
