import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'payments/:id',
  access: ['regular', 'office'],
  ns: ['credits', 'desk'],
};
