import { inSection, open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /saved-searches': inSection('saved-searches'),
  'POST /saved-searches': inSection('saved-searches'),
  'PUT /saved-searches/quiet-hours': inSection('saved-searches'),
  'PUT /saved-searches/:id': inSection('saved-searches'),
  'POST /saved-searches/:id/seen': inSection('saved-searches'),
  'DELETE /saved-searches/:id': inSection('saved-searches'),
  // Guarded by the mail's own token.
  'GET /saved-searches/subscription': open,
  'POST /saved-searches/unsubscribe': open,
  'POST /saved-searches/resubscribe': open,
};
