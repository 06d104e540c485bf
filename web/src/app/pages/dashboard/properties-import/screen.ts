import type { Screen } from '../../../screens/screen.ts';

export const screen: Screen = {
  path: 'properties/import',
  access: ['office'],
  ns: ['listing-import', 'listings'],
};
