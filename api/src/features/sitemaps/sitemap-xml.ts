/** The two documents of sitemaps.org, with the extensions for languages and pictures. Pure text. */

/** A page in every language it has. */
export interface Entry {
  /** Without `lang`: `/offices?province=homs`. */
  path: string;
  /** ISO 8601; absent for pages whose text changes with a release. */
  lastChanged?: string;
  /** Paths of its pictures. */
  images?: readonly string[];
}

/** The order of the alternates; the first is for readers of any other language. */
const LANGS = ['ar', 'en'] as const;
export const URLS_PER_ENTRY = LANGS.length;

export const URLSET_START = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
`;
export const URLSET_END = '</urlset>\n';

const ESCAPES = new Map<string, string>(
  Object.entries<string>({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }),
);
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES.get(sign) ?? sign);

/** A `<url>` per language, each naming all of them and itself: a page that is not named back is not believed. */
export function entryXml({ path, lastChanged, images = [] }: Entry, origin: string): string {
  const address = escapeXml(`${origin}${path}${path.includes('?') ? '&' : '?'}lang=`);
  const alternates = [...LANGS, 'x-default']
    .map((lang) => {
      const href = address + (lang === 'x-default' ? LANGS[0] : lang);
      return `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`;
    })
    .join('');
  const changed = lastChanged ? `<lastmod>${lastChanged}</lastmod>` : '';
  const pictures = images
    .map((image) => `<image:image><image:loc>${escapeXml(origin + image)}</image:loc></image:image>`)
    .join('');
  return LANGS.map((lang) => `<url><loc>${address}${lang}</loc>${changed}${alternates}${pictures}</url>\n`).join('');
}

/** The index: the files there are, each with the time it was last written. */
export function indexXml(files: readonly { name: string; writtenAt: Date }[], origin: string): string {
  const rows = files.map(
    ({ name, writtenAt }) =>
      `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${name}.xml`)}</loc><lastmod>${writtenAt.toISOString()}</lastmod></sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('')}</sitemapindex>
`;
}
