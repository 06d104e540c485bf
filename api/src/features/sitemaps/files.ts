import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { type FileStore, META, type StoredFile } from '#lib/images/index.ts';

const CONTENT = 'sitemap.xml.gz';
/** A crawler that has just read the index still gets what it named. */
const KEPT_HOURS = 2;

/** A file that is shown now. */
export interface ShownFile {
  id: string;
  name: string;
  digest: string;
  urls: number;
  bytes: number;
  writtenAt: Date;
}

const ORDER = `case when name like 'listings-%' then 2 when name like 'places-%' then 1 else 0 end, length(name), name`;

/** Files that the index names, in its order; empty before the first build. */
export async function shownFiles(db: Db): Promise<ShownFile[]> {
  const { rows } = await db.raw<{ rows: ShownFile[] }>(
    `select id, name, digest, urls, bytes, shown_at as "writtenAt" from sitemap_files
     where shown_at is not null and retired_at is null order by ${ORDER}`,
  );
  return rows;
}

export async function shownFile(db: Db, name: string): Promise<ShownFile | undefined> {
  const { rows } = await db.raw<{ rows: ShownFile[] }>(
    `select id, name, digest, urls, bytes, shown_at as "writtenAt" from sitemap_files
     where name = ? and shown_at is not null and retired_at is null`,
    [name],
  );
  return rows[0];
}

/** The file's bytes, gzipped. */
export const openContent = (store: FileStore, id: string): Promise<StoredFile | undefined> => store.open(id, CONTENT);

/** The file is whole before its row names it. */
export async function saveFile(
  db: Db,
  store: FileStore,
  file: { id: string; name: string; buildId: string; digest: string; urls: number; content: Buffer },
): Promise<void> {
  const { id, name, buildId, digest, urls, content } = file;
  await store.create(
    id,
    new Map([
      [CONTENT, content],
      [META, Buffer.from(JSON.stringify({ name, digest, urls }))],
    ]),
  );
  await db('sitemap_files').insert({ id, name, build_id: buildId, digest, urls, bytes: content.length });
}

/** Removes what was replaced a while ago, and what a build left that came to nothing. */
export async function removeOldFiles(db: Db, store: FileStore): Promise<void> {
  const { rows } = await db.raw<{ rows: Pick<tables.SitemapFileRow, 'id'>[] }>(
    `select f.id from sitemap_files f left join sitemap_builds b on b.id = f.build_id
     where f.retired_at < app_now() - ? * interval '1 hour'
       or (f.shown_at is null and (b.id is null or b.state not in ('requested', 'building')))`,
    [KEPT_HOURS],
  );
  for (const { id } of rows) {
    await store.remove(id);
    await db('sitemap_files').where({ id }).delete();
  }
  await db.raw(`delete from sitemap_builds where finished_at < app_now() - interval '90 days'`);
}
