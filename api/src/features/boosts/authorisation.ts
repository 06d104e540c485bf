import { inSection, open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /boosts/prices': open,
  'GET /boosts/price/:id': inSection('boosts'),
  'GET /boosts/active': inSection('boosts'),
  'GET /boosts/effect': inSection('boosts'),
  'GET /boosts/history': inSection('boosts'),
  'GET /boosts/homepage-featured/availability': inSection('boosts'),
  'POST /boosts/create': inSection('boosts'),
  'POST /boosts/:id/cancel': inSection('boosts'),
  'POST /listings/:id/boost': inSection('boosts'),
};
