import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { WITHIN_REACH } from '../office-team/index.ts';
import type { KeyFacts } from './video/video-path.ts';

/** Photos are kept in two tables of one shape: what is (or will first be) public, and an open change of it. */
export type PhotoTable = 'listing_media' | 'listing_revision_media';

export interface ListingState {
  id: string;
  status: string;
  published_at: Date | null;
}

/** Locked, so that two uploads that finish together count each other's photos. Undefined when it is not the person's to change. */
export function lockOwnListing(db: Db, id: string, userId: string): Promise<ListingState | undefined> {
  return ownListing(db, id, userId).forUpdate();
}

export const ownListing = (db: Db, id: string, userId: string) =>
  db('listings as l')
    .where({ id })
    .whereRaw(WITHIN_REACH, { userId })
    .first<ListingState | undefined>('id', 'status', 'published_at');

export interface RevisionState {
  id: string;
  state: string;
  has_own_media: boolean;
  has_own_video: boolean;
  video_id: string | null;
}

export const openRevision = (db: Db, listingId: string) =>
  db('listing_revisions')
    .where({ listing_id: listingId })
    .whereIn('state', ['draft', 'pending', 'rejected'])
    .first<RevisionState | undefined>('id', 'state', 'has_own_media', 'has_own_video', 'video_id');

export type PhotoRow = Pick<tables.ImageRow, 'id' | 'width' | 'height' | 'color' | 'thumbhash'> &
  Pick<tables.ListingMediaRow, 'alt_text' | 'is_main' | 'position'>;

export const photosIn = (db: Db, table: PhotoTable, listingId: string): Promise<PhotoRow[]> =>
  db(`${table} as m`)
    .join('images as i', 'i.id', 'm.image_id')
    .where('m.listing_id', listingId)
    .orderBy('m.position')
    .select('i.id', 'i.width', 'i.height', 'i.color', 'i.thumbhash', 'm.alt_text', 'm.is_main', 'm.position');

/** Replaces the whole set; positions follow the order given. The deferred order constraint is checked at commit. */
export async function writePhotos(
  db: Db,
  table: PhotoTable,
  listingId: string,
  photos: Pick<PhotoRow, 'id' | 'alt_text' | 'is_main'>[],
): Promise<void> {
  const kept = photos.map(({ id }) => id);
  await db(table).where({ listing_id: listingId }).whereNotIn('image_id', kept).delete();
  // The one-main index is not deferrable: the old one steps down first.
  const main = photos.find(({ is_main }) => is_main)?.id ?? null;
  await db(table).where({ listing_id: listingId, is_main: true }).whereNot('image_id', main).update({ is_main: false });
  if (photos.length === 0) return;
  const rows = photos.map(({ id, alt_text, is_main }, position) => ({
    listing_id: listingId,
    image_id: id,
    position,
    alt_text,
    is_main,
  }));
  await db(table).insert(rows).onConflict(['listing_id', 'image_id']).merge(['position', 'alt_text', 'is_main']);
}

export type PosterRow = Pick<tables.ImageRow, 'id' | 'width' | 'height' | 'color' | 'thumbhash'>;
export type VideoRow = Pick<tables.VideoRow, 'id' | 'bytes' | 'duration_ms' | 'width' | 'height' | 'created_at'> &
  KeyFacts & { poster: PosterRow | null };

const POSTER = `(select jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'color', i.color,
  'thumbhash', i.thumbhash) from images i where i.id = v.poster_image_id) as poster`;
const NOW = 'extract(epoch from app_now())::double precision as now';

export const videoById = (db: Db, id: string) =>
  db('videos as v')
    .where('v.id', id)
    .first<VideoRow | undefined>(
      ...['v.id', 'v.bytes', 'v.duration_ms', 'v.width', 'v.height', 'v.created_at', 'v.key_secret'],
      ...[db.raw(POSTER), db.raw(NOW)],
    );

/** Who is let in to a video: everybody while a public listing shows it, else those with a key. */
export const videoDoor = (db: Db, id: string) =>
  db('videos as v')
    .where('v.id', id)
    .first<(KeyFacts & { is_public: boolean }) | undefined>(
      ...['v.id', 'v.key_secret'],
      db.raw(NOW),
      db.raw(`exists (select from listing_videos s join public_listings l on l.id = s.listing_id
        where s.video_id = v.id) as is_public`),
    );

export const publicVideoId = async (db: Db, listingId: string): Promise<string | null> =>
  (await db('listing_videos').where({ listing_id: listingId }).first('video_id'))?.video_id ?? null;

/** What visitors of a public listing may see. */
export async function publicVideo(db: Db, listingId: string): Promise<VideoRow | undefined> {
  const id = await publicVideoId(db, listingId);
  return id ? videoById(db, id) : undefined;
}

export type UploadRow = Pick<
  tables.UploadRow,
  'id' | 'kind' | 'sha256' | 'bytes' | 'pieces' | 'received' | 'finished_at'
> & {
  listing_id: NonNullable<tables.UploadRow['listing_id']>;
};

export const uploadOf = (db: Db, listingId: string, id: string) =>
  db('uploads').where({ id, listing_id: listingId }).first<UploadRow | undefined>();

/** Uploads that may be hung on this listing: uploaded for it, whatever became of them since. */
export async function uploadedFor(db: Db, listingId: string, ids: string[]): Promise<Set<string>> {
  const rows = await db('uploads')
    .where({ listing_id: listingId })
    .whereIn('id', ids)
    .whereNotNull('finished_at')
    .select('id');
  return new Set(rows.map(({ id }) => id));
}

/** Finished uploads of a listing by the SHA-256 (hex) they were announced with; an upload's id becomes its photo's or video's. */
export async function uploadsBySha(db: Db, listingId: string, sha256s: string[]) {
  const rows = await db('uploads')
    .where({ listing_id: listingId })
    .whereIn(
      'sha256',
      sha256s.map((hex) => Buffer.from(hex, 'hex')),
    )
    .whereNotNull('finished_at')
    .select<Pick<tables.UploadRow, 'id' | 'sha256'>[]>('id', 'sha256');
  return rows.map(({ id, sha256 }) => ({ id, sha256: sha256.toString('hex') }));
}
