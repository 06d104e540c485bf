import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aVisitor, type Visit } from './drivers/browser.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const TITLE = { ar: 'افتح حسابك في ديار', en: 'Open your Diyar account' } as const;

const POPUP = 'dialog[open]';
const shown = (page: Page) => page.locator(POPUP).count();
const memory = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('diyar-sign-up') ?? 'null'));
/** React works between the page's ticks, by messages to itself: when ours have come back, its own have been dealt with. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}
async function after(page: Page, ms: number): Promise<void> {
  await settle(page);
  await page.clock.runFor(ms);
  await settle(page);
}
/** The page's clock goes no further than it is told from here: a busy machine takes longer than a test's seconds. */
const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
/** When each page was looked at, by the page's own clock. */
const views = (page: Page): Promise<number[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('diyar-page-views') ?? '[]'));
const age = async (page: Page) => (await page.evaluate(() => Date.now())) - ((await views(page))[0] ?? 0);
/** To so long after the first page was looked at. */
const until = async (page: Page, ms: number) => after(page, ms - (await age(page)));
/** It is fetched when its time has come, and what React does then may wait for the page's clock. */
const comes = (page: Page) =>
  eventually(async () => {
    await after(page, 100);
    return shown(page);
  }).toBe(1);

describe('the sign-up popup', () => {
  const { openPage } = aVisitor();
  /** Somewhere quiet: a page that waits for nothing. */
  const visit = async (over: Visit = {}, path = '/about') => {
    const { page } = await openPage(path, { clock: true, invited: true, moving: true, ...over });
    // Its watch is fetched after hydration.
    await page.waitForFunction(() => sessionStorage.getItem('diyar-page-views'));
    return page;
  };

  it.each([
    { lang: 'ar', device: 'narrow', scheme: 'dark' },
    { lang: 'en', device: 'desktop', scheme: 'light' },
  ] as const)('comes after 15 s, accessible, and goes in 300 ms ($lang, $device)', async (how) => {
    const page = await visit({ ...how });
    await stopClock(page);
    await until(page, 13 * SECOND);
    expect(await shown(page)).toBe(0);
    await until(page, 16 * SECOND);
    await comes(page);
    await eventually(() => page.getByRole('dialog', { name: TITLE[how.lang] }).count()).toBe(1);
    await eventually(() => page.locator(`${POPUP} li`).count()).toBe(4);
    await after(page, SECOND);
    await page.clock.resume();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await stopClock(page);
    await page.keyboard.press('Escape');
    await after(page, 200);
    expect(await shown(page)).toBe(1);
    await after(page, 200);
    expect(await shown(page)).toBe(0);
    expect(await memory(page)).toMatchObject({ dismissed: false, showCount: 1 });
  });

  it('comes again after 5 and 15 minutes, and never a fourth time', async () => {
    const page = await visit();
    await stopClock(page);
    let gone = await age(page);
    for (const wait of [15 * SECOND, 5 * MINUTE, 15 * MINUTE]) {
      await after(page, wait - 2 * SECOND - gone);
      expect(await shown(page)).toBe(0);
      await after(page, 4 * SECOND);
      await comes(page);
      await page.keyboard.press('Escape');
      await after(page, 400);
      await after(page, SECOND);
      gone = 0;
    }
    await after(page, 60 * MINUTE);
    expect(await shown(page)).toBe(0);
    expect(await memory(page)).toMatchObject({ showCount: 3 });
  });

  it('waits a minute while somebody leafs through pages', async () => {
    const page = await visit();
    await stopClock(page);
    for (const [index, path] of ['/contact', '/pricing'].entries()) {
      await page.locator(`header a[href^="${path}"]`).first().click();
      await page.waitForURL(new RegExp(path));
      await eventually(async () => {
        await after(page, 10);
        return (await views(page)).length;
      }).toBe(index + 2);
    }
    await until(page, 16 * SECOND);
    expect(await shown(page)).toBe(0);
    await until(page, 77 * SECOND);
    await comes(page);
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
