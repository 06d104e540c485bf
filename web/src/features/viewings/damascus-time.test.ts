import { describe, expect, it } from 'vitest';
import { dayNamed, fieldsOf, momentOf } from './damascus-time.ts';

describe('times of viewings', () => {
  it('are Damascus times, summer and winter', () => {
    expect(momentOf('2026-12-01', '16:30')).toBe('2026-12-01T13:30:00.000Z');
    expect(momentOf('2026-07-01', '00:15')).toBe('2026-06-30T21:15:00.000Z');
  });

  it('come back as they were typed', () => {
    expect(fieldsOf(momentOf('2026-07-01', '00:15'))).toEqual({ day: '2026-07-01', hour: '00:15' });
  });

  it('are what the time zone’s own rules say', () => {
    for (const day of ['2026-01-15', '2026-07-15']) {
      const inZone = new Date(momentOf(day, '10:00')).toLocaleTimeString('en-GB', { timeZone: 'Asia/Damascus' });
      expect(inZone).toBe('10:00:00');
    }
  });

  it('name the day in Damascus, and its year only where it is another one', () => {
    expect(dayNamed('2031-06-30T21:15:00Z', 'en')).toBe('Tuesday 1 July 2031');
    expect(dayNamed('2031-06-30T21:15:00Z', 'ar')).toBe('الثلاثاء 1 تموز 2031');
    const thisYear = new Date().getUTCFullYear();
    expect(dayNamed(`${thisYear}-06-30T21:15:00Z`, 'ar')).toMatch(/^\S+ 1 تموز$/);
  });
});
