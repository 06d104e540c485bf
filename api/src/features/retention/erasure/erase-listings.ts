import type { Db } from '@diyar/db';
import { forgetFiles, unusedPictures, unusedVideos } from './forget-files.ts';

const AT_ONCE = 100;

/** A closed account's listings, some in each transaction: what was done stays done when the run breaks off. */
export async function eraseListings(db: Db, userId: string): Promise<void> {
  for (;;) {
    const erased = await db.transaction((trx) => eraseSome(trx, userId));
    if (erased < AT_ONCE) return;
  }
}

/** Threads, viewings, reports, revisions, prices and views go with their listing, by foreign keys. */
async function eraseSome(trx: Db, ownerId: string): Promise<number> {
  const listings = await trx('listings')
    .where({ owner_id: ownerId })
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .pluck('id');
  if (listings.length === 0) return 0;
  await trx.raw('select pseudonymise_audit_log(?::uuid[])', [listings]);
  const leads = await trx('leads').whereIn('listing_id', listings).pluck('id');
  await deleteNotificationsAbout(trx, [...listings, ...leads]);

  const pictures = [
    ...(await trx('listing_media').whereIn('listing_id', listings).pluck('image_id')),
    ...(await trx('listing_revision_media').whereIn('listing_id', listings).pluck('image_id')),
  ];
  const videos = [
    ...(await trx('listing_videos').whereIn('listing_id', listings).pluck('video_id')),
    ...(await trx('listing_revisions').whereIn('listing_id', listings).pluck('video_id')),
  ].filter((id) => id !== null);
  const uploads = await trx('uploads').whereIn('listing_id', listings).delete().returning('id');
  // Tables without a foreign key: the indexer and the counters write them in batches.
  for (const table of ['listing_search', 'search_dead_letters', 'listing_views']) {
    await trx(table).whereIn('listing_id', listings).delete();
  }
  await trx('listings').whereIn('id', listings).delete();
  const posters = await trx('videos').whereIn('id', videos).pluck('poster_image_id');
  // Videos first: a poster is in use as long as its video is there.
  const unused = await unusedVideos(trx, videos);
  await forgetFiles(trx, {
    pictures: await unusedPictures(trx, [...pictures, ...posters.filter((id) => id !== null)]),
    videos: unused,
    uploads: uploads.map(({ id }) => id),
  });
  return listings.length;
}

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Others' notifications name people and titles; the address of each holds the id of the listing or thread it tells of. */
export const deleteNotificationsAbout = (trx: Db, ids: string[]) =>
  trx('notifications').whereRaw('substring(url from ?) = any(?::text[])', [ID, ids]).delete();
