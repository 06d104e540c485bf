import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/category',
  access: ['admin'],
  entry: { title: { ar: 'الأقسام', en: 'Categories' }, icon: IconCategory },
  ns: ['admin-categories', 'admin-attributes', 'catalogue-report', 'catalogue-transfer', 'listings', 'desk', 'form'],
};
