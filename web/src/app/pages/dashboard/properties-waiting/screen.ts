import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'properties/waiting',
  access: ['regular', 'office'],
  ns: ['offline', 'listing-form', 'listings'],
};
