import { inSection, office } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { Messages } from '#lib/errors.ts';
import * as contract from './contract.ts';
import { shopWindowRoutes } from './routes.ts';

const shopWindowMessages = {
  listing_not_shown: {
    status: 409,
    ar: 'انشر الإعلان أولًا: الرمز يقود إلى صفحته.',
    en: 'Publish the listing first: the code leads to its page.',
  },
} satisfies Messages;

export const shopWindowFeature = feature({
  about: 'Listings and offices as pages to print and pictures to send',
  contract,
  authorisation: {
    'GET /listings/:id/sheet': inSection('properties'),
    'GET /listings/:id/share-picture': inSection('properties'),
    'GET /offices/my-office/sheet': office,
    'GET /offices/my-office/share-picture': office,
  },
  routes: [shopWindowRoutes],
  messages: shopWindowMessages,
  personal: [
    {
      what: '`og/listings/<id>`',
      holds: 'preview pictures with photo and price',
      erased: 'erased',
      kept: 'while the listing is public',
    },
  ],
});
