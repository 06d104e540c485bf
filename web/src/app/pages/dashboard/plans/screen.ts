import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/plans',
  access: ['admin'],
  entry: { title: { ar: 'الباقات', en: 'Plans' }, icon: IconPackages },
  ns: ['plans', 'desk', 'form'],
};
