import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { Map as MapLibre } from 'maplibre-gl';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { MapContext } from '../../base/map-context.ts';
import { DrawTools } from './draw-tools.tsx';

afterEach(cleanup);

const ANSWERS: Record<string, () => object> = {
  getCanvas: () => document.createElement('canvas'),
  getContainer: () => document.createElement('div'),
  getStyle: () => ({ layers: [] }),
};
/** A map that nothing is drawn on: whatever else is asked of it does nothing. */
const partOf = (name: string): object => new Proxy(() => ANSWERS[name]?.(), { get: (_, part) => partOf(String(part)) });
const bare = partOf('map') as MapLibre;

it('speaks of the start of a walk, and of the center of a circle alone', async () => {
  await renderApp(
    <MapContext value={{ map: bare, flavor: 'light', lang: 'en' } as never}>
      <DrawTools shape={[]} onDone={vi.fn()} onCancel={vi.fn()} />
    </MapContext>,
    { lang: 'en', ns: ['map', 'ui'] },
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Around a point' }));
  expect(screen.getByRole('status').textContent).toContain('where the walk starts');
  expect(screen.getByRole('button', { name: 'Start here' })).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'circle 1000' } });
  expect(screen.getByRole('status').textContent).toContain('Tap the center');
  expect(screen.getByRole('button', { name: 'Center here' })).toBeTruthy();
});
