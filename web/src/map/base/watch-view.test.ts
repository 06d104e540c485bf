import type { Map as MapLibre } from 'maplibre-gl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BY_PAGE, watchView } from './watch-view.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aMap() {
  const listeners = new Set<(event: object) => void>();
  const map = {
    on: (_: string, listener: (event: object) => void) => listeners.add(listener),
    off: (_: string, listener: (event: object) => void) => listeners.delete(listener),
    getZoom: () => 12.3456,
    getBounds: () => ({
      getWest: () => 36.123_456_7,
      getSouth: () => 33.4,
      getEast: () => 36.4,
      getNorth: () => 33.6,
    }),
  } as unknown as MapLibre;
  return { map, move: (event: object = {}) => listeners.forEach((tell) => void tell(event)), listeners };
}

it('waits until the map has rested for 300 ms', () => {
  const { map, move } = aMap();
  const tell = vi.fn();
  watchView(map, tell);
  move();
  vi.advanceTimersByTime(299);
  move();
  vi.advanceTimersByTime(299);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledExactlyOnceWith({ bbox: [36.123_46, 33.4, 36.4, 33.6], zoom: 12.35, byUser: true });
});

it('knows the page’s own moves from the visitor’s', () => {
  const { map, move, listeners } = aMap();
  const tell = vi.fn();
  const stop = watchView(map, tell);
  move(BY_PAGE);
  vi.advanceTimersByTime(300);
  expect(tell.mock.lastCall?.[0]).toMatchObject({ byUser: false });

  move(BY_PAGE);
  move();
  vi.advanceTimersByTime(300);
  expect(tell.mock.lastCall?.[0]).toMatchObject({ byUser: true });

  move();
  stop();
  vi.advanceTimersByTime(300);
  expect(tell).toHaveBeenCalledTimes(2);
  expect(listeners.size).toBe(0);
});
