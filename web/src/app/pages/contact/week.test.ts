import { describe, expect, it } from 'vitest';
import { openAt, spokenTime, weekOf } from './week.ts';

const HOURS = [
  { days: [0, 1, 2, 3, 4], open: '09:00', close: '18:00' },
  { days: [5], open: '13:00', close: '18:30' },
];

describe('hours of the week', () => {
  it('are one row for days that are alike, from Saturday on', () => {
    expect(weekOf(HOURS, 'ar').map(({ days, hours }) => [days, hours?.open])).toEqual([
      ['السبت', undefined],
      ['الأحد – الخميس', '09:00'],
      ['الجمعة', '13:00'],
    ]);
  });

  it('are said as people say them', () => {
    expect(['00:00', '09:00', '13:00', '18:30'].map((time) => spokenTime(time, 'ar'))).toEqual([
      '12 صباحًا',
      '9 صباحًا',
      '1 ظهرًا',
      '6:30 مساءً',
    ]);
    expect(spokenTime('18:30', 'en')).toBe('6:30 PM');
  });

  it.each([
    ['2026-11-29T06:00:00Z', '18:00'],
    ['2026-11-29T05:59:00Z', undefined],
    ['2026-11-29T15:00:00Z', undefined],
    ['2026-11-28T10:00:00Z', undefined],
    ['2026-11-27T15:29:00Z', '18:30'],
  ])('run by the clock of Damascus (%s)', (now, close) => {
    expect(openAt(HOURS, new Date(now))?.close).toBe(close);
  });
});
