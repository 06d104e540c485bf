import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/credits',
  access: ['admin'],
  entry: { title: { ar: 'أرصدة المستخدمين', en: 'User credits' }, icon: IconCoin, waiting: 'credits' },
  ns: ['credits', 'desk', 'form'],
};
