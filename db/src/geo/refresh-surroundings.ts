import type { Knex } from 'knex';

/** Writers of a page's changed listings wait for about a tenth of a second. */
const PAGE = 500;

interface Page {
  /** Null behind the last listing. */
  last: string | null;
  changed: number;
}
const FIRST = '00000000-0000-0000-0000-000000000000';

/** A listing that has moved since the page was read has found them itself. */
const REFRESH = `
  with page as materialized (
      select id, public_point, near, streets, kinds_near(public_point) as kinds, streets_near(public_point) as roads
      from (select id, near, streets, public_point from listings where id > ? order by id limit ?) listing),
    changed as (
      update listings l set near = page.kinds, streets = page.roads from page
      where l.id = page.id and (page.near, page.streets) is distinct from (page.kinds, page.roads)
        and l.public_point = page.public_point
      returning l.id)
  select (array_agg(id order by id desc))[1] as last, (select count(*)::int from changed) as changed
  from page`;

/**
 * Brings `listings.near` and `listings.streets` up to the points and streets that are loaded, page by page. Only listings that differ are written, and
 * with that marked for the search; a walk that is broken off is made good by the next one.
 * @returns how many listings changed
 */
export async function refreshSurroundings(db: Knex): Promise<number> {
  let cursor: string | null = FIRST;
  let changed = 0;
  while (cursor !== null) {
    const page: Page = await refreshPage(db, cursor);
    changed += page.changed;
    cursor = page.last;
  }
  return changed;
}

async function refreshPage(db: Knex, after: string): Promise<Page> {
  const { rows } = await db.raw<{ rows: Page[] }>(REFRESH, [after, PAGE]);
  return rows[0] ?? { last: null, changed: 0 };
}
