import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/offices',
  access: ['admin'],
  entry: {
    title: { ar: 'المكاتب', en: 'Offices' },
    icon: IconBuildingStore,
    waiting: 'applications',
  },
  ns: ['office-applications', 'saved-filters', 'desk', 'form'],
  alsoAt: ['admin/office-applications'],
};
