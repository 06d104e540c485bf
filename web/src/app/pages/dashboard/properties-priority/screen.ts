import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'properties/priority',
  access: ['regular', 'office'],
  entry: { title: { ar: 'ترتيب الأولوية', en: 'Priority management' }, icon: IconArrowsSort },
  ns: ['listing-priority', 'my-listings', 'listing-owner', 'desk'],
  alsoAt: ['priority'],
};
