import { describe, expect, it } from 'vitest';
import { afterQuiet, nextTelling } from './schedule.ts';

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
    expect(afterQuiet(at('2026-11-22T14:10'), { from: 13, until: 16 })).toBe(at('2026-11-22T16:00'));
    expect(nextTelling('daily', at('2026-11-22T08:00'), { from: 8, until: 11 })).toBe(at('2026-11-22T11:00'));
  });
});
