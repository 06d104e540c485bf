import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { committedSchema, schemaOf } from '../../testing/schema-of.ts';
import { createEmptyDatabase, createTestDatabase, type OwnedDatabase } from '../../testing/template-database.ts';
import { migrate, rollBack } from '../migrate.ts';
import { rowOf } from '../row-of.ts';
import { recogniseEarlier } from './earlier.ts';
import { readObjects } from './objects.ts';

const MIGRATIONS = readdirSync(new URL('../../migrations', import.meta.url)).sort();
/** Subjects into which the steps of before were brought together: an installation of theirs has them already. */
const SUBJECTS = MIGRATIONS.filter((name) => /^\d{4}_/.test(name));
const open: OwnedDatabase[] = [];
const opened = async <Database extends OwnedDatabase>(database: Promise<Database>): Promise<Database> => {
  open.push(await database);
  return database;
};
afterEach(async () => {
  for (const database of open.splice(0)) await database.drop();
});

it('is what db/schema.sql says, from an empty database', async () => {
  const database = await opened(createTestDatabase());
  expect(
    await schemaOf(database),
    'db/schema.sql is behind (run `npm run db:types` and commit it), or this is not PostgreSQL 15',
  ).toBe(committedSchema);
});

it('stays the same through a dump and its restore: conditions stand in the brackets that PostgreSQL gives them', async () => {
  const database = await opened(createEmptyDatabase());
  await database.owner.raw(
    `create extension postgis; create extension btree_gist; set check_function_bodies = off; ${committedSchema}`,
  );
  expect(await schemaOf(database)).toBe(committedSchema);
});

it('has no function in SQL that reads what is not there: they are made without a look at their bodies', async () => {
  const database = await opened(createTestDatabase());
  for (const { kind, name, sql } of readObjects()) {
    if (kind === 'function') await expect(database.owner.raw(sql), name).resolves.toBeDefined();
  }
});

describe('an installation of before migrations were one for each subject', () => {
  const before = gunzipSync(readFileSync(new URL('../../testing/before-subjects.sql.gz', import.meta.url))).toString();
  const anEarlierOne = async () => {
    const database = await opened(createEmptyDatabase());
    await database.owner.raw(
      `create extension postgis; create extension btree_gist; set check_function_bodies = off; ${before}`,
    );
    return database;
  };

  it('comes to the same schema, and keeps its rows', async () => {
    const database = await anEarlierOne();
    const people = await database.owner('users').count();
    const { migrations } = await migrate(database.owner);
    expect(migrations).toEqual(MIGRATIONS.filter((name) => !SUBJECTS.includes(name)));
    expect(await schemaOf(database)).toBe(committedSchema);
    expect(await database.owner('users').count()).toEqual(people);
    expect((await migrate(database.owner)).applied).toEqual([]);
  });

  it('is not seen in a migration of later days, which may bear an earlier date than the last of them', async () => {
    const database = await opened(createTestDatabase());
    await database.owner('migrations').insert({ name: '20261128000000_add_balconies.ts', batch: 2 });
    const names = () => database.owner('migrations').orderBy('id').pluck('name');
    const before = await names();
    await recogniseEarlier(database.owner, 'migrations');
    expect(await names()).toEqual(before);
  });

  it('is told which version to start when it stopped half way', async () => {
    const database = await anEarlierOne();
    await database.owner('migrations').delete().where('name', 'like', '20261129%');
    const was = await schemaOf(database);
    await expect(migrate(database.owner)).rejects.toThrow(/97 of 98 steps .*git checkout/);
    expect(await schemaOf(database)).toBe(was);
  });
});

describe('the way back', () => {
  const everything = { all: true, withRows: false };

  it('goes down and up again with facts in the tables, to the same schema', async () => {
    const database = await opened(createTestDatabase());
    await rollBack(database.owner, everything);
    const { rows } = await database.owner.raw<{ rows: { name: string }[] }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'spatial_ref_sys' order by 1",
    );
    expect(rows.map(({ name }) => name)).toEqual(['migrations', 'migrations_lock']);
    await migrate(database.owner);
    expect(await schemaOf(database)).toBe(committedSchema);
  });

  it('refuses to drop what a person wrote, in a sentence, and has then changed nothing; rows of the demo go when asked for', async () => {
    const database = await opened(createTestDatabase());
    const { owner } = database;
    const withRows = { all: true, withRows: true };
    const real = await rowOf(owner('users').insert({ first_name: 'سلمى', last_name: 'حداد' }).returning('id'));
    await owner('users').insert({ first_name: 'ليلى', last_name: 'حداد', email: 'laila@diyar.example' });
    await expect(rollBack(owner, everything)).rejects.toThrow(
      /would delete rows of people or money: users\. Nothing was changed/,
    );
    const refusal = /demo people only, and 1 of the people here are not the demo's\. Nothing was changed/;
    await expect(rollBack(owner, withRows)).rejects.toThrow(refusal);
    await owner('users').where(real).update({ erased_at: new Date() });
    await expect(rollBack(owner, withRows)).rejects.toThrow(refusal);
    expect(await schemaOf(database)).toBe(committedSchema);
    await owner('users').where(real).delete();
    expect(await rollBack(owner, withRows)).toHaveLength(MIGRATIONS.length);
  });
});
