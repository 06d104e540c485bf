import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBaseMap } from '../../pipeline/base-map.ts';
import { type Flavor, type Language, mapStyle, type StreetsSource } from '../../src/style/index.ts';
import { findChromium, launch } from '../browser.ts';
import { differingShare } from '../compare.ts';
import { updating } from '../config.ts';
import { type PageServer, servePage } from '../page-server.ts';
import { geo } from './geo.ts';

const chromium = await findChromium();
if (!chromium) console.warn('Streets are not compared: no Chromium found (set CHROME_PATH)');

/** Antialiasing of another Chromium moves edges: a missing class of streets is ten times this. */
const TOLERANCE = 0.004;
const LOOKS = [
  ...(['light', 'dark', 'satellite', 'terrain'] as const).map((flavor) => ({ flavor, lang: 'ar' as const })),
  ...(['light', 'dark'] as const).map((flavor) => ({ flavor, lang: 'en' as const })),
];
const expectedPath = (name: string) => new URL(`./expected-${name}.png`, import.meta.url);

describe.skipIf(!chromium)('the streets of Aleppo in a real browser', { timeout: 60_000 }, () => {
  let dataDir = '';
  let server: PageServer;
  let browser: Browser;
  let page: Page;
  let streets: StreetsSource;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'streets-'));
    await mkdir(join(dataDir, 'geo'));
    for (const [name, features] of Object.entries(geo)) {
      await writeFile(join(dataDir, 'geo', `${name}.geojson`), JSON.stringify(features));
    }
    await buildBaseMap(dataDir);
    streets = JSON.parse(await readFile(join(dataDir, 'tiles/sources.json'), 'utf8')).streets;
    server = await servePage(join(dataDir, 'tiles'));
    browser = await launch(chromium ?? '');
    page = await browser.newPage({ viewport: { width: 420, height: 360 }, deviceScaleFactor: 1 });
    await page.goto(server.origin);
    await page.waitForFunction(() => 'ready' in window);
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function picture(flavor: Flavor, lang: Language, source: StreetsSource | undefined): Promise<Buffer> {
    const style = mapStyle({
      flavor,
      lang,
      tilesUrl: `${server.origin}/tiles/base.pmtiles`,
      fontsUrl: `${server.origin}/tiles/fonts`,
      streets: source && { ...source, url: `${server.origin}${source.url}` },
    });
    await page.evaluate(
      (options) => (window as unknown as { draw: (options: unknown) => Promise<boolean> }).draw(JSON.parse(options)),
      JSON.stringify({ style, center: [37.1525, 36.2], zoom: 14.2 }),
    );
    return page.screenshot();
  }

  it.each(LOOKS)(
    'draws them below our own names as the reference picture has them, $flavor in $lang',
    async ({ flavor, lang }) => {
      const actual = await picture(flavor, lang, streets);
      const path = expectedPath(`${flavor}-${lang}`);
      if (updating) await writeFile(path, actual);
      expect(await differingShare(page, actual, await readFile(path))).toBeLessThan(TOLERANCE);
    },
  );

  it('would notice that they are missing', async () => {
    const without = await picture('satellite', 'ar', undefined);
    expect(await differingShare(page, without, await readFile(expectedPath('satellite-ar')))).toBeGreaterThan(
      TOLERANCE,
    );
  });
});
