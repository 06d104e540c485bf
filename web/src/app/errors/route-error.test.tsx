import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LazyPageError } from '#lib/lazy-page.ts';
import { renderApp } from '#testing/render-app.tsx';
import { RouteError } from './route-error.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '');
  vi.restoreAllMocks();
});

/** Leads to a page whose code never arrives. */
async function goTo(state: object) {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const page = await renderApp(null, {
    lang: 'en',
    routes: () => [
      { path: '/', element: null },
      {
        path: '/dashboard',
        ErrorBoundary: RouteError,
        loader: () => {
          throw new LazyPageError('Failed to load component');
        },
      },
    ],
  });
  await act(() => page.router.navigate('/dashboard', { state }));
  return { ...page, reload };
}

describe('a page whose code cannot be had', () => {
  it('is loaded as a document after a log-in, once', async () => {
    history.replaceState({ key: 'walked' }, '');
    const first = await goTo({ isJustSignedIn: true });
    expect(first.reload).toHaveBeenCalledOnce();
    expect(history.state).toEqual({});
    cleanup();
    first.reload.mockClear();
    const again = await goTo({ isJustSignedIn: true });
    expect(again.reload).not.toHaveBeenCalled();
    expect(again.getByRole('alert')).toBeTruthy();
  });

  it('says so everywhere else', async () => {
    history.replaceState({ key: 'walked' }, '');
    const { reload, getByRole } = await goTo({});
    expect(reload).not.toHaveBeenCalled();
    expect(getByRole('alert')).toBeTruthy();
  });
});
