// @vitest-environment happy-dom
import type { StyleSpecification } from 'maplibre-gl';
import { expect, it } from 'vitest';
import { baseStyle, flavorOf, preserveOwn, SEA, withoutSea } from './base-style.ts';

it('follows the site’s theme on the standard layer only', () => {
  expect(flavorOf('standard', 'dark')).toBe('dark');
  expect(flavorOf('standard', 'light')).toBe('light');
  expect(flavorOf('terrain', 'dark')).toBe('terrain');
});

it('carries our pins over to another style, above its layers', () => {
  const before = baseStyle('light', 'ar');
  const shown: StyleSpecification = {
    ...before,
    sources: {
      ...before.sources,
      'listing-spots': { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    },
    layers: [...before.layers, { id: 'listing-dots', type: 'circle', source: 'listing-spots' }],
  };
  const after = preserveOwn(shown, baseStyle('dark', 'ar'));
  expect(after.layers.at(-1)?.id).toBe('listing-dots');
  expect(after.sources).toHaveProperty('listing-spots');
  expect(after.layers).toHaveLength(shown.layers.length);
  expect(after.name).toContain('dark');
});

it('keeps the colours of places under their names', () => {
  const before = baseStyle('light', 'ar');
  const at = before.layers.findIndex(({ id }) => id === 'neighborhood-border');
  const ground = { id: 'listing-ground-price', type: 'fill', source: 'base', 'source-layer': 'city' } as const;
  const shown = { ...before, layers: before.layers.toSpliced(at, 0, ground) };
  const after = preserveOwn(shown, baseStyle('dark', 'en'));
  expect(after.layers[at]?.id).toBe('listing-ground-price');
  expect(after.layers[at + 1]?.id).toBe('neighborhood-border');
});

it('begins without the sea, and with all else', () => {
  const style = baseStyle('light', 'ar');
  const bare = withoutSea(style);
  expect(bare.layers[0]).toMatchObject({ id: SEA, paint: { 'background-opacity': 0 } });
  expect(bare.layers.slice(1)).toEqual(style.layers.slice(1));
});
