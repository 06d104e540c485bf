import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/listings-review',
  access: ['admin'],
  entry: { title: { ar: 'مراجعة الإعلانات', en: 'Listings review' }, icon: IconClipboardCheck, waiting: 'review' },
  ns: ['listing-review', 'desk', 'form'],
};
