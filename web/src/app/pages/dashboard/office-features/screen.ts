import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'office/features',
  access: ['regular'],
  entry: { title: { ar: 'مزايا المكاتب', en: 'Office features' }, icon: IconSparkles },
  ns: ['office-features', 'plan-comparison', 'listing-slots', 'my-listings', 'subscriptions', 'desk', 'form'],
};
