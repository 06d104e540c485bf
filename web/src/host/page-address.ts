import { DEFAULT_LANG, isLang, LANG_KEY, type Lang } from '#lib/language.ts';
import { withLang, withoutTracking } from '#lib/links.ts';

type Page = { lang: Lang; url: URL; key: string; hasSecret: boolean };
export type PageAddress = Page | { redirect: string; hasSecret: boolean };

/** The secret of a mailed link; read by the page's own script alone (`lib/mailed-token.ts`). */
const SECRET = 'token';
const SEARCH_PAGE = '/properties';

/**
 * Reads a page address. Without a valid `lang` it is a redirect to the same address with one: the visitor's cookie, else Arabic.
 * A slash at the end is redirected away too.
 * `url` and `key` leave out what advertisers append, so one page is rendered and kept once, and the secret of a mailed link,
 * which neither the rendered page nor any cache may hold.
 */
export function readPageAddress(requested: string, origin: string, cookieHeader: string | undefined): PageAddress {
  // `//evil.example` and `/\evil.example` are paths here, never hosts.
  const url = new URL(`${origin}/${requested.replace(/^[\\/]+/, '')}`);
  const { pathname } = url;
  const hasSecret = url.searchParams.has(SECRET);
  const asked = url.searchParams.getAll(LANG_KEY);
  const [lang] = asked;
  // Read already: `/./` and `/x/../` are gone, and may have left two slashes to begin with.
  url.pathname = url.pathname.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1');
  if (asked.length !== 1 || !isLang(lang) || url.pathname !== pathname) {
    return {
      redirect: withLang(url.pathname + url.search, isLang(lang) ? lang : chosenLanguage(cookieHeader)),
      hasSecret,
    };
  }
  url.searchParams.delete(SECRET);
  url.search = withoutTracking(url.search);
  return { lang, url, key: url.pathname + url.search, hasSecret };
}

/**
 * The search behind a redirect. Its own page may put the address right (words become filters), and a search redirects once at most:
 * it is read before the visitor is sent anywhere. Undefined for all other pages, and for a search that asks for nothing.
 */
export function searchBehind(redirect: string, origin: string): Page | undefined {
  const next = readPageAddress(redirect, origin, undefined);
  const isSearch = 'url' in next && next.url.pathname === SEARCH_PAGE && next.url.searchParams.size > 1;
  return isSearch ? next : undefined;
}

/** The language an address asks for, else the visitor's choice. */
export function languageOf(url: URL, cookieHeader: string | undefined): Lang {
  const asked = url.searchParams.get(LANG_KEY);
  return isLang(asked) ? asked : chosenLanguage(cookieHeader);
}

function chosenLanguage(cookieHeader = ''): Lang {
  const value = /(?:^|;\s*)lang=(\w+)/.exec(cookieHeader)?.[1];
  return isLang(value) ? value : DEFAULT_LANG;
}
