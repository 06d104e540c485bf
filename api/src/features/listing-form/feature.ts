import { feature } from '../../feature.ts';
import * as contract from './contract.ts';
import { listingFormMessages } from './messages.ts';
import { listingFormRoutes } from './routes.ts';

export const listingFormFeature = feature({
  contract,
  routes: [listingFormRoutes],
  messages: listingFormMessages,
  text: {
    people: ['listing_revision_media.alt_text', 'listing_revisions.content', 'listing_revisions.rejection_text'],
    ours: ['listing_revisions.rejection_codes'],
  },
});
