import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/listings/:id',
  access: ['admin'],
  ns: ['listing-review', 'admin-listings', 'admin-users', 'same-homes', 'listings', 'map', 'desk', 'form'],
  alsoAt: ['listings/:id'],
};
