import { describe, expect, it } from 'vitest';
import { inDamascus } from './when-said.ts';

describe('a viewing’s time in mails and notifications', () => {
  it.each([
    ['2026-12-01T18:33:00Z', 'الثلاثاء 1 كانون الأول، 9:33 م', 'Tuesday 1 December, 9:33 PM'],
    ['2026-12-01T21:05:00Z', 'الأربعاء 2 كانون الأول، 12:05 ص', 'Wednesday 2 December, 12:05 AM'],
    ['2026-12-01T09:00:00Z', 'الثلاثاء 1 كانون الأول، 12:00 م', 'Tuesday 1 December, 12:00 PM'],
  ])('is said as people say it: %s', (at, ar, en) => {
    expect(inDamascus(new Date(at), 'ar')).toBe(ar);
    expect(inDamascus(new Date(at), 'en')).toBe(en);
  });
});
