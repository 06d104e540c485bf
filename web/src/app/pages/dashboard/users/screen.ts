import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/users',
  access: ['admin'],
  entry: { title: { ar: 'المستخدمون', en: 'Users' }, icon: IconUsers },
  ns: ['admin-users', 'saved-filters', 'account-views', 'credits', 'desk', 'form'],
};
