import { describe, expect, it } from 'vitest';
import { ask } from './drivers/asked.ts';
import { aVisitor } from './drivers/browser.ts';
import { eventually, expectAccessible, expectFitsNarrow, expectNoSidewaysScroll } from './drivers/checks.ts';
import { AXE_VIEW, PAIR } from './drivers/stories.ts';

type Office = { slug: string; name: string; verified: boolean; listings: number };

const LANGS = ['ar', 'en'] as const;

describe('offices', () => {
  const { openPage, url } = aVisitor();
  const offices = async (query = '', lang: 'ar' | 'en' = 'en') =>
    (await ask<{ offices: Office[] }>(url(), `/offices?limit=48${query}`, lang)).offices;
  const biggest = async () => (await offices())[0] as Office;

  it.each(PAIR)('stand in $lang on a $device without a complaint', async ({ lang, device }) => {
    const { slug } = await biggest();
    for (const path of ['/offices', `/office/${slug}`, `/office/${slug}/listings`, `/office/${slug}?tab=team`]) {
      const { page, status, complaints } = await openPage(path, { lang, device });
      expect(status, path).toBe(200);
      expect(await page.locator('h1').count(), path).toBe(1);
      await expectNoSidewaysScroll(page);
      expect(complaints, path).toEqual([]);
      await page.close();
    }
  });

  it.each(LANGS)('are accessible in %s', async (lang) => {
    const { slug } = await biggest();
    for (const path of ['/offices', `/office/${slug}`, `/office/${slug}/listings`, `/office/${slug}?tab=contact`]) {
      const { page } = await openPage(path, { lang, ...AXE_VIEW[lang] });
      await expectFitsNarrow(page);
      await expectAccessible(page);
      await page.close();
    }
  });

  it('are found by name, and all of them again on the way back', async () => {
    const { name } = await biggest();
    const { page } = await openPage('/offices', { lang: 'en' });
    const all = await page.locator('main article').count();
    await page.getByRole('searchbox').fill(name);
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/query=/);
    await eventually(() => page.locator('main article').count()).toBeLessThan(all);
    await eventually(() => page.locator('main article h2').first().innerText()).toContain(name);
    await page.goBack();
    await eventually(() => page.locator('main article').count()).toBe(all);
    await eventually(() => page.getByRole('searchbox').inputValue()).toBe('');
  });

  it('are narrowed and ordered by a choice, which the address keeps', async () => {
    const { page } = await openPage('/offices', { lang: 'en', device: 'phone' });
    await page.getByRole('checkbox', { name: 'Verified only' }).check();
    await page.waitForURL(/verified=true/);
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('name');
    await page.waitForURL(/sortBy=name/);
    await eventually(() => new URL(page.url()).search).toBe('?verified=true&sortBy=name&lang=en');
    const verified = await offices('&verified=true&sortBy=name');
    await eventually(() => page.locator('main article h2').first().innerText()).toContain(verified[0]?.name);
  });

  it('say so when none fits', async () => {
    const { page, status } = await openPage('/offices?query=zzzzzz', { lang: 'en' });
    expect(status).toBe(200);
    await page.getByRole('link', { name: 'Show all offices' }).click();
    await eventually(() => page.locator('main article').count()).toBeGreaterThan(0);
  });

  it('have tabs with addresses, and listings that are filtered and paged by theirs', async () => {
    const { slug, name } = await biggest();
    const { page } = await openPage(`/office/${slug}`, { lang: 'en' });
    await eventually(() => page.locator('h1').innerText()).toContain(name);
    await page.getByRole('link', { name: /^Listings/ }).click();
    await page.waitForURL(new RegExp(`/office/${slug}/listings`));
    await page.getByRole('link', { name: /^Rent/ }).click();
    await page.waitForURL(/transactionType=rent/);
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('cheapest');
    await page.waitForURL(/order=cheapest/);
    expect(new URL(page.url()).searchParams.get('transactionType')).toBe('rent');
    await eventually(() => page.locator('main article').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: /^Team/ }).click();
    await page.waitForURL(/tab=team/);
    const tabs = page.getByRole('navigation', { name: 'Office page sections' });
    await eventually(() => tabs.locator('[aria-current=page]').innerText()).toContain('Team');
  });

  it.each(['/office/no-such-office', '/office/no-such-office/listings', '/offices?province=nowhere'])(
    'are not found at %s',
    async (path) => {
      const answer = await fetch(`${url()}${path}${path.includes('?') ? '&' : '?'}lang=en`, {
        headers: { accept: 'text/html' },
      });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('Page Not Found');
    },
  );
});
