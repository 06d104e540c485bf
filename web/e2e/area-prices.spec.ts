import type { Answer } from '@diyar/api/endpoints';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import arPrices from '#map/area-prices/i18n/ar.json' with { type: 'json' };
import enPrices from '#map/area-prices/i18n/en.json' with { type: 'json' };
import ar from '#map/i18n/ar.json' with { type: 'json' };
import en from '#map/i18n/en.json' with { type: 'json' };
import { type PricedQuarter, pricedCells, pricedQuarters } from './drivers/area-prices.ts';
import { aVisitor, untilDrawn, untilReady } from './drivers/browser.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';
import { captureScreen } from './drivers/shots.ts';
import { storyIf } from './drivers/stories.ts';

const WORDS = { ar: { ...ar, prices: arPrices }, en: { ...en, prices: enPrices } };

describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone', scheme: 'light' },
  { lang: 'en', device: 'desktop', scheme: 'dark' },
] as const)('what prices do on the map ($lang, $device)', ({ lang, device, scheme }) => {
  const { openPage } = aVisitor();
  const { layers, prices } = WORDS[lang];
  let dearest: PricedQuarter;
  const asked = (page: Page) => new URL(page.url()).searchParams;
  const look = (page: Page, shot: string) => captureScreen(page, `prices-${shot}-${lang}`);

  beforeAll(async () => {
    dearest = await pricedQuarters();
    await pricedCells(dearest);
  });

  /** The map round the dearest quarter, with its prices turned on. */
  async function openPrices(filter = '') {
    const { lng, lat } = dearest;
    const box = [lng - 0.05, lat - 0.04, lng + 0.05, lat + 0.04];
    const view = device === 'phone' ? '&view=map' : '';
    const address = `/properties?category=villas&transactionType=sale&bbox=${box.join(',')}${view}${filter}`;
    const { page, complaints } = await openPage(address, { lang, device, scheme });
    await untilReady(page);
    await page.getByRole('button', { name: layers.button, exact: true }).click();
    await page.getByText(layers.prices, { exact: true }).click();
    await page.keyboard.press('Escape');
    const legend = page.getByRole('region', { name: prices.title, exact: true });
    const list = legend.locator('button[aria-expanded]');
    await list.waitFor();
    return { page, complaints, legend, list };
  }

  it('colours places, says from how many listings, and a place is a filter', async () => {
    const { sample } = dearest;
    const { page, complaints, legend, list } = await openPrices();
    await look(page, 'legend');

    await list.click();
    await legend.getByText(prices.silent, { exact: true }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await look(page, 'list');

    // By keys: the list's first is the dearest in view.
    const place = legend
      .getByRole('listitem')
      .getByRole('button')
      .filter({ hasText: sample.toLocaleString('en-US') })
      .first();
    await place.focus();
    await page.keyboard.press('Enter');
    await eventually(() => asked(page).get('neighborhood')).toBe(dearest.key);
    expect(asked(page).get('bbox')).toBeNull();
    await look(page, 'chosen');
    await page.keyboard.press('Enter');
    await eventually(() => asked(page).get('neighborhood')).toBeNull();
    expect(complaints).toEqual([]);
  });

  /** Heat instead of places, with no listing on the map that a press could be for. */
  async function openHeat() {
    const { page, complaints, legend } = await openPrices('&maxPrice=1');
    const told = page.waitForResponse((response) => response.url().includes('/places/price-heat'));
    // By keys: the choice after the first.
    await legend.getByRole('radio', { name: prices.look.areas, exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await eventually(() => legend.getByRole('radio', { name: prices.look.heat, exact: true }).isChecked()).toBe(true);
    const heat: Answer<'GET /places/price-heat'> = (await (await told).json()).data;
    const map = await page.locator('.maplibregl-canvas').boundingBox();
    if (!map) throw new Error('no map');
    /** A share of the map's width and height, as a point of the page. */
    const pointAt = (across: number, down: number) => [map.x + map.width * across, map.y + map.height * down] as const;
    const [, within = ''] = prices.heat.width.split('{{number}}');
    /** The legend's words on the tile under the pointer. */
    const hover = async (x: number, y: number) => {
      await page.mouse.move(x, y);
      await eventually(async () => (await legend.innerText()).includes(within)).toBe(true);
      return (await legend.innerText()).replaceAll(',', '');
    };
    /** A point of a place that has a price too: some quarters are silent. */
    const namedSpot = async () => {
      for (const down of [0.6, 0.56, 0.64, 0.68, 0.52]) {
        const [x, y] = pointAt(0.5, down);
        await hover(x, y);
        // The words follow the pointer in the next frame.
        await untilDrawn(page);
        if (await legend.locator('strong').count()) return { x, y, words: await hover(x, y) };
      }
      throw new Error('no place with a price under the middle of the map');
    };
    return { page, complaints, heat, pointAt, hover, namedSpot };
  }

  storyIf(device === 'desktop')(
    'shows how prices change from tile to tile, says those of the tile under the pointer, and its place is a filter',
    async () => {
      const { page, complaints, heat, namedSpot } = await openHeat();
      expect(heat.cells.length).toBeGreaterThan(10);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const { x, y, words } = await namedSpot();
      const told = heat.cells.find(
        ({ sample, median }) => words.includes(` ${sample} `) && words.includes(`${median}`),
      );
      expect(told, words).toBeDefined();
      await look(page, 'heat');

      await page.mouse.click(x, y);
      await eventually(() => asked(page).get('neighborhood')).toMatch(/^damascus\./);
      await look(page, 'heat-chosen');
      expect(complaints).toEqual([]);
    },
  );

  storyIf(device === 'desktop')('searches in the tile where no place has a price of its own', async () => {
    const { page, heat, pointAt, hover } = await openHeat();
    const [x, y] = pointAt(0.84, 0.45);
    await hover(x, y);
    await page.mouse.click(x, y);
    const width = 360 / 2 ** heat.level;
    await eventually(() => {
      const [west = 0, , east = 0] = (asked(page).get('bbox') ?? '').split(',').map(Number);
      return Math.abs(east - west - width) < 1e-4;
    }).toBe(true);
    expect(asked(page).get('neighborhood')).toBeNull();
  });
});
