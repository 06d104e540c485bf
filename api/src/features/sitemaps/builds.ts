import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';

export type Origin = 'schedule' | 'administrator' | 'command';

export type BuildRow = Pick<
  tables.SitemapBuildRow,
  | 'id'
  | 'origin'
  | 'is_full'
  | 'state'
  | 'done'
  | 'total'
  | 'written'
  | 'urls'
  | 'error'
  | 'requested_at'
  | 'started_at'
  | 'finished_at'
>;

/** A runner that said nothing for so long was killed. */
const SILENT_SECONDS = 60;
const OPEN = `state in ('requested', 'building')`;

/** Asks for a build. @returns its id; undefined when one is open already, which the index of the table sees to */
export async function requestBuild(
  db: Db,
  values: { origin: Origin; asked_by?: string; is_full?: boolean },
): Promise<string | undefined> {
  const { origin, asked_by = null, is_full = false } = values;
  const { rows } = await db.raw<{ rows: Pick<tables.SitemapBuildRow, 'id'>[] }>(
    `insert into sitemap_builds (origin, asked_by, is_full) values (?, ?, ?)
     on conflict ((true)) where ${OPEN} do nothing returning id`,
    [origin, asked_by, is_full],
  );
  return rows[0]?.id;
}

/** Takes the open build, if nobody works on it. */
export async function claimBuild(db: Db, runner: string): Promise<BuildRow | undefined> {
  const { rows } = await db.raw<{ rows: BuildRow[] }>(
    `update sitemap_builds set state = 'building', runner = ?, beat_at = app_now(), started_at = coalesce(started_at, app_now()),
       done = 0, written = 0, urls = 0
     where ${OPEN} and (beat_at is null or beat_at < app_now() - ? * interval '1 second') returning *`,
    [runner, SILENT_SECONDS],
  );
  return rows[0];
}

/** Says how far it is. @returns false when somebody else has taken over */
export async function noteProgress(
  db: Db,
  { id, runner }: { id: string; runner: string },
  progress: { done: number; total: number; written: number; urls: number },
): Promise<boolean> {
  return (
    (await db('sitemap_builds')
      .where({ id, runner })
      .update({ ...progress, beat_at: db.raw('app_now()') })) === 1
  );
}

/** Says that its runner is alive, however long one file takes. */
export const beat = (db: Db, { id, runner }: { id: string; runner: string }) =>
  db('sitemap_builds')
    .where({ id, runner })
    .update({ beat_at: db.raw('app_now()') });

/** Leaves the build to whoever comes next. */
export const giveUpClaim = (db: Db, { id, runner }: { id: string; runner: string }) =>
  db('sitemap_builds').where({ id, runner }).update({ runner: null, beat_at: null });

export const noteFailure = (db: Db, { id, runner }: { id: string; runner: string }, error: string) =>
  db('sitemap_builds')
    .where({ id, runner })
    .update({ state: 'failed', error, runner: null, finished_at: db.raw('app_now()') });

/** Files of this build that are written but not shown: those of a run that was cut off. */
export async function pendingFiles(
  db: Db,
  buildId: string,
): Promise<{ id: string; name: string; digest: string; urls: number }[]> {
  return db('sitemap_files').where({ build_id: buildId, shown_at: null }).select('id', 'name', 'digest', 'urls');
}

/**
 * Shows the new files in the place of the old ones, all at once, and ends the build. `names` are all there are to be;
 * `fresh` the ids of those this build wrote. @returns false when somebody else has taken over: nothing is changed
 */
export function publishBuild(
  db: Db,
  { id, runner }: { id: string; runner: string },
  { names, fresh }: { names: string[]; fresh: string[] },
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const mine = await trx('sitemap_builds')
      .where({ id, runner })
      .update({ state: 'done', runner: null, finished_at: trx.raw('app_now()') });
    if (mine === 0) return false;
    await trx.raw(
      `update sitemap_files set retired_at = app_now()
       where shown_at is not null and retired_at is null
         and (name <> all(:names::text[]) or name in (select name from sitemap_files where id = any(:fresh::uuid[])))`,
      { names, fresh },
    );
    await trx.raw('update sitemap_files set shown_at = app_now() where id = any(?::uuid[])', [fresh]);
    return true;
  });
}

export type NamedBuildRow = BuildRow & { asked_by_name: string | null };
const NAMED = `select b.*, nullif(concat_ws(' ', u.first_name, u.last_name), '') as asked_by_name
  from sitemap_builds b left join users u on u.id = b.asked_by`;

/** Newest first. */
export async function recentBuilds(db: Db, limit: number): Promise<NamedBuildRow[]> {
  const { rows } = await db.raw<{ rows: NamedBuildRow[] }>(`${NAMED} order by b.requested_at desc limit ?`, [limit]);
  return rows;
}

export async function namedBuild(db: Db, id: string): Promise<NamedBuildRow> {
  const { rows } = await db.raw<{ rows: [NamedBuildRow] }>(`${NAMED} where b.id = ?`, [id]);
  return rows[0];
}

export async function hasBuilds(db: Db): Promise<boolean> {
  const { rows } = await db.raw<{ rows: [{ found: boolean }] }>('select exists (select from sitemap_builds) as found');
  return rows[0].found;
}

export const readBuild = (db: Db, id: string): Promise<BuildRow | undefined> =>
  db('sitemap_builds').where({ id }).first<BuildRow>();

export const openBuild = (db: Db): Promise<BuildRow | undefined> =>
  db('sitemap_builds').whereIn('state', ['requested', 'building']).first<BuildRow>();
