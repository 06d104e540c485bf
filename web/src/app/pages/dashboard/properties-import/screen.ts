import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'properties/import',
  access: ['office'],
  ns: ['listing-import', 'listings'],
};
