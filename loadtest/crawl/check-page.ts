import type { Complaints } from './findings.ts';
import { keyOfTranslations, type ListedAddresses } from './listed-addresses.ts';
import type { PageFacts } from './read-page.ts';

const LANGS = ['ar', 'en', 'x-default'];

/** Judges what pages say of themselves. Translations outside the sitemaps are held against each other when both were seen. */
export function createPageCheck(listed: ListedAddresses, complaints: Complaints) {
  const unlisted = new Map<string, { translations: number; hrefs: string[] }>();

  function check(url: string, { canonical, alternates, isHidden }: PageFacts): void {
    const inSitemap = listed.translationsOf(url);
    if (inSitemap !== undefined && isHidden) complaints.add('listedWrongly', `${url}: noindex`);
    if (isHidden) return;
    if (inSitemap !== undefined && canonical !== url)
      complaints.add('listedWrongly', `${url}: its canonical address is ${canonical}`);

    const translations = keyOfTranslations(alternates);
    const missing = LANGS.filter((lang) => !alternates.has(lang));
    if (missing.length > 0) complaints.add('hreflang', `${url}: does not name ${missing.join(', ')}`);
    const lang = new URL(url).searchParams.get('lang') ?? '';
    if (canonical && alternates.get(lang) !== canonical) complaints.add('hreflang', `${url}: does not name itself`);
    const known = canonical === undefined ? undefined : listed.translationsOf(canonical);
    if (known !== undefined && known !== translations) complaints.add('hreflang', `${url}: page and sitemap differ`);
    if (known === undefined) unlisted.set(url, { translations, hrefs: [...alternates.values()] });
  }

  /** After the walk: pages that are in no sitemap must name each other too. */
  function checkUnlisted(): void {
    for (const [url, { translations, hrefs }] of unlisted)
      for (const href of hrefs) {
        const other = listed.translationsOf(href) ?? unlisted.get(href)?.translations;
        if (other !== undefined && other !== translations)
          complaints.add('hreflang', `${url}: ${href} does not name it back`);
      }
  }

  return { check, checkUnlisted };
}
