import { describe, expect, it } from 'vitest';
import { aVisitor, DOORSTEP } from './drivers/browser.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';
import { signUp } from './drivers/members.ts';
import { notify } from './drivers/notifications.ts';

// Notifications need the API, which `npm test` starts beside the web.
describe.runIf(process.env.E2E_URL)('the bell of the dashboard', () => {
  const { openPage, url } = aVisitor();

  it.each([
    { lang: 'ar', device: 'phone', scheme: 'light' },
    { lang: 'en', device: 'desktop', scheme: 'dark' },
  ] as const)(
    'counts to 99+, shows the latest, and is read at once ($lang, $device)',
    async ({ lang, device, scheme }) => {
      const { page, complaints } = await openPage(DOORSTEP, { lang, device, scheme });
      const { email } = await signUp(page, lang);
      await notify(email, 100);
      await page.goto(`${url()}/dashboard/properties?lang=${lang}`);
      const bell = page.locator('header button[aria-haspopup=dialog]');
      await eventually(() => bell.textContent()).toBe('99+');

      const menu = page.getByRole('dialog');
      await bell.click();
      await eventually(() => menu.locator('li').count()).toBe(5);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      const box = await menu.boundingBox();
      const width = page.viewportSize()?.width ?? 0;
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
      await page.keyboard.press('Escape');
      await eventually(() => menu.isVisible()).toBe(false);

      await bell.click();
      await menu.locator('li').first().getByRole('button').click();
      await eventually(() => menu.locator('li[data-unread]').count()).toBe(4);
      await eventually(() => bell.textContent()).toBe('99');
      await menu.locator(':scope > button').click();
      await eventually(() => bell.textContent()).toBe('');
      await menu.locator(':scope > a').click();
      await page.waitForURL(/\/dashboard\/notifications/);
      await eventually(() => page.locator('main li').count()).toBeGreaterThan(5);
      expect(complaints).toEqual([]);
    },
  );
});
