import { inSection } from '#authorisation.ts';
import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { listingPriorityMessages } from './messages.ts';
import { listingPriorityRoutes } from './routes.ts';

export const listingPriorityFeature = feature({
  about: 'The order of one’s own listings',
  contract,
  authorisation: {
    'GET /priority/my-listings': inSection('properties'),
    'GET /priority/stats': inSection('properties'),
    'PUT /priority/:listingId': inSection('properties'),
    'PUT /priority/bulk-update': inSection('properties'),
    'PUT /priority/reorder': inSection('properties'),
  },
  routes: [listingPriorityRoutes],
  messages: listingPriorityMessages,
});
