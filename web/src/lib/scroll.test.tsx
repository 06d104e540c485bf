import { act, cleanup } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
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

  it('leaves a change of the query where it is', async () => {
    const { router } = await renderApp(null, { path: '/a', routes });
    scrollBy(640);
    await act(() => router.navigate('/a?page=2'));
    expect(y).toBe(640);
  });
});
