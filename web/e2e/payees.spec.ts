import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Administrator, anAdministrator, signInAs } from './drivers/administrators.ts';
import { aVisitor, DOORSTEP } from './drivers/browser.ts';
import { eventually, expectAccessibleInEachScheme, expectNoSidewaysScroll } from './drivers/checks.ts';
import { mailTo } from './drivers/mail.ts';
import { signUp } from './drivers/members.ts';
import { havePayees } from './drivers/payees.ts';
import { newDigits } from './drivers/people.ts';
import { shotsOf } from './drivers/shots.ts';
import { goingTo } from './drivers/stories.ts';

const WORDS = {
  ar: { waits: 'مدير آخر', changed: 'تغيّرت هذه البيانات' },
  en: { waits: 'another administrator', changed: 'These details changed' },
};

describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone' },
  { lang: 'en', device: 'desktop' },
] as const)('where to pay ($lang, $device)', ({ lang, device }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];
  const admins: Administrator[] = [];
  beforeAll(async () => {
    await havePayees();
    admins.push(await anAdministrator(), await anAdministrator());
  });

  const goTo = goingTo(lang);
  const look = shotsOf('payees', lang);
  const main = (page: Page) => page.locator('main').innerText();
  /** Sends the open dialog, and the code that is asked for the first time. */
  const send = async (page: Page, { codes }: Administrator) => {
    await page.locator('[role=dialog] form button[type=submit]').click();
    await page.fill('[role=dialog] [name=code]', codes.pop() ?? '');
    await page.locator('[role=dialog]:has([name=code]) button[type=submit]').click();
    await eventually(() => page.locator('[role=dialog]').count()).toBe(0);
  };

  it('is proposed by one administrator, confirmed by another, and then read by payers', async () => {
    const [first, second] = admins as [Administrator, Administrator];
    const number = `09${newDigits()}`;
    const { page: one } = await openPage(DOORSTEP, { lang, device });
    await signInAs(one, first);
    await goTo(one, '/dashboard/admin/payees', '[data-act=add-mobile_wallet]');
    await one.locator('[data-act=add-mobile_wallet]').click();
    await one.fill('[role=dialog] [name=nameAr]', 'محفظة قاسيون');
    await one.fill('[role=dialog] [name=nameEn]', number);
    await one.locator('[role=dialog] form button[type=submit]').click();
    await one.waitForSelector('[role=dialog] [name=number][aria-invalid=true]');
    await expectAccessibleInEachScheme(one);
    await look(one, 'form');
    await one.fill('[role=dialog] [name=number]', number);
    await one.fill('[role=dialog] [name=holder]', 'شركة ديار');
    await send(one, first);
    await eventually(() => main(one)).toContain(words.waits);
    await look(one, 'proposed');

    await mailTo(url(), second.email, new RegExp(number));
    const { page: other } = await openPage(DOORSTEP, { lang, device });
    await signInAs(other, second);
    await goTo(other, '/dashboard/admin/users', 'main a[href*="admin/payees"]');
    await goTo(other, '/dashboard/admin/payees', 'article [data-act=confirm]');
    await expectAccessibleInEachScheme(other);
    await expectNoSidewaysScroll(other);
    await look(other, 'to-confirm');
    await other.locator('article', { hasText: number }).locator('[data-act=confirm]').click();
    await send(other, second);
    await eventually(() => other.locator('article', { hasText: number }).locator('[data-act=stop]').count()).toBe(1);

    const { page: payer } = await openPage(DOORSTEP, { lang, device });
    await signUp(payer, lang);
    await goTo(payer, '/dashboard/credits/add', '[name=amount]');
    await payer
      .locator('main label', { hasText: lang === 'ar' ? 'محفظة قاسيون' : number })
      .last()
      .click();
    await eventually(() => payer.locator('[data-payee=mobile_wallet]').innerText()).toContain(number);
    expect(await main(payer)).toContain(words.changed);
    await payer.locator('[data-quick="25"]').click();
    await eventually(() => payer.inputValue('[name=amount]')).toBe('25');
    await expectAccessibleInEachScheme(payer);
    await expectNoSidewaysScroll(payer);
    await look(payer, 'pay');
  });
});
