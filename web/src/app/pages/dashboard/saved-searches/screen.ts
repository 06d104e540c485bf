import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'saved-searches',
  access: ['regular', 'office'],
  entry: { title: { ar: 'بحوثي المحفوظة', en: 'Saved searches' }, icon: IconBookmark },
  ns: ['saved-searches', 'desk'],
};
