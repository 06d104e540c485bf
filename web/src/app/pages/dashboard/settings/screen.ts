import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'settings/:tab?',
  access: ['regular', 'office', 'admin'],
  entry: { title: { ar: 'الإعدادات', en: 'Settings' }, icon: IconSettings },
  ns: ['settings', 'push', 'desk', 'form', 'account-closing'],
  alsoAt: ['admin/settings/:tab'],
};
