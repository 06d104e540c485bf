import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Db } from '@diyar/db';

const TYPES = ['text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea', 'inet', 'tsvector'];

interface Column {
  table: string;
  column: string;
  type: string;
}

/** Columns that can hold words: not those that a constraint binds to a list of values or to another table. */
export async function wordyColumns(db: Db): Promise<Column[]> {
  const { rows } = await db.raw<{ rows: Column[] }>(
    `select format('%s.%s', c.table_schema, c.table_name) as "table", c.column_name as "column", c.data_type as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
       and c.table_name <> 'spatial_ref_sys' and c.data_type = any(?)
       and not exists (
         select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attname = c.column_name
         where k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass and k.conkey = array[a.attnum]
           and (k.contype = 'f' or (k.contype = 'c' and pg_get_constraintdef(k.oid) ~ '(= ANY|<@) \\(*ARRAY\\[')))
     order by 1, 2`,
    [TYPES],
  );
  return rows;
}

/** `table.column` of every column of every table in which the pattern is found. */
export async function columnsWith(db: Db, pattern: string): Promise<string[]> {
  const all = await wordyColumns(db);
  const found: string[] = [];
  for (const table of new Set(all.map((column) => column.table))) {
    const columns = all.filter((column) => column.table === table);
    const sums = columns.map(() => 'coalesce(bool_or(??::text ~* ?), false) as ??').join(', ');
    const bindings = columns.flatMap(({ column }) => [column, pattern, column]);
    const { rows } = await db.raw<{ rows: [Record<string, boolean>] }>(`select ${sums} from ${table}`, bindings);
    for (const { column } of columns) if (rows[0][column]) found.push(`${table}.${column}`);
  }
  return found.sort();
}

/** Files below the folder whose content or name holds the pattern, unpacked where they are compressed. */
export async function filesWith(folder: string, pattern: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    const content = entry.name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
    if (pattern.test(path) || pattern.test(content.toString('utf8'))) found.push(path.slice(folder.length));
  }
  return found.sort();
}
