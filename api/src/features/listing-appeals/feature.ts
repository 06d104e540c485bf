import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { listingAppealMessages } from './messages.ts';
import { listingAppealRoutes } from './routes.ts';

export const listingAppealsFeature = feature({
  contract,
  routes: [listingAppealRoutes],
  messages: listingAppealMessages,
  text: { people: ['listing_appeals.answer', 'listing_appeals.words'], ours: ['listing_appeals.about'] },
  answers: [
    { to: ['listing.*'], reads: 'a decision asks how the listing stands; one that is gone is closed without one' },
    { to: ['person.*'], nothing: 'an appeal is the listing’s' },
  ],
});
