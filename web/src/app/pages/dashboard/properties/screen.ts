import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'properties',
  access: ['regular', 'office'],
  entry: { title: { ar: 'إعلاناتي', en: 'My listings' }, icon: IconBuilding },
  ns: ['my-listings', 'listing-owner', 'shop-window', 'reports', 'desk', 'form'],
};
