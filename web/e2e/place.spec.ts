import { LEGACY_TRADES } from '@diyar/api/testing/legacy-trades';
import { describe, expect, it } from 'vitest';
import { ask } from './drivers/asked.ts';
import { aVisitor, untilReady } from './drivers/browser.ts';
import { eventually, expectAccessible, expectFitsNarrow, expectNoSidewaysScroll } from './drivers/checks.ts';
import { AXE_VIEW, PAIR } from './drivers/stories.ts';

const LANGS = ['ar', 'en'] as const;
const DEPTHS = ['/syria/damascus', '/syria/aleppo/aleppo', '/syria/damascus/damascus/mezzeh'];
/** Spec, section 2: the roots of the paths that search engines still know. */
const OLD_ROOTS = ['real-estate', 'for-sale', 'for-rent', ...LEGACY_TRADES];

describe('place pages', () => {
  const { openPage, url } = aVisitor();
  const followed = (path: string) => fetch(url() + path, { redirect: 'manual', headers: { accept: 'text/html' } });

  it.each(PAIR)('stand at three depths in $lang on a $device', async ({ lang, device }) => {
    for (const path of DEPTHS) {
      const { page, status, complaints } = await openPage(path, { lang, device });
      expect(status, path).toBe(200);
      expect(await page.locator('h1').count(), path).toBe(1);
      expect(await page.locator('main article').count(), path).toBeGreaterThan(0);
      await expectNoSidewaysScroll(page);
      expect(
        complaints.filter((text) => !text.includes('GPU stall')),
        path,
      ).toEqual([]);
      await page.close();
    }
  });

  it.each(LANGS)('are accessible in %s', async (lang) => {
    const { page } = await openPage('/syria/damascus/apartments/sale', { lang, ...AXE_VIEW[lang] });
    await expectFitsNarrow(page);
    await expectAccessible(page);
  });

  it('are come back to where they were left, from a page of the application and from a loaded document', async () => {
    const { page } = await openPage('/syria/damascus/apartments/sale', { device: 'phone' });
    await untilReady(page);
    const card = page.locator('main article a').last();
    const top = () => card.evaluate((link) => Math.round(link.getBoundingClientRect().top));
    await card.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    const before = await top();
    const home = page.url();

    await card.evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/\/property\//);
    await page.locator('main h1').waitFor();
    await page.goBack();
    await page.waitForURL(home);
    await eventually(async () => Math.abs((await top()) - before)).toBeLessThan(60);

    const href = await card.getAttribute('href');
    await page.evaluate((to) => location.assign(to ?? ''), href);
    await page.waitForURL(/\/property\//);
    await untilReady(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL(home);
    await untilReady(page);
    await eventually(async () => Math.abs((await top()) - before)).toBeLessThan(60);
  });

  it('tell search engines who they are, with JavaScript off', async () => {
    const path = '/syria/damascus/apartments/sale';
    const { page } = await openPage(path, { lang: 'en', javaScript: false });
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).toContain(`${path}?lang=en`);
    const languages = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) =>
        links.map(
          (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')?.replace(/^https?:\/\/[^/]+/, '')}`,
        ),
      );
    expect(languages).toEqual([`ar ${path}?lang=ar`, `en ${path}?lang=en`, `x-default ${path}?lang=ar`]);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '[]');
    expect(data.map((item: { '@type': string }) => item['@type'])).toEqual(['BreadcrumbList', 'ItemList', 'FAQPage']);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const answer = await fetch(url() + new URL(picture ?? '').pathname + new URL(picture ?? '').search);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('have one address: doubles move there or name it', async () => {
    const twin = await followed('/syria/damascus/damascus?lang=ar');
    expect([twin.status, twin.headers.get('location')]).toEqual([301, '/syria/damascus?lang=ar']);
    for (const path of ['/for-sale/syria/damascus', '/properties/damascus/damascus/apartments/sale']) {
      const html = await (await followed(`${path}?lang=ar`)).text();
      const [, canonical] = /rel="canonical" href="[^"]*?(\/syria[^"]*)"/.exec(html) ?? [];
      expect(canonical, path).toBe(
        path.startsWith('/for') ? '/syria/damascus/sale?lang=ar' : '/syria/damascus/apartments/sale?lang=ar',
      );
    }
  });

  it('stand for the search of the same place, which names them to search engines', async () => {
    const html = await (await followed('/properties?city=aleppo&category=apartments&lang=en')).text();
    expect(html).toMatch(/rel="canonical" href="[^"]*\/syria\/aleppo\/aleppo\/apartments\?lang=en"/);
    const filtered = await (await followed('/properties?city=aleppo&minPrice=1&lang=en')).text();
    expect(filtered).not.toContain('rel="canonical"');
  });

  it.each(LANGS)('are reached from every old address in one hop, with filters and in %s', async (lang) => {
    for (const root of OLD_ROOTS) {
      const isTrade = !root.startsWith('for-') && root !== 'real-estate';
      const rest = isTrade ? '/for-rent/aleppo/aleppo/some-old/rent/some-old/some-old' : '/apartments';
      for (const path of [`/${root}`, `/${root}${rest}`]) {
        const { status, headers } = await followed(`${path}?minPrice=500&lang=${lang}&utm_source=x`);
        const to = headers.get('location') ?? '';
        expect([path, status], path).toEqual([path, 301]);
        expect(to, path).toMatch(new RegExp(`^/properties\\?.*minPrice=500&lang=${lang}$`));
        expect((await followed(to)).status, to).toBe(200);
      }
    }
  });

  it('are reached from old addresses as people and links write them', async () => {
    const ask = async (path: string, cookie = '') => {
      const { status, headers } = await fetch(url() + path, {
        redirect: 'manual',
        headers: { accept: 'text/html', cookie },
      });
      return [status, headers.get('location')];
    };
    expect(await ask('/real-estate/apartments')).toEqual([301, '/properties?category=apartments&lang=ar']);
    expect(await ask('/real-estate/apartments', 'lang=en')).toEqual([301, '/properties?category=apartments&lang=en']);
    expect(await ask('/Vehicles/For-Rent/Aleppo/?lang=en')).toEqual([
      301,
      '/properties?category=vehicles&province=aleppo&transactionType=rent&lang=en',
    ]);
  });

  it('show a search with its filters in the path, which goes on under its plain address', async () => {
    const { page } = await openPage('/properties/damascus/damascus/apartments/sale', { lang: 'en' });
    await eventually(() => new URL(page.url()).pathname).toBe('/properties');
    await eventually(() => page.locator('main article').count()).toBeGreaterThan(0);
  });

  it('say so when they are empty, and ask not to be listed', async () => {
    type Links = { total: number; children: { path: string }[] };
    const empty = '/syria/quneitra/hotels/investment';
    expect((await ask<Links>(url(), `/places/page?path=${encodeURIComponent(empty)}`)).total).toBe(0);
    const { page, status } = await openPage(empty, { lang: 'ar' });
    expect(status).toBe(200);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await page.locator('main').innerText()).toContain('لا توجد إعلانات هنا بعد');
  });

  it('answer 404 to places that are none', async () => {
    expect((await followed('/syria/atlantis?lang=ar')).status).toBe(404);
    expect((await followed('/properties/damascus/aleppo/apartments/sale?lang=ar')).status).toBe(404);
  });
});
