import type { Screen } from '../../../screens/screen.ts';

export const screen: Screen = {
  path: 'viewings/route',
  access: ['regular', 'office'],
  ns: ['viewings', 'map', 'desk'],
};
