import { act, cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { REDIRECT_DELAY_MS, useGoOn } from './destination.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page({ keep }: { keep: (goOn: ReturnType<typeof useGoOn>) => void }): ReactNode {
  keep(useGoOn());
  return null;
}

describe('going on after a log-in', () => {
  it('replaces the form in the history, to where the visitor came from, after 100 ms', async () => {
    let goOn: ReturnType<typeof useGoOn> = () => {};
    const page = await renderApp(
      <Page
        keep={(given) => {
          goOn = given;
        }}
      />,
      { lang: 'en', path: '/login?lang=en' },
    );
    await act(() => page.router.navigate('/login?lang=en', { state: { from: '/offices?page=2' } }));
    vi.useFakeTimers();
    goOn({ type: 'regular' });
    await vi.advanceTimersByTimeAsync(REDIRECT_DELAY_MS - 1);
    expect(page.router.state.location.pathname).toBe('/login');
    await vi.advanceTimersByTimeAsync(1);
    const { pathname, search } = page.router.state.location;
    expect(pathname + search).toBe('/offices?page=2&lang=en');
    expect(page.router.state.historyAction).toBe('REPLACE');
    expect(REDIRECT_DELAY_MS).toBe(100);
  });
});
