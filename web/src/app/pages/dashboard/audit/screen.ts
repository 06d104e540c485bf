import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/audit',
  access: ['admin'],
  entry: { title: { ar: 'سجلّ الإدارة', en: 'Audit log' }, icon: IconHistory },
  ns: ['audit-log', 'saved-filters', 'desk', 'form'],
};
