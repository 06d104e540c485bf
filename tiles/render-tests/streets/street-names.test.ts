import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeStreets } from '../../pipeline/streets/pack.ts';
import { columnOf, rowOf } from '../../src/box.ts';
import { mapStyle } from '../../src/style/index.ts';
import { findChromium } from '../browser.ts';
import { differingShare } from '../compare.ts';
import { updating } from '../config.ts';
import { openStage, type Stage } from '../stage.ts';
import { geo } from './geo.ts';

const chromium = await findChromium();
if (!chromium) console.warn('Names of streets are not compared: no Chromium found (set CHROME_PATH)');

/** Digits of both kinds before and after, two scripts in one name, letters that join and ligatures. */
const NAMES = [
  'شارع ٣٠',
  '30 شارع',
  'شارع Baron بارون',
  'M5 طريق حلب الدولي',
  'شارع ١٧ نيسان (جزء 2)',
  'Al-Neel شارع النيل',
];
/** Empty ground north of the town, in the middle of a tile. */
const [X, Y] = [Math.floor(columnOf(37.2, 14)), Math.floor(rowOf(36.5, 14))];
const CENTER = [
  ((X + 0.5) / 2 ** 14) * 360 - 180,
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * (Y + 0.5)) / 2 ** 14))) * 180) / Math.PI,
];
const EXPECTED = new URL('./expected-names.png', import.meta.url);
const TOLERANCE = 0.004;

describe.skipIf(!chromium)('names along streets in a real browser', { timeout: 60_000 }, () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(chromium ?? '', geo, { width: 420, height: 360 });
    await writeStreets(join(stage.dataDir, 'tiles/names.pmtiles'), [{ z: 14, x: X, y: Y, data: tile() }], {
      name: 'names',
      bounds: [35, 32, 43, 38],
    });
  }, 60_000);
  afterAll(() => stage?.close());

  it('are joined and in order, digits and Latin letters among them', async () => {
    const style = mapStyle({
      flavor: 'light',
      lang: 'ar',
      tilesUrl: `${stage.origin}/tiles/base.pmtiles`,
      fontsUrl: `${stage.origin}/tiles/fonts`,
      streets: { kind: 'vector', covers: 'country', url: `${stage.origin}/tiles/names.pmtiles` },
    });
    const actual = await stage.draw(JSON.stringify({ style, center: CENTER, zoom: 14.2 }));
    if (updating) await writeFile(EXPECTED, actual);
    expect(await differingShare(stage.page, actual, await readFile(EXPECTED))).toBeLessThan(TOLERANCE);
  });
});

/** A street for each name, each a little steeper than the one before. */
function tile(): Uint8Array {
  const lines = NAMES.map((name, i) => ({
    type: 2 as const,
    tags: { class: 'primary', name },
    geometry: [
      [
        [700, 1100 + i * 340 + i * 40],
        [2000, 1100 + i * 340],
        [3400, 1100 + i * 340 - i * 40],
      ],
    ],
  }));
  return fromGeojsonVt({ transportation: { features: lines }, transportation_name: { features: lines } } as never, {
    version: 2,
    extent: 4096,
  });
}
