import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'leads',
  access: ['regular', 'office'],
  entry: { title: { ar: 'المحادثات', en: 'Conversations' }, icon: IconUsers, waiting: 'leads' },
  ns: ['leads', 'desk'],
};
