import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { provincesQuery } from '#lib/locations.ts';
import { renderApp } from '#testing/render-app.tsx';
import { useDeskForm } from '#ui/desk/use-desk-form.ts';
import { TownField } from './town-field.tsx';

afterEach(cleanup);

const INITIAL = { province: { key: 'homs', name: 'حمص' }, city: { key: 'tadmur', name: 'تدمر' } };

function Page() {
  const form = useDeskForm({
    mode: 'controlled',
    initialValues: { location: INITIAL.city.key },
    send: async () => {},
  });
  return (
    <form>
      <TownField {...form.getInputProps('location')} initial={INITIAL} />
    </form>
  );
}
const sent = (page: { container: HTMLElement }) =>
  Object.fromEntries(new FormData(page.container.querySelector('form') as HTMLFormElement));

describe('a town chosen before', () => {
  const calls = { never: () => new Promise<never>(() => {}), fail: () => ({ statusCode: 503, body: {} }) };

  it.each(['never', 'fail'] as const)('is sent though the lists %s', async (how) => {
    let asked = 0;
    const answer = () => {
      asked++;
      return calls[how]();
    };
    const page = await renderApp(<Page />, { ns: ['accounts', 'form'], answer });
    await waitFor(() => expect(asked).toBeGreaterThanOrEqual(2));
    expect(sent(page)).toEqual({ province: 'homs', location: 'tadmur' });
  });

  it('stays chosen when the lists come', async () => {
    const lists = {
      provinces: [{ key: 'damascus', name: 'دمشق' }, INITIAL.province],
      cities: [{ key: 'homs', name: 'حمص' }, INITIAL.city],
    };
    const page = await renderApp(<Page />, {
      ns: ['accounts', 'form'],
      answer: () => ({ statusCode: 200, body: { success: true, data: lists } }),
    });
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(6));
    expect(sent(page)).toEqual({ province: 'homs', location: 'tadmur' });
  });

  it('is no town of another governorate', async () => {
    const lists = [{ key: 'damascus', name: 'دمشق' }, INITIAL.province];
    const page = await renderApp(<Page />, {
      ns: ['accounts', 'form'],
      answer: () => ({ statusCode: 200, body: { success: true, data: { provinces: lists, cities: lists } } }),
    });
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(6));
    fireEvent.change(page.getAllByRole('combobox')[0] as HTMLElement, { target: { value: 'damascus' } });
    await waitFor(() => expect(sent(page)).toEqual({ province: 'damascus', location: '' }));
  });

  it('can be chosen once a list that failed is asked for again', async () => {
    let isDown = true;
    const lists = { provinces: [{ key: 'damascus', name: 'دمشق' }, INITIAL.province], cities: [INITIAL.city] };
    const page = await renderApp(<Page />, {
      ns: ['accounts', 'form', 'ui'],
      answer: () =>
        isDown ? { statusCode: 503, body: {} } : { statusCode: 200, body: { success: true, data: lists } },
    });
    await waitFor(() => expect(page.getByText('تعذّر تحميل هذه القائمة.')).toBeTruthy());
    isDown = false;
    fireEvent.click(page.getByText('حاول مرة أخرى'));
    await waitFor(() => expect(page.getAllByRole('option').map(({ textContent }) => textContent)).toContain('دمشق'));
  });

  it('does not keep a failed list: the next form asks again', async () => {
    let asked = 0;
    const page = await renderApp(null, {
      answer: () => {
        asked++;
        return { statusCode: 503, body: {} };
      },
    });
    const { api, queryClient } = page.services;
    await queryClient.prefetchQuery(provincesQuery(api));
    await queryClient.prefetchQuery(provincesQuery(api));
    expect(asked).toBe(2);
    expect(queryClient.getQueryData(provincesQuery(api).queryKey)).toBeUndefined();
  });
});
