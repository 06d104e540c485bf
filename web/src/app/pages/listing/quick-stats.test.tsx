import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aListing } from '#testing/a-listing.ts';
import { renderApp } from '#testing/render-app.tsx';
import { QuickStats } from './quick-stats.tsx';

afterEach(cleanup);

const namesOf = async (lang: 'ar' | 'en', rooms: number) => {
  const listing = aListing({ bedrooms: rooms, bathrooms: rooms });
  const screen = await renderApp(<QuickStats listing={listing} />, { lang, ns: ['listing', 'listings'] });
  return screen.getAllByRole('listitem').map((item) => item.textContent);
};

describe('the listing at a glance', () => {
  it.each([
    ['ar', 1, '1غرفة نوم', '1حمّام'],
    ['ar', 3, '3غرف نوم', '3حمّامات'],
    ['ar', 11, '11غرفة نوم', '11حمّامًا'],
    ['en', 1, '1Bedroom', '1Bathroom'],
    ['en', 2, '2Bedrooms', '2Bathrooms'],
  ] as const)('lets the noun agree in %s with %d', async (lang, count, bedrooms, bathrooms) => {
    expect(await namesOf(lang, count)).toEqual(expect.arrayContaining([bedrooms, bathrooms]));
  });
});
