import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ask } from './drivers/asked.ts';
import { aVisitor, DOORSTEP } from './drivers/browser.ts';
import { eventually, expectAccessibleInEachScheme, expectNoSidewaysScroll } from './drivers/checks.ts';
import { indexIsCurrent } from './drivers/listings.ts';
import { signIn, signUp } from './drivers/members.ts';
import { shotsOf } from './drivers/shots.ts';
import { goingTo, storyIf } from './drivers/stories.ts';
import { addCredit, fillOffice, ownOffice, passDays } from './drivers/subscribers.ts';

const WORDS = {
  ar: {
    none: 'بلا باقة',
    plan: 'الأساسية الشهرية',
    higher: 'المميّزة الشهرية',
    yours: 'باقتك',
    cancelled: 'ملغى',
    grace: 'انتهت باقتك',
  },
  en: {
    none: 'No plan',
    plan: 'Standard monthly',
    higher: 'Premium monthly',
    yours: 'Your plan',
    cancelled: 'Canceled',
    grace: 'Your plan ended',
  },
};

describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'desktop', scheme: 'light' },
  { lang: 'en', device: 'phone', scheme: 'dark' },
] as const)('the subscription of an office ($lang, $device, $scheme)', ({ lang, device, scheme }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];
  const goTo = goingTo(lang);
  const look = shotsOf('subscription', lang);
  const main = (page: Page) => page.locator('main').innerText();
  const choose = async (page: Page, plan: string) => {
    await page.locator(`[data-plan=${plan}]`).click();
    await page.waitForSelector('[role=dialog] dl');
  };
  const confirm = async (page: Page) => {
    await page.locator('[role=dialog] [data-act=confirm]').click();
    await eventually(() => page.locator('[role=dialog]').count()).toBe(0);
  };

  storyIf(lang === 'ar')(
    'is begun, raised, left and taken up again, each time with its consequences shown first',
    async () => {
      const { page, complaints } = await openPage(DOORSTEP, { lang, device, scheme });
      const member = await signUp(page, lang);
      const officeId = await ownOffice(member);
      await addCredit(officeId, 1_000);
      await signIn(page, member);

      await goTo(page, '/dashboard/subscription', '[data-plan=standard_monthly]');
      expect(await main(page)).toContain(words.none);
      await look(page, 'none');
      await choose(page, 'standard_monthly');
      const add = page.locator('[role=dialog] [data-act=add]');
      await eventually(() => add.getAttribute('href')).toContain('amount=5&product=subscription&plan=standard_monthly');
      expect(await page.locator('[role=dialog] [data-act=confirm]').count()).toBe(0);
      await look(page, 'missing');

      await addCredit(officeId, 9_000);
      await goTo(page, '/dashboard/subscription', '[data-plan=standard_monthly]');
      await choose(page, 'standard_monthly');
      await expectAccessibleInEachScheme(page);
      await expectNoSidewaysScroll(page);
      await look(page, 'impact');
      await confirm(page);
      await eventually(() => page.locator('#current-plan').innerText()).toBe(words.plan);
      await expectAccessibleInEachScheme(page);
      await expectNoSidewaysScroll(page);
      await look(page, 'active');

      await choose(page, 'premium_monthly');
      await confirm(page);
      await eventually(() => page.locator('#current-plan').innerText()).toBe(words.higher);
      await eventually(() => page.locator('main tbody tr').count()).toBe(2);

      await page.locator('[data-act=renew]').click();
      await page.waitForSelector('[role=dialog] dl');
      await expectAccessibleInEachScheme(page);
      await look(page, 'renew');
      await confirm(page);
      await eventually(() => page.locator('[data-act=renew]').count()).toBe(0);
      await eventually(() => page.locator('main tbody tr').count()).toBe(3);
      await look(page, 'paid-ahead');

      await page.locator('[data-act=cancel]').click();
      await page.waitForSelector('[role=dialog] li');
      await look(page, 'cancel');
      await confirm(page);
      await eventually(() => main(page)).toContain(words.cancelled);
      await page.locator('[data-act=reactivate]').click();
      await eventually(() => page.locator('[data-act=cancel]').count()).toBe(1);
      await look(page, 'history');

      await goTo(page, '/pricing', 'main h1');
      await eventually(() => page.locator('main li', { hasText: words.yours }).locator('h2').allInnerTexts()).toEqual([
        words.higher,
      ]);
      await look(page, 'pricing');
      expect(complaints).toEqual([]);
    },
  );

  storyIf(lang === 'en')(
    'lapses without credit, archives what is above the free ten, and brings exactly that back',
    async () => {
      const { page, complaints } = await openPage(DOORSTEP, { lang, device, scheme });
      const member = await signUp(page, lang);
      const officeId = await ownOffice(member);
      const slug = await fillOffice(officeId, 12);
      await addCredit(officeId, 1_500);
      await signIn(page, member);
      const publicOnes = async () => {
        await indexIsCurrent();
        const { page: found } = await ask<{ page: { total: number } }>(
          url(),
          `/listings/search?limit=1&office=${slug}`,
        );
        return found.total;
      };
      /** Looked at until it says so: the clock works beside the browser. */
      const shows = async (selector: string, text: string | RegExp) => {
        const look = async () => {
          await goTo(page, '/dashboard/subscription', '#current-plan');
          return page.locator(selector).allInnerTexts();
        };
        await eventually(async () => (await look()).join()).toMatch(text);
      };

      await goTo(page, '/dashboard/subscription', '[data-plan=standard_monthly]');
      await choose(page, 'standard_monthly');
      await confirm(page);
      await eventually(() => page.locator('#current-plan').innerText()).toBe(words.plan);
      expect(await publicOnes()).toBe(12);

      await passDays(officeId, 32);
      await shows('main [role=alert]', words.grace);
      await eventually(() => page.locator('[data-act=listings-shown] li').count()).toBe(2);
      expect(await publicOnes()).toBe(12);
      await expectAccessibleInEachScheme(page);
      await expectNoSidewaysScroll(page);
      await look(page, 'grace');

      await passDays(officeId, 7);
      await shows('#current-plan', words.none);
      await eventually(() => page.locator('[data-act=listings-archived] li').count()).toBe(2);
      await eventually(publicOnes).toBe(10);
      await expectAccessibleInEachScheme(page);
      await expectNoSidewaysScroll(page);
      await look(page, 'lapsed');

      await addCredit(officeId, 1_500);
      await page.locator('[data-act=reactivate]').click();
      await eventually(() => page.locator('#current-plan').innerText()).toBe(words.plan);
      await eventually(publicOnes).toBe(12);
      await eventually(() => page.locator('[data-act^=listings-]').count()).toBe(0);
      await look(page, 'back');
      expect(complaints).toEqual([]);
    },
  );
});
