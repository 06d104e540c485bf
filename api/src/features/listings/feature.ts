import { feature } from '../../feature.ts';
import * as contract from './contract.ts';
import { keepFresh } from './keep-fresh.ts';
import { listingMessages } from './messages.ts';
import { listingRoutes } from './routes.ts';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      listing_freshness: Record<string, never>;
    }
  }
}

export const listingsFeature = feature({
  contract,
  routes: [listingRoutes],
  messages: listingMessages,
  tasks: (deps) => ({ listing_freshness: async () => void (await keepFresh(deps.db)) }),
  schedule: [{ task: 'listing_freshness', match: '10 * * * *' }],
  text: {
    people: [
      'listings.address',
      'listings.attributes',
      'listings.description_ar',
      'listings.description_en',
      'listings.proximities',
      'listings.rejection_reason',
      'listings.suspension_reason',
      'listings.title_ar',
      'listings.title_en',
    ],
    ours: ['listing_price_history.price_currency', 'listings.near'],
  },
});
