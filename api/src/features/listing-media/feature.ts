import { seller } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import { cleanMedia } from './clean-media.ts';
import * as contract from './contract.ts';
import { makeExtraVariants } from './extra-variants.ts';
import { hashPhotos } from './hash-photos.ts';
import { imageMessages } from './messages.ts';
import { listingMediaRoutes } from './routes.ts';

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
