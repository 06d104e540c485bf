import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/messages',
  access: ['admin'],
  entry: { title: { ar: 'الرسائل', en: 'Messages' }, icon: IconMessages },
  ns: ['support-desk', 'desk', 'form'],
};
