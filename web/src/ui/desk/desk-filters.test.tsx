import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { DeskFilters } from './desk-filters.tsx';
import { useDeskParams } from './use-desk-params.ts';

const FILTERS = [{ name: 'type', label: 'Type', options: [{ value: 'admin', label: 'Administrators' }] }];

function Desk({ onChange }: { onChange: (values: Record<string, string>) => void }) {
  const { values } = useDeskParams(['query', 'type']);
  return <DeskFilters searchLabel="Words" filters={FILTERS} values={values} onChange={onChange} />;
}

async function aDesk() {
  const onChange = vi.fn();
  const { router, getByLabelText } = await renderApp(<Desk onChange={onChange} />);
  const field = (label: string) => getByLabelText(label) as HTMLInputElement | HTMLSelectElement;
  return {
    onChange,
    choose: (label: string, value: string) => fireEvent.change(field(label), { target: { value } }),
    shown: () => [field('Words').value, field('Type').value],
    addressSays: (search: string) => act(() => router.navigate(`/${search}`)),
  };
}

describe('DeskFilters', () => {
  afterEach(cleanup);

  it('keeps the words someone types while the address of a choice is on its way', async () => {
    const { choose, shown, addressSays, onChange } = await aDesk();
    choose('Type', 'admin');
    expect(onChange).toHaveBeenLastCalledWith({ query: '', type: 'admin' });
    choose('Words', 'Layla');
    await addressSays('?type=admin');
    expect(shown()).toEqual(['Layla', 'admin']);
  });

  it('shows what the address says after going back', async () => {
    const { shown, addressSays } = await aDesk();
    await addressSays('?query=Layla&type=admin');
    expect(shown()).toEqual(['Layla', 'admin']);
    await addressSays('');
    expect(shown()).toEqual(['', '']);
  });
});
