import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'credits',
  access: ['regular', 'office'],
  entry: { title: { ar: 'الرصيد', en: 'Credits' }, icon: IconCoin },
  ns: ['credits', 'desk', 'form'],
};
