import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/advertisements',
  access: ['admin'],
  entry: {
    title: { ar: 'مراجعة المساحات', en: 'Advertisements' },
    icon: IconSpeakerphone,
    waiting: 'advertisements',
  },
  ns: ['advertisements', 'desk', 'form'],
};
