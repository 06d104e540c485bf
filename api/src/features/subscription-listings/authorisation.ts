import { type Rows, subscription } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /subscriptions/:id/listings': subscription,
  'GET /subscriptions/:id/priorities': subscription,
  'PUT /subscriptions/:id/priorities': subscription,
};
