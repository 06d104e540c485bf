import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { makeRoutes } from '../../routes.tsx';

vi.stubGlobal('scrollTo', () => {});
afterEach(cleanup);

/** The page's code is fetched lazily, and compiled by the first test that asks. */
const PATIENT = { timeout: 10_000 };
const ID = '019b7797-1648-78c4-a825-4d946a22c7c8';
const GONE = {
  state: 'sold',
  title: 'شقة للبيع في المزة',
  place: { name: 'المزة', path: '/syria/damascus/damascus/mezzeh/apartments/sale' },
  category: { key: 'apartments', name: 'شقق' },
  similar: [],
};

const open = async (lang: 'ar' | 'en') => {
  const asked: string[] = [];
  const page = await renderApp(null, {
    lang,
    path: `/property/${ID}/apartments-for-sale?lang=${lang}`,
    routes: makeRoutes,
    answer: ({ path }) => {
      asked.push(path);
      return path === `/api/listings/${ID}/gone`
        ? { statusCode: 200, body: { success: true, data: GONE } }
        : { statusCode: 404, body: { success: false, code: 'listing_not_found', message: '' } };
    },
  });
  return { page, asked };
};

it.each([
  ['ar', 'تم بيعه'],
  ['en', 'This has been sold'],
] as const)(
  'the page of a sold listing says so, without price or contact, and asks not to be listed (%s)',
  async (lang, sold) => {
    const { page, asked } = await open(lang);
    await page.findByRole('heading', { level: 1, name: GONE.title }, PATIENT);
    const main = page.getByRole('main');
    expect(main.textContent).toContain(sold);
    expect(main.textContent).not.toMatch(/[$€]|ل\.س|\d{4,}/);
    expect(main.querySelector('a[href^="tel:"], a[href*="wa.me"], form, [data-act=reveal]')).toBeNull();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(asked).not.toContain(`/api/listings/${ID}/contact`);
  },
);
