import { type Rows, user } from '#authorisation.ts';

export const authorisation: Rows = {
  'POST /listings/:id/contact': user,
  'POST /offices/:id/reveal': user,
};
