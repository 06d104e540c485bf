import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Flavor, type Language, mapStyle, type StreetsSource } from '../../src/style/index.ts';
import { findChromium } from '../browser.ts';
import { differingShare } from '../compare.ts';
import { updating } from '../config.ts';
import { openStage, type Stage } from '../stage.ts';
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
  let stage: Stage;
  let streets: StreetsSource;

  beforeAll(async () => {
    stage = await openStage(chromium ?? '', geo, { width: 420, height: 360 });
    streets = JSON.parse(await readFile(join(stage.dataDir, 'tiles/sources.json'), 'utf8')).streets;
  }, 60_000);
  afterAll(() => stage?.close());

  async function picture(flavor: Flavor, lang: Language, source: StreetsSource | undefined): Promise<Buffer> {
    const style = mapStyle({
      flavor,
      lang,
      tilesUrl: `${stage.origin}/tiles/base.pmtiles`,
      fontsUrl: `${stage.origin}/tiles/fonts`,
      streets: source && { ...source, url: `${stage.origin}${source.url}` },
    });
    return stage.draw(JSON.stringify({ style, center: [37.1525, 36.2], zoom: 14.2 }));
  }

  it.each(LOOKS)(
    'draws them below our own names as the reference picture has them, $flavor in $lang',
    async ({ flavor, lang }) => {
      const actual = await picture(flavor, lang, streets);
      const path = expectedPath(`${flavor}-${lang}`);
      if (updating) await writeFile(path, actual);
      expect(await differingShare(stage.page, actual, await readFile(path))).toBeLessThan(TOLERANCE);
    },
  );

  it('would notice that they are missing', async () => {
    const without = await picture('satellite', 'ar', undefined);
    expect(await differingShare(stage.page, without, await readFile(expectedPath('satellite-ar')))).toBeGreaterThan(
      TOLERANCE,
    );
  });
});
