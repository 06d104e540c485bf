import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import arSearch from '#features/search/i18n/ar.json' with { type: 'json' };
import enSearch from '#features/search/i18n/en.json' with { type: 'json' };
import ar from '#map/i18n/ar.json' with { type: 'json' };
import en from '#map/i18n/en.json' with { type: 'json' };
import arUi from '#ui/i18n/ar.json' with { type: 'json' };
import enUi from '#ui/i18n/en.json' with { type: 'json' };
import { aVisitor, DOORSTEP, giveGraphics, untilReady, withoutGraphics } from './drivers/browser.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';
import { captureScreen } from './drivers/shots.ts';
import { storyIf } from './drivers/stories.ts';

const WORDS = {
  ar: { ...ar, noMap: arSearch.noMap, retry: arUi.retry },
  en: { ...en, noMap: enSearch.noMap, retry: enUi.retry },
};

describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone', scheme: 'light' },
  { lang: 'en', device: 'desktop', scheme: 'dark' },
] as const)('a search whose map cannot be drawn ($lang, $device)', ({ lang, device, scheme }) => {
  const { openPage, url } = aVisitor();
  const { noMap, spared, pins, retry } = WORDS[lang];
  const address = `/properties?lang=${lang}${device === 'phone' ? '&view=map' : ''}`;
  const arrive = () => openPage(DOORSTEP, { lang, device, scheme });
  const go = async (page: Page, path = address) => {
    await page.goto(url() + path);
    await untilReady(page);
  };
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const drawn = (page: Page) => page.getByRole('listbox', { name: pins.list, exact: true }).waitFor();
  /** Zoom of the picture that stands in the map's place, once it has arrived. */
  const stillZoom = async (page: Page) => {
    const still = page.locator('picture > img[src^="/tiles/still.svg"]');
    await eventually(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
    return Number(new URL((await still.getAttribute('src')) ?? '', url()).searchParams.get('zoom'));
  };
  const look = (page: Page, shot: string) => captureScreen(page, `no-map-${shot}-${lang}`);

  it('says so without WebGL, and draws it when the visitor tries again and there is', async () => {
    const { page, complaints } = await arrive();
    await withoutGraphics(page);
    await go(page);
    await page.getByText(noMap.webgl, { exact: true }).waitFor();
    await stillZoom(page);
    if (device === 'desktop')
      await eventually(() => page.locator('main a[href*="/property/"]:visible').count()).toBeGreaterThan(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await look(page, 'webgl');
    await giveGraphics(page);
    await button(page, retry).click();
    await drawn(page);
    expect(complaints).toEqual([]);
  });

  it('shows a still from the server, before any code', async () => {
    const { page } = await openPage(address, { lang, device, scheme, javaScript: false });
    const still = page.locator('picture[aria-hidden] > img');
    await eventually(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
    expect(await still.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`look=${scheme}`);
    await look(page, 'served');
  });

  storyIf(lang === 'ar')(
    'shows a still while the code of the map is on its way, and the map where the still was',
    async () => {
      const { page, complaints } = await arrive();
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route('**/assets/map-view-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await go(page);
      const zoom = await stillZoom(page);
      await look(page, 'still');
      const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.has('viewport'));
      letGo();
      await drawn(page);
      expect(Number(new URL((await asked).url()).searchParams.get('zoom'))).toBeCloseTo(zoom, 1);
      expect(complaints).toEqual([]);
    },
  );

  storyIf(lang === 'en')('draws it anew when the device drops it once, and says so when it does again', async () => {
    const { page, complaints } = await arrive();
    await go(page);
    await drawn(page);
    const before = await page.locator('.maplibregl-canvas').elementHandle();
    await dropMap(page);
    await eventually(() => before?.evaluate((canvas) => canvas.isConnected)).toBe(false);
    await drawn(page);
    await dropMap(page);
    await page.getByText(noMap.lost, { exact: true }).waitFor();
    await look(page, 'lost');
    await button(page, retry).click();
    await drawn(page);
    expect(complaints).toEqual([]);
  });

  it('waits for a press where data are saved, unless the visitor came for the map', async () => {
    const { page, complaints } = await arrive();
    await page.evaluate(() => localStorage.setItem('diyar-data-saver', 'on'));
    await go(page);
    if (device === 'desktop') {
      await page.getByText(spared.why, { exact: true }).waitFor();
      await stillZoom(page);
      expect(await page.locator('.maplibregl-canvas').count()).toBe(0);
      await expectAccessible(page);
      await look(page, 'spared');
      await button(page, spared.show).click();
    }
    await drawn(page);
    expect(complaints).toEqual([]);
  });
});

/** As a phone does that needs the memory elsewhere. */
const dropMap = (page: Page) =>
  page.locator('.maplibregl-canvas').evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
