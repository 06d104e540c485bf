import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/sitemaps',
  access: ['admin'],
  entry: { title: { ar: 'خرائط الموقع', en: 'Sitemaps' }, icon: IconSitemap },
  ns: ['sitemaps', 'desk'],
};
