import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { ConnectionBanner } from './connection-banner.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

it.each([
  [10_000, false],
  [5 * 60_000, true],
])('once the line is gone for %s ms, says since when: %s', async (ago, isSaid) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  localStorage.setItem('lastOnline', String(Date.now() - ago));
  const page = await renderApp(<ConnectionBanner />, { lang: 'en' });
  const words = page.getByRole('status').textContent ?? '';
  expect(words).not.toBe('');
  expect(words.includes('Last online')).toBe(isSaid);
});
