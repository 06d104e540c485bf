import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'subscription',
  access: ['office'],
  entry: { title: { ar: 'الاشتراك', en: 'Subscription' }, icon: IconReceipt },
  ns: ['subscriptions', 'credits', 'desk'],
};
