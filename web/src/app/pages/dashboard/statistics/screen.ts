import IconChartHistogram from '@tabler/icons-react/dist/esm/icons/IconChartHistogram.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/statistics',
  access: ['admin'],
  entry: { title: { ar: 'الإحصاءات', en: 'Statistics' }, icon: IconChartHistogram },
  ns: ['figures', 'page-visits', 'desk'],
};
