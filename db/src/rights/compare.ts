import type { Db } from '../connect.ts';
import { APP, CLOSED_FUNCTIONS, EXPECTED, LEDGER, NAMED_TABLES } from './expected.ts';

/** What our roles and everybody have of the schema's objects, an extension's aside, in the words of `EXPECTED`. */
const ACTUAL = `
  with objects as (
    select case relkind when 'S' then 'sequence ' else 'table ' end || relname as object, oid, relowner as owner,
      null::text as of_column, coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner)) as acl
    from pg_class
    where relnamespace = 'public'::regnamespace and (relkind = 'S' or relname = any(:tables))
    union all
    select 'table ' || c.relname, c.oid, c.relowner, a.attname, a.attacl
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attacl is not null and c.relnamespace = 'public'::regnamespace and c.relname = any(:tables)
    union all
    select 'function ' || f.name, f.oid, f.proowner, null, coalesce(f.proacl, acldefault('f', f.proowner))
    from (select *, proname || '(' || oidvectortypes(proargtypes) || ')' as name from pg_proc
      where pronamespace = 'public'::regnamespace) f
    where f.name = any(:functions)
    union all
    select 'schema public', oid, nspowner, null, coalesce(nspacl, acldefault('n', nspowner)) from pg_namespace where nspname = 'public'
  )
  select o.object, lower(a.privilege_type) || coalesce(' (' || o.of_column || ')', '') as right,
    case a.grantee when 0 then 'public' else a.grantee::regrole::text end as role
  from objects o, aclexplode(o.acl) a
  where not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')
    and a.grantee <> o.owner and a.grantee in (select 0 union select oid from pg_roles where rolname = any(:roles))
    -- Everybody's way into the schema; what stands in it is closed by itself.
    and not (a.grantee = 0 and o.object = 'schema public' and a.privilege_type = 'USAGE')`;

const DEFAULTS = `
  select 1 from pg_default_acl d, aclexplode(d.defaclacl) a
  where a.grantee in (select oid from pg_roles where rolname = any(:roles)) limit 1`;

export interface Differences {
  /** Rights that a role has and should not have, as `<right> on <object> to <role>`. */
  extra: string[];
  missing: string[];
}

/** Holds the rights of our roles against the list. Anybody who may connect can ask. */
export async function compareRights(db: Db): Promise<Differences> {
  const { rows } = await db.raw<{ rows: { object: string; right: string; role: string }[] }>(ACTUAL, {
    tables: [...NAMED_TABLES],
    functions: CLOSED_FUNCTIONS,
    roles: [APP, LEDGER],
  });
  const actual = new Set(rows.map(({ object, right, role }) => `${right} on ${object} to ${role}`));
  return {
    extra: [...actual].filter((right) => !EXPECTED.has(right)).sort(),
    missing: [...EXPECTED].filter((right) => !actual.has(right)).sort(),
  };
}

/**
 * Gives our roles exactly the listed rights, as the owner role, in one transaction; what is right already is not touched. Rights by
 * default are taken away: a restored table would be born with them.
 * @returns how many were given or taken
 */
export async function stateRights(db: Db): Promise<number> {
  return db.transaction(async (trx) => {
    const { rows: defaults } = await trx.raw<{ rows: unknown[] }>(DEFAULTS, { roles: [APP] });
    if (defaults.length > 0) {
      await trx.raw(`
        alter default privileges in schema public revoke all on tables from ${APP};
        alter default privileges in schema public revoke all on sequences from ${APP};`);
    }
    const { extra, missing } = await compareRights(trx);
    const statements = [
      ...extra.map((right) => `revoke ${right.replace(/ to (\w+)$/, ' from $1')}`),
      ...missing.map((right) => `grant ${right}`),
    ];
    if (statements.length > 0) await trx.raw(statements.join(';\n'));
    return statements.length;
  });
}

/** A start with more rights than listed is refused: after a restore by hand the application could rewrite the audit log. */
export class WrongRights extends Error {
  constructor(extra: readonly string[]) {
    const named = extra.slice(0, 5).join('; ');
    super(
      `The database gives ${extra.length} right(s) that the application must not have (${named}${extra.length > 5 ? '; …' : ''}). ` +
        'Set them right with: npm run db:migrate',
    );
  }
}

/** @throws WrongRights when a role may do more than listed. @returns rights that are missing, to be logged */
export async function expectRights(db: Db): Promise<string[]> {
  const { extra, missing } = await compareRights(db);
  if (extra.length > 0) throw new WrongRights(extra);
  return missing;
}
