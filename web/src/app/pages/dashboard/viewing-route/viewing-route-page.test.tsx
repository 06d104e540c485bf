import type { ViewingStop } from '@diyar/api/contracts/viewings';
import { cleanup, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeRoutes } from '#app/routes.tsx';
import type { WireRequest } from '#lib/api-client.ts';
import { aStop } from '#testing/a-stop.ts';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';

const map = vi.hoisted(() => vi.fn((_props: object) => null));
vi.mock('#map/lazy-map.tsx', async (original) => ({ ...(await original<object>()), LazyHomesMap: map }));
vi.stubGlobal('scrollTo', () => {});
afterEach(cleanup);

const DAY = '2026-12-01';
const STOPS: ViewingStop[] = [
  aStop({ id: 'a', startsAt: `${DAY}T07:00:00.000Z`, point: { lng: 36.24, lat: 33.5, isApproximate: false } }),
  aStop({ id: 'b', startsAt: `${DAY}T07:30:00.000Z`, listing: null, address: null, point: null }),
  aStop({
    id: 'c',
    startsAt: `${DAY}T08:10:00.000Z`,
    address: null,
    status: 'pending',
    isMyTurn: true,
    point: { lng: 36.28, lat: 33.52, isApproximate: true },
  }),
  aStop({ id: 'd', startsAt: `${DAY}T08:45:00.000Z`, point: { lng: 36.3, lat: 33.52, isApproximate: false } }),
  aStop({ id: 'e', startsAt: `${DAY}T09:00:00.000Z`, point: { lng: 36.3, lat: 33.52, isApproximate: false } }),
];
const ASSUMED = {
  en: /3 minutes per km for the first 10 km/,
  ar: /3 دقائق لكل كيلومتر من أول 10 كم/,
};

async function show(lang: 'ar' | 'en', stops: ViewingStop[] = STOPS, query = '') {
  const asked: WireRequest[] = [];
  const days = stops.length > 0 ? [{ day: DAY, count: stops.length }] : [];
  const screen = await renderApp(null, {
    lang,
    path: `/dashboard/viewings/route?lang=${lang}${query}`,
    routes: makeRoutes,
    user: aUser(),
    answer: (request) => {
      if (!request.path.includes('/viewings/route')) return { statusCode: 404, body: {} };
      asked.push(request);
      const data = { day: days[0]?.day ?? null, days, stops };
      return { statusCode: 200, body: { success: true, data } };
    },
  });
  // The screen's code is fetched by the first of these tests.
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  return { ...screen, asked };
}

describe('a day’s way', () => {
  it.each([
    [
      'en',
      /To 4: about 1\.9 km in a straight line, 5 minutes in between\./,
      /the way takes about 6 minutes/,
      /before this one ends/,
    ],
    ['ar', /إلى 4: نحو 1\.9 كم بخط مستقيم، والفاصل 5 دقائق\./, /زمن الطريق تقريبًا: 6 دقائق/, /قبل أن ينتهي هذا/],
  ] as const)('is a numbered list with what lies between (%s)', async (lang, leg, tight, overlap) => {
    const { findByText, getAllByRole } = await show(lang);
    await findByText(ASSUMED[lang]);
    const items = getAllByRole('listitem').filter((item) => item.parentElement?.tagName === 'OL');
    expect(items.map((item) => item.textContent?.[0])).toEqual(['1', '2', '3', '4', '5']);
    const [, office, third, fourth] = items.map((item) => within(item));
    third?.getByText(leg);
    third?.getByText(tight);
    fourth?.getByText(overlap);
    expect(office?.queryByRole('link', { name: /Google/ })).toBeNull();
  });

  it('is shown on a map with the list’s numbers, an office visit left out', async () => {
    await show('en');
    await expect
      .poll(() => map.mock.lastCall?.[0])
      .toMatchObject({
        route: 'The viewings of the day',
        homes: [{ number: 1 }, { number: 3, approx: true }, { number: 4 }, { number: 5 }],
      });
  });

  it('opens in the visitor’s own map, whole and stop by stop', async () => {
    const { findByRole } = await show('en');
    const whole = await findByRole('link', { name: 'Open the route in Google Maps' });
    expect(new URL(whole.getAttribute('href') ?? '').searchParams.get('waypoints')?.split('|')).toHaveLength(3);
    const one = await findByRole('link', { name: 'Open stop 3 in a maps app' });
    expect(one.getAttribute('href')).toMatch(/^geo:33\.52,36\.28\?q=/);
  });

  it('asks for the day of its address', async () => {
    const { findByText, asked } = await show('en', STOPS, `&day=${DAY}`);
    await findByText('Tuesday, 1 December 2026');
    expect(asked.map(({ path }) => path)).toEqual([`/api/viewings/route?day=${DAY}`]);
  });

  it('says so when there is nothing to go to', async () => {
    const { findByRole } = await show('ar', []);
    await findByRole('heading', { name: 'لا معاينات تذهب إليها' });
  });
});
