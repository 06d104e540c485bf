import { open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { Messages } from '#lib/errors.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { refreshPlacePrices } from './refresh-prices.ts';
import { placeRoutes } from './routes.ts';

const placeMessages = {
  listing_gone: {
    status: 410,
    ar: 'انتهى هذا الإعلان وأزيلت صفحته.',
    en: 'This listing has ended and its page was removed.',
  },
} satisfies Messages;

declare global {
  namespace GraphileWorker {
    interface Tasks {
      place_prices: Record<string, never>;
    }
  }
}

export const placesFeature = feature({
  about: 'Pages of places and what homes cost there',
  contract,
  authorisation: {
    'GET /listings/:id/price-gauge': open,
    'GET /places/prices': open,
    'GET /places/price-heat': open,
    'GET /listings/:id/gone': open,
    'GET /places/page': open,
    'GET /places/redirect': open,
  },
  routes: [placeRoutes],
  messages: placeMessages,
  tasks: (deps) => ({ place_prices: async () => void (await refreshPlacePrices(deps.db)) }),
  schedule: [{ task: 'place_prices', match: '*/5 * * * *' }],
  text: { tables: ['place_prices', 'price_cells', 'price_points'] },
  tables: ['price_marks'],
  answers: [
    {
      to: [
        'listing.published',
        'listing.changed',
        'listing.sold',
        'listing.rented',
        'listing.archived',
        'listing.expired',
        'listing.suspended',
        'listing.deleted',
        'listing.restored',
        'listing.taken_back',
        'listing.recategorised',
        'listing.relocated',
      ],
      trigger: 'listings_mark_update',
      does: 'Figures of its place are counted again.',
    },
    {
      to: [...some('listing', 'confirmed', 'transferred', 'handed_over')],
      nothing: 'the price of a place does not hang on who offers',
    },
    {
      to: [
        ...some('category', 'hidden', 'shown', 'merged', 'moved', 'retyped', 'renamed', 'removed'),
        ...some('place', 'renamed', 'removed'),
      ],
      reads: 'figures are counted again by the night’s job',
    },
  ],
});
