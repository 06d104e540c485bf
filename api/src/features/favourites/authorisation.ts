import { inSection, open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /users/lists': inSection('favourites'),
  'POST /users/lists/merge': inSection('favourites'),
  'PUT /users/lists/:list/:listingId': inSection('favourites'),
  'DELETE /users/lists/:list/:listingId': inSection('favourites'),
  'DELETE /users/lists/:list': inSection('favourites'),
  'GET /listings/cards': open,
};
