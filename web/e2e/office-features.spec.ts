import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aVisitor, DOORSTEP } from './drivers/browser.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';
import { signUp } from './drivers/members.ts';
import { goingTo } from './drivers/stories.ts';
import { addCreditOf } from './drivers/subscribers.ts';

// The features need the API, which `npm test` starts beside the web.
describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'desktop', scheme: 'light' },
  { lang: 'en', device: 'narrow', scheme: 'dark' },
] as const)('what an office has more ($lang, $device, $scheme)', ({ lang, device, scheme }) => {
  const { openPage } = aVisitor();
  const goTo = async (page: Page) => {
    await goingTo(lang)(page, '/dashboard/office/features', 'main table');
    await page.waitForSelector('main [data-act=buy], main a[href*="product=listing"]');
  };

  it('is compared, and places for more listings are bought from the credit', async () => {
    const { page, complaints } = await openPage(DOORSTEP, { lang, device, scheme });
    const member = await signUp(page, lang);
    await goTo(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const add = page.locator('main a[href*="product=listing"]');
    await eventually(() => add.getAttribute('href')).toContain('amount=2&product=listing&slots=1');

    await addCreditOf(member, 1_000);
    await goTo(page);
    await page.locator('main input[inputmode]').fill('3');
    await page.locator('main [data-act=buy]', { hasText: '6' }).click();
    await page.waitForSelector('[role=dialog]');
    await page.locator('[role=dialog] button').last().click();
    await eventually(() => page.locator('main').innerText()).toContain('0 / 6');
    expect(complaints).toEqual([]);
  });
});
