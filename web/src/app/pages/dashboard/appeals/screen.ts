import IconGavel from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/appeals',
  access: ['admin'],
  entry: { title: { ar: 'الاعتراضات', en: 'Appeals' }, icon: IconGavel, waiting: 'appeals' },
  ns: ['listing-appeals', 'desk', 'form'],
};
