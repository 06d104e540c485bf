import { inSection, open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'POST /payments/online': inSection('credits-add'),
  'POST /payments/online/:id/begin': inSection('credits-add'),
  // Signed by the provider.
  'POST /payments/online/messages': open,
};
