import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import ar from '#map/i18n/ar.json' with { type: 'json' };
import en from '#map/i18n/en.json' with { type: 'json' };
import { aVisitor } from './drivers/browser.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';
import { PAIR } from './drivers/stories.ts';

/** Says how many there are; on a map that fills the page another one does, and the list's is out of sight. */
const REGION = '[role=status][aria-atomic]:visible';
const MAP = { ar, en };
const WORDS = {
  ar: {
    what: 'شقة',
    price: 'السعر',
    from: 'من',
    filters: /^الفلاتر/,
    sheet: 'الفلاتر',
    rent: 'للإيجار',
    show: /^اعرض/,
    map: 'خريطة',
  },
  en: {
    what: 'apartment',
    price: 'Price',
    from: 'From',
    filters: /^Filters/,
    sheet: 'Filters',
    rent: 'For rent',
    show: /^Show/,
    map: 'Map',
  },
};
/** How many a settled search has found; no number while it looks. */
const total = (page: Page) =>
  page.locator(REGION).evaluate((region: HTMLElement) => {
    if (region.ariaBusy === 'true') return Number.NaN;
    return Number(region.innerText.replace(/\D/g, '') || '0');
  });
const asked = (page: Page) => new URL(page.url()).searchParams;

/** The product's main job, once through: search, filter, move the map, open a listing. */
describe.runIf(process.env.E2E_URL)('a visitor finds a listing', () => {
  const { openPage } = aVisitor();

  it.each(PAIR)('in $lang on a $device', async ({ lang, device }) => {
    const words = WORDS[lang];
    const { page, complaints } = await openPage('/', { lang, device, moving: true });
    await page.locator('[name=keywords]').fill(words.what);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/properties/);
    await page.waitForSelector('[role=status][aria-atomic][aria-busy=false]');
    let all = 0;
    await eventually(async () => {
      all = await total(page);
      return all;
    }).toBeGreaterThan(0);
    const said = await announcements(page);

    if (device === 'phone') {
      await page.getByRole('button', { name: words.filters }).click();
      const sheet = page.getByRole('dialog', { name: words.sheet });
      await sheet.getByText(words.rent, { exact: true }).click();
      await eventually(() => sheet.getByRole('button', { name: words.show }).innerText()).not.toContain(
        all.toLocaleString('en-US'),
      );
      await sheet.getByRole('button', { name: words.show }).click();
    } else {
      await page.getByRole('button', { name: words.price }).click();
      await page.getByRole('dialog', { name: words.price }).getByRole('textbox', { name: words.from }).fill('50000');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
    }
    let filtered = 0;
    await eventually(async () => {
      filtered = await total(page);
      return filtered;
    }).toBeLessThan(all);
    // Once for the settled search, nothing on the way there.
    await eventually(said).toEqual([await page.locator(REGION).innerText()]);

    if (device === 'phone') await page.getByRole('link', { name: words.map }).last().click();
    await move(page, lang, device);
    await eventually(() => asked(page).get('bbox')).not.toBeNull();
    await eventually(() => total(page)).toBeLessThan(filtered);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.locator('main a[href*="/property/"]:visible').first().click();
    await page.waitForURL(/\/property\//);
    await eventually(() => page.locator('main h1').count()).toBe(1);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
});

/** What the live region says from now on, as a screen reader hears it: not while it is busy, and nothing twice. */
async function announcements(page: Page): Promise<() => Promise<string[]>> {
  const region = await page.locator(REGION).elementHandle();
  const heard = await page.evaluateHandle((element) => {
    const texts: string[] = [];
    let last = element?.textContent;
    new MutationObserver(() => {
      const text = element?.textContent ?? '';
      if (element?.getAttribute('aria-busy') === 'true' || text === last) return;
      last = text;
      texts.push(text);
    }).observe(element as Node, { attributes: true, childList: true, characterData: true, subtree: true });
    return texts;
  }, region);
  return () => heard.jsonValue();
}

/** By its button where fingers are, and then on demand; by hand where there is a mouse, and then at once. */
async function move(page: Page, lang: 'ar' | 'en', device: 'phone' | 'desktop'): Promise<void> {
  const { controls, search } = MAP[lang];
  const closer = page.getByRole('button', { name: controls.zoomIn });
  await closer.waitFor();
  await closer.click();
  if (device === 'phone') return page.getByRole('button', { name: search.here }).click();
  await eventually(() => asked(page).get('bbox')).not.toBeNull();
  const before = asked(page).get('bbox');
  const box = await page.locator('.maplibregl-canvas').boundingBox();
  if (!box) throw new Error('the map is not drawn');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 80, y - 60, { steps: 6 });
  await page.mouse.up();
  await eventually(() => asked(page).get('bbox')).not.toBe(before);
}
