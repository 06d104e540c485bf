import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './drivers/asked.ts';
import { aVisitor, DOORSTEP, untilDrawn, untilReady, withoutGraphics } from './drivers/browser.ts';
import { cutNumbers } from './drivers/cut-numbers.ts';

const SIZES = [320, 390, 1000, 1180, 1280];
const CHOSEN = 'category=apartments&city=damascus&transactionType=sale';
const AMOUNTS = 'minPrice=125000&maxPrice=1300000&minArea=120&maxArea=1450&bedrooms=3,4';
type Listings = { items: { id: string; path: string }[] };

describe.runIf(process.env.E2E_URL)('a number that does not fit', () => {
  const { openPage, url } = aVisitor();

  it.each(['ar', 'en'] as const)('is never cut into another, at any width (%s)', async (lang) => {
    const { items } = await ask<Listings>(url(), `/listings/search?${CHOSEN}&limit=3`);
    const { page } = await openPage(DOORSTEP, { lang });
    await withoutGraphics(page);
    const cut: string[] = [];
    for (const path of [
      '/?',
      `/properties?${CHOSEN}&maxPrice=300000`,
      `/properties?${CHOSEN}&${AMOUNTS}`,
      `${items[0]?.path}?`,
      `/properties/compare?ids=${items.map(({ id }) => id).join()}`,
    ]) {
      await page.goto(`${url()}${path}&lang=${lang}`);
      await untilReady(page);
      for (const width of SIZES) {
        await page.setViewportSize({ width, height: 800 });
        await untilDrawn(page);
        const where = `${width} px, ${path}`;
        cut.push(...(await cutNumbers(page)).map((number) => `${where}: ${number}`));
        cut.push(...(await overlaps(page)).map((pair) => `${where}: ${pair}`));
      }
    }
    expect(cut).toEqual([]);
  });
});

/** What of the bar above the results lies over its neighbour. */
const overlaps = (page: Page) =>
  page.locator('search:visible, div:has(> search) > :not(search) :is(button, a):visible').evaluateAll((all) =>
    all.slice(1).flatMap((one, index) => {
      const [a, b] = [one, all[index]].map((each) => each?.getBoundingClientRect() ?? new DOMRect());
      const isOver =
        a && b && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
      return isOver ? [`${one.textContent} lies over ${all[index]?.textContent}`] : [];
    }),
  );
