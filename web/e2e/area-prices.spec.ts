import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import arPrices from '../src/map/area-prices/i18n/ar.json' with { type: 'json' };
import enPrices from '../src/map/area-prices/i18n/en.json' with { type: 'json' };
import ar from '../src/map/i18n/ar.json' with { type: 'json' };
import en from '../src/map/i18n/en.json' with { type: 'json' };
import { type PricedQuarter, pricedQuarters } from './drivers/area-prices.ts';
import { aVisitor, untilReady } from './drivers/browser.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';

const WORDS = { ar: { ...ar, prices: arPrices }, en: { ...en, prices: enPrices } };

describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone', scheme: 'light' },
  { lang: 'en', device: 'desktop', scheme: 'dark' },
] as const)('what prices do on the map ($lang, $device)', ({ lang, device, scheme }) => {
  const { openPage } = aVisitor();
  const { layers, prices } = WORDS[lang];
  let dearest: PricedQuarter;
  const asked = (page: Page) => new URL(page.url()).searchParams;
  const look = async (page: Page, shot: string) => {
    const folder = process.env.SHOTS;
    if (folder) await page.screenshot({ path: `${folder}/prices-${shot}-${lang}.png` });
  };

  beforeAll(async () => {
    dearest = await pricedQuarters();
  });

  it('colours places, says from how many listings, and a place is a filter', async () => {
    const { lng, lat, sample } = dearest;
    const box = [lng - 0.05, lat - 0.04, lng + 0.05, lat + 0.04];
    const view = device === 'phone' ? '&view=map' : '';
    const address = `/properties?category=villas&transactionType=sale&bbox=${box.join(',')}${view}`;
    const { page, complaints } = await openPage(address, { lang, device, scheme, bypassCsp: true });
    await untilReady(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button(layers.button).click();
    await page.getByText(layers.prices, { exact: true }).click();
    await page.keyboard.press('Escape');
    const legend = page.getByRole('region', { name: prices.title, exact: true });
    const list = legend.locator('button[aria-expanded]');
    await list.waitFor();
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
});
