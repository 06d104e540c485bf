import { describe, expect, it } from 'vitest';
import { afterQuiet } from '#lib/quiet-hours.ts';
import { nextTelling } from './schedule.ts';

/** A moment in Damascus. 2026-11-21 is a Saturday. */
const at = (text: string) => new Date(`${text}+03:00`).getTime();

describe('when alerts are told', () => {
  it.each([
    ['instant', '2026-11-22T02:50', '2026-11-22T02:50'],
    ['hourly', '2026-11-22T02:50', '2026-11-22T03:00'],
    ['daily', '2026-11-22T02:50', '2026-11-22T09:00'],
    ['daily', '2026-11-22T09:00', '2026-11-23T09:00'],
    ['weekly', '2026-11-21T08:59', '2026-11-21T09:00'],
    ['weekly', '2026-11-21T09:00', '2026-11-28T09:00'],
    ['weekly', '2026-11-25T23:30', '2026-11-28T09:00'],
  ] as const)('%s at %s: %s', (frequency, now, told) => expect(nextTelling(frequency, at(now), null)).toBe(at(told)));

  it.each([
    ['2026-11-22T21:59', '2026-11-22T21:59'],
    ['2026-11-22T22:00', '2026-11-23T07:00'],
    ['2026-11-23T06:59', '2026-11-23T07:00'],
    ['2026-11-23T07:00', '2026-11-23T07:00'],
  ])('from ten to seven, %s waits until %s', (now, told) =>
    expect(afterQuiet(at(now), { from: 22, until: 7 })).toBe(at(told)),
  );

  it('knows quiet hours of the day too', () => {
    const noon = (time: string) => afterQuiet(at(`2026-11-22T${time}`), { from: 13, until: 16 });
    for (const quiet of ['13:00', '14:10', '15:59']) expect(noon(quiet), quiet).toBe(at('2026-11-22T16:00'));
    for (const told of ['12:59', '16:00', '16:30']) expect(noon(told), told).toBe(at(`2026-11-22T${told}`));
    expect(nextTelling('daily', at('2026-11-22T08:00'), { from: 8, until: 11 })).toBe(at('2026-11-22T11:00'));
  });
});
