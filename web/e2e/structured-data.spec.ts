import { beforeAll, describe, expect, it } from 'vitest';
import { problemsIn } from '#testing/schema-org.ts';
import { ask } from './drivers/asked.ts';
import { aVisitor } from './drivers/browser.ts';
import { indexIsCurrent } from './drivers/listings.ts';

const LANGS = ['ar', 'en'] as const;
type Thing = { '@type': string; itemListElement?: { url?: string; item?: string }[] };

/** Each public page with the types it tells of; a page that tells nothing is in the list too. */
const PAGES: [path: string, types: string[]][] = [
  ['/', ['WebSite', 'Organization']],
  ['/properties', ['ItemList']],
  ['/properties?category=apartments&city=damascus', ['ItemList']],
  ['/syria/damascus', ['BreadcrumbList', 'ItemList', 'FAQPage']],
  ['/syria/damascus/apartments/sale', ['BreadcrumbList', 'ItemList', 'FAQPage']],
  ['/offices', ['ItemList']],
  ['/contact', ['Organization']],
  ['/pricing', ['FAQPage']],
  ['/about', []],
  ['/statistics', []],
  ['/advertise', []],
  ['/terms', []],
  ['/privacy', []],
];

describe('data for search engines', () => {
  const { url } = aVisitor();
  // Listings that other tests took out of public view is found until the search has heard of it.
  beforeAll(async () => {
    if (process.env.E2E_URL) await indexIsCurrent();
  });

  async function dataOf(path: string, lang: string): Promise<Thing[]> {
    const address = `${url()}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
    const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    return json ? JSON.parse(json) : [];
  }
  const expectTrue = (things: Thing[], where: string) => {
    expect(
      things.flatMap((thing) => problemsIn(thing)),
      where,
    ).toEqual([]);
  };

  it.each(LANGS)('speaks schema.org’s words on every public page in %s', async (lang) => {
    for (const [path, types] of PAGES) {
      const things = await dataOf(path, lang);
      expect(
        things.map((thing) => thing['@type']),
        path,
      ).toEqual(types);
      expectTrue(things, path);
    }
  });

  it.each(LANGS)('tells of listings of every kind and of offices in %s', async (lang) => {
    type Listings = { items: { path: string }[] };
    const roots = ['real-estate', 'vehicles', 'jobs-employment', 'services', 'phones-accessories'];
    for (const root of roots) {
      const { items } = await ask<Listings>(url(), `/listings/search?category=${root}&limit=10`);
      for (const { path } of items.slice(0, 3)) {
        const things = await dataOf(path, lang);
        expect(things.map((thing) => thing['@type'])).toContain('BreadcrumbList');
        expectTrue(things, path);
      }
    }
    const { offices } = await ask<{ offices: { slug: string }[] }>(url(), '/offices?limit=3');
    for (const { slug } of offices) {
      for (const tab of ['', '/listings']) {
        const things = await dataOf(`/office/${slug}${tab}`, lang);
        expect(['RealEstateAgent', 'Store']).toContain(things[0]?.['@type']);
        expectTrue(things, slug);
      }
    }
  });

  it('leads to addresses that answer without another hop', async () => {
    const [list] = await dataOf('/properties', 'en');
    for (const { url: address = '' } of (list?.itemListElement ?? []).slice(0, 3)) {
      const { pathname, search } = new URL(address);
      const { status } = await fetch(url() + pathname + search, {
        redirect: 'manual',
        headers: { accept: 'text/html' },
      });
      expect(status, address).toBe(200);
    }
  });
});
