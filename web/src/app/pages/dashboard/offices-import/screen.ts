import type { Screen } from '../../../screens/screen.ts';

export const screen: Screen = {
  path: 'admin/offices/import',
  access: ['admin'],
  ns: ['listing-import', 'listings'],
};
