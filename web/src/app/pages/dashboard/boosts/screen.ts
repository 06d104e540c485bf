import IconRocket from '@tabler/icons-react/dist/esm/icons/IconRocket.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'boosts',
  access: ['regular', 'office'],
  entry: { title: { ar: 'ترويج الإعلانات', en: 'Boosts' }, icon: IconRocket },
  ns: ['boosts', 'credits', 'desk', 'form'],
};
