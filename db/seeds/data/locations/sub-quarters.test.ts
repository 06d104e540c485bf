import { describe, expect, it } from 'vitest';
import { parseGazetteer } from '../../../src/geo/gazetteer.ts';
import { tables } from './index.ts';
import { subQuarters } from './sub-quarters.ts';

const KM_PER_DEGREE = 111;
const REACH_KM = 2.5;
const quarters = new Map(
  parseGazetteer(tables).flatMap((place) => (place.kind === 'neighborhood' ? [[place.key, place] as const] : [])),
);
const words = (name: string) =>
  ` ${name
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^ال(?=..)/, ''))
    .join(' ')} `;

describe('quarters inside quarters', () => {
  it.each(Object.entries(subQuarters))('%s holds its name in the names of its parts, which lie near it', (key, parts) => {
    const quarter = quarters.get(key);
    for (const part of parts.map((name) => quarters.get(name))) {
      if (!quarter || !part) throw new Error(`${key} or one of its parts is not in the gazetteer`);
      expect(part.parent).toBe(quarter.parent);
      expect([part.nameAr, ...part.spellings].some((name) => words(name).includes(words(quarter.nameAr)))).toBe(true);
      const east = (part.center.lng - quarter.center.lng) * Math.cos((quarter.center.lat * Math.PI) / 180);
      const km = Math.hypot(east, part.center.lat - quarter.center.lat) * KM_PER_DEGREE;
      expect(km, part.key).toBeLessThan(REACH_KM);
    }
  });

  it('has each part in one quarter, and no part with parts', () => {
    const parts = Object.values(subQuarters).flat();
    expect(new Set(parts).size).toBe(parts.length);
    expect(parts.filter((part) => part in subQuarters)).toEqual([]);
  });
});
