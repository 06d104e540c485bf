import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { MapView } from './map-view.tsx';

const map = vi.hoisted(() => ({ listeners: new Map<string, () => void>(), paint: vi.fn() }));
vi.mock('./create-map.ts', () => ({
  toBounds: () => [],
  createMap: () => ({
    once: (event: string, run: () => void) => map.listeners.set(event, run),
    on: () => {},
    off: () => {},
    remove: () => {},
    setPaintProperty: map.paint,
  }),
}));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const waiting = () => screen.queryByText('جارٍ تحميل الخريطة…');

it('says that it loads until its ground is there, and shows no sea before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderApp(<MapView flavor="light" lang="ar" />, { ns: ['map'] });
  act(() => void vi.advanceTimersByTime(30_000));
  expect(waiting()).not.toBeNull();
  expect(map.paint).not.toHaveBeenCalled();
  act(() => map.listeners.get('load')?.());
  expect(map.paint).toHaveBeenCalledWith('sea', 'background-opacity', 1);
  expect(waiting()).toBeNull();
});

it('tells the page when its land does not come for a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onUnavailable = vi.fn();
  await renderApp(<MapView flavor="light" lang="ar" onUnavailable={onUnavailable} />, { ns: ['map'] });
  act(() => void vi.advanceTimersByTime(59_000));
  expect(onUnavailable).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(onUnavailable.mock.calls).toEqual([['load']]);
});
