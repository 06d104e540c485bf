import { expect, it } from 'vitest';
import { boxRound, pinsTogether } from './homes-view.ts';

const MEZZEH = { lng: 36.24, lat: 33.5 };
const MALKI = { lng: 36.28, lat: 33.52 };

it('shows all homes, and 500 m round each', () => {
  const [west, south, east, north] = boxRound([MEZZEH, MALKI]);
  expect([west, south]).toEqual([expect.closeTo(36.2346, 3), expect.closeTo(33.4955, 3)]);
  expect([east, north]).toEqual([expect.closeTo(36.2854, 3), expect.closeTo(33.5245, 3)]);
});

it('writes the numbers of pins that would hide each other on one', () => {
  const homes = [MEZZEH, MALKI, { ...MEZZEH }].map((at, index) => ({ ...at, number: index + 1 }));
  const at = (scale: number) => pinsTogether(homes, ({ lng, lat }) => ({ x: lng * scale, y: lat * scale }));
  expect(at(10_000).map(({ numbers }) => numbers)).toEqual([[1, 3], [2]]);
  expect(at(10).map(({ numbers }) => numbers)).toEqual([[1, 2, 3]]);
});
