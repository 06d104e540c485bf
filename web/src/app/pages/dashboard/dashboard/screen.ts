import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: '',
  access: ['office'],
  entry: { title: { ar: 'نظرة عامة', en: 'Overview' }, icon: IconLayoutDashboard },
  ns: ['reports', 'desk'],
};
