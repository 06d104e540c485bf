import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/offices/import',
  access: ['admin'],
  ns: ['listing-import', 'listings'],
};
