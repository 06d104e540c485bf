import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'office/register',
  access: ['regular'],
  entry: { title: { ar: 'تسجيل مكتب', en: 'Register an office' }, icon: IconBuildingStore },
  instead: { office: 'office' },
  insteadWords: { office: { ar: 'حسابك حساب مكتب من قبل.', en: 'You already have an office account.' } },
  ns: ['office-applications', 'accounts', 'desk', 'form'],
};
