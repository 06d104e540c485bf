import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { mapStyle, palettes } from '@diyar/tiles/style';
import type { StyleSpecification } from 'maplibre-gl';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { geo } from '../../../tiles/render-tests/arabic-labels/geo.ts';
import { findChromium } from '../../../tiles/render-tests/browser.ts';
import { openStage, type Stage } from '../../../tiles/render-tests/stage.ts';
import { lookOf } from '../../src/map/listings/pin-look.ts';

const chromium = await findChromium();
if (!chromium) console.warn('Discs are not looked at: no Chromium found (set CHROME_PATH)');

/** Houses and parks of Damascus, where counts were cut to pieces. */
const MIDDLE = { lng: 36.2915, lat: 33.5135 };
const VIEW = { width: 320, height: 260 };
const CLUSTERS = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].map((y) => ({
    ...{ id: `${x} ${y}`, lng: MIDDLE.lng + x * 0.0011, lat: MIDDLE.lat + y * 0.0008, count: 8 },
    bbox: [0, 0, 0, 0],
  })),
);

const paper: StyleSpecification = {
  ...{ version: 8, sources: {} },
  layers: [{ id: 'paper', type: 'background', paint: { 'background-color': palettes.light.country } }],
};

describe.skipIf(!chromium)('counts over streets in a real browser', { timeout: 60_000 }, () => {
  let stage: Stage;
  let code = '';
  beforeAll(async () => {
    [stage, code] = await Promise.all([openStage(chromium ?? '', geo, VIEW), bundled()]);
  }, 60_000);
  afterAll(() => stage?.close());

  /** Pixels in the colour of a disc where nine of them are drawn. */
  async function discPixels(style: StyleSpecification): Promise<number> {
    await stage.draw(JSON.stringify({ style, center: [MIDDLE.lng, MIDDLE.lat], zoom: 16.4 }));
    await stage.page.addScriptTag({ content: code });
    await stage.page.evaluate(`mapCode.createClusterLayer(shown).then((layer) => new Promise((done) => {
      layer.show(${JSON.stringify(CLUSTERS)}, 'light');
      shown.once('idle', done);
      shown.triggerRepaint();
    }))`);
    return coloured(await stage.page.screenshot(), lookOf('light').cluster.fill);
  }

  async function coloured(png: Buffer, hex: string): Promise<number> {
    return stage.page.evaluate(
      async ([base64, color]) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        if (!context) throw new Error('no canvas');
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, image.width, image.height);
        const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
        let count = 0;
        for (let i = 0; i < data.length; i += 4) {
          // a disc lets a little of the ground through
          if (wanted.every((value, at) => Math.abs((data[i + at] ?? 0) - value) < 34)) count += 1;
        }
        return count;
      },
      [png.toString('base64'), hex] as const,
    );
  }

  it('are whole discs, whatever lies below', async () => {
    const { streets } = JSON.parse(await readFile(`${stage.dataDir}/tiles/sources.json`, 'utf8'));
    const own = { tilesUrl: `${stage.origin}/tiles/base.pmtiles`, fontsUrl: `${stage.origin}/tiles/fonts` };
    const style = mapStyle({
      ...{ flavor: 'light', lang: 'ar', ...own },
      streets: { ...streets, url: stage.origin + streets.url },
    });
    const drawn = { ...style, layers: style.layers.filter(({ type }) => type !== 'symbol') };
    const whole = await discPixels(paper);
    expect(whole).toBeGreaterThan(2_000);
    expect((await discPixels(drawn)) / whole).toBeGreaterThan(0.97);
  });

  it('lie below the price of the card under the pointer', async () => {
    const spot = {
      id: 'lit',
      lng: MIDDLE.lng,
      lat: MIDDLE.lat,
      rank: 0,
      pins: [{ id: 'lit', priceLabel: '$ 125,000' }],
    };
    const litPixels = async (clusters: unknown[]) => {
      await stage.draw(JSON.stringify({ style: paper, center: [MIDDLE.lng, MIDDLE.lat], zoom: 16.4 }));
      await stage.page.addScriptTag({ content: code });
      await stage.page.evaluate(`mapCode.createClusterLayer(shown).then((layer) => new Promise((done) => {
        const pins = mapCode.createPinLayer(shown, 'light');
        pins.install();
        pins.activate([{ spot: ${JSON.stringify(spot)}, tone: 'hovered' }]);
        layer.show(${JSON.stringify(clusters)}, 'light');
        shown.once('idle', done);
        shown.triggerRepaint();
      }))`);
      console.log(
        await stage.page.evaluate('JSON.stringify([shown.getLayersOrder(), shown.isStyleLoaded(), mapCode.version])'),
      );
      return coloured(await stage.page.screenshot(), lookOf('light').pins.hovered.fill);
    };
    const alone = await litPixels([]);
    expect(alone).toBeGreaterThan(300);
    expect((await litPixels(CLUSTERS.slice(4, 5))) / alone).toBeGreaterThan(0.97);
  });
});

/** The very code of the site, as one script. */
async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL('layers.ts', import.meta.url));
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'mapCode', fileName: 'clusters' },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('\n');
}
