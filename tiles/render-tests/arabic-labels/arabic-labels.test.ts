import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Language, mapStyle } from '../../src/style/index.ts';
import { findChromium } from '../browser.ts';
import { differingShare } from '../compare.ts';
import { updating } from '../config.ts';
import { openStage, type Stage } from '../stage.ts';
import { geo } from './geo.ts';

const chromium = await findChromium();
if (!chromium) console.warn('Map pictures are not compared: no Chromium found (set CHROME_PATH)');

/** Share of pixels another Chromium's antialiasing may change: a third of what one unshaped name does. */
const TOLERANCE = 0.0008;

const expectedPath = (lang: Language) => new URL(`./expected-${lang}.png`, import.meta.url);

describe.skipIf(!chromium)('map labels in a real browser', { timeout: 60_000 }, () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(chromium ?? '', geo, { width: 480, height: 420 });
  }, 60_000);
  afterAll(() => stage?.close());

  async function picture(lang: Language, change = (style: string) => style): Promise<Buffer> {
    const style = mapStyle({
      flavor: 'light',
      lang,
      tilesUrl: `${stage.origin}/tiles/base.pmtiles`,
      fontsUrl: `${stage.origin}/tiles/fonts`,
    });
    return stage.draw(change(JSON.stringify({ style, center: [35.1, 38.69], zoom: 8.9 })));
  }

  it.each(['ar', 'en'] as const)('draws names as the reference picture has them, %s', async (lang) => {
    const actual = await picture(lang);
    if (updating) await writeFile(expectedPath(lang), actual);
    expect(await differingShare(stage.page, actual, await readFile(expectedPath(lang)))).toBeLessThan(TOLERANCE);
  });

  it('would notice letters that are not joined', async () => {
    const name = '["coalesce",["get","name_ar"],["get","name_en"],""]';
    const apart = await picture('ar', (style) =>
      style.replaceAll(name, '["match",["get","name_en"],"Damascus","د م ش ق",["get","name_ar"]]'),
    );
    expect(await differingShare(stage.page, apart, await readFile(expectedPath('ar')))).toBeGreaterThan(TOLERANCE);
  });
});
