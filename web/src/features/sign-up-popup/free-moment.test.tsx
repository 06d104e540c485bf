import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteView } from './popup-memory.ts';
import { usePopup } from './use-popup.ts';
import { useStay } from './use-stay.ts';

const SECOND = 1_000;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const scroll = (y: number) =>
  act(async () => {
    vi.stubGlobal('scrollY', y);
    dispatchEvent(new Event('scroll'));
  });

function Watched() {
  const isUnsettled = useStay();
  const { phase } = usePopup({ isVisitor: true, isQuiet: isUnsettled });
  return (
    <>
      <output>{phase}</output>
      <Outlet />
    </>
  );
}

/** A visitor who begins at a path of this site; the slow page takes four seconds. */
async function visit(path: string) {
  const slow = () => new Promise((resolve) => setTimeout(() => resolve(null), 4 * SECOND));
  const children = [
    { path: '/slow', loader: slow, element: null },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter([{ element: <Watched />, children }], { initialEntries: [path] });
  const page = render(<RouterProvider router={router} />);
  await pass(0);
  const phase = () => page.container.querySelector('output')?.textContent;
  const go = (to: string) =>
    act(async () => {
      void router.navigate(to);
    });
  const goBack = () => act(() => router.navigate(-1));
  return { phase, go, goBack };
}

describe('the sign-up popup opens at the first free moment after its time', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    vi.useFakeTimers();
    vi.stubGlobal('scrollY', 0);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('which is its time itself, fifteen seconds after the load', async () => {
    const { phase } = await visit('/about');
    await pass(15 * SECOND - 1);
    expect(phase()).toBe('hidden');
    await pass(1);
    expect(phase()).toBe('open');
  });

  it('ten seconds after a navigation, however long the page was on its way', async () => {
    const { phase, go } = await visit('/about');
    await pass(13 * SECOND);
    await go('/slow');
    await pass(4 * SECOND);
    await pass(10 * SECOND - 1);
    expect(phase()).toBe('hidden');
    await pass(SECOND + 1);
    expect(phase()).toBe('open');
  });

  it('over a listing only once it is read', async () => {
    const { phase } = await visit('/property/1/flat');
    await pass(60 * SECOND);
    expect(phase()).toBe('hidden');
    await scroll(60);
    await pass(2 * SECOND);
    expect(phase()).toBe('hidden');
    await scroll(160);
    await pass(SECOND);
    expect(phase()).toBe('open');
  });

  it('over a listing that was come back to', async () => {
    const { phase, go, goBack } = await visit('/property/1/flat');
    await pass(5 * SECOND);
    await go('/about');
    await pass(SECOND);
    await goBack();
    await pass(9 * SECOND);
    expect(phase()).toBe('hidden');
    await pass(2 * SECOND);
    expect(phase()).toBe('open');
  });

  it('within a second of leaving a field, and a minute after three pages in a row', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    const { phase } = await visit('/about');
    await pass(30 * SECOND);
    expect(phase()).toBe('hidden');
    for (let views = 0; views < 3; views++) noteView(Date.now());
    field.remove();
    await pass(59 * SECOND);
    expect(phase()).toBe('hidden');
    await pass(3 * SECOND);
    expect(phase()).toBe('open');
  });
});
