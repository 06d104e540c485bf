import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/reports-queue',
  access: ['admin'],
  entry: { title: { ar: 'البلاغات', en: 'Reported listings' }, icon: IconFlag, waiting: 'reports' },
  ns: ['office-reviews', 'reports-queue', 'listing-reports', 'desk', 'form'],
};
