import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/payees',
  access: ['admin'],
  entry: { title: { ar: 'جهات الاستلام', en: 'Where to pay' }, icon: IconBuildingBank, waiting: 'payees' },
  ns: ['payees', 'credits', 'desk', 'form'],
};
