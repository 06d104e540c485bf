import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/listings',
  access: ['admin'],
  entry: { title: { ar: 'كل الإعلانات', en: 'All listings' }, icon: IconBuildingCommunity },
  ns: ['admin-listings', 'saved-filters', 'admin-users', 'desk', 'form'],
};
