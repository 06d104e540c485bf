import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';
import { MAX_IMAGES } from '#rules/listing-media.ts';

/** Of one request; a sender who is silent for 30 seconds is cut off (`stalled-bodies`), and goes on from what arrived. */
export const PIECE_MAX_BYTES = 2 * 1024 * 1024;
export const ALT_MAX = 200;

export const Photo = z.object({
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  color: z.string(),
  thumbhash: z.string(),
  /** The photo's subject, in the owner's words. */
  alt: z.string().nullable(),
  isMain: z.boolean(),
});
export type Photo = z.infer<typeof Photo>;

export const Video = z.object({
  id: z.uuid(),
  bytes: z.int(),
  /** Seconds. */
  duration: z.number(),
  width: z.int(),
  height: z.int(),
  /** Where it plays, in ranges too. Of a video that is not public, with a key that ends within a day. */
  path: z.string(),
  /** A frame of it; null where the sender's browser could not take one. */
  poster: Photo.omit({ alt: true, isMain: true }).nullable(),
  addedAt: z.string(),
});
export type Video = z.infer<typeof Video>;

/** As the owner will publish it: of a published listing, the open change. Photos in their order. */
export const Media = z.object({ photos: z.array(Photo), video: Video.nullable() });
export type Media = z.infer<typeof Media>;

export const UploadKind = z.enum(['image', 'video']);
export type UploadKind = z.infer<typeof UploadKind>;
export const Upload = z.object({
  id: z.uuid(),
  kind: UploadKind,
  bytes: z.int(),
  /** How much is here: where the sender goes on. */
  offset: z.int(),
  /** The file is part of the listing's media. */
  isFinished: z.boolean(),
});
export type Upload = z.infer<typeof Upload>;

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** A client's list of what it shows: media by id, files on their way by the SHA-256 they are sent under. */
export const NamedFiles = z.strictObject({
  media: z.array(z.uuid()).max(MAX_IMAGES + 1),
  uploads: z.array(Sha256).max(MAX_IMAGES + 1),
});
export type NamedFiles = z.infer<typeof NamedFiles>;

const OfListing = z.object({ id: z.uuid() });
const OfUpload = z.object({ id: z.uuid(), uploadId: z.uuid() });
const OWN = ['listing_not_found', 'media_locked'] as const;
const IMAGE = [
  'image_type',
  'image_heic',
  'image_too_large',
  'image_too_many_pixels',
  'image_too_small',
  'image_animated',
  'image_unreadable',
  'image_busy',
  'too_many_images',
  'media_upload_failed',
] as const;
const VIDEO = ['video_type', 'video_too_large', 'video_unreadable', 'media_upload_failed'] as const;
const common = { access: 'properties-new', tag: 'listing-media', params: OfListing } as const;

export const getMedia = endpoint({
  ...common,
  method: 'GET',
  path: '/listings/:id/media',
  summary: 'The photos and the video of one’s own listing',
  data: Media,
  errors: ['listing_not_found'],
});
export const addImages = endpoint({
  ...common,
  method: 'POST',
  path: '/listings/:id/images',
  summary:
    'Add photos in one request (multipart, field `images`, up to 10, ≤ 15 MB each); the first one becomes the main one',
  upload: { field: 'images', several: MAX_IMAGES },
  success: 201,
  data: Media,
  errors: [...OWN, ...IMAGE, 'images_missing', 'upload_failed'],
});
export const arrangeImages = endpoint({
  ...common,
  method: 'PUT',
  path: '/listings/:id/images',
  summary:
    'Order, main photo and texts. A photo that was deleted a moment ago comes back when it is named; those not named follow',
  body: z.strictObject({
    photos: z
      .array(z.strictObject({ id: z.uuid(), alt: z.string().trim().max(ALT_MAX).nullable().optional() }))
      .max(MAX_IMAGES),
    mainId: z.uuid().optional(),
  }),
  data: Media,
  errors: [...OWN, 'image_not_found', 'too_many_images'],
});
export const removeImage = endpoint({
  ...common,
  method: 'DELETE',
  path: '/listings/:id/images/:imageId',
  params: z.object({ id: z.uuid(), imageId: z.uuid() }),
  summary:
    'Take a photo away; the only one stays while it is the main one, after another main one the next takes its place',
  data: Media,
  errors: [...OWN, 'image_not_found', 'cannot_delete_main_image'],
});
export const addVideo = endpoint({
  ...common,
  method: 'POST',
  path: '/listings/:id/videos',
  summary: 'Set the one video in one request (multipart, field `video`, MP4, ≤ 50 MB)',
  upload: { field: 'video' },
  success: 201,
  data: Media,
  errors: [...OWN, ...VIDEO, 'video_missing', 'upload_failed'],
});
export const removeVideo = endpoint({
  ...common,
  method: 'DELETE',
  path: '/listings/:id/videos/:videoId',
  params: z.object({ id: z.uuid(), videoId: z.uuid() }),
  summary: 'Take the video away',
  data: Media,
  errors: [...OWN, 'video_not_found'],
});
export const POSTER_MAX_BYTES = 2 * 1024 * 1024;
export const setPoster = endpoint({
  ...common,
  method: 'PUT',
  path: '/listings/:id/videos/:videoId/poster',
  params: z.object({ id: z.uuid(), videoId: z.uuid() }),
  summary: 'Give a video that is not public yet its still picture (multipart, field `poster`, ≤ 2 MB)',
  upload: { field: 'poster' },
  data: Media,
  errors: [...OWN, ...IMAGE.slice(0, 8), 'video_not_found', 'poster_missing', 'poster_locked', 'upload_failed'],
});

export const startUpload = endpoint({
  ...common,
  method: 'POST',
  path: '/listings/:id/uploads',
  summary: 'Begin to send a file in pieces, or find how far the same file came before',
  body: z.strictObject({
    kind: UploadKind,
    bytes: z.int().positive(),
    sha256: Sha256,
  }),
  success: [200, 201],
  data: z.object({ upload: Upload }),
  errors: [...OWN, 'image_too_large', 'video_too_large', 'too_many_images', 'too_many_uploads'],
});
export const uploadState = endpoint({
  ...common,
  method: 'GET',
  path: '/listings/:id/uploads/:uploadId',
  params: OfUpload,
  summary: 'How much of a file is here',
  data: z.object({ upload: Upload }),
  errors: ['listing_not_found', 'upload_not_found'],
});
export const sendPiece = endpoint({
  ...common,
  method: 'PATCH',
  path: '/listings/:id/uploads/:uploadId',
  params: OfUpload,
  summary:
    'Send the next piece (application/offset+octet-stream, ≤ 2 MB, header Upload-Offset). What arrived before a lost connection counts',
  upload: { headers: ['Upload-Offset'] },
  data: z.object({ upload: Upload }),
  errors: ['listing_not_found', 'upload_not_found', 'upload_offset', 'media_upload_failed'],
});
export const finishUpload = endpoint({
  ...common,
  method: 'POST',
  path: '/listings/:id/uploads/:uploadId/finish',
  params: OfUpload,
  summary: 'Check the whole file and make it part of the listing; may be repeated',
  data: z.object({ upload: Upload, media: Media }),
  errors: [...OWN, ...IMAGE, ...VIDEO.slice(0, 3), 'upload_not_found', 'upload_incomplete', 'upload_mismatch'],
});
export const cancelUpload = endpoint({
  ...common,
  method: 'DELETE',
  path: '/listings/:id/uploads/:uploadId',
  params: OfUpload,
  summary: 'Forget a file on its way',
  data: z.object({}),
  errors: ['listing_not_found', 'upload_not_found'],
});
