import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/payments',
  access: ['admin'],
  entry: { title: { ar: 'المدفوعات', en: 'Payments' }, icon: IconCreditCard },
  ns: ['credits', 'desk', 'form'],
};
