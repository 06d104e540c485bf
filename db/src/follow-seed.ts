import type { Knex } from 'knex';

/** Rows of the data for one table, all with the same columns. Geometry is written as EWKT. */
export interface Seed {
  table: string;
  key: readonly string[];
  rows: readonly Record<string, unknown>[];
  /** Columns that name another row, and its table: a row is left out while that one is missing. */
  needs?: Readonly<Record<string, string>>;
}

/**
 * Writes rows that are missing and brings those up to date that nobody has touched since they were written. What was edited
 * by hand stays as it is, what was deleted by hand stays deleted: `seeded_rows` remembers what the data wrote last.
 */
export async function writeSeed(trx: Knex, seed: Seed): Promise<void> {
  const { table, rows, needs = {} } = seed;
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {});
  const data = JSON.stringify(rows);
  const list = columns.map((column) => `"${column}"`).join(', ');
  const known = `select from seeded_rows s where s.table_name = '${table}' and s.key = ${keyOf(seed, 'd')}`;
  const [same, given] = [keyOf(seed, 't'), keyOf(seed, 'd')];

  await trx.raw(
    `update ${table} t set (${list}) = row(${columns.map((column) => `d."${column}"`).join(', ')})
     from jsonb_populate_recordset(null::${table}, ?::jsonb) d
     where ${same} = ${given} and ${contentOf(columns, 't')} <> ${contentOf(columns, 'd')}
       and not exists (${known} and not ${isUntouched('t')})`,
    [data],
  );
  const complete = Object.entries(needs).map(
    ([column, other]) => `and (d."${column}" is null or exists (select from ${other} o where o.id = d."${column}"))`,
  );
  // An address or value that somebody gave to a row of his own is his.
  await trx.raw(
    `insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, ?::jsonb) d
     where not exists (${known}) ${complete.join(' ')} on conflict do nothing`,
    [data],
  );
  await trx.raw(
    `insert into seeded_rows (table_name, key, content)
     select '${table}', ${same}, ${contentOf(columns, 't')}
     from jsonb_populate_recordset(null::${table}, ?::jsonb) d join ${table} t on ${same} = ${given}
     where ${contentOf(columns, 't')} = ${contentOf(columns, 'd')}
     on conflict (table_name, key) do update set content = excluded.content`,
    [data],
  );
}

/** Takes away rows that the data once wrote and no longer has, unless somebody has edited them. */
export async function dropUnseeded(trx: Knex, seed: Omit<Seed, 'needs'>): Promise<void> {
  const { table, rows } = seed;
  await trx.raw(
    `with gone as (
       delete from ${table} t using seeded_rows s
       where s.table_name = '${table}' and s.key = ${keyOf(seed, 't')} and ${isUntouched('t')}
         and not exists (select from jsonb_populate_recordset(null::${table}, ?::jsonb) d
           where ${keyOf(seed, 'd')} = ${keyOf(seed, 't')})
       returning s.key)
     delete from seeded_rows using gone where table_name = '${table}' and seeded_rows.key = gone.key`,
    [JSON.stringify(rows)],
  );
}

const keyOf = ({ key }: Pick<Seed, 'key'>, alias: string): string =>
  key.map((column) => `${alias}."${column}"::text`).join(` || '/' || `);

const contentOf = (columns: readonly string[], alias: string): string =>
  `jsonb_build_object(${columns.map((column) => `'${column}', ${alias}."${column}"`).join(', ')})`;

/** In the columns that were written then: a later release may write more. */
const isUntouched = (alias: string): string =>
  `(select jsonb_object_agg(name, to_jsonb(${alias}) -> name) from jsonb_object_keys(s.content) name) = s.content`;
