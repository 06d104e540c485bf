import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCompared, toggleCompared } from '#features/compare/compare-store.ts';
import type { WireRequest } from '#lib/api-client.ts';
import { aListing } from '#testing/a-listing.ts';
import { renderApp } from '#testing/render-app.tsx';
import { Page } from './compare-page.tsx';

const map = vi.hoisted(() => vi.fn((_props: object) => null));
vi.mock('#map/lazy-map.tsx', () => ({ LazyHomesMap: map }));

const IDS = ['019b76da-a800-700d-8d37-26b4630d09cc', '019b76da-a800-700d-8d37-26b4630d09cd'];

beforeEach(clearCompared);
afterEach(cleanup);

const open = (path: string) => renderApp(<Page />, { path, ns: ['compare', 'listings'] });

describe('the comparison without listings in its address', () => {
  it('shows those of the tray', async () => {
    for (const id of IDS) toggleCompared({ id, title: id, image: null });
    const { router } = await open('/properties/compare?lang=ar');
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
        ids: IDS.join(','),
        lang: 'ar',
      }),
    );
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('says that there is nothing to compare when the tray is empty', async () => {
    const { findByRole, router } = await open('/properties/compare?lang=ar');
    await findByRole('heading', { level: 2 });
    expect(router.state.location.search).toBe('?lang=ar');
  });

  it('leaves an address that was emptied alone', async () => {
    toggleCompared({ id: IDS[0] ?? '', title: 'x', image: null });
    const { findByRole, router } = await open('/properties/compare?ids=&lang=ar');
    await findByRole('heading', { level: 2 });
    expect(router.state.location.search).toBe('?ids=&lang=ar');
  });
});

describe('where the compared listings are', () => {
  const homes = [
    aListing({ id: IDS[0], title: 'شقة المزة', proximities: { cityCentre: 2400 } }),
    aListing({ id: IDS[1], title: 'شقة المالكي', lng: 36.28, lat: 33.52, approximate: true }),
  ];
  const school = (metres: number) => ({ key: `w${metres}`, kind: 'school', name: 'School', metres, point: null });
  const around = [
    { title: 'Nearest', credit: '© OpenStreetMap', items: [school(350)] },
    { title: 'Nearest', credit: null, items: [school(1_200), { ...school(400), kind: 'market', name: 'Market' }] },
  ];
  const answer = ({ path }: WireRequest) => {
    const index = homes.findIndex(({ id }) => path.includes(id));
    const data = path.endsWith('/nearby') ? { items: [], facilities: [around[index]] } : homes[index];
    return data ? { statusCode: 200, body: { success: true, data } } : { statusCode: 404, body: {} };
  };
  const show = (lang: 'ar' | 'en') =>
    renderApp(<Page />, {
      lang,
      path: `/properties/compare?ids=${IDS.join(',')}&lang=${lang}`,
      ns: ['compare', 'listings'],
      answer,
    });

  it.each([
    ['en', 'Where they are', /City center 2\.4 km away/, '1 and 2: about 2.9 km'],
    ['ar', 'أين تقع', /يبعد 2\.4 كم عن مركز المدينة/, 'بين 1 و2: نحو 2.9 كم'],
  ] as const)('is said in words (%s)', async (lang, name, centre, apart) => {
    const { findByRole } = await show(lang);
    const part = within(await findByRole('region', { name }));
    expect(part.getAllByText(centre)).toHaveLength(1);
    expect(part.getAllByText(lang === 'en' ? /Approximate place/ : /موقع تقريبي/)).toHaveLength(1);
    part.getByText(apart);
  });

  it('is shown on a map, without one that is taken out', async () => {
    const { findByRole, queryByText } = await show('en');
    const shown = () => map.mock.lastCall?.[0];
    await expect
      .poll(shown, { timeout: 10_000 })
      .toMatchObject({ homes: [{ approx: false }, { lng: 36.28, lat: 33.52, approx: true }] });
    fireEvent.click(await findByRole('button', { name: /^Remove “شقة المزة”/ }));
    await expect.poll(shown, { timeout: 10_000 }).toMatchObject({ homes: [{ lng: 36.28, lat: 33.52, approx: true }] });
    // The map is given its homes while the page is drawn, before the words are taken away.
    await expect.poll(() => queryByText(/1 and 2/)).toBeNull();
  });

  it('says what is around each, and what is nearer to which', async () => {
    const { findByRole } = await show('en');
    const table = within(await findByRole('region', { name: 'What is around them' }));
    const rows = table.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => [cell.textContent, cell.dataset.best !== undefined]),
    );
    expect(rows.slice(1)).toEqual([
      [
        ['350 m', true],
        ['1.2 km', false],
      ],
      // A lone distance is nearer than nothing else.
      [
        ['', false],
        ['400 m', false],
      ],
    ]);
    table.getByRole('rowheader', { name: 'Market' });
  });

  it('stays in words where no map can be drawn', async () => {
    map.mockImplementation(({ onUnavailable }: { onUnavailable?: () => void }) => {
      useEffect(() => onUnavailable?.(), [onUnavailable]);
      return null;
    });
    const { findByText } = await show('en');
    await findByText(/The map can’t be shown on this device/);
    await findByText('1 and 2: about 2.9 km');
  });
});
