import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { MapView } from './map-view.tsx';

const map = vi.hoisted(() => ({ listeners: new Map<string, () => void>() }));
vi.mock('./base-style.ts', () => ({ baseStyle: () => ({}), keepOwn: () => ({}) }));
vi.mock('./create-map.ts', () => ({
  toBounds: () => [],
  createMap: () => ({
    once: (event: string, run: () => void) => map.listeners.set(event, run),
    on: () => {},
    off: () => {},
    remove: () => {},
  }),
}));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const waiting = () => screen.queryByText('جارٍ تحميل الخريطة…');

it('covers the map with words until its ground is there', async () => {
  await renderApp(<MapView flavor="light" lang="ar" />, { ns: ['map'] });
  expect(waiting()).not.toBeNull();
  act(() => map.listeners.get('load')?.());
  expect(waiting()).toBeNull();
});

it('does not wait for ever for a source that hangs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderApp(<MapView flavor="light" lang="ar" />, { ns: ['map'] });
  expect(waiting()).not.toBeNull();
  act(() => void vi.advanceTimersByTime(5_000));
  expect(waiting()).toBeNull();
});
