import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { DeskPages } from './desk-pages.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Pages that a pager of 42 links to from the fifth, in a window so wide. */
async function linkedAt(width: number): Promise<(string | null)[]> {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: width <= Number(/max-width: (\d+)px/.exec(media)?.[1] ?? 0),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { findByRole } = await renderApp(<DeskPages page={5} last={42} pathTo={(page) => `/list?page=${page}`} />);
  const links = [...(await findByRole('navigation', { name: 'الصفحات' })).querySelectorAll('a')];
  return links.map((link) => new URL(link.href).searchParams.get('page'));
}

it('names the pages beside this one where there is room, and on a phone the first and the last alone', async () => {
  expect(await linkedAt(1280)).toEqual(['4', '1', '4', '5', '6', '42', '6']);
  cleanup();
  expect(await linkedAt(390)).toEqual(['4', '1', '5', '42', '6']);
});
