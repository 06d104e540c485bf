import { describe, expect, it } from 'vitest';
import { decodeNumbers, encodeNumbers } from './packed-numbers.ts';
import { type Area, formatShape, readShape, SHAPE_LIMITS, type Shape } from './shape.ts';
import { circleRound, shapeBounds } from './shape-rings.ts';

const MEZZEH: Area = {
  kind: 'polygon',
  corners: [
    [36.235, 33.495],
    [36.265, 33.495],
    [36.25, 33.515],
  ],
  cut: false,
};

it('packs whole numbers of either sign into letters of an address', () => {
  const numbers = [0, -1, 1, 31, -32, 3_624_117, -2_147_483_648];
  const text = encodeNumbers(numbers);
  expect(decodeNumbers(text)).toEqual(numbers);
  expect(new URLSearchParams({ text }).toString()).toBe(`text=${text}`);
  expect([decodeNumbers('?'), decodeNumbers('_'), decodeNumbers('________A')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('keeps several areas, what is cut out of them, and circles', () => {
  const shape: Shape = [
    MEZZEH,
    { ...MEZZEH, cut: true },
    { kind: 'circle', center: [36.29128, 33.5138], metres: 1_100 },
  ];
  expect(readShape(formatShape(shape))).toEqual(shape);
  expect(formatShape([MEZZEH]).length).toBeLessThan(30);
  expect(shapeBounds([MEZZEH])).toEqual([36.235, 33.495, 36.265, 33.515]);
});

it('refuses what is no area, lies elsewhere, or is too much', () => {
  const many = Array.from({ length: SHAPE_LIMITS.corners + 1 }, (_, i): [number, number] => [36 + i / 1e4, 33.5]);
  const wrong: [string, string][] = [
    ['', 'bad_shape'],
    ['p', 'bad_shape'],
    ['xAAAAAA', 'bad_shape'],
    [formatShape([{ ...MEZZEH, corners: MEZZEH.corners.slice(0, 2) }]), 'bad_shape'],
    [formatShape([{ ...MEZZEH, cut: true }]), 'bad_shape'],
    [formatShape([{ kind: 'circle', center: [2.35, 48.85], metres: 1_000 }]), 'bad_shape'],
    [formatShape([{ kind: 'circle', center: [36.3, 33.5], metres: 99 }]), 'bad_shape'],
    [formatShape([{ ...MEZZEH, corners: many }]), 'shape_too_long'],
    [formatShape(Array.from({ length: SHAPE_LIMITS.areas + 1 }, () => MEZZEH)), 'shape_too_long'],
  ];
  for (const [text, problem] of wrong) expect(readShape(text), text).toBe(problem);
});

it('reaches as far as it says in every direction', () => {
  for (const [lng, lat] of circleRound([36.3, 33.5], 1_000)) {
    const metres = Math.hypot((lng - 36.3) * 111_320 * Math.cos((33.5 * Math.PI) / 180), (lat - 33.5) * 110_574);
    expect(metres).toBeCloseTo(1_000, 0);
  }
});

describe('a line that winds', () => {
  const spiral = (turns: number): Area => {
    const arm = (part: number) =>
      Array.from({ length: 70 }, (_, index) => {
        const [angle, radius] = [(index / 70) * turns * 2 * Math.PI, 0.001 + (index / 70) * 0.05 * part];
        return [36.3 + Math.cos(angle) * radius, 33.5 + Math.sin(angle) * radius] as const;
      });
    return { kind: 'polygon', corners: [...arm(1), ...arm(0.93).reverse()], cut: false };
  };
  const comb = Array.from(
    { length: 40 },
    (_, index) => [36.3 + (index >> 1) * 0.001, 33.5 + (index % 4 < 2 ? 0 : 0.02)] as const,
  );

  it('is refused by what it would cost, not by its corners', () => {
    // The second is 1.9 times as long as the line of its box.
    for (const turns of [6, 2]) expect(readShape(formatShape([spiral(turns)]))).toBe('shape_too_tangled');
    expect(readShape(formatShape([{ kind: 'polygon', corners: comb, cut: false }]))).toBe('shape_too_tangled');
  });

  it('is taken as people draw it: a ring, a bay, a star', () => {
    const star = Array.from({ length: 10 }, (_, index) => {
      const [angle, radius] = [(index / 10) * 2 * Math.PI, index % 2 ? 0.02 : 0.05];
      return [36.3 + Math.cos(angle) * radius, 33.5 + Math.sin(angle) * radius] as const;
    });
    const bay = [
      [36.2, 33.4],
      [36.4, 33.4],
      [36.4, 33.6],
      [36.32, 33.6],
      [36.31, 33.42],
      [36.3, 33.6],
      [36.2, 33.6],
    ] as const;
    for (const corners of [star, bay])
      expect(typeof readShape(formatShape([{ kind: 'polygon', corners, cut: false }]))).toBe('object');
    expect(typeof readShape(formatShape([spiral(0.9)]))).toBe('object');
  });
});
