import { describe, expect, it } from 'vitest';
import { aVisitor } from './drivers/browser.ts';
import { eventually, expectAccessible, expectFitsNarrow, expectNoSidewaysScroll } from './drivers/checks.ts';
import { AXE_VIEW } from './drivers/stories.ts';

const LANGS = ['ar', 'en'] as const;
const PAGES = ['/about', '/terms', '/privacy', '/contact', '/statistics', '/advertise', '/pricing'];

describe('information pages', () => {
  const { openPage } = aVisitor();

  it.each(LANGS)('stand in %s, accessible', async (lang) => {
    for (const path of PAGES) {
      const { page, status, complaints } = await openPage(path, { lang, ...AXE_VIEW[lang] });
      expect(status, path).toBe(200);
      await eventually(() => page.locator('h1').count()).toBe(1);
      expect(await page.locator('link[rel=canonical]').getAttribute('href'), path).toContain(`${path}?lang=${lang}`);
      await expectNoSidewaysScroll(page);
      await expectFitsNarrow(page);
      await expectAccessible(page);
      expect(complaints, path).toEqual([]);
      await page.close();
    }
  });

  it('say the periods that bind: three days, one year, thirty days', async () => {
    const { page: terms } = await openPage('/terms', { lang: 'en' });
    expect(await terms.locator('#changes').innerText()).toContain('3 days');
    expect(await terms.locator('#limitation').innerText()).toContain('1 year');
    const { page: privacy } = await openPage('/privacy', { lang: 'en' });
    expect(await privacy.locator('#retention tbody tr').count()).toBe(6);
  });

  it('take a message, and thank for it', async () => {
    const { page } = await openPage('/contact?topic=office', { lang: 'en' });
    await eventually(() => page.getByRole('combobox').inputValue()).toBe('office');
    await page.getByRole('button', { name: 'Send' }).click();
    await eventually(() => page.locator('[aria-invalid="true"]').count()).toBe(3);
    await page.getByLabel('Your name').fill('Layla');
    await page.getByLabel('Your email').fill('layla@example.com');
    await page.getByLabel('Your message').fill('How do I verify my office?');
    await page.getByRole('button', { name: 'Send' }).click();
    await eventually(() => page.locator('main').innerText()).toContain('Your message has arrived.');
  });

  it('show the week from Saturday, which is closed', async () => {
    const { page } = await openPage('/contact', { lang: 'en' });
    const rows = await page.locator('main tbody tr').allInnerTexts();
    expect(rows[0]).toMatch(/Saturday\s+Closed/);
    expect(rows[1]).toMatch(/Sunday – Thursday\s+9 AM – 6 PM/);
    expect(rows[2]).toMatch(/Friday\s+1 PM – 6 PM/);
  });
});
