import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'advertisements',
  access: ['regular', 'office'],
  entry: { title: { ar: 'المساحات الإعلانية', en: 'Advertising' }, icon: IconSpeakerphone },
  ns: ['advertisements', 'credits', 'desk', 'form'],
};
