import { readFile, writeFile } from 'node:fs/promises';
import type { PriceHeat } from '@diyar/api/contracts/places';
import { type Flavor, type Language, mapStyle } from '@diyar/tiles/style';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceColorsOf, stepsFor } from '#map/area-prices/price-style.ts';
import { findChromium } from '../../../tiles/render-tests/browser.ts';
import { differingShare } from '../../../tiles/render-tests/compare.ts';
import { updating } from '../../../tiles/render-tests/config.ts';
import { openStage, type Stage } from '../../../tiles/render-tests/stage.ts';
import { boxOfGrid, gridOf } from '../../src/map/area-prices/heat.ts';
import { type HeatPicture, heatPicture } from '../../src/map/area-prices/heat-picture.ts';
import { breaksOf } from '../../src/map/area-prices/price-classes.ts';
import {
  fillLayers,
  HEAT,
  heatLayer,
  heatSource,
  outlineLayers,
  UNDER,
} from '../../src/map/area-prices/price-style.ts';
import { areas, geo, heat, MIDDLE } from './ground.ts';

const chromium = await findChromium();
if (!chromium) console.warn('Prices on the map are not compared: no Chromium found (set CHROME_PATH)');

/** Antialiasing of another Chromium moves edges: a quarter without its colour is ten times this. */
const TOLERANCE = 0.004;
const LOOKS = [
  ...(['light', 'dark', 'satellite', 'terrain'] as const).map((flavor) => ({ flavor, lang: 'ar' as const })),
  ...(['light', 'dark'] as const).map((flavor) => ({ flavor, lang: 'en' as const })),
];
const expectedPath = (name: string) => new URL(`./expected-${name}.png`, import.meta.url);
const breaks = breaksOf(areas, MIDDLE);

describe.skipIf(!chromium)('prices on the map in a real browser', { timeout: 60_000 }, () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(chromium ?? '', geo, { width: 320, height: 300 });
  }, 60_000);
  afterAll(() => stage?.close());

  const styleOf = (flavor: Flavor, lang: Language): StyleSpecification =>
    mapStyle({
      ...{ flavor, lang },
      tilesUrl: `${stage.origin}/tiles/base.pmtiles`,
      fontsUrl: `${stage.origin}/tiles/fonts`,
    });
  const draw = (style: StyleSpecification) => stage.draw(JSON.stringify({ style, center: MIDDLE, zoom: 11.9 }));

  function areasPicture(flavor: Flavor, lang: Language, shown = areas): Promise<Buffer> {
    const prices = { areas: shown, breaks, isColored: true, lit: areas.slice(4, 5) };
    const style = fillLayers(prices, flavor).reduce(placed(UNDER.fill), styleOf(flavor, lang));
    return draw(outlineLayers(prices, flavor).reduce(placed(UNDER.outline), style));
  }
  async function heatMap(flavor: Flavor, lang: Language, shown: PriceHeat = heat): Promise<Buffer> {
    const grid = gridOf(shown);
    if (!grid) throw new Error('no prices');
    const picture = heatPicture(grid, breaks, stepsFor(breaks.length + 1, priceColorsOf(flavor)));
    const style = placed(UNDER.fill)(styleOf(flavor, lang), heatLayer);
    const source = heatSource(await addressOf(picture), boxOfGrid(grid));
    return draw({ ...style, sources: { ...style.sources, [HEAT]: source } });
  }
  const addressOf = ({ width, height, data }: HeatPicture): Promise<string> =>
    stage.page.evaluate(
      ({ width, height, pixels }) => {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width, height });
        canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
        return canvas.toDataURL();
      },
      { width, height, pixels: [...data] },
    );

  async function expectAsReference(name: string, actual: Buffer) {
    if (updating) await writeFile(expectedPath(name), actual);
    expect(await differingShare(stage.page, actual, await readFile(expectedPath(name)))).toBeLessThan(TOLERANCE);
  }

  it.each(LOOKS)('colours quarters and outlines the one searched in, $flavor in $lang', async ({ flavor, lang }) => {
    await expectAsReference(`areas-${flavor}-${lang}`, await areasPicture(flavor, lang));
  });

  it.each(LOOKS)(
    'draws the heat under the names, and nothing where nothing is known, $flavor in $lang',
    async ({ flavor, lang }) => {
      await expectAsReference(`heat-${flavor}-${lang}`, await heatMap(flavor, lang));
    },
  );

  it('would notice a quarter or a tile that has lost its colour', async () => {
    const fewer = await areasPicture('light', 'ar', areas.slice(1));
    expect(await differingShare(stage.page, fewer, await readFile(expectedPath('areas-light-ar')))).toBeGreaterThan(
      TOLERANCE,
    );
    const [, ...others] = heat.cells;
    const colder = await heatMap('light', 'ar', { ...heat, cells: others });
    expect(await differingShare(stage.page, colder, await readFile(expectedPath('heat-light-ar')))).toBeGreaterThan(
      TOLERANCE,
    );
  });
});

/** Puts a layer under another, as the page does. */
const placed =
  (under: string) =>
  (style: StyleSpecification, layer: LayerSpecification): StyleSpecification => {
    const layers = [...style.layers];
    const at = layers.findIndex(({ id }) => id === under);
    layers.splice(at < 0 ? layers.length : at, 0, layer);
    return { ...style, layers };
  };
