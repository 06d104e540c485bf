import { describe, expect, it } from 'vitest';
import { parseAnchors, parseGazetteer } from './gazetteer.ts';

const table = `
= homs | حمص | Homs | 38.300 34.400 | 1803000 | محافظة حمص, Hums
# The capital.
homs | حمص | Homs | 36.716 34.731 | 1 | 652600 |
- al-waer | الوعر | Al-Waer | ~36.665 34.738 | 2 | وعر, Waer
`;

describe('parseGazetteer', () => {
  it('reads provinces, cities and neighborhoods', () => {
    const [province, city, neighborhood] = parseGazetteer([table]);
    expect(province).toMatchObject({ kind: 'province', key: 'homs', parent: null, population: 1_803_000, sort: 0 });
    expect(city).toMatchObject({
      kind: 'city',
      key: 'homs',
      parent: 'homs',
      rank: 1,
      spellings: [],
      approximate: false,
    });
    expect(neighborhood).toEqual({
      kind: 'neighborhood',
      key: 'homs.al-waer',
      slug: 'al-waer',
      parent: 'homs',
      province: 'homs',
      nameAr: 'الوعر',
      nameEn: 'Al-Waer',
      spellings: ['وعر', 'Waer'],
      center: { lng: 36.665, lat: 34.738 },
      approximate: true,
      rank: 2,
      population: null,
      sort: 2,
    });
  });

  it.each([
    ['a column is missing', 'x | س | X | 36.000 34.000 | 1 |'],
    ['two decimals', 'x | س | X | 36.00 34.000 | 1 | |'],
    ['an unknown rank', 'x | س | X | 36.000 34.000 | 9 | |'],
    ['a neighborhood without a city', '- x | س | X | 36.000 34.000 | 1 |'],
  ])('names the line when %s', (_, line) => {
    expect(() => parseGazetteer([`= p | ق | P | 36.000 34.000 | | |\n${line}`.replace('| | |', '| |'), ''])).toThrow(
      line,
    );
  });
});

describe('parseAnchors', () => {
  it('reads pairs of degrees and names what is not one', () => {
    expect(parseAnchors('36.68 34.19, 36.86 34.13')).toEqual([
      { lng: 36.68, lat: 34.19 },
      { lng: 36.86, lat: 34.13 },
    ]);
    expect(() => parseAnchors('36.68 34.19, 36.8634.13')).toThrow('36.8634.13');
  });
});
