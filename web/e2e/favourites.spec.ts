import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aVisitor, DOORSTEP, untilReady, withoutGraphics } from './drivers/browser.ts';
import { eventually, expectAccessibleInEachScheme, expectNoSidewaysScroll } from './drivers/checks.ts';
import { callerOf } from './drivers/handed-in.ts';
import { signUp } from './drivers/members.ts';
import { aPublicListing } from './drivers/public-listing.ts';
import { register } from './drivers/registration.ts';
import { openWithoutNetwork } from './drivers/without-network.ts';

const WORDS = {
  ar: {
    save: /^احفظ في المفضّلة/,
    hide: /^لا يهمّني/,
    more: /^خيارات أخرى/,
    showAgain: /^أظهره من جديد/,
    undo: 'تراجع',
    saved: 'حُفظ في المفضّلة',
    hidden: 'لن يظهر لك بعد الآن',
    register: 'أنشئ حسابًا',
    viewed: /شاهدته مؤخرًا/,
    share: 'شارك',
    copy: 'نسخ الرابط',
    copied: 'نُسخ رابط الإعلان',
    code: 'رمز يفتح الإعلان',
    close: 'إغلاق',
    report: 'أبلغ عن مشكلة',
    send: 'أرسل البلاغ',
    fake: /إعلان وهمي/,
    choose: 'اختر نوع المشكلة أولًا.',
    thanks: 'شكرًا، وصلنا بلاغك',
    already: /سبق أن أبلغت/,
    cancel: 'إلغاء',
  },
  en: {
    save: /^Save to favorites/,
    hide: /^Not interested/,
    more: /^More/,
    showAgain: /^Show again/,
    undo: 'Undo',
    saved: 'Saved to your favorites',
    hidden: 'You won’t see it again',
    register: 'Create an account',
    viewed: /Recently viewed/,
    share: 'Share',
    copy: 'Copy link',
    copied: 'Link copied',
    code: 'QR code for this listing',
    close: 'Close',
    report: 'Report a problem',
    send: 'Send report',
    fake: /Fake listing or scam/,
    choose: 'Please choose what is wrong first.',
    thanks: 'Thank you, we have your report',
    already: /reported this listing already/,
    cancel: 'Cancel',
  },
} as const;
/** Each story is told on one of them, and looked at by axe in both schemes. */
const PHONE = { lang: 'ar', device: 'phone' } as const;
const DESKTOP = { lang: 'en', device: 'desktop' } as const;

/** The main part's cards, by the ids of their listings, in order; those that are hidden are not seen. */
const shown = (page: Page) =>
  page.locator('main article[data-listing]:visible').evaluateAll((cards) => cards.map((card) => card.dataset.listing));
/** Once the list is not about to be replaced: the page may come from a cache, and asks again then. */
async function firstTwo(page: Page): Promise<[string, string]> {
  await page.waitForSelector('[role=status][aria-atomic][aria-busy=false]');
  const [first = '', second = ''] = await shown(page);
  return [first, second];
}
const card = (page: Page, id: string) => page.locator(`main article[data-listing="${id}"]`);

describe.runIf(process.env.E2E_URL)('favourites', () => {
  const { openPage, url } = aVisitor();

  it('go with a visitor into the account', async () => {
    const words = WORDS.en;
    const { page, complaints } = await openPage(DOORSTEP, DESKTOP);
    await withoutGraphics(page);
    await page.goto(`${url()}/properties?lang=en`);
    const heart = (id: string) => card(page, id).getByRole('button', { name: words.save });
    const [first, second] = await firstTwo(page);
    await heart(first).click();
    await page.getByText(words.saved).first().waitFor();
    await heart(second).click();
    const saved = [second, first];
    await expectAccessibleInEachScheme(page);

    await page.locator('header a[href^="/properties/saved"]').click();
    await eventually(() => shown(page)).toEqual(saved);
    await expectNoSidewaysScroll(page);
    await expectAccessibleInEachScheme(page);

    await page.locator('main').getByRole('link', { name: words.register }).click();
    await register(page);
    await page.waitForURL(/\/dashboard\/favourites/);
    await eventually(() => shown(page)).toEqual(saved);
    // The account has them, not this device alone.
    await eventually(() => page.evaluate(() => JSON.parse(localStorage.getItem('diyar-lists') ?? '{}').owner)).toMatch(
      /^[0-9a-f-]{36}$/,
    );
    await page.evaluate(() => localStorage.removeItem('diyar-lists'));
    await page.reload();
    await eventually(() => shown(page)).toEqual(saved);
    await expectAccessibleInEachScheme(page);

    // Taken out, and back by the toast, which stays while it is pointed at.
    await heart(second).click();
    const undo = page.getByRole('button', { name: words.undo }).last();
    await undo.hover();
    await eventually(() => shown(page)).toEqual(saved.slice(1));
    await undo.click();
    await eventually(() => shown(page)).toEqual(saved);
    expect(complaints.filter((text) => !/status of 40[19]/.test(text))).toEqual([]);
  });

  it('hides what does not interest, with a way back', async () => {
    const words = WORDS.ar;
    const { page } = await openPage('/properties', PHONE);
    const [first, second] = await firstTwo(page);
    const hide = async () => {
      await card(page, first).getByRole('button', { name: words.more }).click();
      await card(page, first).getByRole('button', { name: words.hide }).click();
    };
    await hide();
    await page.getByText(words.hidden).hover();
    await eventually(() => shown(page)).not.toContain(first);
    expect(await page.evaluate(() => document.activeElement?.closest('article')?.getAttribute('data-listing'))).toBe(
      second,
    );
    await page.getByRole('button', { name: words.undo }).last().click();
    await eventually(() => shown(page)).toContain(first);

    await hide();
    await eventually(() => shown(page)).not.toContain(first);
    await page.goto(`${url()}/properties/saved?list=hidden&lang=ar`);
    await eventually(() => shown(page)).toEqual([first]);
    await expectAccessibleInEachScheme(page);
    await card(page, first).getByRole('button', { name: words.showAgain }).click();
    await eventually(() => shown(page)).toEqual([]);
  });

  it('a listing is shared, reported once and remembered', async () => {
    const words = WORDS.ar;
    const { page } = await openPage('/properties', PHONE);
    const path = await page.locator('main article h2 a').first().getAttribute('href');
    await page.goto(url() + path);
    await untilReady(page);
    await page.getByRole('button', { name: words.share, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('img', { name: words.code }).waitFor();
    await expectAccessibleInEachScheme(page);
    const sent = await dialog.locator('a[href^="https://t.me/share/url?"]').getAttribute('href');
    const { searchParams } = new URL(sent ?? '');
    expect(searchParams.get('url')).toContain(path);
    expect(searchParams.get('text')?.split('\n')).toHaveLength(3);
    const whatsapp = await dialog.locator('a[href^="https://wa.me/?text="]').getAttribute('href');
    expect(new URL(whatsapp ?? '').searchParams.get('text')).toBe(
      `${searchParams.get('text')}\n${searchParams.get('url')}`,
    );
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: words.copy }).click();
    await page.getByText(words.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);
    await page.keyboard.press('Escape');

    // Visitors sign in first, and come back to the listing.
    await page.getByRole('button', { name: words.report }).click();
    await page.waitForURL(/\/login/);
    await page.locator('main a[href^="/register"]').click();
    await register(page);
    await page.waitForURL(/\/property\//);
    for (const isFirst of [true, false]) {
      await page.getByRole('button', { name: words.report }).click();
      await dialog.getByRole('button', { name: words.send }).click();
      await page.getByText(words.choose).waitFor();
      await dialog.getByRole('radio', { name: words.fake }).check();
      await expectAccessibleInEachScheme(page);
      await dialog.getByRole('button', { name: words.send }).click();
      await page.getByText(isFirst ? words.thanks : words.already).waitFor();
      await dialog.getByRole('button', { name: isFirst ? words.close : words.cancel }).click();
      await dialog.waitFor({ state: 'detached' });
    }

    await page.goto(`${url()}/dashboard/favourites?list=viewed&lang=ar`);
    await eventually(() => page.locator(`main a[href="${path}"]`).count()).toBe(1);
  });
});

describe.runIf(process.env.E2E_URL)('saved listings without a network', () => {
  const visitor = aVisitor();
  const { openPage, url } = visitor;

  it('can be read with their photos, though they were never opened', async () => {
    const { page } = await openPage(DOORSTEP, { ...PHONE, hasWorker: true });
    await withoutGraphics(page);
    await signUp(page, 'ar');
    const id = await aPublicListing(visitor);
    await (await callerOf(page, 'ar')).call('PUT', `/users/lists/favourites/${id}`, {});
    await page.goto(`${url()}/about?lang=ar`);
    await eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.goto(`${url()}/dashboard/favourites?lang=ar`);
    const link = card(page, id).getByRole('link').first();
    const address = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
    await eventually(() => page.evaluate(async (href) => (await caches.match(href)) !== undefined, address)).toBe(true);

    await openWithoutNetwork(page, () => page.reload());
    await page.waitForSelector('html[data-ready]');
    await eventually(() => drawn(page, `article[data-listing="${id}"] img`)).toBe(true);
    await link.click();
    await page.waitForURL(/\/property\//);
    await page.waitForSelector('html[data-ready] main h1');
    await eventually(() => drawn(page, 'main img[src*="/images/"]')).toBe(true);
    await page.context().setOffline(false);
  });
});

/** Whether the first picture there has come. */
const drawn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
