import { type LngLat, SHAPE_LIMITS } from '@diyar/api/rules/shape';
import { expect, it } from 'vitest';
import { type DrawAction, type Drawing, draw, drawnShape, type Reach, roomIn, startOf } from './drawing.ts';

const CORNERS: LngLat[] = [
  [36.2, 33.5],
  [36.3, 33.5],
  [36.25, 33.6],
];
const after = (...actions: DrawAction[]): Drawing =>
  actions.reduce(draw, startOf([], { kind: 'circle', metres: 1_000 }));
const corner = (at: LngLat): DrawAction => ({ type: 'corner', at });

it('closes an area of three corners, and takes back step by step', () => {
  const drawn = after(...CORNERS.map(corner), { type: 'close' });
  expect(drawn).toMatchObject({ areas: [{ corners: CORNERS, cut: false }], draft: [], current: 0 });
  const back = draw(drawn, { type: 'undo' });
  expect([back.areas, back.draft]).toEqual([[], CORNERS]);
  expect(draw(draw(back, { type: 'undo' }), { type: 'undo' }).draft).toHaveLength(1);
  const empty = startOf([], { kind: 'walk', minutes: 15 });
  expect(draw(empty, { type: 'undo' })).toEqual(empty);
});

it('does not close two corners, and searches a line that is nearly an area', () => {
  const two = after(...CORNERS.slice(0, 2).map(corner));
  expect(draw(two, { type: 'close' })).toBe(two);
  expect(drawnShape(two)).toBeUndefined();
  expect(drawnShape(after(...CORNERS.map(corner)))).toHaveLength(1);
});

it('moves, adds and removes corners of the current area, three of which stay', () => {
  const drawn = after(...CORNERS.map(corner), { type: 'close' });
  const moved = draw(drawn, { type: 'move', corner: 1, to: [36.3123456, 33.5] });
  expect(moved.areas[0]).toMatchObject({ corners: [CORNERS[0], [36.31235, 33.5], CORNERS[2]] });
  const split = draw(drawn, { type: 'split', corner: 0, at: [36.25, 33.45] });
  expect(split.areas[0]).toMatchObject({ corners: [CORNERS[0], [36.25, 33.45], CORNERS[1], CORNERS[2]] });
  expect(draw(split, { type: 'removeCorner', corner: 1 }).areas).toEqual(drawn.areas);
  expect(draw(drawn, { type: 'removeCorner', corner: 1 })).toBe(drawn);
});

it('cuts one area out of another, and never searches only what is cut', () => {
  const cut = after({ type: 'cutting', on: true }, { type: 'line', corners: CORNERS });
  expect(cut).toMatchObject({ areas: [{ cut: true }], isCutting: false });
  expect(drawnShape(cut)).toBeUndefined();
  expect(drawnShape(draw(cut, { type: 'circle', center: [36.25, 33.55] }))).toHaveLength(2);
});

it('changes how far the circle that is current reaches, and the next one; minutes make it a walk', () => {
  const reach = (reach: Reach): DrawAction => ({ type: 'reach', reach });
  const circle = after(reach({ kind: 'circle', metres: 2_000 }), { type: 'circle', center: [36.3, 33.5] });
  expect(circle.areas).toEqual([{ kind: 'circle', center: [36.3, 33.5], metres: 2_000 }]);
  expect(draw(circle, reach({ kind: 'circle', metres: 5_000 })).areas).toMatchObject([{ metres: 5_000 }]);
  const walk = draw(circle, reach({ kind: 'walk', minutes: 10 }));
  expect(walk.areas).toEqual([{ kind: 'walk', center: [36.3, 33.5], minutes: 10 }]);
  expect(drawnShape(walk)).toHaveLength(1);
  expect(draw(circle, { type: 'move', corner: 0, to: [36.4, 33.4] }).areas).toMatchObject([{ center: [36.4, 33.4] }]);
});

it('stops where an address ends', () => {
  const full = after(...Array.from({ length: SHAPE_LIMITS.corners + 5 }, (_, i) => corner([36 + i / 1e3, 33.5])));
  expect([full.draft.length, roomIn(full)]).toEqual([SHAPE_LIMITS.corners, 0]);
});
