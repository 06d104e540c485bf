import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import type { Media } from './contract.ts';
import { present } from './present.ts';
import {
  type ListingState,
  lockOwnListing,
  openRevision,
  ownListing,
  type PhotoRow,
  type PhotoTable,
  photosIn,
  publicVideoId,
  type RevisionState,
  videoById,
  writePhotos,
} from './queries.ts';

/** Where the owner's changes go: to the listing itself before its first approval, to its open revision afterwards. */
export interface WorkingSet {
  listingId: string;
  table: PhotoTable;
  photos: PhotoRow[];
  videoId: string | null;
  /** Null before the first approval. */
  revisionId: string | null;
}

const OPEN = ['draft', 'rejected'];

/** As it is now, for reading. @throws AppError listing_not_found */
export async function readMedia(db: Db, listingId: string, ownerId: string): Promise<Media> {
  const listing = await ownListing(db, listingId, ownerId);
  if (!listing) throw new AppError('listing_not_found', 404);
  return mediaOf(db, listingId, listing.published_at ? await openRevision(db, listingId) : undefined);
}

async function mediaOf(db: Db, listingId: string, revision: RevisionState | undefined): Promise<Media> {
  const photos = await photosIn(db, revision?.has_own_media ? 'listing_revision_media' : 'listing_media', listingId);
  const videoId = revision?.has_own_video ? revision.video_id : await publicVideoId(db, listingId);
  return present(photos, videoId ? await videoById(db, videoId) : undefined);
}

/**
 * Locks the listing and opens its set for changing; the first change of a published listing begins a revision with a copy of
 * what is public. The approved version stays as it is until the revision is approved.
 * @throws AppError listing_not_found (404), media_locked (409) while somebody reviews it
 */
export async function openSet(trx: Db, listingId: string, ownerId: string): Promise<WorkingSet> {
  const listing = await lockOwnListing(trx, listingId, ownerId);
  if (!listing) throw new AppError('listing_not_found', 404);
  return listing.published_at ? setOfRevision(trx, listing) : setOfDraft(trx, listing);
}

async function setOfDraft(trx: Db, { id, status }: ListingState): Promise<WorkingSet> {
  if (!OPEN.includes(status)) throw new AppError('media_locked', 409);
  const [photos, videoId] = [await photosIn(trx, 'listing_media', id), await publicVideoId(trx, id)];
  return { listingId: id, table: 'listing_media', photos, videoId, revisionId: null };
}

async function setOfRevision(trx: Db, { id }: ListingState): Promise<WorkingSet> {
  let revision = await openRevision(trx, id);
  if (!revision) {
    await trx('listing_revisions').insert({ listing_id: id });
    revision = await openRevision(trx, id);
  }
  if (!revision || !OPEN.includes(revision.state)) throw new AppError('media_locked', 409);
  if (!revision.has_own_media) {
    await trx('listing_revision_media').where({ listing_id: id }).delete();
    await writePhotos(trx, 'listing_revision_media', id, await photosIn(trx, 'listing_media', id));
    await trx('listing_revisions').where({ id: revision.id }).update({ has_own_media: true });
  }
  const photos = await photosIn(trx, 'listing_revision_media', id);
  const videoId = revision.has_own_video ? revision.video_id : await publicVideoId(trx, id);
  return { listingId: id, table: 'listing_revision_media', photos, videoId, revisionId: revision.id };
}

export async function setVideo(trx: Db, set: WorkingSet, videoId: string | null): Promise<void> {
  const { listingId, revisionId } = set;
  if (revisionId) {
    await trx('listing_revisions').where({ id: revisionId }).update({ has_own_video: true, video_id: videoId });
    return;
  }
  await trx('listing_videos').where({ listing_id: listingId }).delete();
  if (videoId) await trx('listing_videos').insert({ listing_id: listingId, video_id: videoId });
}

/** Makes the photos and the video of an approved revision the public ones. Called in the approval's transaction. */
export async function publishRevisionMedia(trx: Db, listingId: string, revisionId: string): Promise<void> {
  const revision = await trx('listing_revisions')
    .where({ id: revisionId })
    .first('has_own_media', 'has_own_video', 'video_id');
  if (revision?.has_own_media) {
    await writePhotos(trx, 'listing_media', listingId, await photosIn(trx, 'listing_revision_media', listingId));
    await dropRevisionMedia(trx, listingId);
  }
  if (!revision?.has_own_video) return;
  await trx('listing_videos').where({ listing_id: listingId }).delete();
  if (revision.video_id) await trx('listing_videos').insert({ listing_id: listingId, video_id: revision.video_id });
}

/** After a revision was approved or withdrawn. */
export const dropRevisionMedia = (trx: Db, listingId: string) =>
  trx('listing_revision_media').where({ listing_id: listingId }).delete();
