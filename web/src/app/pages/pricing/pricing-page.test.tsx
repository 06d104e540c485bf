import { cleanup, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { Page } from './pricing-page.tsx';

afterEach(cleanup);

const durations = [
  { days: 3, price: 2.5 },
  { days: 7, price: 5 },
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
