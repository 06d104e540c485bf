import IconActivity from '@tabler/icons-react/dist/esm/icons/IconActivity.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/activity',
  access: ['admin'],
  entry: { title: { ar: 'نشاط المستخدمين', en: 'User activity' }, icon: IconActivity },
  ns: ['user-activity', 'desk'],
};
