import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'viewings/route',
  access: ['regular', 'office'],
  ns: ['viewings', 'map', 'desk'],
};
