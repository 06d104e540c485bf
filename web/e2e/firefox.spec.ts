import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { eventually } from './drivers/checks.ts';
import { aFirefox, FIREFOX } from './drivers/firefox.ts';
import { theSite } from './drivers/site.ts';
import { PAIR, toldLooks } from './drivers/stories.ts';

const WORDS = {
  ar: { what: 'مزة', write: 'راسل صاحب الإعلان' },
  en: { what: 'mezzeh', write: 'Message the owner' },
};
const textOf = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent ?? '');

/** The product's main job in the other engine: search, open a listing, be led to the log-in by its contact. */
describe.runIf(process.env.E2E_URL && FIREFOX)('a visitor finds a listing in Firefox', () => {
  const { openPage } = aFirefox();

  it.each(toldLooks(PAIR))('in $lang on a $device', async ({ lang, device }) => {
    const words = WORDS[lang];
    const { url } = await theSite();
    const { page, complaints } = await openPage(`${url}/properties?lang=${lang}`, device);
    await page.type('[name=keywords]', words.what);
    await eventually(() => page.$$('[role=option]').then(({ length }) => length)).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await page.waitForSelector('[role=status][aria-atomic][aria-busy=false]');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (device === 'desktop') {
      // Drawn where the machine has what Firefox draws WebGL with, else said beside the still one.
      await page.waitForSelector('.maplibregl-canvas, [class*=missing]');
    }
    // The card may be drawn anew meanwhile: a locator looks again.
    await page.locator('main a[href*="/property/"]').click();
    await page.waitForFunction(() => location.pathname.includes('/property/'));
    await page.waitForSelector('main h1');
    await eventually(() => textOf(page, 'main')).toContain(words.write);
    expect(complaints).toEqual([]);
  });
});
