import type { Lang } from '#lib/language.ts';
import { directionOf } from '#lib/language.ts';
import type { Site } from '#lib/site.ts';

/** The installable app's card, in the language of the page that names it. */
export function webManifest(site: Site, lang: Lang) {
  return {
    name: site.brand[lang],
    short_name: site.brand[lang],
    lang,
    dir: directionOf(lang),
    start_url: `/?lang=${lang}`,
    scope: '/',
    display: 'standalone',
    background_color: '#faf8f4',
    theme_color: '#faf8f4',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  };
}
