import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { crawl } from './crawl.ts';
import { parseSitemap } from './read-sitemap.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

type Answer = { html?: string; to?: string };

/** A site of these pages; `/page?lang=ar` answers for both languages. `listed` are those of its sitemap. */
async function aSite(pages: Record<string, Answer>, listed: string[]): Promise<string> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname === '/robots.txt') return response.end('User-agent: *\nDisallow: /*?*keywords=\n');
    if (url.pathname === '/sitemap.xml')
      return response.end(`<sitemapindex><sitemap><loc>${origin}/one.xml</loc></sitemap></sitemapindex>`);
    if (url.pathname === '/one.xml')
      return response.end(`<urlset xmlns:xhtml="x">${listed.map((path) => entry(path)).join('')}</urlset>`);
    const page = pages[url.pathname];
    if (page?.to) return response.writeHead(301, { location: page.to }).end();
    if (!page) return response.writeHead(404).end();
    const lang = url.searchParams.get('lang') ?? 'ar';
    response.setHeader('content-type', 'text/html');
    response.end(`${head(url.pathname, lang)}${(page.html ?? '').replaceAll('LANG', lang)}`);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const address = (path: string, lang: string) => `${origin}${path}?lang=${lang}`;
  const versions = (path: string) => [
    ['ar', address(path, 'ar')],
    ['en', address(path, 'en')],
    ['x-default', address(path, 'ar')],
  ];
  const entry = (path: string) =>
    ['ar', 'en']
      .map(
        (lang) =>
          `<url><loc>${address(path, lang)}</loc>${versions(path)
            .map(([name, href]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`)
            .join('')}</url>`,
      )
      .join('');
  const head = (path: string, lang: string) =>
    `<link rel="canonical" href="${address(path, lang)}"/>${versions(path)
      .map(([name, href]) => `<link rel="alternate" hrefLang="${name}" href="${href}"/>`)
      .join('')}`;
  return origin;
}
const link = (path: string) => `<a href="${path}${path.includes('?') ? '&amp;' : '?'}lang=LANG">x</a>`;

describe('the crawler', () => {
  it('has nothing to say of a site that is whole', async () => {
    const site = await aSite({ '/': { html: link('/a') }, '/a': { html: link('/') + link('/s?keywords=x') } }, [
      '/',
      '/a',
    ]);
    const { pages, listed, findings } = await crawl({ site });
    // Both pages and the search, in two languages; the search is closed by robots.txt.
    expect({ pages, listed }).toEqual({ pages: 4, listed: 4 });
    expect(Object.values(findings).flat()).toEqual([]);
    const half = await crawl({ site, turns: true });
    expect({ pages: half.pages, count: half.count }).toEqual({ pages: 2, count: 0 });
  });

  it('finds what is broken, what moves, and what nobody leads to', async () => {
    const site = await aSite(
      {
        '/': { html: link('/gone') + link('/old') + link('/older') },
        '/old': { to: '/new?lang=ar' },
        '/older': { to: '/old' },
        '/new': {},
        '/alone': {},
      },
      ['/', '/alone'],
    );
    const { findings: found } = await crawl({ site });
    expect(found.broken.some((line) => line.startsWith(`404 ${site}/gone`))).toBe(true);
    expect(found.moved).toHaveLength(4);
    expect(found.chains.every((line) => line.includes('/older'))).toBe(true);
    expect(found.chains).toHaveLength(2);
    expect(found.orphans).toEqual([`${site}/alone?lang=ar`, `${site}/alone?lang=en`]);
  });

  it('finds pages that should not be listed, and translations that do not name each other', async () => {
    const hidden = '<meta name="robots" content="noindex">';
    const lone = '<link rel="alternate" hrefLang="en" href="/elsewhere?lang=en"/>';
    const site = await aSite(
      { '/': { html: link('/hidden') + link('/lone') }, '/hidden': { html: hidden }, '/lone': { html: lone } },
      ['/', '/hidden', '/lone'],
    );
    const { findings: found } = await crawl({ site });
    expect(found.listedWrongly).toEqual([`${site}/hidden?lang=ar: noindex`, `${site}/hidden?lang=en: noindex`]);
    expect(found.hreflang.some((line) => line.includes('/lone'))).toBe(true);
  });

  it('opens some of each form of search, and more where a page may stand behind them', async () => {
    const searches = [1, 2, 3, 4].map((n) => link(`/s/${n}?x=1`)).join('');
    const pages = {
      '/': { html: link('/a') },
      '/a': { html: searches },
      '/s/1': {},
      '/s/2': {},
      '/s/3': {},
      '/s/4': {},
    };
    const site = await aSite(pages, ['/', '/a']);
    expect(await crawl({ site, perForm: 1 })).toMatchObject({ pages: 6, leftOut: 6, count: 0 });

    const more = { ...pages, '/s/3': { html: link('/s/3?page=2&x=1') + link('/b') }, '/b': { html: link('/a') } };
    const other = await aSite({ ...more, '/c': { html: link('/a') } }, ['/', '/a', '/b', '/c']);
    const { findings, leftOut } = await crawl({ site: other, perForm: 1 });
    expect(findings.orphans).toEqual([`${other}/c?lang=ar`, `${other}/c?lang=en`]);
    expect(leftOut).toBe(0);
  });

  it('takes no file that is not well-formed', () => {
    expect(() => parseSitemap('<urlset><url><loc>http://a/?b&c</loc></url></urlset>')).toThrow();
  });
});
