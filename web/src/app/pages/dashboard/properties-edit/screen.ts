import type { Screen } from '#app/screens/screen.ts';
import { FORM_SCREEN } from '../properties-new/form-screen.ts';

export const screen: Screen = {
  path: 'properties/edit/:id',
  access: ['regular', 'office'],
  ...FORM_SCREEN,
  alsoAt: ['properties/:id/edit'],
};
