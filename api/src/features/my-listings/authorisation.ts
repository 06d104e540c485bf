import { inSection, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /users/listings': inSection('properties'),
  'GET /users/listings/:id': inSection('properties'),
  'POST /users/listings/:id/hand-over': inSection('properties'),
  'POST /users/listings/bulk': inSection('properties'),
  'PUT /listings/:id/status': inSection('properties'),
  'POST /listings/:id/confirm': inSection('properties'),
  'DELETE /listings/:id': inSection('properties'),
};
