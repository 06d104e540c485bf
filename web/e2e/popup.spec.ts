import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aVisitor, type Visit } from './drivers/browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const TITLE = { ar: 'افتح حسابك في ديار', en: 'Open your Diyar account' } as const;

const POPUP = 'dialog[open]';
const shown = (page: Page) => page.locator(POPUP).count();
const memory = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('diyar-sign-up') ?? 'null'));
/** React works between the page's ticks, so it is given a moment of real time after them. */
async function after(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.waitForTimeout(50);
}

describe('the sign-up popup', () => {
  const { openPage } = aVisitor();
  /** Somewhere quiet: a page that waits for nothing. */
  const visit = async (over: Visit = {}, path = '/about') => {
    const { page } = await openPage(path, { clock: true, invited: true, ...over });
    // Its watch is fetched after hydration.
    await page.waitForFunction(() => sessionStorage.getItem('diyar-page-views'));
    return page;
  };

  it.each([
    { lang: 'ar', device: 'phone', scheme: 'light' },
    { lang: 'en', device: 'desktop', scheme: 'dark' },
    { lang: 'ar', device: 'narrow', scheme: 'dark' },
  ] as const)('comes after 15 s, accessible, and goes in 300 ms ($lang, $device)', async (how) => {
    const page = await visit({ ...how, bypassCsp: true });
    await after(page, 13 * SECOND);
    expect(await shown(page)).toBe(0);
    await after(page, 3 * SECOND);
    await page.waitForSelector(POPUP);
    expect(await page.getByRole('dialog', { name: TITLE[how.lang] }).count()).toBe(1);
    expect(await page.locator(`${POPUP} li`).count()).toBe(4);
    await after(page, SECOND);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // From here the clock stands: a busy machine takes longer than the popup between two looks.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await page.keyboard.press('Escape');
    await after(page, 200);
    expect(await shown(page)).toBe(1);
    await after(page, 200);
    expect(await shown(page)).toBe(0);
    expect(await memory(page)).toMatchObject({ dismissed: false, showCount: 1 });
  });

  it('comes again after 5 and 15 minutes, and never a fourth time', async () => {
    const page = await visit();
    for (const wait of [15 * SECOND, 5 * MINUTE, 15 * MINUTE]) {
      await after(page, wait - 2 * SECOND);
      expect(await shown(page)).toBe(0);
      await after(page, 4 * SECOND);
      await page.waitForSelector(POPUP);
      await page.keyboard.press('Escape');
      await after(page, 400);
      await after(page, SECOND);
    }
    await after(page, 60 * MINUTE);
    expect(await shown(page)).toBe(0);
    expect(await memory(page)).toMatchObject({ showCount: 3 });
  });

  it('waits a minute while somebody leafs through pages', async () => {
    const page = await visit();
    for (const path of ['/contact', '/pricing']) {
      await page.locator(`header a[href^="${path}"]`).first().click();
      await page.waitForURL(new RegExp(path));
    }
    await after(page, 16 * SECOND);
    expect(await shown(page)).toBe(0);
    await after(page, 61 * SECOND);
    await page.waitForSelector(POPUP);
  });

  it('stays away once dismissed, over reloads', async () => {
    const page = await visit({ lang: 'en' });
    await after(page, 16 * SECOND);
    await page.waitForSelector(POPUP);
    await page.getByRole('button', { name: "Don't show this again" }).click();
    await after(page, SECOND);
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    await after(page, 60 * MINUTE);
    expect(await shown(page)).toBe(0);
    expect(await memory(page)).toMatchObject({ dismissed: true });
  });

  it('leads those who have an account to the log-in, asks no more in this session, and knows the way back', async () => {
    const page = await visit({ lang: 'en' });
    await after(page, 16 * SECOND);
    await page.getByRole('link', { name: 'I already have an account' }).click();
    await page.waitForURL(/\/login/);
    await after(page, SECOND);
    expect(await page.evaluate(() => history.state.usr.from)).toMatch(/^\/about/);
    await page.goBack();
    await after(page, 60 * MINUTE);
    expect(await shown(page)).toBe(0);
  });

  it.each(['/login', '/register', '/one-click', '/forgot-password', '/account/delete'])('never on %s', async (path) => {
    const page = await visit({}, path);
    await after(page, 30 * MINUTE);
    expect(await shown(page)).toBe(0);
  });

  it('never before those who are signed in', async () => {
    const page = await visit();
    await page.evaluate(() => {
      localStorage.setItem(
        'diyar-user',
        JSON.stringify({ id: '1', type: 'regular', firstName: 'Maha', lastName: 'H' }),
      );
      // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
      document.cookie = 'diyar_session=1; Path=/';
    });
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    await after(page, 30 * MINUTE);
    expect(await shown(page)).toBe(0);
  });
});
