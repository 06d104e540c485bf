import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Administrator, anAdministrator, signInAs } from './drivers/administrators.ts';
import { aVisitor, DOORSTEP, withoutGraphics } from './drivers/browser.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';
import { type Caller, callerOf, FORM, handIn } from './drivers/handed-in.ts';
import { signUp } from './drivers/members.ts';
import { storyIf } from './drivers/stories.ts';

const WORDS = {
  ar: {
    decided: 'بُتّ في هذا الإعلان من قبل',
    reason: 'السعر مكتوب في العنوان.',
    saved: 'حُفظ الآن',
    priced: (word: string) => `شقة ${word} بسعر ٨٥ ألف`,
    titled: (word: string) => `شقة ${word} في المزة`,
  },
  en: {
    decided: 'has already been decided',
    reason: 'The price is written in the title.',
    saved: 'Saved just now',
    priced: (word: string) => `Flat ${word} for 85 thousand`,
    titled: (word: string) => `Flat ${word} in Mezzeh`,
  },
};

/** A word no other listing has, so that a search for it finds this one alone. */
function newWord(lang: 'ar' | 'en'): string {
  const letters = lang === 'ar' ? 'بتثجحخدرزسشصضطظعغفقكلمنه' : 'bcdfghjklmnpqrstvwxz';
  return Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
}

describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone', scheme: 'dark' },
  { lang: 'en', device: 'desktop', scheme: 'light' },
] as const)('the review ($lang, $device)', ({ lang, device, scheme }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];
  let admin: Administrator;
  let desk: Page;
  let complaints: string[];
  let home: Page;
  let owner: Caller;

  const at = (page: Page, path: string) => page.goto(`${url()}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
  const act = (page: Page, name: string) => page.locator(`main [data-act=${name}]`).click();
  const openDetail = async (page: Page, id: string) => {
    await at(page, `/dashboard/admin/listings/${id}`);
    await page.waitForSelector('dl');
  };

  beforeAll(async () => {
    admin = await anAdministrator();
    ({ page: desk, complaints } = await openPage(DOORSTEP, { lang, device, scheme }));
    await signInAs(desk, admin);
    ({ page: home } = await openPage(DOORSTEP, { lang, device }));
    await signUp(home, lang);
    owner = await callerOf(home, lang);
  });
  // The map may not be drawn where there is no graphics card, and says so; whoever comes second is answered 409.
  afterAll(() => expect(complaints.filter((text) => !/WebGL|GPU|map|status of 409/i.test(text))).toEqual([]));

  it('has a queue and a desk that everyone can use', async () => {
    await at(desk, '/dashboard/admin/listings-review');
    await eventually(() => desk.locator('main a[href*="/admin/listings/"]').count()).toBeGreaterThan(0);
    await expectAccessible(desk);
    await expectNoSidewaysScroll(desk);
    await desk.locator('main a[href*="/admin/listings/"]').first().click();
    await desk.waitForSelector('dl');
    await expectAccessible(desk);
    await expectNoSidewaysScroll(desk);
    await withoutGraphics(desk);
  });

  storyIf(lang === 'en')(
    'shows a change against what is public, and tells the slower of two administrators',
    async () => {
      const id = await handIn(url(), owner);
      const first = await openPage(DOORSTEP, { lang });
      await withoutGraphics(first.page);
      await signInAs(first.page, admin);
      await openDetail(first.page, id);
      await openDetail(desk, id);
      // Her page moves on before the decision has arrived.
      const decided = first.page.waitForResponse((answer) => answer.url().endsWith(`/listings/${id}/review`));
      await act(first.page, 'approve');
      await decided;
      await eventually(() => first.page.url()).not.toContain(id);
      await act(desk, 'approve');
      await eventually(() => desk.locator('main [role=alert]').first().innerText()).toContain(words.decided);

      const { draft } = await owner.call<{ draft: { content: Record<string, unknown> } }>(
        'GET',
        `/listings/${id}/draft`,
      );
      const { categoryId: _, ...content } = draft.content;
      await owner.call('PUT', `/listings/${id}`, {
        ...content,
        descriptionAr: FORM.descriptionAr.replace('حديث', 'قديم مرمّم'),
      });
      await openDetail(desk, id);
      await eventually(() =>
        desk
          .locator('del')
          .allInnerTexts()
          .then((all) => all.join()),
      ).toContain('حديث');
      await eventually(async () => (await desk.locator('ins').allInnerTexts()).join()).toContain('قديم مرمّم');
      expect(
        await desk
          .locator('del')
          .first()
          .evaluate((element) => getComputedStyle(element).direction),
      ).toBe('rtl');

      // Out of public view and back, both in the trail.
      for (const reason of ['بلاغات كثيرة', 'تبيّن أنه سليم']) {
        await act(desk, 'suspend');
        await desk.fill('[role=dialog] [name=reason]', reason);
        await desk.locator('[role=dialog] button[type=submit]').click();
        await eventually(() => desk.locator('[role=dialog]').count()).toBe(0);
      }
      await eventually(() => desk.locator('main ol li:has(time)').count()).toBe(3);
    },
  );

  storyIf(lang === 'ar')(
    'closes the loop: refused with a reason, mended by its owner, approved, and found by a stranger',
    async () => {
      const [first, mended] = [newWord(lang), newWord(lang)];
      const written = lang === 'ar' ? 'titleAr' : 'titleEn';
      const id = await handIn(url(), owner, { [written]: words.priced(first) });

      await openDetail(desk, id);
      await act(desk, 'reject');
      const dialog = desk.locator('[role=dialog]');
      await dialog.locator('[type=checkbox][value=price_in_title]').check();
      await dialog.locator('[name=reason]').fill('شيل السعر من العنوان ورجّعه لعنا.');
      await dialog.locator('button[type=submit]').click();
      await eventually(() => desk.url()).not.toContain(id);

      await at(home, '/dashboard/properties?status=rejected');
      const row = home.locator('main li', { hasText: first }).first();
      await row.getByText(words.reason).first().waitFor();
      await row.getByText('شيل السعر من العنوان').first().waitFor();
      await row.locator('[data-tone=danger] a').first().click();
      await home.locator('main [data-tone=danger]').getByText(words.reason).first().waitFor();
      await home.locator(`#field-${written}`).fill(words.titled(mended));
      await home.locator('main').getByText(words.saved).first().waitFor();
      await home.locator('#listing-onwards').click();
      await home.waitForSelector('main ol');

      await openDetail(desk, id);
      await act(desk, 'approve');
      await eventually(() => desk.url()).not.toContain(id);

      const { page: stranger } = await openPage('/', { lang, device });
      const its = `article a[href*="${id}"]`;
      await eventually(async () => {
        await at(stranger, `/properties?keywords=${encodeURIComponent(mended)}`);
        return stranger.locator(its).count();
      }).toBeGreaterThan(0);
      await stranger.locator(its).first().click();
      await eventually(() => new URL(stranger.url()).pathname).toContain(id);
      await eventually(() => stranger.locator('h1').innerText()).toContain(mended);
      await at(stranger, `/properties?keywords=${encodeURIComponent(first)}`);
      expect(await stranger.locator(its).count()).toBe(0);
    },
  );
});
