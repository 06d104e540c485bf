import {
  AD_DAYS,
  AD_PLACES,
  AD_PRIORITIES,
  AD_SIZES,
  type AdPlace,
  type AdSize,
} from '@diyar/api/rules/advertisements';
import { cleanup, fireEvent, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Pricing } from '#features/advertisements/api.ts';
import { renderApp } from '#testing/render-app.tsx';
import { Page } from './advertise-page.tsx';

afterEach(cleanup);

const DAILY: Record<AdSize, number> = { small: 0.75, medium: 0.9, large: 2, sidebar: 1, banner: 0.5, inline: 1 };
const PERCENT: Record<AdPlace, number> = { home: 200, search_results: 125, featured: 150, sidebar: 100, footer: 100 };
const pricing: Pricing = {
  from: 0.5,
  sizes: (Object.keys(AD_SIZES) as AdSize[]).map((size) => ({ size, width: 1, height: 1, daily: DAILY[size] })),
  places: (Object.keys(AD_PLACES) as AdPlace[]).map((place) => ({
    ...{ place, percent: PERCENT[place], sizes: [...AD_PLACES[place]] },
  })),
  priorities: [...AD_PRIORITIES],
  discounts: [{ days: 7, percent: 5 }],
};
const open = (lang: 'ar' | 'en') =>
  renderApp(<Page />, {
    ...{ lang, ns: ['advertise', 'advertisements'] },
    answer: () => ({ statusCode: 200, body: { success: true, data: pricing } }),
  });

it('shows what every size costs at each of the five places, for every duration', async () => {
  const page = await open('en');
  const table = await page.findByRole('table');
  const rows = within(table).getAllByRole('row');
  const sizes = Object.values(AD_PLACES).flat();
  expect(rows).toHaveLength(1 + 5 + sizes.length);
  const priced = rows.filter((row) => within(row).queryAllByRole('cell').length > 0);
  expect(priced.map((row) => within(row).getAllByRole('cell').length)).toEqual(sizes.map(() => AD_DAYS.length));
  const [large, medium] = priced.map((row) => row.textContent);
  expect(large).toContain('970×250');
  expect(large).toContain('Computers only');
  // 0.9 × 2 a day, and 5 % less for 7 days, without the part of a cent.
  expect(medium).toContain('$1.80');
  expect(medium).toContain('$11.97');
  expect(page.getByText('Inquiries are answered within about 24 hours.')).toBeTruthy();
});

it('works a price out without an account, and takes the choice along', async () => {
  const page = await open('ar');
  const place = await page.findByLabelText('المكان');
  fireEvent.change(place, { target: { value: 'sidebar' } });
  fireEvent.change(page.getByLabelText('المقاس'), { target: { value: 'sidebar' } });
  fireEvent.change(page.getByLabelText('المدة'), { target: { value: '7' } });
  const calculator = within(page.getByRole('region', { name: 'احسب السعر' }));
  expect(calculator.getByText('6.65 $')).toBeTruthy();
  const address = page.getByRole('link', { name: 'احجزها' }).getAttribute('href') ?? '';
  expect(Object.fromEntries(new URL(address, 'https://x').searchParams)).toMatchObject({
    ...{ make: 'new', place: 'sidebar', size: 'sidebar', days: '7', priority: '1' },
  });
});
