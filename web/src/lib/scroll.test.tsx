import { act, cleanup } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { useScrollMemory } from './scroll.ts';

function Layout() {
  useScrollMemory();
  return <Outlet />;
}

const routes = () => [
  {
    element: <Layout />,
    children: [
      { path: '/a', element: 'a' },
      { path: '/b', element: 'b' },
    ],
  },
];

let y = 0;
const scrollTo = vi.fn((_x: number, to: number) => {
  y = to;
});

function scrollBy(to: number) {
  y = to;
  act(() => {
    dispatchEvent(new Event('scroll'));
  });
}

describe('useScrollMemory', () => {
  beforeEach(() => {
    sessionStorage.clear();
    vi.stubGlobal('scrollTo', scrollTo);
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y);
    y = 0;
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('goes to the top of a new page and back to the earlier place', async () => {
    const { router } = await renderApp(null, { path: '/a', routes });
    scrollBy(640);
    await act(() => router.navigate('/b'));
    expect(y).toBe(0);
    scrollBy(200);
    await act(() => router.navigate(-1));
    expect(y).toBe(640);
    await act(() => router.navigate(1));
    expect(y).toBe(200);
  });

  it('keeps the places of whole documents apart', async () => {
    const arrived = vi.spyOn(performance, 'getEntriesByType');
    const by = (type: string) =>
      arrived.mockReturnValue([{ type } as Partial<PerformanceNavigationTiming> as PerformanceNavigationTiming]);
    const leave = () => {
      dispatchEvent(new Event('pagehide'));
      cleanup();
      y = 0;
    };
    by('navigate');
    await renderApp(null, { path: '/a?page=2', routes });
    scrollBy(640);
    leave();
    await renderApp(null, { path: '/b', routes });
    expect(y).toBe(0);
    scrollBy(200);
    leave();
    by('back_forward');
    await renderApp(null, { path: '/a?page=2', routes });
    expect(y).toBe(640);
  });

  it('opens at its top what is loaded anew', async () => {
    const arrived = vi.spyOn(performance, 'getEntriesByType');
    arrived.mockReturnValue([
      { type: 'navigate' } as Partial<PerformanceNavigationTiming> as PerformanceNavigationTiming,
    ]);
    sessionStorage.setItem('diyar-scroll', JSON.stringify({ '/a': 640 }));
    await renderApp(null, { path: '/a', routes });
    expect(y).toBe(0);
  });

  it('leaves a change of the query where it is', async () => {
    const { router } = await renderApp(null, { path: '/a', routes });
    scrollBy(640);
    await act(() => router.navigate('/a?page=2'));
    expect(y).toBe(640);
  });
});
