import { feature } from '../../feature.ts';
import * as contract from './contract.ts';
import { listingAppealMessages } from './messages.ts';
import { listingAppealRoutes } from './routes.ts';

export const listingAppealsFeature = feature({
  contract,
  routes: [listingAppealRoutes],
  messages: listingAppealMessages,
  text: { people: ['listing_appeals.answer', 'listing_appeals.words'], ours: ['listing_appeals.about'] },
});
