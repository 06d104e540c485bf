import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { type Administrator, anAdministrator, signInAs } from './drivers/administrators.ts';
import { aVisitor, DOORSTEP } from './drivers/browser.ts';
import { eventually, expectAccessibleInEachScheme, expectNoSidewaysScroll } from './drivers/checks.ts';
import { mailTo } from './drivers/mail.ts';
import { signUp } from './drivers/members.ts';
import { havePayees } from './drivers/payees.ts';
import { shotsOf } from './drivers/shots.ts';
import { AXE_VIEW, expectScreens, goingTo, storyIf } from './drivers/stories.ts';

const PDF = Buffer.from('%PDF-1.7\n%%EOF');
const REASON = 'لم أعد بحاجة إلى هذا الرصيد';
const WORDS = {
  ar: { low: 'أقل مبلغ', missing: 'ينقصك', paid: 'تم الشراء', pending: 'قيد المراجعة', held: 'يُحجز' },
  en: { low: 'must be at least', missing: 'more', paid: 'Purchased', pending: 'Pending', held: 'is held' },
};

describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'desktop' },
  { lang: 'en', device: 'phone' },
] as const)('credit ($lang, $device)', ({ lang, device }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];
  let admin: Administrator;
  beforeAll(async () => {
    await havePayees();
    admin = await anAdministrator();
  });

  const goTo = goingTo(lang);
  const look = shotsOf('credits', lang);
  const main = (page: Page) => page.locator('main').innerText();
  const send = (page: Page) => page.locator('main form button[type=submit]').last().click();

  storyIf(lang === 'en')('is accessible and fits in English, too', async () => {
    const { page, complaints } = await openPage(DOORSTEP, { lang, ...AXE_VIEW[lang] });
    await signUp(page, lang);
    await expectScreens(page, lang, [
      ['/dashboard/credits', 'main h1'],
      ['/dashboard/credits/add?amount=5&product=listing&slots=5', '[name=amount]'],
    ]);
    expect(complaints).toEqual([]);
  });

  storyIf(lang === 'ar')(
    'goes from a purchase that misses credit over its approval to the purchase, and a refund is held',
    async () => {
      const { page: mine } = await openPage(DOORSTEP, { lang, device });
      const member = await signUp(mine, lang);
      await goTo(mine, '/dashboard/credits', 'main h1');
      await look(mine, 'empty');

      await goTo(mine, '/dashboard/credits/add?amount=0.5&product=listing&slots=5', '[name=amount]');
      await eventually(() => mine.inputValue('[name=amount]')).toBe('1');
      await mine.fill('[name=amount]', '0.5');
      const number = `TX${Date.now()}`;
      await mine.fill('[name=referenceNumber]', number);
      await mine.setInputFiles('[name=proof]', { name: 'proof.pdf', mimeType: 'application/pdf', buffer: PDF });
      await send(mine);
      await mine.waitForSelector('[name=amount][aria-invalid=true]');
      expect(await main(mine)).toContain(words.low);
      await eventually(() => mine.inputValue('[name=referenceNumber]')).toBe(number);
      await expectAccessibleInEachScheme(mine);
      await expectNoSidewaysScroll(mine);
      await look(mine, 'add');
      await mine.fill('[name=amount]', '٢٥');
      await send(mine);
      await eventually(() => main(mine)).toContain(words.pending);
      expect(await main(mine)).toContain('0900111222');
      await expectAccessibleInEachScheme(mine);
      await look(mine, 'sent');
      await mailTo(url(), member.email, /0900111222/);
      await mine.locator('main a[href*="tab=requests"]').click();
      await eventually(() => main(mine)).toContain(words.missing);
      await look(mine, 'kept');

      const { page: theirs, complaints } = await openPage(DOORSTEP, { lang, device });
      await signInAs(theirs, admin);
      await goTo(theirs, '/dashboard/admin/credits', 'tbody tr');
      await theirs.locator('tbody tr', { hasText: number }).locator('th a').click();
      await theirs.waitForSelector('[role=dialog] dl');
      await expectAccessibleInEachScheme(theirs);
      await look(theirs, 'request');
      await theirs.locator('[data-act=approve]').click();
      await theirs.locator('[role=dialog] form button[type=submit]').click();
      await theirs.fill('[role=dialog] [name=code]', admin.codes.pop() ?? '');
      await theirs.locator('[role=dialog]:has([name=code]) button[type=submit]').click();
      await eventually(() => theirs.locator('[role=dialog]').count()).toBe(0);
      await mailTo(url(), member.email, /25/);

      await goTo(mine, '/dashboard/credits', '[data-act=pay]');
      await look(mine, 'ready');
      await mine.locator('[data-act=pay]').click();
      await eventually(() => mine.locator('body').innerText()).toContain(words.paid);
      await eventually(() => mine.locator('[data-act=pay]').count()).toBe(0);
      await eventually(() => mine.locator('main tbody tr').count()).toBeGreaterThan(1);
      const download = mine.waitForEvent('download');
      await mine.locator('[data-act=download]').first().click();
      expect((await download).suggestedFilename()).toMatch(/^DY-\d{6}\.pdf$/);

      await mine.locator('[data-act=refund]').click();
      await mine.waitForSelector('[role=dialog] [name=payTo]');
      await eventually(() => mine.locator('[role=dialog]').innerText()).toContain(words.held);
      await expectAccessibleInEachScheme(mine);
      await look(mine, 'refund');
      await mine.fill('[role=dialog] [name=amount]', '5');
      await mine.fill('[role=dialog] [name=payTo]', '0991234567');
      await mine.fill('[role=dialog] [name=reason]', REASON);
      await mine.locator('[role=dialog] button[type=submit]').click();
      await eventually(() => mine.locator('[role=dialog]').count()).toBe(0);
      await eventually(() => main(mine)).toContain(words.pending);
      await expectAccessibleInEachScheme(mine);
      await expectNoSidewaysScroll(mine);
      await look(mine, 'credits');

      await goTo(mine, '/dashboard/credits?tab=payments&kind=purchase', 'main tbody th a');
      await mine.locator('main tbody th a').first().click();
      await mine.waitForURL(/\/dashboard\/payments\//);
      await mine.waitForSelector('[data-act=download]');
      await eventually(() => mine.locator('main h1').innerText()).toContain('5');
      await eventually(() => mine.locator('main tbody tr').count()).toBe(1);
      await eventually(() => mine.locator('[data-act=download]').innerText()).toMatch(/DY-\d{6}/);
      await expectAccessibleInEachScheme(mine);
      await expectNoSidewaysScroll(mine);
      await look(mine, 'payment');

      await goTo(theirs, '/dashboard/admin/payments', '[data-act=download]');
      await expectAccessibleInEachScheme(theirs);
      await expectNoSidewaysScroll(theirs);
      await look(theirs, 'payments');
      // The refusal that asked for the code.
      expect(complaints.filter((complaint) => !complaint.includes('403'))).toEqual([]);
    },
  );
});
