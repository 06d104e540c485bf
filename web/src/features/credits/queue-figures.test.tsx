import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { QueueFigures } from './queue-figures.tsx';

afterEach(cleanup);

const none = { count: 0, amount: 0, oldestAt: null, late: 0 };

it.each([
  ['en', 12 / 60, '12 minutes'],
  ['en', 0.001, '1 minute'],
  ['en', 1.5, '1.5 hours'],
  ['ar', 12 / 60, '12 دقيقة'],
  ['ar', 2 / 60, 'دقيقتان'],
] as const)('says in %s how long %s hours are', async (lang, hours, words) => {
  const decided = { hours, approved: 1, rejected: 0, amount: 5 };
  const page = await renderApp(<QueueFigures waiting={{ addition: none, refund: none }} decided={decided} />, {
    ...{ lang, ns: ['credits'] },
  });
  expect(page.getByText(words)).toBeTruthy();
});
