import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './drivers/asked.ts';
import { aVisitor, LOOKS } from './drivers/browser.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';
import { PAIR } from './drivers/stories.ts';

const LANGS = ['ar', 'en'] as const;

describe('the home page', () => {
  const { openPage, url } = aVisitor();

  it.each(PAIR)('stands in $lang on a $device without a complaint', async ({ lang, device }) => {
    const { page, status, complaints } = await openPage('/', { lang, device });
    expect(status).toBe(200);
    await eventually(() => page.locator('h1').count()).toBe(1);
    await eventually(() => page.locator('main section').count()).toBeGreaterThan(5);
    await expectNoSidewaysScroll(page);
    expect(complaints).toEqual([]);
  });

  it.each(LOOKS)('is accessible in $lang, $scheme, on a $device', async (visit) => {
    const { page } = await openPage('/', visit);
    await expectAccessible(page);
  });

  it.each(LANGS)('is there before any script, listings and all (%s)', async (lang) => {
    // No page of the cache, which may be older than what is featured now.
    const address = `${url()}/?lang=${lang}&fresh=${Date.now()}`;
    const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
    const { items } = await ask<{ items: { path: string }[] }>(url(), '/listings/homepage-featured', lang);
    for (const { path } of items.slice(0, 3)) expect(html).toContain(`href="${path}?lang=${lang}"`);
    expect(html).toContain('application/ld+json');
  });

  it('takes a sentence, a deal and a place to the search', async () => {
    const { page } = await openPage('/', { lang: 'ar', device: 'phone' });
    const form = page.getByRole('form', { name: 'ابحث في الإعلانات' });
    await form.getByText('للإيجار').click();
    await form.locator('[name=keywords]').fill('شقة  غرفتين ');
    // Leaving the field takes the suggestions along, which come late and lie over what is below.
    await form.locator('[name=keywords]').press('Tab');
    await form.locator('[name=province]').selectOption({ label: 'حلب' });
    await form.getByRole('button', { name: 'ابحث' }).click();
    await page.waitForURL(/\/properties\?/);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('lang')).toBe('ar');
    expect(searchParams.get('province')).toBe('aleppo');
    expect(page.url()).not.toContain('keywords=&');
  });

  it('shows its last suggestion too, over what follows', async () => {
    const { page } = await openPage('/', { lang: 'en', device: 'desktop' });
    await page.locator('[name=keywords]').pressSequentially('mezz', { delay: 40 });
    const last = page.getByRole('listbox').getByRole('option').last();
    await last.waitFor();
    const isOnTop = () =>
      last.evaluate((option) => {
        option.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = option.getBoundingClientRect();
        return option.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await eventually(isOnTop).toBe(true);
  });

  it.each(LANGS)('keeps its suggestions as wide as its card on a phone (%s)', async (lang) => {
    const { page } = await openPage('/', { lang, device: 'phone' });
    await page.locator('[name=keywords]').pressSequentially(lang === 'ar' ? 'مزة' : 'mezz', { delay: 40 });
    const list = page.getByRole('listbox');
    await list.getByRole('option').first().waitFor();
    const sides = async (of: Locator) => {
      const box = await of.boundingBox();
      return box && [Math.round(box.x), Math.round(box.x + box.width)];
    };
    expect(await sides(list)).toEqual(await sides(page.getByRole('form').first()));
  });

  it.each(LANGS)('offers examples that find something (%s)', async (lang) => {
    const { page } = await openPage('/', { lang });
    const examples = page.getByRole('list', { name: /^(?:جرّب|Try)/ }).getByRole('link');
    await eventually(() => examples.count()).toBe(4);
    const placeholder = (await page.locator('[name=keywords]').getAttribute('placeholder')) ?? '';
    const count = async (query: string) => {
      const found = await ask<{ page: { total: number } }>(url(), `/listings/search?${query}`, lang);
      return found.page.total;
    };
    const all = await count('limit=1');
    for (const words of [placeholder, ...(await examples.allInnerTexts())]) {
      const share = (await count(`keywords=${encodeURIComponent(words)}`)) / all;
      expect({ words, isEnough: share >= 0.01 }).toEqual({ words, isEnough: true });
    }
  });

  it('searches without JavaScript, too', async () => {
    const { page } = await openPage('/', { lang: 'en', javaScript: false });
    const words = page.locator('[name=keywords]');
    await words.fill('villa');
    await words.press('Enter');
    // The search reads the word as a filter and says so in its address.
    await eventually(() => new URL(page.url()).pathname).toBe('/properties');
    await eventually(() => page.url()).toMatch(/villa.*lang=en/);
  });

  it('leads into a category and a place', async () => {
    const { page } = await openPage('/', { lang: 'en' });
    const estate = page.locator('main li a[href*="category=real-estate"]').first();
    await eventually(() => estate.getAttribute('href')).toBe('/properties?category=real-estate&lang=en');
    await eventually(() => page.locator('main ol a[href^="/syria/"]').count()).toBeGreaterThan(3);
    // Every province from every page: the way to all pages of places.
    await eventually(() => page.locator('footer a[href^="/syria/"]').count()).toBe(14);
  });
});
