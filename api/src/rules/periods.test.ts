import { describe, expect, it } from 'vitest';
import { before, inSteps, isPeriod, lastWeekBefore, periodOf, stepOf, stepsOf } from './periods.ts';

describe('a timeframe', () => {
  // A Wednesday.
  const today = '2026-11-25';
  it.each([
    ['today', '2026-11-25'],
    ['week', '2026-11-21'],
    ['month', '2026-11-01'],
    ['quarter', '2026-10-01'],
    ['year', '2026-01-01'],
    ['last7', '2026-11-19'],
    ['last30', '2026-10-27'],
    ['last3months', '2026-08-26'],
    ['lastYear', '2025-11-26'],
  ] as const)('%s begins on %s', (timeframe, from) => {
    expect(periodOf(timeframe, today)).toEqual({ from, to: today });
  });

  it('begins a week on its Saturday, and ends a month that is shorter on its last day', () => {
    expect(periodOf('week', '2026-11-21').from).toBe('2026-11-21');
    expect(periodOf('week', '2026-11-20').from).toBe('2026-11-14');
    expect(periodOf('last3months', '2026-05-31').from).toBe('2026-03-01');
  });

  it('is the week that is over, Saturday to Friday', () => {
    const week = { from: '2026-11-14', to: '2026-11-20' };
    for (const today of ['2026-11-21', '2026-11-22', '2026-11-27']) expect(lastWeekBefore(today)).toEqual(week);
  });

  it('is compared with as many days just before', () => {
    expect(before({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' });
  });

  it('lasts a year at most and ends after it begins', () => {
    expect(isPeriod({ from: '2026-01-01', to: '2026-12-31' })).toBe(true);
    expect(isPeriod({ from: '2026-01-02', to: '2026-01-01' })).toBe(false);
    expect(isPeriod({ from: '2025-01-01', to: '2026-12-31' })).toBe(false);
  });
});

describe('the steps of a period', () => {
  it('are days, weeks from Saturday or months, the first from the period’s first day', () => {
    expect(stepOf({ from: '2026-01-01', to: '2026-01-31' })).toBe('day');
    expect(stepsOf({ from: '2026-11-19', to: '2026-12-22' })).toEqual([
      '2026-11-19',
      ...['2026-11-21', '2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19'],
    ]);
    expect(stepsOf({ from: '2025-12-15', to: '2026-12-10' }).slice(0, 3)).toEqual([
      '2025-12-15',
      '2026-01-01',
      '2026-02-01',
    ]);
  });

  it('hold the sums of their days', () => {
    const days = [
      { day: '2026-11-19', n: 1 },
      { day: '2026-11-20', n: 2 },
      { day: '2026-11-27', n: 4 },
    ];
    expect(inSteps({ from: '2026-11-19', to: '2026-12-25' }, ['n'], days).slice(0, 3)).toEqual([
      { day: '2026-11-19', n: 3 },
      { day: '2026-11-21', n: 4 },
      { day: '2026-11-28', n: 0 },
    ]);
  });
});
