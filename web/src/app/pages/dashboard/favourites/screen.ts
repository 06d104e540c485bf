import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'favourites',
  access: ['regular', 'office'],
  entry: { title: { ar: 'المفضّلة', en: 'Favorites' }, icon: IconHeart },
  ns: ['favourites', 'compare', 'listings'],
};
