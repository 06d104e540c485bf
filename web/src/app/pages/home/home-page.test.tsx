import { cleanup, fireEvent, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aListing } from '#testing/a-listing.ts';
import { renderApp } from '#testing/render-app.tsx';
import { makeRoutes } from '../../routes.tsx';

vi.stubGlobal('scrollTo', () => {});
afterEach(cleanup);

/** The page's code is fetched lazily, and compiled by the first test that asks. */
const PATIENT = { timeout: 10_000 };

const category = (slug: string, name: string, count: number) => ({
  slug,
  name,
  icon: 'car',
  iconImage: null,
  color: '#BE5A32',
  count,
});
const ANSWERS: Record<string, unknown> = {
  '/api/listings/homepage-categories': {
    categories: [
      category('real-estate', 'عقارات', 10_222),
      category('vehicles', 'سيارات', 2),
      category('pets', 'طيور', 14),
    ],
    places: [{ key: 'aleppo', path: '/syria/aleppo/aleppo', name: 'حلب', count: 1286 }],
  },
  '/api/listings/homepage-featured': { items: [aListing({ featured: true })] },
  '/api/statistics': { listings: 16_045, newThisWeek: 3, offices: 60, cities: 387 },
  '/api/cities/provinces': { provinces: [{ key: 'damascus', name: 'دمشق' }] },
};

const open = (lang: 'ar' | 'en', without: string[] = [], onAsked: (path: string) => unknown = () => {}) =>
  renderApp(null, {
    lang,
    path: `/?lang=${lang}`,
    routes: makeRoutes,
    answer: ({ path }) => {
      onAsked(path);
      const name = path.replace(/\?.*/, '');
      const data = without.includes(name) ? undefined : ANSWERS[name];
      return data ? { statusCode: 200, body: { success: true, data } } : { statusCode: 503, body: {} };
    },
  });

describe('the home page', () => {
  it('counts as each language does', async () => {
    const page = await open('ar');
    await page.findByText('10,222 إعلانًا', {}, PATIENT);
    expect(page.getByText('إعلانان')).toBeTruthy();
    expect(page.getByText('14 إعلانًا')).toBeTruthy();
    expect(page.getByText('إعلانات جديدة هذا الأسبوع')).toBeTruthy();
  });

  it('leads on to searches that keep the language', async () => {
    const page = await open('en');
    await page.findByText('Most popular places', {}, PATIENT);
    expect(page.getByRole('link', { name: /حلب/ }).getAttribute('href')).toBe('/syria/aleppo/aleppo?lang=en');
    const search = within(page.getByRole('form', { name: 'Search listings' }));
    expect(search.getByRole('option', { name: 'دمشق' }).getAttribute('value')).toBe('damascus');
  });

  it('asks for suggestions of the deal that is chosen', async () => {
    const asked: string[] = [];
    const page = await open('en', [], (path) => asked.push(path));
    await page.findByText('Most popular places', {}, PATIENT);
    const field = page.getByRole('combobox', { name: 'Search by words' });
    fireEvent.change(field, { target: { value: 'mezzeh' } });
    const questions = () => asked.filter((path) => path.startsWith('/api/search/suggestions'));
    await vi.waitFor(() => expect(questions()).toEqual(['/api/search/suggestions?query=mezzeh']), PATIENT);
    fireEvent.click(page.getByRole('radio', { name: 'Rent' }));
    fireEvent.change(field, { target: { value: 'mezze' } });
    await vi.waitFor(
      () => expect(questions().at(-1)).toBe('/api/search/suggestions?query=mezze&transactionType=rent'),
      PATIENT,
    );
  });

  it('leaves out a part that failed, and stands', async () => {
    const page = await open('en', ['/api/statistics', '/api/listings/homepage-featured']);
    await page.findByText('Browse by category', {}, PATIENT);
    expect(page.queryByText('New and featured')).toBeNull();
    expect(page.queryByText('Apartments for sale in Damascus')).toBeNull();
    expect(page.getByRole('heading', { level: 1 })).toBeTruthy();
  });
});
