import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import type { Screen } from '../../../screens/screen.ts';

export const screen: Screen = {
  path: 'office/register',
  access: ['regular'],
  entry: { title: { ar: 'تسجيل مكتب', en: 'Register an office' }, icon: IconBuildingStore },
  ns: ['office-applications', 'accounts', 'desk', 'form'],
};
