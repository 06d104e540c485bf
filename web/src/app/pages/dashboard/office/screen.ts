import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'office',
  access: ['office'],
  entry: { title: { ar: 'مكتبي', en: 'My office' }, icon: IconBuildingStore },
  instead: { regular: 'office-features' },
  ns: ['own-office', 'office-team', 'office-applications', 'shop-window', 'accounts', 'desk', 'form'],
};
