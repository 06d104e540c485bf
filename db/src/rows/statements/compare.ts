import type pg from 'pg';
import type { Described } from './describe-columns.ts';
import type { Member } from './find-statements.ts';

/** By `pg_type.oid` what a value is in JavaScript (connect.ts), empty for any; columns of tables that take nulls, with their names. */
export interface Catalogue {
  kinds: Map<number, string>;
  nullable: Map<string, string>;
}

const KINDS = `select oid::int, case when typcategory = 'A' then 'Array' when typname = 'bytea' then 'Buffer'
  when typname in ('json', 'jsonb', 'void') then '' when typcategory = 'N' then 'number' when typcategory = 'B' then 'boolean'
  when typname in ('date', 'timestamp', 'timestamptz') then 'Date' else 'string' end as kind from pg_type`;
const NULLABLE = `select a.attrelid || '.' || a.attnum as id, a.attname as name from pg_attribute a
  join pg_class c on c.oid = a.attrelid where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attnotnull`;

export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const kinds = await client.query<{ oid: number; kind: string }>(KINDS);
  const nullable = await client.query<{ id: string; name: string }>(NULLABLE);
  return {
    kinds: new Map(kinds.rows.map(({ oid, kind }) => [oid, kind])),
    nullable: new Map(nullable.rows.map(({ id, name }) => [id, name])),
  };
}

/**
 * In what a row type differs from the columns that come. PostgreSQL knows no nulls of a view, a join or an expression: they are
 * found only in a table's own column, where the statement does not ask that it `is not null`.
 */
export function differences(members: Member[], columns: Described[], { kinds, nullable }: Catalogue, sql: string) {
  return members.flatMap(({ name, ...member }): string[] => {
    // Of two columns of one name the driver keeps the last.
    const column = columns.findLast((described) => described.name === name);
    if (!column) return member.isOptional ? [] : [`${name} does not come`];
    const kind = kinds.get(column.type);
    // 'infinity' is a number.
    const isWrong = (own: string) => own !== kind && !(own === 'number' && kind === 'Date');
    if (kind && member.kinds.some(isWrong)) return [`${name} is ${kind}, not ${member.kinds}`];
    const taken = nullable.get(`${column.table}.${column.column}`);
    return taken && !member.isNullable && !sql.includes(`${taken} is not null`) ? [`${name} may be null`] : [];
  });
}
