import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBaseMap } from '../../pipeline/base-map.ts';
import { CUT } from '../../pipeline/streets/sources.ts';
import { geo } from '../../render-tests/arabic-labels/geo.ts';
import { FLAVORS, type Flavor, type Language, mapStyle, palettes } from '../style/index.ts';
import { type Archive, openArchive } from './archive.ts';
import { type Camera, tilesInView } from './camera.ts';
import { type Print, stillMap } from './still-map.ts';

const CAMERA: Camera = { lng: 35.1, lat: 38.7, zoom: 7.5, width: 400, height: 300 };
const NO_FONTS = {
  'plex-arabic-400.woff2': '',
  'plex-arabic-600.woff2': '',
  'plex-latin-400.woff2': '',
  'plex-latin-600.woff2': '',
};

let dataDir = '';
let archive: Archive;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'still-map-'));
  await mkdir(join(dataDir, 'geo'));
  for (const [name, features] of Object.entries(geo)) {
    await writeFile(join(dataDir, 'geo', `${name}.geojson`), JSON.stringify(features));
  }
  await buildBaseMap(dataDir, { streets: CUT });
  archive = await openArchive(join(dataDir, 'tiles', 'base.pmtiles'));
});
afterAll(async () => {
  await archive.close();
  await rm(dataDir, { recursive: true });
});

const draw = (look: { flavor: Flavor; lang: Language }, camera = CAMERA) =>
  stillMap({ base: archive }, mapStyle({ ...look, tilesUrl: '', fontsUrl: NO_FONTS }), camera);
const textsIn = (picture: string) => [...picture.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

describe('a still of the map', () => {
  it('names towns in the language of the reader first, the other small below', async () => {
    const arabic = textsIn(await draw({ flavor: 'light', lang: 'ar' }));
    expect(arabic.slice(arabic.indexOf('دمشق')).slice(0, 2)).toEqual(['دمشق', 'Damascus']);
    const english = textsIn(await draw({ flavor: 'light', lang: 'en' }));
    expect(english.slice(english.indexOf('Damascus')).slice(0, 2)).toEqual(['Damascus', 'دمشق']);
  });

  it.each(FLAVORS)('paints the country in the colours of the map, %s', async (flavor) => {
    const picture = await draw({ flavor, lang: 'ar' });
    const { country: color } = palettes[flavor];
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    expect(picture).toContain(`<path fill="rgba(${red},${green},${blue},1)" d="M`);
  });

  it('leaves out names that would lie over one another, and draws what a tile lacks as sea', async () => {
    const far = textsIn(await draw({ flavor: 'light', lang: 'en' }, { ...CAMERA, zoom: 5, width: 120, height: 120 }));
    const near = textsIn(await draw({ flavor: 'light', lang: 'en' }));
    expect(far.length).toBeLessThan(near.length);
    const sea = await draw({ flavor: 'light', lang: 'en' }, { ...CAMERA, lng: 31.5, lat: 30.6, zoom: 12 });
    expect(textsIn(sea)).toEqual([]);
    expect(sea).toContain('<path fill="rgba(199,218,224,1)" d="M0 0h400v300H0z"/>');
  });
});

describe('a still of streets', () => {
  const damascus: Camera = { lng: 36.2965, lat: 33.5115, zoom: 13.2, width: 390, height: 560 };
  let streets: Archive;
  beforeAll(async () => {
    streets = await openArchive(CUT);
  });
  afterAll(() => streets.close());
  const drawn = (camera: Camera, print?: Print) =>
    stillMap(
      { base: archive, streets },
      mapStyle({
        flavor: 'light',
        lang: 'ar',
        tilesUrl: '',
        fontsUrl: NO_FONTS,
        streets: { kind: 'vector', url: '/tiles/syria.pmtiles', covers: 'country' },
      }),
      camera,
      print,
    );
  const colorOf = (hex: string) =>
    `rgba(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(',')},1)`;

  it('shows main streets first, and all of them with houses where there is room', async () => {
    const { road, streets: colors } = palettes.light;
    const far = await drawn(damascus);
    for (const color of [road.motorway, road.primary]) expect(far).toContain(`stroke="${colorOf(color)}"`);
    const near = await drawn({ ...damascus, zoom: 16.5 });
    expect(near).toContain(`fill="${colorOf(colors.building)}"`);
    expect(near).toContain(`stroke="${colorOf(colors.minor)}"`);
  });

  it('names streets once each for paper, turned as they run, and not in a page', async () => {
    const near = { ...damascus, zoom: 15 };
    const print = { letters: 'serif', hasStreetNames: true };
    const named = await drawn(near, print);
    const along = [...named.matchAll(/rotate\((-?\d+) [^>]*>([^<]*)</g)].map(([, degrees, name]) => ({
      degrees: Number(degrees),
      name,
    }));
    expect(along.length).toBeGreaterThan(5);
    expect(new Set(along.map(({ name }) => name)).size).toBe(along.length);
    for (const { degrees } of along) expect(Math.abs(degrees)).toBeLessThanOrEqual(90);
    expect(named).toContain('font-family="serif"');
    expect(await drawn(near)).not.toContain('rotate(');
  });

  it.each([11.3, 13.2, 14.5, 16])('weighs no more than 25 kB on the line at zoom %d', async (zoom) => {
    for (const size of [
      { width: 390, height: 560 },
      { width: 2_560, height: 1_400 },
    ]) {
      const picture = await drawn({ ...damascus, zoom, ...size });
      expect(gzipSync(picture).length).toBeLessThanOrEqual(25_000);
    }
  });
});

describe('tiles in view', () => {
  const sidesOf = (tile: ReturnType<typeof tilesInView>[number]) => ({
    left: tile.left,
    right: tile.left + tile.width,
    top: tile.top,
    bottom: tile.top + tile.height,
  });

  it.each([5, 7.5, 13, 15.9])('cover the picture without a seam at zoom %d', (zoom) => {
    const camera = { ...CAMERA, zoom, width: 9_000, height: 7_000 };
    const tiles = tilesInView(camera, 13);
    const sides = tiles.map(sidesOf);
    expect(Math.min(...sides.map(({ left }) => left))).toBeLessThanOrEqual(0);
    expect(Math.max(...sides.map(({ right }) => right))).toBeGreaterThanOrEqual(camera.width);
    expect(Math.min(...sides.map(({ top }) => top))).toBeLessThanOrEqual(0);
    expect(Math.max(...sides.map(({ bottom }) => bottom))).toBeGreaterThanOrEqual(camera.height);
    const rows = new Map(tiles.map((tile, index) => [`${tile.x}/${tile.y}`, sides[index]]));
    const seams = tiles.flatMap(({ x, y }) => {
      const [here, below, beside] = [rows.get(`${x}/${y}`), rows.get(`${x}/${y + 1}`), rows.get(`${x + 1}/${y}`)];
      return [...(below ? [[here?.bottom, below.top]] : []), ...(beside ? [[here?.right, beside.left]] : [])];
    });
    expect(seams.length).toBeGreaterThan(3);
    for (const [here, next] of seams) expect(next).toBe(here);
  });
});
