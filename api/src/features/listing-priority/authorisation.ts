import { inSection, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /priority/my-listings': inSection('properties'),
  'GET /priority/stats': inSection('properties'),
  'PUT /priority/:listingId': inSection('properties'),
  'PUT /priority/bulk-update': inSection('properties'),
  'PUT /priority/reorder': inSection('properties'),
};
