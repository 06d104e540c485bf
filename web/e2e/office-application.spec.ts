import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Administrator, anAdministrator, signInAs } from './drivers/administrators.ts';
import { aVisitor, DOORSTEP } from './drivers/browser.ts';
import {
  eventually,
  expectAccessible,
  expectAccessibleInEachScheme,
  expectFitsNarrow,
  expectNoSidewaysScroll,
} from './drivers/checks.ts';
import { mailTo } from './drivers/mail.ts';
import { signUp } from './drivers/members.ts';
import { AXE_VIEW, goingTo, storyIf } from './drivers/stories.ts';

/** A red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.7\n%%EOF');
const REASON = 'رقم الترخيص غير واضح في الوثيقة';
const WORDS = {
  ar: {
    type: 'صيغة ملف الترخيص غير صالحة',
    size: 'أكبر من 5 ميغابايت',
    required: 'اكتب رقم الترخيص.',
    website: 'http',
  },
  en: {
    type: 'Invalid license file format',
    size: 'larger than 5 MB',
    required: 'Enter the license number.',
    website: 'http',
  },
};

// The applications need the API, which `npm test` starts beside the web.
describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'desktop' },
  { lang: 'en', device: 'phone' },
] as const)('becoming an office ($lang, $device)', ({ lang, device }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];
  let admin: Administrator;
  beforeAll(async () => {
    admin = await anAdministrator();
  });

  const goTo = goingTo(lang);
  const license = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
    page.setInputFiles('[name=license]', { name, mimeType, buffer });
  const send = (page: Page) => page.locator('main form button[type=submit]').click();
  const state = (page: Page) => page.locator('main [data-state]').getAttribute('data-state');

  async function fill(page: Page, name: string): Promise<void> {
    await page.fill('[name=name]', name);
    await page.selectOption('[name=province]', 'damascus');
    await page.waitForSelector('[name=location]:not([disabled])');
    await page.selectOption('[name=location]', 'damascus');
    await page.fill('[name=address]', 'المزة، قرب الحديقة');
    await page.fill('[name=licenseNumber]', '12/345');
  }
  async function desk(status: string) {
    const { page, complaints } = await openPage(DOORSTEP, { lang, device });
    await signInAs(page, admin);
    await goTo(page, `/dashboard/admin/offices?status=${status}`, 'main h1');
    return { page, complaints };
  }
  async function review(page: Page, name: string): Promise<void> {
    await page.getByRole('link', { name, exact: true }).click();
    await page.waitForSelector('[role=dialog] dl');
  }

  storyIf(lang === 'ar')('goes from errors and a rejection to an approval that opens the office', async () => {
    const name = `مكتب ${Date.now()}`;
    const { page: mine } = await openPage(DOORSTEP, { lang, device });
    const member = await signUp(mine, lang);
    await goTo(mine, '/dashboard/office/register', ':has(> [name=license]) button');

    await license(mine, 'license.svg', 'image/svg+xml', Buffer.from('<svg/>'));
    await eventually(() => mine.locator('main').innerText()).toContain(words.type);
    await license(mine, 'license.pdf', 'application/pdf', Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]));
    await eventually(() => mine.locator('main').innerText()).toContain(words.size);
    await send(mine);
    await eventually(() => mine.locator('main').innerText()).toContain(words.required);

    await fill(mine, name);
    await mine.fill('[name=website]', 'javascript:alert(1)');
    await license(mine, 'license.png', 'image/png', PNG);
    await send(mine);
    await mine.waitForSelector('[name=website][aria-invalid=true]');
    await eventually(() => mine.inputValue('[name=name]')).toBe(name);
    await mine.fill('[name=website]', '');
    await send(mine);
    await eventually(() => state(mine)).toBe('pending');

    const { page: theirs, complaints } = await desk('pending');
    await review(theirs, name);
    await theirs.waitForSelector('[role=dialog] img[src^="blob:"]');
    await eventually(() =>
      theirs.locator('[role=dialog] img').evaluate((img: HTMLImageElement) => img.naturalWidth),
    ).toBe(1);
    await expectAccessibleInEachScheme(theirs);
    await theirs.locator('[data-act=reject-license]').click();
    await theirs.fill('[role=dialog] [name=reason]', REASON);
    await theirs.locator('[role=dialog] button[type=submit]').click();
    await theirs.waitForSelector('[data-act=approve-license]');
    await goTo(mine, '/dashboard/office/register', '[data-state=incomplete]');
    await eventually(() => mine.locator('main').innerText()).toContain(REASON);
    await license(mine, 'license.png', 'image/png', PNG);
    await send(mine);
    await eventually(() => state(mine)).toBe('pending');

    await goTo(theirs, '/dashboard/admin/offices', 'tbody tr');
    await review(theirs, name);
    await theirs.locator('[data-act=reject]').click();
    await theirs.locator('[role=dialog] button[type=submit]').click();
    await theirs.waitForSelector('[role=dialog] [name=reason][aria-invalid=true]');
    await theirs.fill('[role=dialog] [name=reason]', REASON);
    await theirs.locator('[role=dialog] button[type=submit]').click();
    await eventually(() => theirs.locator('[role=dialog]').count()).toBe(0);
    await mailTo(url(), member.email, new RegExp(REASON));

    await goTo(mine, '/dashboard/notifications', 'main h1');
    await eventually(() => mine.locator('main').innerText()).toContain(REASON);
    await goTo(mine, '/dashboard/office/register', '[data-state=rejected]');
    await eventually(() => mine.locator('main').innerText()).toContain(REASON);
    await eventually(() => mine.inputValue('[name=name]')).toBe(name);
    await license(mine, 'license.pdf', 'application/pdf', PDF);
    await send(mine);
    await eventually(() => state(mine)).toBe('pending');

    await goTo(theirs, '/dashboard/admin/offices', 'tbody tr');
    await review(theirs, name);
    await theirs.waitForSelector('[role=dialog] a[download$=".pdf"]');
    await theirs.locator('[data-act=approve]').click();
    await theirs.locator('[role=dialog] button[type=submit]').click();
    await eventually(() => theirs.locator('[role=dialog]').count()).toBe(0);
    expect(complaints).toEqual([]);

    // The notification's link: the session learns on the way what the account has become.
    await goTo(mine, '/dashboard/office', 'main h1');
    await eventually(() => mine.evaluate(() => localStorage.getItem('diyar-user'))).toContain('"type":"office"');

    // A licence that holds no longer is taken back, and another one is sent.
    await goTo(theirs, `/dashboard/admin/offices?status=all&query=${encodeURIComponent(name)}`, 'tbody tr');
    await theirs.locator('tbody tr a[href*="open="]').click();
    await theirs.waitForSelector('[role=dialog] dl');
    await theirs.locator('[data-act=reject-license]').click();
    await theirs.fill('[role=dialog] [name=reason]', REASON);
    await theirs.locator('[role=dialog] button[type=submit]').click();
    await theirs.waitForSelector('[data-act=approve-license]');
    await goTo(mine, '/dashboard/office', ':has(> [name=license]) button');
    await eventually(() => mine.locator('main').innerText()).toContain(REASON);
    await license(mine, 'license.pdf', 'application/pdf', PDF);
    await mine.locator('form:has([name=license]) button[type=submit]').click();
    await eventually(() => mine.locator('main').innerText()).not.toContain(REASON);
    await goTo(theirs, '/dashboard/admin/offices?status=all&license=pending', 'tbody tr');
    await eventually(() => theirs.locator('tbody').innerText()).toContain(name);
  });

  it('is accessible and fits, with its errors', async () => {
    const { page } = await openPage(DOORSTEP, { lang, ...AXE_VIEW[lang] });
    await signUp(page, lang);
    await goTo(page, '/dashboard/office/register', ':has(> [name=license]) button');
    await send(page);
    await page.waitForSelector(':has(> [name=license]) button[aria-invalid=true]');
    await expectNoSidewaysScroll(page);
    await expectFitsNarrow(page);
    await expectAccessible(page);
  });
});
