import { setTimeout } from 'node:timers/promises';
import { bePatient, type Db } from '@diyar/db';
import type { Logger } from 'pino';
import type { Engine } from './engine.ts';

/** How many public listings there are by category slug and by place key, as of at most a minute ago. */
export interface Counts {
  total: number;
  category: Record<string, number>;
  province: Record<string, number>;
  city: Record<string, number>;
  neighborhood: Record<string, number>;
  office: Record<string, number>;
}

const FRESH_MS = 60_000;
/** PostgreSQL reads every public listing for them (3 s at a million), so it is asked less often. */
const FRESH_FROM_DATABASE_MS = 600_000;
/** A page without counts is better than one that comes late. */
const PATIENCE_MS = 500;
/** The visitor has been answered without them long before. */
const DATABASE_PATIENCE_MS = 15_000;
const NONE: Counts = { total: 0, category: {}, province: {}, city: {}, neighborhood: {}, office: {} };

/**
 * Counts for menus and the home page: one engine call a minute, PostgreSQL when the engine is away. Never rejects and
 * never waits long: a page is worth more than the numbers on it.
 */
export function createCounts(engine: Engine, db: Db, log: Logger) {
  let current: Counts | undefined;
  let freshUntil = 0;
  let loading: Promise<Counts> | undefined;

  const read = async (): Promise<Counts> => {
    try {
      const counts = await fromEngine(engine);
      freshUntil = Date.now() + FRESH_MS;
      return counts;
    } catch {
      // Counts of a minute ago are near enough until the engine is back.
      freshUntil = Date.now() + (current ? FRESH_MS : FRESH_FROM_DATABASE_MS);
      return current ?? fromDatabase(db);
    }
  };
  const load = () => {
    loading ??= read()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'nothing can be counted');
        freshUntil = Date.now() + FRESH_MS;
        return current ?? NONE;
      })
      .then((counts) => {
        current = counts;
        return counts;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };
  return {
    async get(): Promise<Counts> {
      if (!current) return Promise.race([load(), setTimeout(PATIENCE_MS, NONE, { ref: false })]);
      // Old counts serve while new ones are read.
      if (Date.now() > freshUntil) void load();
      return current;
    },
  };
}
export type CountsSource = ReturnType<typeof createCounts>;

async function fromEngine(engine: Engine): Promise<Counts> {
  const [answer] = await engine.ask([
    { q: '', page: 1, hitsPerPage: 0, facets: ['categories', 'province', 'city', 'neighborhood', 'office'] },
  ]);
  const facets = answer?.facetDistribution ?? {};
  return {
    total: answer?.totalHits ?? 0,
    category: facets.categories ?? {},
    province: facets.province ?? {},
    city: facets.city ?? {},
    neighborhood: facets.neighborhood ?? {},
    office: facets.office ?? {},
  };
}

/** Of the table, not of the view: listings of the few suspended owners are counted until the engine is back. */
async function fromDatabase(db: Db): Promise<Counts> {
  const { rows } = await patiently<{ kind: keyof Counts; key: string | null; n: number }>(
    db,
    `
    with counted as materialized (
      select category_id, province_id, city_id, neighborhood_id, office_id, count(*)::int as n from listings
      where status = 'active' and (expires_at is null or expires_at > app_now())
      group by grouping sets ((category_id), (province_id), (city_id), (neighborhood_id), (office_id))
    )
    select 'category' as kind, one.slug as key, sum(n)::int as n
    from counted
    join categories cat on cat.id = counted.category_id
    join categories grp on grp.id = cat.parent_id
    join categories root on root.id = grp.parent_id
    cross join unnest(array[cat.slug, grp.slug, root.slug]) as one (slug)
    group by one.slug
    union all
    select l.kind, l.key, n from counted join locations l on l.id = coalesce(province_id, city_id, neighborhood_id)
    union all
    select 'office', o.slug, n from counted join offices o on o.id = office_id where o.status = 'approved'
    union all
    select 'total', null, coalesce(sum(n), 0)::int from counted where category_id is not null`,
  );
  const counts: Counts = structuredClone(NONE);
  for (const { kind, key, n } of rows) {
    if (kind === 'total') counts.total = n;
    else if (key) counts[kind][key] = n;
  }
  return counts;
}

const patiently = <Row>(db: Db, sql: string) =>
  db.transaction(async (trx) => {
    await bePatient(trx, DATABASE_PATIENCE_MS);
    const result = await trx.raw<{ rows: Row[] }>(sql);
    return result;
  });
