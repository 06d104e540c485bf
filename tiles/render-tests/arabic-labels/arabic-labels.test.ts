import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBaseMap } from '../../pipeline/base-map.ts';
import { type Language, mapStyle } from '../../src/style/index.ts';
import { findChromium, launch } from '../browser.ts';
import { differingShare } from '../compare.ts';
import { updating } from '../config.ts';
import { type PageServer, servePage } from '../page-server.ts';
import { geo } from './geo.ts';

const chromium = await findChromium();
if (!chromium) console.warn('Map pictures are not compared: no Chromium found (set CHROME_PATH)');

/** Share of pixels another Chromium's antialiasing may change: a third of what one unshaped name does. */
const TOLERANCE = 0.0008;

const expectedPath = (lang: Language) => new URL(`./expected-${lang}.png`, import.meta.url);

describe.skipIf(!chromium)('map labels in a real browser', { timeout: 60_000 }, () => {
  let dataDir = '';
  let server: PageServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'base-map-'));
    await mkdir(join(dataDir, 'geo'));
    for (const [name, features] of Object.entries(geo)) {
      await writeFile(join(dataDir, 'geo', `${name}.geojson`), JSON.stringify(features));
    }
    await buildBaseMap(dataDir);
    server = await servePage(join(dataDir, 'tiles'));
    browser = await launch(chromium ?? '');
    page = await browser.newPage({ viewport: { width: 480, height: 420 }, deviceScaleFactor: 1 });
    await page.goto(server.origin);
    await page.waitForFunction(() => 'ready' in window);
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function picture(lang: Language, change = (style: string) => style): Promise<Buffer> {
    const style = mapStyle({
      flavor: 'light',
      lang,
      tilesUrl: `${server.origin}/tiles/base.pmtiles`,
      fontsUrl: `${server.origin}/tiles/fonts`,
    });
    await page.evaluate(drawOn, change(JSON.stringify({ style, center: [35.1, 38.69], zoom: 8.9 })));
    return page.screenshot();
  }

  it.each(['ar', 'en'] as const)('draws names as the reference picture has them, %s', async (lang) => {
    const actual = await picture(lang);
    if (updating) await writeFile(expectedPath(lang), actual);
    expect(await differingShare(page, actual, await readFile(expectedPath(lang)))).toBeLessThan(TOLERANCE);
  });

  it('would notice letters that are not joined', async () => {
    const name = '["coalesce",["get","name_ar"],["get","name_en"],""]';
    const apart = await picture('ar', (style) =>
      style.replaceAll(name, '["match",["get","name_en"],"Damascus","د م ش ق",["get","name_ar"]]'),
    );
    expect(await differingShare(page, apart, await readFile(expectedPath('ar')))).toBeGreaterThan(TOLERANCE);
  });
});

/** Runs in the page, which put `draw` on its window. */
function drawOn(options: string): Promise<boolean> {
  return (window as unknown as { draw: (options: unknown) => Promise<boolean> }).draw(JSON.parse(options));
}
