import type { Db } from '../connect.ts';

export interface Column {
  name: string;
  /** PostgreSQL's name of the type, of its elements for an array. */
  type: string;
  isArray: boolean;
  isNullable: boolean;
  hasDefault: boolean;
  /** Computed by the server, refused in an insert. */
  isGenerated: boolean;
  comment: string | null;
}

export interface Table {
  name: string;
  isView: boolean;
  columns: Column[];
  /** Definitions of the check constraints, as PostgreSQL prints them. */
  checks: string[];
}

/** Tables and views of the schema `public`, without those of extensions and of the migrations' own bookkeeping. */
export async function readTables(db: Db): Promise<Table[]> {
  const { rows } = await db.raw<{ rows: Table[] }>(`
    select c.relname as name, c.relkind = 'v' as "isView",
      (select jsonb_agg(jsonb_build_object(
          'name', a.attname,
          'type', coalesce(element.typname, t.typname),
          'isArray', element.typname is not null,
          'isNullable', not a.attnotnull,
          'hasDefault', a.atthasdef or a.attidentity <> '',
          'isGenerated', a.attgenerated <> '' or a.attidentity = 'a',
          'comment', col_description(c.oid, a.attnum)
        ) order by a.attnum)
       from pg_attribute a
       join pg_type t on t.oid = a.atttypid
       left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select jsonb_agg(pg_get_constraintdef(k.oid) order by k.conname)
        from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'), '[]') as checks
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
      and c.relname not in ('migrations', 'migrations_lock', 'schema_objects')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname`);
  return rows;
}
