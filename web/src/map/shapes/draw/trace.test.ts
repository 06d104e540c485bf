import { expect, it } from 'vitest';
import { tracedCorners } from './trace.ts';

const toPlace = ({ x, y }: { x: number; y: number }) => [x, y] as const;
const circle = Array.from({ length: 400 }, (_, i) => ({
  x: 200 + 100 * Math.cos(i / 64) + (i % 2),
  y: 200 + 100 * Math.sin(i / 64),
}));

it('makes few corners of a traced line, and fewer where there is less room', () => {
  const corners = tracedCorners(circle, toPlace, 150);
  expect(corners.length).toBeGreaterThan(8);
  expect(corners.length).toBeLessThanOrEqual(60);
  for (const [x, y] of corners) expect(Math.abs(Math.hypot(x - 200, y - 200) - 100)).toBeLessThan(5);
  expect(tracedCorners(circle, toPlace, 7).length).toBeLessThanOrEqual(7);
});

it('takes a tap or a straight stroke for no area', () => {
  expect(tracedCorners([{ x: 5, y: 5 }], toPlace, 150)).toEqual([]);
  expect(
    tracedCorners(
      Array.from({ length: 50 }, (_, i) => ({ x: i * 4, y: 10 })),
      toPlace,
      150,
    ),
  ).toEqual([]);
});
