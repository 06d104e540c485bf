import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEmptyDatabase, type OwnedDatabase } from '../../testing/template-database.ts';
import type { Db } from '../connect.ts';
import { WHOLE_FIELDS } from '../listing-fields.ts';
import { applyObjects } from './apply.ts';
import { readObjects } from './objects.ts';

let database: OwnedDatabase;
let folder: string;
beforeEach(async () => {
  database = await createEmptyDatabase();
  await database.owner.raw("create table homes (id int, rooms int, city text); insert into homes values (1, 3, 'حمص')");
  folder = mkdtempSync(join(tmpdir(), 'diyar-schema-'));
  for (const kind of ['functions', 'views', 'triggers']) mkdirSync(join(folder, kind));
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const write = (path: string, sql: string) => writeFileSync(join(folder, `${path}.sql`), sql);
const apply = (options: Omit<Parameters<typeof applyObjects>[1], 'objects'> = {}) =>
  applyObjects(database.owner, { ...options, objects: readObjects(folder) });
const rowsOf = async (sql: string) => (await database.owner.raw<{ rows: unknown[] }>(sql)).rows;

const shown = (columns: string) => `create or replace view shown as select ${columns} from homes`;
const LARGE = 'create or replace view large as select id from shown where rooms > 2';

it('applies what changed and what stands on it, once', async () => {
  write('views/shown', shown('id, rooms'));
  write('views/large', LARGE);
  write('views/apart', 'create or replace view apart as select 1 as n');
  expect((await apply()).applied).toEqual(['view apart', 'view shown', 'view large']);
  expect((await apply()).applied).toEqual([]);
  write('views/shown', shown('id, rooms, city'));
  expect((await apply()).applied).toEqual(['view shown', 'view large']);
  expect(await rowsOf('select * from shown')).toEqual([{ id: 1, rooms: 3, city: 'حمص' }]);
});

it('serves a process of the version before while a view has more columns', async () => {
  write('views/shown', shown('id, rooms'));
  await apply();
  const earlier = () => rowsOf('select id, rooms from shown');
  const before = await earlier();
  write('views/shown', shown('id, rooms, city'));
  await apply();
  expect(await earlier()).toEqual(before);
});

it('makes a view anew that lost a column, with what stands on it', async () => {
  write('views/shown', shown('id, city, rooms'));
  write('views/large', LARGE);
  await apply();
  write('views/shown', shown('id, rooms'));
  await apply();
  expect(await rowsOf('select * from shown')).toEqual([{ id: 1, rooms: 3 }]);
  expect(await rowsOf('select * from large')).toEqual([{ id: 1 }]);
});

it('gives what it makes anew its rights in the same transaction', async () => {
  const complete = (trx: Db) => trx.raw('grant select on shown to diyar_app');
  const mayRead = () => rowsOf("select has_table_privilege('diyar_app', 'shown', 'select') as may");
  write('views/shown', shown('id, city, rooms'));
  await apply({ complete });
  expect(await mayRead()).toEqual([{ may: true }]);
  write('views/shown', shown('id'));
  await expect(apply({ complete: () => Promise.reject(new Error('no rights')) })).rejects.toThrow('no rights');
  expect(await mayRead()).toEqual([{ may: true }]);
  await apply({ complete });
  expect(await mayRead()).toEqual([{ may: true }]);
});

it('changes nothing at all where what stands on a view no longer works', async () => {
  write('views/shown', shown('id, city, rooms'));
  write('views/large', LARGE);
  await apply();
  write('views/shown', shown('id, city'));
  await expect(apply()).rejects.toThrow(/column "rooms" does not exist/);
  expect(await rowsOf('select * from large')).toEqual([{ id: 1 }]);
});

it('leaves one function where its arguments or its result changed', async () => {
  const twice = (args: string, result: string) =>
    `create or replace function twice(${args}) returns ${result} language sql as $$ select n * 2 $$`;
  write('functions/twice', twice('n integer', 'integer'));
  write('views/doubled', 'create or replace view doubled as select twice(rooms) as rooms from homes');
  await apply();
  write('functions/twice', twice('n integer', 'bigint'));
  await apply();
  rmSync(join(folder, 'views/doubled.sql'));
  await database.owner.raw('drop view doubled');
  write('functions/twice', twice('n numeric', 'numeric'));
  await apply();
  expect(await rowsOf("select oid::regprocedure::text as name from pg_proc where proname = 'twice'")).toEqual([
    { name: 'twice(numeric)' },
  ]);
});

it('keeps what a newer version made when an earlier one comes back, unless it is asked for', async () => {
  const earlier = shown('id');
  write('views/shown', earlier);
  await apply();
  write('views/shown', shown('id, rooms'));
  await apply();
  write('views/shown', earlier);
  expect(await apply()).toEqual({ applied: [], older: ['view shown'] });
  expect(await rowsOf('select * from shown')).toEqual([{ id: 1, rooms: 3 }]);
  expect((await apply({ older: true })).applied).toEqual(['view shown']);
  expect(await rowsOf('select * from shown')).toEqual([{ id: 1 }]);
});

it('leaves triggers alone whose function has another body: their tables are not locked', async () => {
  const grow = (rooms: number) =>
    `create or replace function grow() returns trigger language plpgsql as $$ begin new.rooms := ${rooms}; return new; end $$`;
  write('functions/grow', grow(8));
  write(
    'triggers/homes_grow',
    'create or replace trigger homes_grow before update on homes for each row execute function grow()',
  );
  await apply();
  write('functions/grow', grow(9));
  expect((await apply()).applied).toEqual(['function grow']);
  await database.owner.raw('update homes set rooms = 1');
  expect(await rowsOf('select rooms from homes')).toEqual([{ rooms: 9 }]);
});

it('applies a trigger again over itself', async () => {
  write(
    'functions/grow',
    'create or replace function grow() returns trigger language plpgsql as $$ begin new.rooms := 9; return new; end $$',
  );
  const trigger = (moment: string) =>
    `create or replace trigger homes_grow before ${moment} on homes for each row execute function grow()`;
  write('triggers/homes_grow', trigger('insert'));
  await apply();
  write('triggers/homes_grow', trigger('insert or update'));
  await apply();
  await database.owner.raw('update homes set rooms = 1');
  expect(await rowsOf('select rooms from homes')).toEqual([{ rooms: 9 }]);
});

it('reads a list of the standard fields of listings as their columns', async () => {
  write('views/counted', 'create or replace view counted as select h.{WHOLE_FIELDS} from homes h');
  const columns = WHOLE_FIELDS.map((field) => `h.${field}`).join(', ');
  expect(readObjects(folder)[0]?.sql).toBe(`create or replace view counted as select ${columns} from homes h`);
  write('views/counted', 'create or replace view counted as select h.{WHOLE} from homes h');
  expect(() => readObjects(folder)).toThrow('WHOLE is no list of columns');
});
