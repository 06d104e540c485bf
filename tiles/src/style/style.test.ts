import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { SOURCE_LAYERS } from '../schema.ts';
import { FLAVORS, IMAGERY_BEFORE, LANGUAGES, mapStyle, palettes } from './index.ts';

const own = { tilesUrl: '/tiles/base.pmtiles', fontsUrl: '/tiles/fonts' };
const all = FLAVORS.flatMap((flavor) => LANGUAGES.map((lang) => ({ flavor, lang })));

describe.each(all)('$flavor in $lang', ({ flavor, lang }) => {
  const style = mapStyle({ flavor, lang, ...own });

  it('is a valid style', () => {
    expect(validateStyleMin(style).map((error) => error.message)).toEqual([]);
  });

  it('draws only layers that the pipeline writes', () => {
    const drawn = style.layers.flatMap((layer) => ('source-layer' in layer ? [layer['source-layer']] : []));
    expect(drawn.filter((name) => !SOURCE_LAYERS.some((known) => known === name))).toEqual([]);
  });

  it('asks no other host for anything', () => {
    expect(JSON.stringify(style)).not.toMatch(/https?:|"glyphs"|"sprite"/);
  });

  it('has the layers of every other look, in the same order', () => {
    const ids = (s: typeof style) => s.layers.map(({ id }) => id);
    expect(ids(style)).toEqual(ids(mapStyle({ flavor: 'light', lang: 'ar', ...own })));
  });
});

describe('mapStyle', () => {
  it('puts the reader’s language first', () => {
    const field = (lang: 'ar' | 'en') =>
      JSON.stringify(mapStyle({ flavor: 'light', lang, ...own }).layers.find(({ id }) => id === 'city-name'));
    expect(field('ar').indexOf('name_ar')).toBeLessThan(field('ar').indexOf('name_en'));
    expect(field('en').indexOf('name_en')).toBeLessThan(field('en').indexOf('name_ar'));
  });

  it('lets the name of a city step clear of the largest count', () => {
    const layer = mapStyle({ flavor: 'light', lang: 'ar', ...own }).layers.find(({ id }) => id === 'city-name');
    const [, , beside, , onSpot] = JSON.parse(JSON.stringify(layer?.layout))['text-variable-anchor-offset'];
    // Ten thousand listings are a disc of 31 px, the smallest name of a city is 11.5 px high.
    for (const [[, ways], px] of [
      [beside, 11.5],
      [onSpot, 14],
    ]) {
      const furthest = (way: string) =>
        Math.max(...ways.flatMap((each: unknown, i: number) => (each === way ? ways[i + 1].map(Math.abs) : [])));
      for (const way of ['top', 'bottom', 'left', 'right']) expect(furthest(way) * px).toBeGreaterThan(33);
    }
  });

  it('lays imagery over the drawn ground and under borders and names, in the satellite look only', () => {
    const imagery = { tiles: ['/imagery/{z}/{x}/{y}.jpg'], attribution: 'Survey office' };
    const ids = mapStyle({ flavor: 'satellite', lang: 'ar', ...own, imagery }).layers.map(({ id }) => id);
    expect(ids.indexOf('imagery')).toBe(ids.indexOf(IMAGERY_BEFORE) - 1);
    expect(ids.indexOf('imagery')).toBeGreaterThan(ids.indexOf('ground'));
    expect(mapStyle({ flavor: 'light', lang: 'ar', ...own, imagery }).layers.map(({ id }) => id)).not.toContain(
      'imagery',
    );
  });

  it('draws no computed border of a quarter where streets would be', () => {
    const borders = mapStyle({ flavor: 'light', lang: 'ar', ...own }).layers.filter(({ id }) =>
      ['neighborhood-border', 'city-border'].includes(id),
    );
    expect(borders.map(({ maxzoom }) => maxzoom)).toEqual([13.6, 14]);
  });

  it('reads tiles from a template as well as from one file', () => {
    const source = mapStyle({ flavor: 'dark', lang: 'en', tilesUrl: '/tiles/{z}/{x}/{y}.mvt', fontsUrl: '/f' }).sources
      .base;
    expect(source).toMatchObject({ tiles: ['/tiles/{z}/{x}/{y}.mvt'] });
  });

  it.each(FLAVORS)('writes names readable on the ground in %s', (flavor) => {
    const { text, country, builtUp } = palettes[flavor];
    for (const ink of [text.strong, text.plain]) expect(contrast(ink, text.halo)).toBeGreaterThanOrEqual(4.5);
    // on imagery-like ground the halo carries the contrast, on plain paper the paper does
    if (flavor !== 'satellite')
      for (const paper of [country, builtUp]) expect(contrast(text.plain, paper)).toBeGreaterThanOrEqual(4.5);
  });
});

/** WCAG 2.2 contrast ratio of two #rrggbb colours. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
