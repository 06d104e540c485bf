import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { makeRoutes } from '../../routes.tsx';

vi.stubGlobal('scrollTo', () => {});
afterEach(cleanup);

/** The page's code is fetched lazily, and compiled by the first test that asks. */
const PATIENT = { timeout: 10_000 };

const open = async (lang: 'ar' | 'en', query: string) => {
  const page = await renderApp(null, {
    lang,
    path: `/offices?${query}lang=${lang}`,
    routes: makeRoutes,
    answer: ({ path }) => ({
      statusCode: 200,
      body: {
        success: true,
        data: path.includes('/offices')
          ? { offices: [], page: { number: 1, size: 24, total: 3 } }
          : { provinces: [], items: [] },
      },
    }),
  });
  await page.findByRole('heading', { level: 1 }, PATIENT);
  return page.getByRole('main').textContent;
};

it.each([
  ['ar', 'فلا يتصدّر القائمة بتقييم واحد'],
  ['en', 'so that a single review does not lead the list'],
] as const)('the order by rating explains itself, and no other order does (%s)', async (lang, words) => {
  expect(await open(lang, 'sortBy=rating&')).toContain(words);
  cleanup();
  expect(await open(lang, 'sortBy=name&')).not.toContain(words);
});
