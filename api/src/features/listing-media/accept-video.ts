import type { Db } from '@diyar/db';
import type { FileStore } from '#lib/images/index.ts';
import type { Taken } from './accept-image.ts';
import { type StoredVideo, storeVideo } from './video/store-video.ts';
import { openSet, setVideo } from './working-set.ts';

/** Keeps a video and makes it the listing's one. May be repeated. @throws AppError video_type, video_unreadable, media_locked */
export async function acceptVideo(
  db: Db,
  files: FileStore,
  taken: Taken,
  source: () => AsyncIterable<Uint8Array>,
): Promise<void> {
  const isHere = await db('videos').where({ id: taken.id }).first('id');
  const video = isHere ? undefined : await storeVideo(files, taken.id, source());
  await hangVideo(db, taken, video);
}

/** A video that came in one request: what it is, is known only when it has arrived. */
export async function acceptWholeVideo(
  db: Db,
  files: FileStore,
  { listingId, ownerId }: Omit<Taken, 'id'>,
  source: AsyncIterable<Uint8Array>,
): Promise<void> {
  const id: string = (await db.raw<{ rows: [{ id: string }] }>('select uuid_v7() as id')).rows[0].id;
  const video = await storeVideo(files, id, source);
  const sha256 = Buffer.from(video.sha256, 'hex');
  const known = await db('uploads').where({ listing_id: listingId, kind: 'video', sha256 }).first('id', 'finished_at');
  try {
    if (known?.finished_at) {
      await hangVideo(db, { listingId, ownerId, id: known.id }, undefined);
      await files.remove(id);
      return;
    }
    const row = { bytes: video.bytes, received: video.bytes, finished_at: db.raw('app_now()') };
    await hangVideo(db, { listingId, ownerId, id }, video);
    await db('uploads')
      .insert({ id, listing_id: listingId, kind: 'video', sha256, ...row })
      .onConflict(['listing_id', 'kind', 'sha256'])
      .ignore();
  } catch (error) {
    await files.remove(id);
    throw error;
  }
}

const hangVideo = (db: Db, { listingId, ownerId, id }: Taken, video: StoredVideo | undefined) =>
  db.transaction(async (trx) => {
    const set = await openSet(trx, listingId, ownerId);
    if (video) {
      const { durationMs, sha256, ...columns } = video;
      const row = { id, ...columns, duration_ms: durationMs, sha256: Buffer.from(sha256, 'hex') };
      await trx('videos').insert(row).onConflict('id').ignore();
    }
    await setVideo(trx, set, id);
    await trx('uploads')
      .where({ id })
      .update({ finished_at: trx.raw('app_now()'), updated_at: trx.raw('app_now()') });
  });
