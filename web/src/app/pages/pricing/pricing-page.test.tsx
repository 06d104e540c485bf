import { cleanup, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { Page } from './pricing-page.tsx';

afterEach(cleanup);

const durations = [
  { days: 3, price: 2.5 },
  { days: 7, price: 5 },
];
const line = (code: string, amount: number | null, officeOnly = true) => {
  const name = amount === null ? code : `${code} ${amount}`;
  return { code, name, amount, officeOnly };
};
const aPlan = (code: string, over: object) => ({
  ...{ code, name: code, listingLimit: 10, isFor: null, family: null, period: null, price: null, savesPercent: null },
  ...over,
});
const office = aPlan('office', { isFor: 'office', features: [line('reports', null), line('seats', 3)] });
const standard = { family: 'standard', features: [line('reports', null), line('seats', 10)] };
const premium = { family: 'premium', features: [line('reports', null), line('seats', 10), line('badge', null)] };
const PLANS = [
  office,
  aPlan('standard_monthly', { ...standard, period: 'monthly', price: 15 }),
  aPlan('standard_yearly', { ...standard, period: 'yearly', price: 144, savesPercent: 20 }),
  aPlan('premium_monthly', { ...premium, period: 'monthly', price: 40 }),
];
const ANSWERS = new Map<string, object>([
  ['/api/plans', { plans: [] }],
  ['/api/boosts/prices', { types: [{ type: 'featured', durations }], bulkDiscount: { from: 5, percent: 10 } }],
  ['/api/listing-slots/price', { price: 2, days: 30 }],
]);

it.each([
  ['en', 'Boosts', '$2.50', 'One more place for a listing costs $2 and lasts 30 days.'],
  ['ar', 'ترويج الإعلانات', '2.50 $', 'المكان الإضافي لإعلان واحد ثمنه 2 $ ويدوم 30 يومًا.'],
] as const)('shows in %s boosts and extra places beside the plans', async (lang, title, price, slot) => {
  const page = await renderApp(<Page />, {
    ...{ lang, ns: ['pricing', 'boosts'] },
    answer: ({ path }) => ({ statusCode: 200, body: { success: true, data: ANSWERS.get(path) } }),
  });
  const region = await page.findByRole('region', { name: title });
  expect(within(region).getAllByRole('row')).toHaveLength(2);
  expect(within(region).getByText(price)).toBeTruthy();
  const plain = page.container.textContent?.replace(/[\u2066-\u2069]/g, '');
  expect(plain).toContain(slot);
});

it.each([
  ['', ['office', 'standard_monthly', 'premium_monthly'], '$15'],
  ['?period=yearly', ['office', 'standard_yearly'], '$144 a year$12 a monthSave 20%'],
] as const)(
  'shows plans of the length that the address names, and what each adds (%s)',
  async (query, shown, price) => {
    const page = await renderApp(<Page />, {
      ...{ lang: 'en', ns: ['pricing', 'boosts', 'plan-comparison'], path: `/pricing${query}` },
      answer: ({ path }) => ({
        statusCode: 200,
        body: { success: true, data: path === '/api/plans' ? { plans: PLANS } : ANSWERS.get(path) },
      }),
    });
    await page.findAllByRole('heading', { level: 2, name: 'office' });
    const cards = page.getAllByRole('listitem').filter((item) => item.querySelector('h2'));
    expect(cards.map((card) => card.querySelector('h2')?.textContent)).toEqual(shown);
    const linesOf = (card: HTMLElement | undefined) =>
      [...(card?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(linesOf(cards[1])).toEqual(['seats 10']);
    if (cards[2]) expect(linesOf(cards[2])).toEqual(['badge']);
    expect(cards[1]?.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain(price);
    const seats = page.getByRole('row', { name: /People in the team/ });
    expect(
      within(seats)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['No', '3', '10', '10']);
  },
);
