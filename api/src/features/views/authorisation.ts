import { open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'POST /listings/:id/view': open,
};
