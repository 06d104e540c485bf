import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Administrator, anAdministratorByCommand, signInAs } from './drivers/administrators.ts';
import { aVisitor, DOORSTEP, type Visit } from './drivers/browser.ts';
import { eventually, expectAccessible, expectFitsNarrow, expectNoSidewaysScroll } from './drivers/checks.ts';
import { choose, unfoldFilters } from './drivers/desk.ts';
import { mailTo } from './drivers/mail.ts';
import { anAccount, PASSWORD } from './drivers/people.ts';
import { captureScreen } from './drivers/shots.ts';
import { AXE_VIEW, storyIf } from './drivers/stories.ts';

const WORDS = {
  ar: {
    active: 'فعّال',
    suspended: 'موقوف',
    banned: 'محظور',
    required: 'اكتب السبب.',
    overtaken: 'سبقك أحد المدراء',
  },
  en: {
    active: 'Active',
    suspended: 'Suspended',
    banned: 'Banned',
    required: 'Write the reason.',
    overtaken: 'Another administrator changed this account before you',
  },
};

// The users need the API, which `npm test` starts beside the web.
describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone' },
  { lang: 'en', device: 'desktop' },
] as const)('the desk of users ($lang, $device)', ({ lang, device }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];
  let admin: Administrator;
  beforeAll(async () => {
    admin = await anAdministratorByCommand();
  });

  async function open(path: string, visit: Visit = {}) {
    const { page, complaints } = await openPage(DOORSTEP, { lang, device, ...visit });
    await signInAs(page, admin);
    await show(page, path);
    return { page, complaints };
  }
  async function show(page: Page, path: string): Promise<void> {
    await page.goto(`${url()}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
    await page.waitForSelector('tbody tr');
  }
  const desk = (email: string) => `/dashboard/admin/users?query=${encodeURIComponent(email)}`;
  const row = (page: Page) => page.locator('tbody tr').first();
  const act = (page: Page, what: string) => choose(row(page), what);
  const confirm = (page: Page) => page.locator('[role=dialog] button[type=submit]').click();

  /** A ban asks for a fresh code. */
  async function fillCode(page: Page): Promise<void> {
    await page.fill('[role=dialog] [name=code]', admin.codes.pop() ?? '');
    await page.locator('[role=dialog]:has([name=code]) button[type=submit]').click();
  }
  async function showCode(page: Page): Promise<void> {
    await fillCode(page);
    await eventually(() => page.locator('[role=dialog]').count()).toBe(0);
  }

  async function tryToLogIn(email: string): Promise<Page> {
    const { page } = await openPage('/login', { lang, device });
    await page.fill('[name=email]', email);
    await page.fill('[name=password]', PASSWORD);
    await page.locator('form button[type=submit]').click();
    return page;
  }
  async function expectRestricted(page: Page, reason: string): Promise<void> {
    await page.waitForURL(/\/account\/restricted/);
    await eventually(() => page.locator('main dl').innerText()).toContain(reason);
    expect(await page.locator('main a[href^="/contact"]').count()).toBe(1);
    await captureScreen(page, `restricted-${lang}`);
  }

  it('is accessible and fits, with a dialog and the details open too', async () => {
    // The newest comes first: nobody of an earlier test, who may be stopped already.
    await anAccount(url(), lang);
    const { page, complaints } = await open('/dashboard/admin/users?type=regular', AXE_VIEW[lang]);
    await expectNoSidewaysScroll(page);
    await expectFitsNarrow(page);
    await expectAccessible(page);
    await act(page, 'suspend');
    await confirm(page);
    await page.waitForSelector('[role=dialog] [aria-invalid=true]');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await row(page).locator('a').first().click();
    await page.waitForSelector('[role=dialog] dl');
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  storyIf(lang === 'ar')('stops a user and lets it in again, tells why, and keeps the trail', async () => {
    const user = await anAccount(url(), lang);
    const { page } = await open(desk(user.email));
    await eventually(() => row(page).innerText()).toContain(words.active);
    const tab = await tryToLogIn(user.email);
    await tab.waitForURL(/\/dashboard\/properties/);
    await tab.waitForSelector('h1');

    await act(page, 'suspend');
    await confirm(page);
    await eventually(() => page.locator('[role=dialog]').innerText()).toContain(words.required);
    await page.selectOption('[role=dialog] [name=length]', 'other');
    await page.fill('[role=dialog] [name=days]', '٤٥');
    await page.fill('[role=dialog] [name=reason]', 'إعلانات مكررة');
    await confirm(page);
    await eventually(() => row(page).innerText()).toContain(words.suspended);
    expect((await mailTo(url(), user.email, /إعلانات مكررة/)).to).toBe(user.email);
    // The open tab with its next call, another browser with the log-in: one screen.
    await tab.evaluate(() =>
      document.querySelector<HTMLElement>('#sidebar a[href^="/dashboard/notifications"]')?.click(),
    );
    const browser = await tryToLogIn(user.email);
    for (const stopped of [tab, browser]) await expectRestricted(stopped, 'إعلانات مكررة');

    await act(page, 'unsuspend');
    await confirm(page);
    await eventually(() => row(page).innerText()).toContain(words.active);

    await act(page, 'ban');
    await page.fill('[role=dialog] [name=reason]', 'احتيال');
    await confirm(page);
    await showCode(page);
    await eventually(() => row(page).innerText()).toContain(words.banned);
    await expectRestricted(await tryToLogIn(user.email), 'احتيال');

    await row(page).locator('a').first().click();
    await page.waitForSelector('[role=dialog] dl');
    await eventually(() => new URL(page.url()).searchParams.get('open')).toBeTruthy();
    await eventually(() => page.locator('[role=dialog] ol li').count()).toBe(3);
    await eventually(() => page.locator('[role=dialog] ol').innerText()).toMatch(/45[\s\S]*إعلانات مكررة/);
    await page.goBack();
    await eventually(() => page.locator('[role=dialog]').count()).toBe(0);
  });

  storyIf(lang === 'en')('tells the slower of two administrators, and does nothing', async () => {
    const user = await anAccount(url(), lang);
    const [{ page: one }, { page: two }] = [await open(desk(user.email)), await open(desk(user.email))];
    for (const page of [one, two]) {
      await act(page, 'ban');
      await page.fill('[role=dialog] [name=reason]', 'احتيال');
    }
    await confirm(one);
    await showCode(one);
    await eventually(() => row(one).innerText()).toContain(words.banned);
    await confirm(two);
    await fillCode(two);
    await eventually(() => two.locator('[role=dialog]').innerText()).toContain(words.overtaken);
    await two.locator('[role=dialog] button').click();
    await eventually(() => row(two).innerText()).toContain(words.banned);
  });

  storyIf(lang === 'ar')('keeps its filters in the address and works from the keyboard', async () => {
    const { page } = await open('/dashboard/users');
    await unfoldFilters(page);
    await page.selectOption('[name=type]', 'admin');
    await page.waitForURL(/type=admin/);
    await page.fill('[name=query]', admin.email);
    await page.keyboard.press('Enter');
    await page.waitForURL(/query=admin/);
    await eventually(() => page.locator('tbody tr').count()).toBe(1);
    await page.reload();
    await page.waitForSelector('tbody tr');
    await eventually(() => page.inputValue('[name=query]')).toBe(admin.email);
    expect(await row(page).locator('[data-act]').count()).toBe(0);
    await row(page).locator('a').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('[role=dialog] dl');
    await page.keyboard.press('Escape');
    await eventually(() => new URL(page.url()).searchParams.has('open')).toBe(false);
    await eventually(() => page.locator('[role=dialog]').count()).toBe(0);
    await page.fill('[name=query]', 'nobody-is-called-this');
    await page.keyboard.press('Enter');
    await eventually(() => page.locator('main a[href^="/dashboard/admin/users"]').count()).toBe(1);
  });
});
