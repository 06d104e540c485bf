import type { Db } from '@diyar/db';
import type { FileStore } from '#lib/images/index.ts';
import type { MediaDeps } from './finish-upload.ts';

/** Long enough to come back to an upload, and to think better of a deleted photo. */
const KEPT_DAYS = 2;
const AT_ONCE = 500;
const OLD = `app_now() - interval '${KEPT_DAYS} days'`;

/** Takes away what nobody shows: uploads that were given up, deleted photos, photos of listings that are gone. Safe to run twice. */
export async function cleanMedia({ db, images, files }: MediaDeps): Promise<void> {
  const unfinished = await db('uploads')
    .where((rows) =>
      rows.whereNull('listing_id').orWhere((row) => row.whereNull('finished_at').whereRaw(`updated_at < ${OLD}`)),
    )
    .limit(AT_ONCE)
    .pluck('id');
  for (const id of unfinished) {
    await files.uploads.remove(id);
    const isKept = (await db('images').where({ id }).first('id')) ?? (await db('videos').where({ id }).first('id'));
    // A finish that broke off between the files and the rows.
    if (!isKept) await Promise.all([images.remove(id), files.videos.remove(id)]);
    await db('uploads').where({ id }).delete();
  }
  await sweep(db, 'images', images);
  await sweep(db, 'videos', files.videos);
}

/** A decision that can still be taken back keeps what it took away. */
const SHOWN = {
  images: `exists (select from listing_media where image_id = f.id)
    or exists (select from listing_decisions d where d.before->'listing_media' @> jsonb_build_array(jsonb_build_object('image_id', f.id)))
    or exists (select from listing_revision_media where image_id = f.id)
    or exists (select from videos where poster_image_id = f.id)
    or exists (select from users where avatar_image_id = f.id)
    or exists (select from offices where logo_image_id = f.id)
    or exists (select from categories where icon_image_id = f.id)
    or exists (select from advertisements where image_id = f.id)`,
  videos: `exists (select from listing_videos where video_id = f.id)
    or exists (select from listing_decisions d where d.before->'listing_videos' @> jsonb_build_array(jsonb_build_object('video_id', f.id)))
    or exists (select from listing_revisions where video_id = f.id)`,
};

async function sweep(db: Db, table: keyof typeof SHOWN, files: Pick<FileStore, 'remove'>): Promise<void> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select f.id from ${table} f
     where f.created_at < ${OLD} and not (${SHOWN[table]})
       and not exists (select from uploads u where u.id = f.id and u.updated_at >= ${OLD})
     limit ${AT_ONCE}`,
  );
  for (const { id } of rows) {
    await db
      .transaction(async (trx) => {
        await trx('uploads').where({ id }).delete();
        await trx(table).where({ id }).delete();
        // Last, but before the commit: a run that breaks off here is made good by the next one.
        await files.remove(id);
      })
      .catch((error: { code?: string }) => {
        // Another table shows it after all, or since a moment ago.
        if (error.code !== '23503') throw error;
      });
  }
}
