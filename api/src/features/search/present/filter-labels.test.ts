import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#lib/catalogue/index.ts';
import { labelOf } from './filter-labels.ts';

/** Numbers need no catalogue. */
const catalogue = {} as Catalogue;

describe('a number on a chip', () => {
  it.each([
    ['bedrooms', '1', 'غرفة نوم واحدة', '1 bedroom'],
    ['bedrooms', '2', 'غرفتا نوم', '2 bedrooms'],
    ['bedrooms', '3', '3 غرف نوم', '3 bedrooms'],
    ['bedrooms', '11', '11 غرفة نوم', '11 bedrooms'],
    ['bathrooms', '1', 'حمام واحد', '1 bathroom'],
    ['bathrooms', '2', 'حمامان', '2 bathrooms'],
    ['rooms', '4', '4 غرف', '4 rooms'],
    ['minFloor', '0', 'من الطابق الأرضي', 'From the ground floor'],
    ['maxFloor', '0', 'حتى الطابق الأرضي', 'Up to the ground floor'],
    ['minFloor', '2', 'من الطابق 2', 'From floor 2'],
    ['near', 'school', 'مدرسة ضمن 1 كم', 'School within 1 km'],
    ['near', 'transport', 'موقف أو كراج ضمن 1 كم', 'Public transport within 1 km'],
    ['maxPrice', '50000', 'حتى 50,000 $', 'Up to $50,000'],
  ])('%s %s agrees with its noun', (kind, value, ar, en) => {
    expect(labelOf(kind, value, catalogue, 'ar')).toBe(ar);
    expect(labelOf(kind, value, catalogue, 'en')).toBe(en);
  });
});
