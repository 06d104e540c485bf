import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDate, formatMoney, formatNumber, formatRelative } from './format.ts';
import { formatMoneyShort } from './money-short.ts';

describe('money and numbers', () => {
  it('reads as each language does, in Latin digits', () => {
    expect(formatMoney(85_000, 'en')).toBe('$85,000');
    expect(formatMoney(85_000, 'ar')).toBe('85,000 $');
    expect(formatMoney(12.5, 'en')).toBe('$12.50');
    expect(formatMoney(-3, 'ar')).toBe('-3 $');
    expect(formatMoneyShort(1_250_000, 'en')).toBe('$1.3M');
    expect(formatMoneyShort(85_000, 'ar')).toBe('85\u00a0ألف $');
    expect(formatMoneyShort(12_500_000, 'ar')).toBe('13\u00a0مليون $');
    expect(formatNumber(1_234_567)).toBe('1,234,567');
  });
});

describe('formatDate', () => {
  const march = '2026-03-05T22:30:00Z';

  it('names Levantine months and counts days in Damascus', () => {
    expect(formatDate(march, 'ar')).toBe('6 آذار 2026');
    expect(formatDate(march, 'en')).toBe('6 March 2026');
    expect(formatDate('2026-01-10', 'ar')).toBe('10 كانون الثاني 2026');
    expect(formatDate(march, 'ar', 'weekday')).toBe('الجمعة، 6 آذار 2026');
    expect(formatDate(march, 'en', 'time')).toBe('6 March 2026, 1:30 AM');
    expect(formatDate('2026-03-06T18:33:00Z', 'ar', 'time')).toBe('6 آذار 2026، 9:33 م');
  });

  it('drops the year of today when short', () => {
    expect(formatDate(march, 'ar', 'short', new Date('2026-11-20'))).toBe('6 آذار');
    expect(formatDate(march, 'ar', 'short', new Date('2027-01-20'))).toBe('6 آذار 2026');
  });

  it('says so when there is no date, or no sense in it', () => {
    expect(formatDate(null, 'en')).toBe('Unknown date');
    expect(formatDate(undefined, 'en', 'short')).toBe('N/A');
    expect(formatDate('soon', 'en')).toBe('Invalid date');
    expect(formatDate('soon', 'ar')).toBe('تاريخ غير صالح');
  });
});

describe('formatRelative', () => {
  const now = new Date('2026-11-20T12:00:00Z');

  it('uses the largest fitting unit', () => {
    expect(formatRelative('2026-11-18T11:00:00Z', 'en', now)).toBe('2 days ago');
    expect(formatRelative('2026-11-18T11:00:00Z', 'ar', now)).toBe('أول أمس');
    expect(formatRelative('2026-11-15T11:00:00Z', 'ar', now)).toBe('قبل 5 أيام');
    expect(formatRelative('2026-11-20T11:59:30Z', 'en', now)).toBe('now');
  });

  it.each([
    // Now is 15:00 on 20 November in Damascus.
    ['2026-11-20T11:01:00Z', 'قبل 59 دقيقة', '59 minutes ago'],
    ['2026-11-19T21:30:00Z', 'قبل 14 ساعة', '14 hours ago'],
    ['2026-11-19T20:30:00Z', 'أمس', 'yesterday'],
    ['2026-11-18T21:30:00Z', 'أمس', 'yesterday'],
    ['2026-11-18T20:30:00Z', 'أول أمس', '2 days ago'],
    ['2026-11-07T12:00:00Z', 'قبل أسبوع واحد', '1 week ago'],
    ['2026-10-21T12:00:00Z', 'قبل 4 أسابيع', '4 weeks ago'],
    ['2026-10-20T12:00:00Z', 'قبل شهر واحد', '1 month ago'],
    ['2026-09-28T21:21:40Z', 'قبل شهر واحد', '1 month ago'],
    ['2025-11-21T12:00:00Z', 'قبل 11 شهرًا', '11 months ago'],
    ['2025-11-20T12:00:00Z', 'قبل سنة واحدة', '1 year ago'],
    ['2026-11-21T20:59:00Z', 'غدًا', 'tomorrow'],
    ['2026-12-19T12:00:00Z', 'خلال 4 أسابيع', 'in 4 weeks'],
    ['2026-12-20T12:00:00Z', 'خلال شهر واحد', 'in 1 month'],
  ])('tells %s by the calendar of Damascus: %s', (moment, ar, en) => {
    expect([formatRelative(moment, 'ar', now), formatRelative(moment, 'en', now)]).toEqual([ar, en]);
  });
});

describe('a device whose time-zone data are older than October 2022', () => {
  const { DateTimeFormat } = Intl;
  beforeEach(() => {
    // Turned back by an hour in winter, as Damascus was.
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(((locale, options) => {
      const isDamascus = options?.timeZone === 'Asia/Damascus';
      return new DateTimeFormat(locale, isDamascus ? { ...options, timeZone: 'Etc/GMT-2' } : options);
    }) as typeof DateTimeFormat);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('tells times and days as they are in Damascus', () => {
    expect(formatDate('2026-12-01T13:30:00Z', 'ar', 'time')).toBe('1 كانون الأول 2026، 4:30 م');
    expect(formatDate('2026-12-01T21:10:00Z', 'en', 'weekday')).toBe('Wednesday, 2 December 2026');
    expect(formatRelative('2026-11-30T21:10:00Z', 'en', new Date('2026-12-01T20:50:00Z'))).toBe('23 hours ago');
  });
});
