import type { Material } from '../render/material.ts';
import type { Builder, Portal } from '../render/scene.ts';
import { box, sheet, wallWithHoles } from '../render/shapes.ts';
import { type Matrix, move, place, turnY, type Vec } from '../render/vec.ts';
import { painted, paintedMetal } from './materials.ts';
import { folds, plaster } from './paint.ts';
import { palette } from './palette.ts';
import { daylightPortal, portal } from './stage.ts';

export type Side = 'back' | 'left' | 'right';

export interface Opening {
  side: Side;
  /** Along the wall from its left end as seen from inside, above the floor, size. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** Curtains of this colour at both ends. */
  curtain?: Vec;
  /** No frame and no sky behind: a passage into another part of the house. */
  passage?: boolean;
  panes?: number;
  frame?: Material;
}

export interface RoomSpec {
  w: number;
  d: number;
  h: number;
  floor: Material;
  wall: Material;
  /** Walls by side where they differ. */
  accent?: Partial<Record<Side, Material>>;
  openings: Opening[];
  /** Radiance of the sky seen through the windows. */
  daylight?: number;
  warmth?: number;
  skirting?: Material;
  cornice?: boolean;
}

const ceiling = painted([0.86, 0.84, 0.8], plaster(0.02));
const white = paintedMetal([0.82, 0.8, 0.76]);

/** Places an upright thing (along x, facing z) on the inner face of a wall; x runs from the wall's left end. */
export function onWall(spec: Pick<RoomSpec, 'w' | 'd'>, side: Side): Matrix {
  if (side === 'back') return move(-spec.w / 2, 0, -spec.d / 2);
  if (side === 'left') return place(move(-spec.w / 2, 0, spec.d / 2), turnY(90));
  return place(move(spec.w / 2, 0, -spec.d / 2), turnY(-90));
}

/** Floor, four walls, ceiling, windows with their light. The viewer stands inside, near z = d / 2, looking along -z. */
export function room(b: Builder, spec: RoomSpec): Portal[] {
  const { w, d, h } = spec;
  b.add(sheet(-w / 2, -d / 2, w / 2, d / 2), spec.floor);
  // Wider than the room, and posts behind the corners: the sun must not creep in where two planes meet.
  b.add(box(-w / 2 - 0.6, h, -d / 2 - 0.6, w / 2 + 0.6, h + 0.2, d / 2 + 0.6), ceiling);
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      b.add(
        box(
          x * (w / 2 + 0.22) - 0.21,
          -0.3,
          z * (d / 2 + 0.22) - 0.21,
          x * (w / 2 + 0.22) + 0.21,
          h,
          z * (d / 2 + 0.22) + 0.21,
        ),
        ceiling,
      );
  const portals: Portal[] = [];
  for (const side of ['back', 'left', 'right'] as const) {
    const at = onWall(spec, side);
    const length = side === 'back' ? w : d;
    const here = spec.openings.filter((opening) => opening.side === side);
    const wall = spec.accent?.[side] ?? spec.wall;
    const holes = here.map((o) => [o.x, o.y, o.x + o.w, o.y + o.h] as const);
    b.add(wallWithHoles(length, h, holes, 0.24), wall, at);
    // The outer face: without thickness the sun would creep in along every edge.
    b.add(wallWithHoles(length, h, holes, 0), wall, place(at, move(0, 0, -0.24)), { seen: false, bounce: false });
    skirting(b, spec, at, length, here);
    for (const opening of here) {
      if (!opening.passage) frame(b, place(at, move(opening.x, opening.y, 0)), opening);
      if (opening.curtain) curtains(b, at, opening, h);
      portals.push(light(spec, side, opening));
    }
  }
  b.add(box(-w / 2, 0, d / 2, w / 2, h, d / 2 + 0.2), spec.wall, undefined, { seen: false });
  return portals;
}

function skirting(b: Builder, spec: RoomSpec, at: Matrix, length: number, openings: Opening[]): void {
  const doors = openings.filter((o) => o.y < 0.05).sort((a, c) => a.x - c.x);
  let from = 0;
  for (const gap of [...doors, { x: length, w: 0 }]) {
    if (gap.x > from) b.add(box(from, 0, 0, gap.x, 0.09, 0.018), spec.skirting ?? white, at, { bounce: false });
    from = gap.x + gap.w;
  }
  if (spec.cornice === false) return;
  b.add(box(0, spec.h - 0.09, 0, length, spec.h, 0.05), ceiling, at, { bounce: false });
  b.add(box(0, spec.h - 0.05, 0, length, spec.h, 0.1), ceiling, at, { bounce: false });
}

function frame(b: Builder, at: Matrix, { w, h, panes = 2, frame: given }: Opening): void {
  const stuff = given ?? white;
  const f = 0.06;
  const z = -0.16;
  const bars: [number, number, number, number][] = [
    [0, 0, w, f],
    [0, h - f, w, h],
    [0, 0, f, h],
    [w - f, 0, w, h],
  ];
  for (let i = 1; i < panes; i++) bars.push([(w * i) / panes - f / 2, 0, (w * i) / panes + f / 2, h]);
  for (const [x0, y0, x1, y1] of bars) b.add(box(x0, y0, z - 0.05, x1, y1, z), stuff, at);
  b.add(box(-0.04, -0.04, -0.24, w + 0.04, 0, 0.07), stuff, at);
}

/** Drawn aside, on a rail under the ceiling. */
export function curtains(b: Builder, wall: Matrix, { x, w, y, h: high, curtain }: Opening, h: number): void {
  const top = Math.min(h - 0.12, y + high + 0.28);
  const stuff: Material = { color: curtain ?? palette.cream, thin: 0.5, paint: folds(0.11, 0.8) };
  const sheer: Material = { color: [0.86, 0.84, 0.8], thin: 0.8, paint: folds(0.08, 0.5) };
  const wide = Math.min(0.55, w * 0.26);
  b.add(box(x - 0.32, 0.02, 0.09, x - 0.32 + wide, top, 0.15), stuff, wall);
  b.add(box(x + w + 0.32 - wide, 0.02, 0.09, x + w + 0.32, top, 0.15), stuff, wall);
  b.add(box(x - 0.32 + wide, 0.02, 0.06, x + wide * 0.4, top, 0.075), sheer, wall);
  b.add(box(x + w - wide * 0.4, 0.02, 0.06, x + w + 0.32 - wide, top, 0.075), sheer, wall);
  b.add(box(x - 0.42, top, 0.1, x + w + 0.42, top + 0.035, 0.135), paintedMetal(palette.brass), wall);
}

function light(spec: RoomSpec, side: Side, o: Opening): Portal {
  const { w, d } = spec;
  const radiance = daylightPortal((spec.daylight ?? 3.2) * (o.passage ? 0.45 : 1), spec.warmth ?? 0.7);
  const back = 0.1;
  if (side === 'back') return portal([o.x - w / 2, o.y, -d / 2 - back], [o.w, 0, 0], [0, o.h, 0], radiance);
  if (side === 'left') return portal([-w / 2 - back, o.y, d / 2 - o.x - o.w], [0, o.h, 0], [0, 0, o.w], radiance);
  return portal([w / 2 + back, o.y, o.x - d / 2], [0, 0, o.w], [0, o.h, 0], radiance);
}
