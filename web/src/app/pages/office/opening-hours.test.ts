import { expect, it } from 'vitest';
import { spansOf } from './opening-hours.tsx';

it('joins days of the same hours, from Saturday on', () => {
  const day = (weekday: number, opens: string) => ({ weekday, opens, closes: '18:00' });
  const hours = [day(0, '09:00'), day(1, '09:00'), day(2, '09:00'), day(3, '09:00'), day(4, '09:00'), day(5, '13:00')];
  expect(spansOf(hours)).toEqual([
    { from: 6, to: 6, times: null },
    { from: 0, to: 4, times: '09:00–18:00' },
    { from: 5, to: 5, times: '13:00–18:00' },
  ]);
});
