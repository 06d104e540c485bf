import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/announcements',
  access: ['admin'],
  entry: { title: { ar: 'أخبار للمستخدمين', en: 'Announcements' }, icon: IconSpeakerphone },
  ns: ['announcements', 'desk', 'form'],
};
