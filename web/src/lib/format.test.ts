import { describe, expect, it } from 'vitest';
import { formatDate, formatMoney, formatMoneyShort, formatNumber, formatRelative } from './format.ts';

describe('money and numbers', () => {
  it('reads as each language does, in Latin digits', () => {
    expect(formatMoney(85_000, 'en')).toBe('$85,000');
    expect(formatMoney(85_000, 'ar')).toBe('85,000 $');
    expect(formatMoney(12.5, 'en')).toBe('$12.50');
    expect(formatMoney(-3, 'ar')).toBe('-3 $');
    expect(formatMoneyShort(1_250_000, 'en')).toBe('$1.3M');
    expect(formatMoneyShort(85_000, 'ar')).toBe('85K $');
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
});
