import IconCirclePlus from '@tabler/icons-react/dist/esm/icons/IconCirclePlus.mjs';
import type { Screen } from '#app/screens/screen.ts';
import { FORM_SCREEN } from './form-screen.ts';

export const screen: Screen = {
  path: 'properties/new',
  access: ['regular', 'office'],
  entry: { title: { ar: 'إضافة إعلان', en: 'Add a listing' }, icon: IconCirclePlus },
  ...FORM_SCREEN,
};
