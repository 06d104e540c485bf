import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'notifications',
  access: ['regular', 'office', 'admin'],
  entry: { title: { ar: 'الإشعارات', en: 'Notifications' }, icon: IconBell },
};
