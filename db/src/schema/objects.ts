import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHOICE_FIELDS, FIELD_NAMES, NEWS_FIELDS, SEARCHED_FIELDS, WHOLE_FIELDS } from '../listing-fields.ts';

const KINDS = { functions: 'function', views: 'view', triggers: 'trigger' } as const;
const COLUMNS = new Map<string, readonly string[]>(
  Object.entries({ FIELD_NAMES, WHOLE_FIELDS, CHOICE_FIELDS, SEARCHED_FIELDS, NEWS_FIELDS }),
);
const folder = fileURLToPath(new URL('../../schema', import.meta.url));

/** A view, function or trigger as its file under `db/schema` states it. */
export interface SchemaObject {
  /** `<kind> <name>`: a trigger and its function may share a name. */
  key: string;
  kind: (typeof KINDS)[keyof typeof KINDS];
  name: string;
  /** Can be run again over what it made before. */
  sql: string;
  /** SHA-256 of the text, in hexadecimal. */
  hash: string;
  /** Keys of the objects that its text names. */
  needs: readonly string[];
}

/**
 * All of them in dependency order: whatever an object names comes before it. Functions may name each other in a circle, since their
 * bodies are not looked at when they are made.
 */
export function readObjects(from = folder): SchemaObject[] {
  const files = Object.entries(KINDS).flatMap(([inside, kind]) =>
    readdirSync(join(from, inside))
      .sort()
      .map((file) => {
        const sql = withColumns(readFileSync(join(from, inside, file), 'utf8'));
        const name = basename(file, '.sql');
        return { key: `${kind} ${name}`, kind, name, sql, hash: createHash('sha256').update(sql).digest('hex') };
      }),
  );
  const keys = new Map<string, string>();
  for (const { kind, name, key } of files) if (kind !== 'trigger') keys.set(name, key);
  const objects = files.map((object) => ({ ...object, needs: namesIn(object.sql, keys, object.key) }));
  return inOrder(objects);
}

/** `n.{NEWS_FIELDS}` stands for each column of that list of `listing-fields.ts`: `n.area, n.rooms, …`. */
function withColumns(sql: string): string {
  return sql.replace(/(\w+)\.\{(\w+)\}/g, (_, table: string, list: string) => {
    const columns = COLUMNS.get(list);
    if (!columns) throw new Error(`db/schema: ${list} is no list of columns`);
    return columns.map((column) => `${table}.${column}`).join(', ');
  });
}

function namesIn(sql: string, keys: ReadonlyMap<string, string>, own: string): string[] {
  const words = new Set(sql.replace(/--.*/g, '').match(/\w+/g));
  return [...words].flatMap((word) => keys.get(word) ?? []).filter((key) => key !== own);
}

function inOrder(objects: readonly SchemaObject[]): SchemaObject[] {
  const byKey = new Map(objects.map((object) => [object.key, object]));
  const ordered = new Set<SchemaObject>();
  const visited = new Set<string>();
  const visit = (object: SchemaObject) => {
    if (visited.has(object.key)) return;
    visited.add(object.key);
    for (const key of object.needs) {
      const needed = byKey.get(key);
      if (needed) visit(needed);
    }
    ordered.add(object);
  };
  for (const object of objects) visit(object);
  return [...ordered];
}

/** Members of `objects` that name one of `keys`, or name one that does; in the order of `objects`. */
export function dependents(objects: readonly SchemaObject[], keys: ReadonlySet<string>): SchemaObject[] {
  const reached = new Set(keys);
  // Once more for each: a circle of functions is not in order.
  for (let size = -1; size !== reached.size; ) {
    size = reached.size;
    for (const { key, needs } of objects) if (needs.some((need) => reached.has(need))) reached.add(key);
  }
  return objects.filter(({ key }) => reached.has(key) && !keys.has(key));
}
