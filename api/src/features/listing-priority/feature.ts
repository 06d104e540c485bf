import { inSection } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { Messages } from '#lib/errors.ts';
import * as contract from './contract.ts';
import { listingPriorityRoutes } from './routes.ts';

const listingPriorityMessages = {
  priority_single_listing: {
    status: 409,
    ar: 'ترتيب الأولوية غير متاح لأن عندك إعلانًا واحدًا.',
    en: 'Priority management is disabled because you have a single listing.',
  },
} satisfies Messages;

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
