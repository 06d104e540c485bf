import type { Complaints } from './findings.ts';
import { keyOf } from './frontier.ts';
import { readSitemaps } from './read-sitemap.ts';

/** The sitemaps' facts on an address, in numbers. */
export interface ListedAddresses {
  count: number;
  has: (url: string) => boolean;
  /** Of the translations that the sitemap names for it; equal numbers are equal translations. */
  translationsOf: (url: string) => number | undefined;
}

/** A number for an address's translations, in whatever order they are named. */
export const keyOfTranslations = (alternates: Map<string, string>): number =>
  keyOf(
    [...alternates]
      .map(([lang, href]) => `${lang} ${href}`)
      .sort()
      .join('\n'),
  );

/** Reads every sitemap and checks it: each address of this site, open to crawlers, once, and named back by its translations. */
export async function readListed(
  site: string,
  isClosed: (url: string) => boolean,
  complaints: Complaints,
): Promise<ListedAddresses> {
  const listed = new Map<number, number>();
  let count = 0;
  for await (const { loc, alternates } of readSitemaps(site, (what) => complaints.add('sitemaps', what))) {
    count += 1;
    const key = keyOf(loc);
    if (listed.has(key)) complaints.add('sitemaps', `${loc}: there twice`);
    listed.set(key, keyOfTranslations(alternates));
    if (!loc.startsWith(`${site}/`)) complaints.add('sitemaps', `${loc}: of another site`);
    else if (isClosed(loc)) complaints.add('listedWrongly', `${loc}: closed by robots.txt`);
    if (![...alternates.values()].includes(loc))
      complaints.add('hreflang', `${loc}: the sitemap does not name it among its own`);
  }
  // A second reading instead of a million lists in memory.
  for await (const { loc, alternates } of readSitemaps(site, () => {})) {
    const own = keyOfTranslations(alternates);
    for (const href of alternates.values())
      if (listed.get(keyOf(href)) !== own)
        complaints.add('hreflang', `${loc}: ${href} does not name it back in the sitemap`);
  }
  return { count, has: (url) => listed.has(keyOf(url)), translationsOf: (url) => listed.get(keyOf(url)) };
}
