import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Pin } from '#map/types.ts';
import { useLens } from './use-lens.ts';

afterEach(cleanup);

const pin = (id: string): Pin => ({
  id,
  lng: 36.3,
  lat: 33.5,
  priceLabel: '$',
  featured: false,
  approx: false,
  label: id,
});
const all = ['new', 'opened', 'saved'].map(pin);
const visited = new Set(['opened', 'saved']);

it('shows all pins, those that were saved, or those that were not opened', () => {
  const { result } = renderHook(() => useLens(all, visited));
  const shown = () => result.current.pins.map(({ id }) => id);
  expect(shown()).toEqual(['new', 'opened', 'saved']);
  act(() => result.current.setLens('saved'));
  expect(shown()).toEqual([]);
  act(() => result.current.setSaved(new Set(['saved', 'elsewhere'])));
  expect(shown()).toEqual(['saved']);
  act(() => result.current.setLens('unseen'));
  expect(shown()).toEqual(['new']);
});
