import type { Db } from '../connect.ts';
import { LEDGER } from '../rights/expected.ts';
import { dependents, readObjects, type SchemaObject } from './objects.ts';

/** Longest wait for a table that a running statement holds; the migrate step then fails, and can be run again. */
const LOCK_TIMEOUT = '10s';
/** A view that loses or changes a column, a function with another result: PostgreSQL replaces neither in its place. */
const OTHER_SHAPE = new Set(['42P16', '42P13']);

const CREATE_RECORD = `
  create table if not exists schema_objects (
    name text primary key,
    hash text not null,
    -- Hashes of texts that were applied before: a version that still has one of them is older than the database.
    former text[] not null default '{}',
    applied_at timestamptz not null default clock_timestamp()
  )`;

export interface Applied {
  /** Keys of what was made or made anew. */
  applied: string[];
  /** Keys of what the database has newer: left as it is. */
  older: string[];
}

interface Options {
  older?: boolean;
  objects?: readonly SchemaObject[];
  complete?: (trx: Db) => Promise<unknown>;
}

/**
 * Makes views, functions and triggers what their files say, as the owner role, in one transaction: whatever changed since it was
 * applied, and the views over a changed view, whose `*` was read when they were made. An installation that goes back to an earlier
 * version keeps the newer ones, which serve both.
 * @param options `older`: put older texts in the place of newer ones; `objects`: in dependency order, else those of `db/schema`;
 * `complete`: work that belongs to the same transaction, as rights do: an object that is made anew has none of those it had
 */
export async function applyObjects(db: Db, options: Options = {}): Promise<Applied> {
  const { older = false, objects = readObjects(), complete } = options;
  await db.raw(CREATE_RECORD);
  const { rows } = await db.raw<{ rows: { name: string; hash: string; former: string[] }[] }>(
    'select name, hash, former from schema_objects',
  );
  const known = new Map(rows.map((row) => [row.name, row]));
  const differing = objects.filter(({ key, hash }) => known.get(key)?.hash !== hash);
  const isOlder = ({ key, hash }: SchemaObject) => !older && known.get(key)?.former.includes(hash) === true;
  const kept = differing.filter(isOlder);
  const usable = objects.filter((object) => !kept.includes(object));
  const changed = new Set(differing.filter((object) => !kept.includes(object)).map(({ key }) => key));
  const views = usable.filter(({ kind }) => kind === 'view');
  const wanted = new Set([...changed, ...dependents(views, changed).map(({ key }) => key)]);
  if (wanted.size > 0) {
    await db.transaction(async (trx) => {
      await makeAll(trx, usable, wanted);
      await complete?.(trx);
    });
  }
  return {
    applied: usable.filter(({ key }) => wanted.has(key)).map(({ key }) => key),
    older: kept.map(({ key }) => key),
  };
}

/** @param wanted keys of what is to be made; gains those of what had to be dropped with it */
async function makeAll(trx: Db, objects: readonly SchemaObject[], wanted: Set<string>): Promise<void> {
  await trx.raw(`
    set local lock_timeout = '${LOCK_TIMEOUT}';
    set local check_function_bodies = off;
    -- The role that a function is given to must be able to own it here.
    grant create on schema public to ${LEDGER}`);
  const made = new Set<string>();
  const next = () => objects.find(({ key }) => wanted.has(key) && !made.has(key));
  for (let object = next(); object; object = next()) {
    for (const { key } of await make(trx, object, objects)) {
      wanted.add(key);
      made.delete(key);
    }
    made.add(object.key);
  }
  await trx.raw(`revoke create on schema public from ${LEDGER}`);
  const records = objects.filter(({ key }) => made.has(key)).map(({ key, hash }) => ({ name: key, hash }));
  await trx.raw(
    `insert into schema_objects as known (name, hash)
     select name, hash from jsonb_to_recordset(?::jsonb) as made (name text, hash text)
     on conflict (name) do update
       set former = array_append(array_remove(known.former, excluded.hash), known.hash), hash = excluded.hash,
         applied_at = clock_timestamp()
       where known.hash <> excluded.hash`,
    [JSON.stringify(records)],
  );
}

/** @returns what stands on the object and had to be dropped with it */
async function make(trx: Db, object: SchemaObject, all: readonly SchemaObject[]): Promise<SchemaObject[]> {
  const before = object.kind === 'function' ? await signatures(trx, object.name) : [];
  let dropped: SchemaObject[] = [];
  try {
    await trx.transaction((inner) => inner.raw(object.sql));
  } catch (error) {
    if (!OTHER_SHAPE.has((error as { code?: string }).code ?? '')) throw error;
    dropped = dependents(all, new Set([object.key]));
    for (const other of [...dropped].reverse()) await drop(trx, other);
    await drop(trx, object);
    await trx.raw(object.sql);
  }
  // Other arguments make a second function of the same name.
  const after = object.kind === 'function' ? await signatures(trx, object.name) : [];
  if (after.length > 1) for (const former of before) await trx.raw(`drop function ${former}`);
  return dropped;
}

/** Functions of a name as `name(types)`, quoted for a statement. */
async function signatures(trx: Db, name: string): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { signature: string }[] }>(
    `select oid::regprocedure::text as signature from pg_proc where pronamespace = 'public'::regnamespace and proname = ?`,
    [name],
  );
  return rows.map(({ signature }) => signature);
}

async function drop(trx: Db, { kind, name }: SchemaObject): Promise<void> {
  if (kind === 'view') await trx.raw('drop view if exists ??', [name]);
  if (kind === 'function')
    for (const signature of await signatures(trx, name)) await trx.raw(`drop function ${signature}`);
  if (kind !== 'trigger') return;
  const { rows } = await trx.raw<{ rows: { of: string }[] }>(
    'select tgrelid::regclass::text as of from pg_trigger where tgname = ? and not tgisinternal',
    [name],
  );
  for (const { of } of rows) await trx.raw(`drop trigger ?? on ${of}`, [name]);
}

/** Takes triggers, views and functions away, so that their tables can go. A function that a column calls stays as long as it. */
export async function dropObjects(trx: Db): Promise<void> {
  const objects = readObjects().reverse();
  for (const kind of ['trigger', 'view', 'function'] as const) {
    const called = kind === 'function' ? await calledByColumns(trx) : [];
    for (const object of objects) if (object.kind === kind && !called.includes(object.name)) await drop(trx, object);
  }
  await trx.raw('drop table if exists schema_objects');
}

async function calledByColumns(trx: Db): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { name: string }[] }>(`
    select distinct f.proname as name from pg_depend d join pg_proc f on d.refclassid = 'pg_proc'::regclass and f.oid = d.refobjid
    where d.classid in ('pg_attrdef'::regclass, 'pg_class'::regclass, 'pg_constraint'::regclass)
      and f.pronamespace = 'public'::regnamespace`);
  return rows.map(({ name }) => name);
}

/**
 * Functions that the columns of a table call have to be there before it: a table migration asks for them by name, and gets them as their
 * files say today.
 */
export async function createFunctions(trx: Db, ...names: string[]): Promise<void> {
  await trx.raw('set local check_function_bodies = off');
  const objects = readObjects();
  for (const name of names) {
    const object = objects.find(({ key }) => key === `function ${name}`);
    if (!object) throw new Error(`db/schema/functions/${name}.sql is missing`);
    await trx.raw(object.sql);
  }
}
