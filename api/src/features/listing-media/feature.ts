import type { Db } from '@diyar/db';
import { seller } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { enqueue } from '#jobs/enqueue.ts';
import { type ImageStore, PLAIN, type Variant } from '#lib/images/index.ts';
import { some } from '#life/events.ts';
import { cleanMedia } from './clean-media.ts';
import * as contract from './contract.ts';
import { imageMessages } from './messages.ts';
import { listingMediaRoutes } from './routes.ts';

const AT_ONCE = 200;

/** Photos kept before they had a hash get theirs; one whose file is gone looks like nothing. Safe to run twice. */
async function hashPhotos({ db, images }: { db: Db; images: ImageStore }): Promise<void> {
  const ids = await db('images').where({ is_stock: false }).whereNull('dhash').orderBy('id').limit(AT_ONCE).pluck('id');
  for (const id of ids) {
    const dhash = (await images.dhash(id)) ?? PLAIN;
    await db('images').where({ id }).update({ dhash });
  }
  if (ids.length === AT_ONCE) await enqueue(db, 'photo_hashes', {});
}

/** Sizes that half of all visitors will be sent, made after the upload: a tenth of a second to half a second each. */
const AVIF: readonly Variant[] = [
  { width: 320, format: 'avif' },
  { width: 640, format: 'avif' },
  { width: 1280, format: 'avif' },
];

/** In sequence: requests need the processors more. An image that is gone by now is none of our business. */
async function makeExtraVariants(images: ImageStore, { imageId }: { imageId: string }): Promise<void> {
  for (const variant of AVIF) await images.makeVariant(imageId, variant);
}

declare global {
  namespace GraphileWorker {
    interface Tasks {
      image_variants: { imageId: string };
      media_cleaning: Record<string, never>;
      photo_hashes: Record<string, never>;
    }
  }
}

export const listingMediaFeature = feature({
  about: 'Photos and the video of a listing',
  contract,
  authorisation: {
    'GET /listings/:id/media': seller,
    'POST /listings/:id/images': seller,
    'PUT /listings/:id/images': seller,
    'DELETE /listings/:id/images/:imageId': seller,
    'POST /listings/:id/videos': seller,
    'DELETE /listings/:id/videos/:videoId': seller,
    'PUT /listings/:id/videos/:videoId/poster': seller,
    'POST /listings/:id/uploads': seller,
    'GET /listings/:id/uploads/:uploadId': seller,
    'PATCH /listings/:id/uploads/:uploadId': seller,
    'DELETE /listings/:id/uploads/:uploadId': seller,
    'POST /listings/:id/uploads/:uploadId/finish': seller,
  },
  routes: [listingMediaRoutes],
  messages: imageMessages,
  tasks: (deps) => ({
    image_variants: (payload) => makeExtraVariants(deps.images, payload),
    media_cleaning: () => cleanMedia(deps),
    photo_hashes: () => hashPhotos(deps),
  }),
  schedule: [
    { task: 'media_cleaning', match: '40 * * * *' },
    { task: 'photo_hashes', match: '45 * * * *' },
  ],
  text: {
    people: ['listing_media.alt_text'],
    ours: ['uploads.pieces', 'uploads.sha256'],
    tables: ['images', 'videos'],
  },
  tables: ['listing_media', 'listing_videos', 'uploads'],
  answers: [
    {
      to: ['listing.deleted'],
      command: 'my-listings/commands.ts',
      does: 'Photos that only a revision had go; the others are kept with the row, for those who report or decide.',
    },
    {
      to: [
        ...some('listing', 'published', 'changed', 'taken_back', 'sold', 'rented', 'archived', 'expired'),
        ...some('listing', 'suspended', 'restored', 'confirmed', 'transferred', 'handed_over', 'recategorised'),
        ...some('listing', 'relocated'),
      ],
      nothing: 'photos and video are the listing’s',
    },
  ],
});
