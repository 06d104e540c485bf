import type { Lang } from '#lib/language.ts';
import { directionOf } from '#lib/language.ts';
import type { Site } from '#lib/site.ts';
import { SHARE_FIELD, SHARE_PATH } from '#service-worker/shared-photos.ts';

/** Acts on the sign of the installed app; Android shows the first four. */
const SHORTCUTS: readonly { path: string; name: Record<Lang, string> }[] = [
  { path: '/properties', name: { ar: 'ابحث في الإعلانات', en: 'Search listings' } },
  { path: '/properties/saved', name: { ar: 'ما حفظته', en: 'Saved listings' } },
  { path: '/dashboard/leads', name: { ar: 'المحادثات', en: 'Conversations' } },
  { path: '/dashboard/properties/new', name: { ar: 'أضف إعلانك', en: 'Post a listing' } },
];
const COLOUR = '#faf8f4';

/** The installable app's card, in the language of the page that names it. The app is one, whichever page it is installed from. */
export function webManifest(site: Site, lang: Lang) {
  return {
    id: '/',
    name: site.brand[lang],
    short_name: site.brand[lang],
    lang,
    dir: directionOf(lang),
    start_url: `/?lang=${lang}`,
    scope: '/',
    display: 'standalone',
    background_color: COLOUR,
    theme_color: COLOUR,
    categories: ['shopping', 'lifestyle'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      // Cut to the device's own shape: the sign stands within the circle that every shape leaves.
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    share_target: {
      action: `${SHARE_PATH}?lang=${lang}`,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: SHARE_FIELD, accept: ['image/*'] }] },
    },
    shortcuts: SHORTCUTS.map(({ path, name }) => ({ name: name[lang], url: `${path}?lang=${lang}` })),
  };
}
