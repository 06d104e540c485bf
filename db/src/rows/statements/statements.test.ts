import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/template-database.ts';
import { type Catalogue, differences, readCatalogue } from './compare.ts';
import { HOLE } from './constant-text.ts';
import { type Described, describeColumns } from './describe-columns.ts';
import { findLooseRows } from './find-loose-rows.ts';
import { findStatements, type Member } from './find-statements.ts';
import { type OpenProject, openProject } from './open-project.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');
/** They speak of tables that they make themselves. */
const OWN_TABLES = [
  'db/src/geo/compute-shapes.ts',
  'db/src/geo/load-boundaries.ts',
  'db/src/geo/streets/lay-streets.ts',
  'loadtest/bench/streets.ts',
  'loadtest/faults/r3.ts',
];
/** Members whose column takes nulls, though none comes here; beside each the reason. */
const NEVER_NULL = [
  'api/src/demo/attach-photos.ts deal', // Demo listings are complete.
  'api/src/features/credits/queries.ts balance_cents', // An account of credit has a balance: ledger_accounts_cached.
  'api/src/features/listing-review/queries.ts submitted_at', // Revisions that wait were handed in.
  'api/src/features/places/gone-listing.ts city_id', // What was published has a place: listings_complete.
  'api/src/features/subscriptions/due-queries.ts moment', // Compared with the clock.
  'api/src/features/viewings/queries.ts public_lng', // Made from `point`, which is asked for.
  'api/src/features/viewings/queries.ts public_lat',
  'loadtest/bench/areas.ts lng', // Active ones have a place.
  'loadtest/bench/areas.ts lat',
];

/** Select lists and names of tables that only a running process knows, beside each the reason. */
const UNREAD = [
  'api/src/features/user-activity/queries.ts', // A column for each activity there is.
  'api/testing/lives/invariants.ts', // A question for each thing that must never be.
  'api/testing/planted.ts', // Any column of any table.
  'api/testing/shapes.ts', // A test's own question.
  'db/src/geo/write-shapes.ts', // A table that it makes, or the one it fills.
  'db/src/schema/drop-tables.ts', // Whatever a migration made.
  'loadtest/attack/xss-writes.ts', // Any column of any table.
];
/** What may stand where a part is known to a running process alone: conditions, values, comparisons, a question, a table. */
const FILLINGS = ['true', '', '1', 'app_now()', `'a'`, 'null', '=', 'and true', 'select 1 as one', 'users'];

/**
 * How a statement's columns differ from its row type, with that in its holes that makes them differ least; where nothing makes
 * PostgreSQL take it, what PostgreSQL has against it.
 */
async function mismatchesOf(sql: string, members: Member[] | undefined): Promise<string[]> {
  const holes = Math.min(sql.split(HOLE).length - 1, 3);
  let least: string[] | undefined;
  let refusal = '';
  for (let choice = 0; choice < FILLINGS.length ** holes && least?.length !== 0; choice++) {
    let left = choice;
    const filled = sql.replaceAll(HOLE, () => {
      const filling = FILLINGS[left % FILLINGS.length] ?? '';
      left = Math.floor(left / FILLINGS.length);
      return filling;
    });
    const columns: Described[] | string = await describeColumns(client, filled).catch(({ message }: Error) => message);
    if (typeof columns === 'string') refusal ||= columns;
    else {
      const mismatches = members ? differences(members, columns, catalogue, filled) : [];
      if (!least || mismatches.length < least.length) least = mismatches;
    }
  }
  return least ?? [refusal];
}

/** Files but those of tests, whose text says so. */
const filesWith = (folders: string[], text: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((file) => /(?<!\.d|\.test|\.spec)\.ts$/.test(file) && !file.includes('node_modules/'))
      .filter((file) => text.test(readFileSync(`${root}/${file}`, 'utf8'))),
  );
const FOLDERS = ['api', 'indexer', 'db/src', 'loadtest', 'tiles'];

let project: OpenProject;
let database: TestDatabase;
let client: pg.Client;
let catalogue: Catalogue;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  catalogue = await readCatalogue(client);
  project = openProject(root);
});
afterAll(async () => {
  await client.end();
  await database.drop();
  project.close();
});

it('return what their row types say, and speak of what there is', async () => {
  const mismatches: string[] = [];
  const unread = new Set<string>();
  const files = filesWith(FOLDERS, /\.raw[(<]/).filter((file) => !OWN_TABLES.includes(file));
  for (const { at, sql, members } of findStatements(project, files)) {
    const [file = ''] = at.split(':');
    if (UNREAD.includes(file)) unread.add(file);
    else if (!sql || sql.startsWith(HOLE))
      mismatches.push(...(members ? [`${at} has a text that only a running process knows`] : []));
    else if (members || !sql.includes(HOLE))
      if (/^\s*(select|with|insert|update|delete)\b/.test(sql))
        mismatches.push(...(await mismatchesOf(sql, members)).map((mismatch) => `${at} ${mismatch}`));
  }
  expect(
    mismatches.filter((mismatch) => !NEVER_NULL.includes(mismatch.replace(/:\d+ (\w+) may be null$/, ' $1'))),
  ).toEqual([]);
  expect([...unread].sort()).toEqual(UNREAD);
});

it('have a type where the builder makes them', () => {
  const files = filesWith(
    [...FOLDERS, 'web/e2e', 'web/testing'],
    /\.(first|select|pluck|returning|where|orderBy)\w*[(<]/,
  );
  expect(findLooseRows(project, files)).toEqual([]);
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
