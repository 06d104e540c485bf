import type { FontFacesSpecification } from '@maplibre/maplibre-gl-style-spec';

/**
 * IBM Plex, the site's own family. MapLibre draws Arabic from the Unicode presentation forms (FB50–FDFF, FE70–FEFF):
 * the Arabic files hold them, which a subset made for HTML alone might not.
 */
export const FONT_FILES = [
  {
    file: 'plex-arabic-400.woff2',
    from: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
  },
  {
    file: 'plex-arabic-600.woff2',
    from: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2',
  },
  { file: 'plex-latin-400.woff2', from: '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2' },
  { file: 'plex-latin-600.woff2', from: '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2' },
] as const;

export type FontFile = (typeof FONT_FILES)[number]['file'];

/** A folder on our own address, or the address of each file when a bundler has renamed them. */
export type FontsUrl = string | Readonly<Record<FontFile, string>>;

export const REGULAR = 'Diyar Regular';
export const STRONG = 'Diyar Strong';

const ARABIC = ['U+0600-06FF', 'U+0750-077F', 'U+08A0-08FF', 'U+FB50-FDFF', 'U+FE70-FEFF'];
const LATIN = ['U+0000-00FF', 'U+0131', 'U+0152-0153', 'U+02BB-02DC', 'U+2000-206F', 'U+20AC', 'U+2122', 'U+2212'];

export function fontFaces(fonts: FontsUrl): FontFacesSpecification {
  const at = (file: FontFile) => (typeof fonts === 'string' ? `${fonts.replace(/\/$/, '')}/${file}` : fonts[file]);
  const family = (weight: 400 | 600) => [
    { url: at(`plex-arabic-${weight}.woff2`), 'unicode-range': ARABIC },
    { url: at(`plex-latin-${weight}.woff2`), 'unicode-range': LATIN },
  ];
  return { [REGULAR]: family(400), [STRONG]: family(600) };
}
