import type { Map as MapLibre } from 'maplibre-gl';
import { expect, it, vi } from 'vitest';
import { createClusterLayer } from './cluster-layer.ts';
import { ACTIVE_PRICES } from './pin-layer.ts';

const { shown } = vi.hoisted(() => ({ shown: vi.fn() }));
vi.mock('@deck.gl/maplibre', () => ({
  MapLibreOverlay: class {
    setProps = shown;
  },
}));
vi.mock('./cluster-space.ts', () => ({ reserveSpace: () => {} }));

it('draws counts under the price that a card lights up', async () => {
  vi.stubGlobal('document', { fonts: { load: () => Promise.resolve([]) } });
  const layer = await createClusterLayer({
    addControl: () => {},
    removeControl: () => {},
  } as Partial<MapLibre> as MapLibre);
  layer.show([{ id: 'q1', lng: 36.3, lat: 33.5, count: 12, bbox: [36, 33, 37, 34] }], 'light');
  const [[{ layers }]] = shown.mock.calls as [[{ layers: { id: string; props: { beforeId?: string } }[] }]];
  expect(layers.map(({ id, props }) => [id, props.beforeId])).toEqual([
    ['listing-cluster-discs', ACTIVE_PRICES],
    ['listing-cluster-counts', ACTIVE_PRICES],
  ]);
});
