import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { type Administrator, anAdministrator, signInAs } from './drivers/administrators.ts';
import { ask } from './drivers/asked.ts';
import { aVisitor, DOORSTEP } from './drivers/browser.ts';
import { eventually, expectAccessibleInEachScheme, expectNoSidewaysScroll } from './drivers/checks.ts';
import { choose } from './drivers/desk.ts';
import { approve, callerOf, handIn } from './drivers/handed-in.ts';
import { indexIsCurrent } from './drivers/listings.ts';
import { mailTo } from './drivers/mail.ts';
import { signUp } from './drivers/members.ts';
import { havePayees } from './drivers/payees.ts';
import { aPicture } from './drivers/placements.ts';
import { register } from './drivers/registration.ts';
import { shotsOf } from './drivers/shots.ts';
import { AXE_VIEW, expectScreens, goingTo, storyIf } from './drivers/stories.ts';
import { addCreditOf, passDaysOf } from './drivers/subscribers.ts';

const PDF = Buffer.from('%PDF-1.7\n%%EOF');
const REASON = 'لم أعد بحاجة إلى هذا الرصيد';
const WORDS = {
  ar: {
    ...{ low: 'أقل مبلغ', missing: 'ينقصك', pending: 'قيد المراجعة', held: 'يُحجز', approved: /وافقنا/ },
    ...{ label: 'نخبة · مدفوع', checked: 'قيد المراجعة', back: 'يعود', stopped: 'أُوقف' },
    ...{ plan: 'الأساسية الشهرية', grace: 'انتهت باقتك', none: 'بلا باقة', running: 'ظاهرة' },
  },
  en: {
    ...{ low: 'must be at least', missing: 'you need', pending: 'Pending', held: 'is held', approved: /approved/ },
    ...{ label: 'Premium · Paid', checked: 'In review', back: 'comes back', stopped: 'Stopped' },
    ...{ plan: 'Standard monthly', grace: 'Your plan ended', none: 'No plan', running: 'Running' },
  },
};

describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone' },
  { lang: 'en', device: 'desktop' },
] as const)('trade ($lang, $device)', ({ lang, device }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];
  let admin: Administrator;
  beforeAll(async () => {
    await havePayees();
    admin = await anAdministrator();
  });

  const goTo = goingTo(lang);
  const look = shotsOf('trade', lang);
  const main = (page: Page) => page.locator('main').innerText();
  const dialog = (page: Page) => page.locator('[role=dialog]');
  const closes = (page: Page) => eventually(() => dialog(page).count()).toBe(0);
  const looksRight = async (page: Page, name: string) => {
    await expectAccessibleInEachScheme(page);
    await expectNoSidewaysScroll(page);
    await look(page, name);
  };

  storyIf(lang === 'en')('is accessible and fits in English, too', async () => {
    const { page, complaints } = await openPage(DOORSTEP, { lang, ...AXE_VIEW[lang] });
    await signUp(page, lang);
    await expectScreens(page, lang, [
      ['/dashboard/credits', 'main h1'],
      ['/dashboard/credits/add?amount=5&product=listing&slots=5', '[name=amount]'],
      ['/dashboard/boosts', 'main h1'],
      ['/dashboard/boosts?tab=history', 'main h1'],
    ]);
    expect(complaints).toEqual([]);
  });

  storyIf(lang === 'ar')(
    'leads a stranger with no account over top-up, boost, plan, advertisement, lapse and renewal to the refund',
    async () => {
      const { page: mine, complaints } = await openPage('/dashboard/credits', { lang, device });
      await mine.waitForURL(/\/login/);
      await mine.locator('main a[href^="/register"]').click();
      const member = await register(mine);
      await mine.waitForURL(/\/dashboard\/credits/);
      await mine.waitForSelector('main h1');
      await look(mine, 'empty');
      const { page: theirs, complaints: said } = await openPage(DOORSTEP, { lang, device });
      await signInAs(theirs, admin);
      const id = await handIn(url(), await callerOf(mine, lang));
      await approve(await callerOf(theirs, lang), id);

      await goTo(mine, '/dashboard/properties', 'main li[class*=row] [data-act=more]');
      const row = mine.locator('main li[class*=row]');
      await (device === 'phone' ? choose(row, 'boost') : row.locator('[data-act=boost]').click());
      await mine.waitForSelector('[role=dialog] select[name=duration]');
      await mine.locator('[role=dialog] input[value=homepage_featured]').check();
      await look(mine, 'home-page');
      await mine.locator('[role=dialog] input[value=premium]').check();
      await eventually(() => dialog(mine).innerText()).toContain(words.missing);
      await looksRight(mine, 'boost');
      await dialog(mine).locator('a[href*="credits/add"]').click();

      await mine.waitForSelector('[name=amount]');
      await eventually(() => mine.inputValue('[name=amount]')).toBe('10');
      const number = `TX${Date.now()}`;
      await mine.fill('[name=amount]', '0.5');
      await mine.fill('[name=referenceNumber]', number);
      await mine.setInputFiles('[name=proof]', { name: 'proof.pdf', mimeType: 'application/pdf', buffer: PDF });
      const send = mine.locator('main form button[type=submit]').last();
      await send.click();
      await mine.waitForSelector('[name=amount][aria-invalid=true]');
      expect(await main(mine)).toContain(words.low);
      await eventually(() => mine.inputValue('[name=referenceNumber]')).toBe(number);
      await looksRight(mine, 'add');
      await mine.fill('[name=amount]', '٣٥');
      await send.click();
      await eventually(() => main(mine)).toContain(words.pending);
      expect(await main(mine)).toContain('0900111222');
      await looksRight(mine, 'sent');
      await mailTo(url(), member.email, /0900111222/);
      await mine.locator('main a[href*="tab=requests"]').click();
      await eventually(() => main(mine)).toContain(number);
      await look(mine, 'kept');

      await goTo(theirs, '/dashboard/admin/credits', 'tbody tr');
      await theirs.locator('tbody tr', { hasText: number }).locator('th a').click();
      await theirs.waitForSelector('[role=dialog] dl');
      await looksRight(theirs, 'request');
      await theirs.locator('[data-act=approve]').click();
      await theirs.locator('[role=dialog] form button[type=submit]').click();
      await theirs.fill('[role=dialog] [name=code]', admin.codes.pop() ?? '');
      await theirs.locator('[role=dialog]:has([name=code]) button[type=submit]').click();
      await closes(theirs);
      await mailTo(url(), member.email, /35/);

      // The bell leads to the payment: its receipt, and beside it the purchase that waited for the money.
      await goTo(mine, '/dashboard/notifications', 'main a[href*="/dashboard/payments/"]');
      await mine.locator('main a[href*="/dashboard/payments/"]').first().click();
      await mine.waitForSelector('main [data-act=pay]');
      await eventually(() => mine.locator('[data-act=download]').innerText()).toMatch(/DY-\d{6}/);
      await looksRight(mine, 'added');
      await goTo(mine, '/dashboard/boosts', '[data-act=pay]');
      await look(mine, 'ready');
      await mine.locator('main [data-act=pay]').click();
      await mine.waitForSelector('main tbody [data-act=more]');
      await looksRight(mine, 'boosted');
      await indexIsCurrent();
      // An address of its own: of the page itself the site may keep a copy of the last minutes.
      const most = 900_000 + Math.floor(Math.random() * 99_999);
      await goTo(mine, `/properties?maxPrice=${most}`, 'article[data-listing]');
      const first = mine.locator('article[data-listing]').first();
      await eventually(() => first.getAttribute('data-listing')).toBe(id);
      await eventually(() => first.innerText()).toContain(words.label);
      await look(mine, 'search');
      await first.locator('a').first().click();
      await mine.waitForSelector('main h1');
      await eventually(() => main(mine)).toContain(words.label);

      await goTo(mine, '/dashboard/office/features', '[data-plan=standard_monthly]');
      await looksRight(mine, 'plans');
      await mine.locator('[data-plan=standard_monthly]').click();
      await mine.waitForSelector('[role=dialog] dl');
      await look(mine, 'plan');
      await dialog(mine).locator('[data-act=confirm]').click();
      await eventually(() => mine.locator('#current-plan').innerText()).toBe(words.plan);
      await looksRight(mine, 'subscribed');

      const title = `مفروشات الشام ${number}`;
      await goTo(mine, '/dashboard/advertisements?make=new&place=home&size=small&days=1', '[name=title]');
      await mine.setInputFiles('[name=picture]', await aPicture(mine, 300, 250));
      await mine.waitForSelector('main form image');
      await mine.fill('[name=title]', title);
      await mine.fill('[name=phone]', '0944123456');
      await mine.locator('main form button[type=submit]').click();
      await mine.waitForSelector('main tbody [data-act=more]');
      expect(await main(mine)).toContain(words.checked);
      await goTo(theirs, '/dashboard/admin/advertisements', 'main tbody tr');
      await theirs.locator('tbody tr', { hasText: title }).locator('th a').click();
      await theirs.waitForSelector('[role=dialog] [data-act=approve]');
      await theirs.locator('[data-act=approve]').click();
      await dialog(theirs).locator('form button[type=submit]').click();
      await closes(theirs);
      await mailTo(url(), member.email, words.approved);
      await goTo(mine, '/dashboard/advertisements', 'main tbody [data-act=more]');
      await eventually(() => main(mine)).toContain(words.running);
      await look(mine, 'advertised');

      /** Looked at until it says so: the clock works beside the browser. */
      const planSays = (selector: string, text: string) =>
        eventually(async () => {
          await goTo(mine, '/dashboard/office/features', '#current-plan');
          return (await mine.locator(selector).allInnerTexts()).join();
        }).toContain(text);
      await passDaysOf(member, 32);
      await planSays('main [role=alert]', words.grace);
      await looksRight(mine, 'grace');
      await passDaysOf(member, 7);
      await planSays('#current-plan', words.none);
      await looksRight(mine, 'lapsed');
      await addCreditOf(member, 1_500);
      await goTo(mine, '/dashboard/office/features', '[data-act=reactivate]');
      await mine.locator('[data-act=reactivate]').click();
      await eventually(() => mine.locator('#current-plan').innerText()).toBe(words.plan);
      await look(mine, 'renewed');

      await goTo(mine, '/dashboard/boosts', 'main tbody [data-act=more]');
      await choose(mine.locator('main tbody'), 'cancel');
      await eventually(() => dialog(mine).innerText()).toContain(words.back);
      await expectAccessibleInEachScheme(mine);
      await look(mine, 'stop');
      await dialog(mine).locator('button[type=submit]').click();
      await closes(mine);
      await goTo(mine, '/dashboard/boosts?tab=history', 'main tbody tr');
      await eventually(() => main(mine)).toContain(words.stopped);
      await indexIsCurrent();
      // Not the page, of which the browser keeps a copy for a while.
      const { items } = await ask<{ items: { id: string; featured: boolean }[] }>(url(), '/listings/search?limit=40');
      expect(items.find((card) => card.id === id)?.featured).not.toBe(true);

      await goTo(mine, '/dashboard/credits', '[data-act=refund]');
      const download = mine.waitForEvent('download');
      await mine.locator('[data-act=download]').first().click();
      expect((await download).suggestedFilename()).toMatch(/^DY-\d{6}\.pdf$/);
      await looksRight(mine, 'credits');
      await mine.locator('[data-act=refund]').click();
      await mine.waitForSelector('[role=dialog] [name=payTo]');
      await eventually(() => dialog(mine).innerText()).toContain(words.held);
      await expectAccessibleInEachScheme(mine);
      await look(mine, 'refund');
      await mine.fill('[role=dialog] [name=amount]', '5');
      await mine.fill('[role=dialog] [name=payTo]', '0991234567');
      await mine.fill('[role=dialog] [name=reason]', REASON);
      await dialog(mine).locator('button[type=submit]').click();
      await closes(mine);
      await eventually(() => main(mine)).toContain(words.pending);
      await goTo(mine, '/dashboard/credits?tab=payments&kind=purchase', 'main tbody th a');
      await mine.locator('main tbody th a').first().click();
      await mine.waitForURL(/\/dashboard\/payments\//);
      await eventually(() => mine.locator('[data-act=download]').innerText()).toMatch(/DY-\d{6}/);
      await looksRight(mine, 'payment');

      await goTo(theirs, '/dashboard/admin/payments', '[data-act=download]');
      await looksRight(theirs, 'payments');
      // The refusals of too small an amount, and of an approval without its code.
      expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
      expect(said.filter((complaint) => !complaint.includes('403'))).toEqual([]);
    },
  );
});

/** As the form asks, behind the page that a stranger was on the way to. */
