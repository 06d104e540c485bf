import IconCirclePlus from '@tabler/icons-react/dist/esm/icons/IconCirclePlus.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'credits/add',
  access: ['regular', 'office'],
  entry: { title: { ar: 'إضافة رصيد', en: 'Add credit' }, icon: IconCirclePlus },
  ns: ['credits', 'payees', 'desk', 'form'],
};
