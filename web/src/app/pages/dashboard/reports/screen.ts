import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'reports',
  access: ['office'],
  entry: { title: { ar: 'التقارير', en: 'Reports' }, icon: IconChartBar },
  denied: {
    ar: 'الوصول مرفوض. التقارير متاحة لحسابات المكاتب فقط',
    en: 'Access denied. Only office users can view reports',
  },
  ns: ['reports', 'desk'],
};
