import { type Rows, subscription } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /subscriptions/current': subscription,
  'GET /subscriptions/active': subscription,
  'GET /subscriptions/history': subscription,
  'GET /subscriptions/prices': subscription,
  'GET /subscriptions/impact-analysis': subscription,
  'GET /subscriptions/listing-impact-explanation': subscription,
  'POST /subscriptions/:id/change': subscription,
  'POST /subscriptions/subscribe': subscription,
  'POST /subscriptions/activate': subscription,
  'POST /subscriptions/cancel': subscription,
  'POST /subscriptions/:id/cancel': subscription,
  'POST /subscriptions/:id/renew': subscription,
  'POST /subscriptions/:id/reactivate': subscription,
};
