import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/template-database.ts';
import { type Catalogue, differences, readCatalogue } from './compare.ts';
import { describeColumns } from './describe-columns.ts';
import { findStatements } from './find-statements.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');
/** They speak of tables that they make themselves. */
const OWN_TABLES = ['db/src/geo/compute-shapes.ts', 'db/src/geo/load-boundaries.ts', 'loadtest/faults/r3.ts'];
/** Members whose column takes nulls, though none comes here; beside each the reason. */
const NEVER_NULL = [
  'api/src/demo/attach-photos.ts deal', // Demo listings are complete.
  'api/src/features/credits/queries.ts balance_cents', // An account of credit has a balance: ledger_accounts_cached.
  'api/src/features/listing-review/queries.ts submitted_at', // Revisions that wait were handed in.
  'api/src/features/places/gone-listing.ts city_id', // What was published has a place: listings_complete.
  'api/src/features/viewings/queries.ts public_lng', // Made from `point`, which is asked for.
  'api/src/features/viewings/queries.ts public_lat',
  'loadtest/bench/areas.ts lng', // Active ones have a place.
  'loadtest/bench/areas.ts lat',
];

const files = ['api', 'indexer', 'db/src', 'loadtest', 'tiles'].flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => /(?<!\.d|\.test|\.spec)\.ts$/.test(file) && !file.includes('node_modules/'))
    .filter((file) => !OWN_TABLES.includes(file) && /\.raw[(<]/.test(readFileSync(`${root}/${file}`, 'utf8'))),
);

let database: TestDatabase;
let client: pg.Client;
let catalogue: Catalogue;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  catalogue = await readCatalogue(client);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('return what their row types say, and speak of what there is', async () => {
  const found = findStatements(root, files);
  const faults: string[] = [];
  const unread = found.filter(({ sql, members }) => members && sql === undefined);
  for (const { at, sql, members } of found) {
    if (!sql || !/^\s*(select|with|insert|update|delete)\b/.test(sql)) continue;
    const columns = await describeColumns(client, sql).catch((error: Error) => error.message);
    if (typeof columns === 'string') faults.push(`${at} ${columns}`);
    else if (members) faults.push(...differences(members, columns, catalogue, sql).map((fault) => `${at} ${fault}`));
  }
  expect(faults.filter((fault) => !NEVER_NULL.includes(fault.replace(/:\d+ (\w+) may be null$/, ' $1')))).toEqual([]);
  // The rest is put together while the process runs.
  expect(unread.length / found.filter(({ members }) => members).length).toBeLessThan(0.15);
});

it('finds a column that is missing, of another type, or null', async () => {
  const own = (name: string, kind: string) => ({ name, isOptional: false, isNullable: false, kinds: [kind] });
  const members = [own('id', 'string'), own('title', 'string'), own('code', 'string'), own('area', 'number')];
  const sql = 'select id, title_ar, code, area from listings where owner_id = ?';
  expect(differences(members, await describeColumns(client, sql), catalogue, sql)).toEqual([
    'title does not come',
    'code is number, not string',
    'area may be null',
  ]);
  await expect(describeColumns(client, 'select title from search_listing')).rejects.toThrow('"title" does not exist');
});
