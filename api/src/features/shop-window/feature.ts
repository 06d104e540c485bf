import { inSection, office } from '#authorisation.ts';
import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { shopWindowMessages } from './messages.ts';
import { shopWindowRoutes } from './routes.ts';

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
