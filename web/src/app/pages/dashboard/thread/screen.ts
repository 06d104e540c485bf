import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'leads/:id',
  access: ['regular', 'office'],
  ns: ['leads', 'viewings', 'desk', 'form'],
};
