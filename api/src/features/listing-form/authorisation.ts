import { inSection, type Rows, seller } from '#authorisation.ts';

export const authorisation: Rows = {
  'POST /listings': seller,
  'POST /categories/:id/listings': seller,
  'GET /listings/drafts': seller,
  'GET /listings/:id/draft': seller,
  'GET /listings/:id/draft/category': seller,
  'PUT /listings/:id/draft': seller,
  'DELETE /listings/:id/draft': seller,
  'PUT /listings/:id': inSection('properties-edit'),
  'PUT /categories/:id/listings/:listingId': inSection('properties-edit'),
};
