import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/users/:id',
  access: ['admin'],
  ns: ['admin-users', 'account-views', 'credits', 'desk', 'form'],
};
