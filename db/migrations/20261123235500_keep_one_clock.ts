import type { Knex } from 'knex';

/**
 * Rules read `app_now()`, so what they compare with is stamped by it: every default that was `now()`. Left as they are:
 * `clock_timestamp()`, which orders marks and tokens within one transaction and is compared with nothing of a rule's.
 */
const moveDefaults = (from: string, to: string) => `
  do $$
  declare col record;
  begin
    for col in
      select c.oid::regclass as name, a.attname as attribute
      from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = d.adnum
      where c.relnamespace = 'public'::regnamespace and pg_get_expr(d.adbin, d.adrelid) = '${from}'
    loop
      execute format('alter table %s alter column %I set default ${to}', col.name, col.attribute);
    end loop;
  end $$`;

export const up = (db: Knex) => db.raw(moveDefaults('now()', 'app_now()'));

/** Tables that began with `app_now()` keep it: which were which is not known any more, and both name the same moment. */
export const down = (): Promise<void> => Promise.resolve();
