import type { Screen } from '../../../screens/screen.ts';

export const screen: Screen = {
  path: 'properties/priority',
  access: ['regular', 'office'],
  ns: ['listing-priority', 'my-listings', 'listing-owner', 'desk'],
  alsoAt: ['priority'],
};
