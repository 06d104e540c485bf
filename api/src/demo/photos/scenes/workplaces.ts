import { books, picture, shelves, vase } from '../kit/decor.ts';
import { laptop } from '../kit/devices.ts';
import { armchair, table } from '../kit/furniture.ts';
import { pendant, tableLamp } from '../kit/lamps.ts';
import { brass, fabric, lamp, leather, painted, paintedMetal, timber } from '../kit/materials.ts';
import { pottedPlant } from '../kit/nature.ts';
import { concrete, ribs, tint, wallPaint } from '../kit/paint.ts';
import { palette } from '../kit/palette.ts';
import { onWall, type RoomSpec, room } from '../kit/room.ts';
import { indoors, portal, sunFrom } from '../kit/stage.ts';
import { type Random, random } from '../render/random.ts';
import { type Builder, builder, type Scene } from '../render/scene.ts';
import { block, box, cylinder, roundBlock, tube } from '../render/shapes.ts';
import { type Matrix, move, place, times, turnX, turnY, type Vec } from '../render/vec.ts';
import { floors, outside } from './living-rooms.ts';

/** A chair on castors. */
export function deskChair(b: Builder, at: Matrix, color: Vec): void {
  const stuff = leather(color);
  b.add(roundBlock(0.5, 0.1, 0.5, 0.045, { puff: 0.02 }), stuff, place(at, move(0, 0.44, 0)));
  b.add(roundBlock(0.48, 0.66, 0.09, 0.045, { puff: 0.025 }), stuff, place(at, move(0, 0.56, -0.24), turnX(-8)));
  b.add(cylinder(0.025, 0.025, 0.36, 10), paintedMetal([0.3, 0.3, 0.3]), place(at, move(0, 0.1, 0)));
  for (let i = 0; i < 5; i++)
    b.add(block(0.3, 0.03, 0.05), paintedMetal([0.05, 0.05, 0.05]), place(at, turnY(i * 72), move(0.15, 0.07, 0)));
  for (const x of [-0.28, 0.28])
    b.add(
      tube(
        [
          [x, 0.5, 0.1],
          [x, 0.68, 0.1],
          [x, 0.68, -0.16],
          [x, 0.56, -0.22],
        ],
        0.016,
        6,
      ),
      paintedMetal([0.05, 0.05, 0.05]),
      at,
    );
}

interface OfficeLook {
  seed: string;
  kind: 'private' | 'open' | 'meeting';
  accent: Vec;
  floor: keyof typeof floors;
  sun: [number, number];
}

/** An office: a manager's room, desks in rows, or a meeting room. */
export function office(look: OfficeLook): Scene {
  const rng = random(look.seed);
  const b = builder();
  const [w, d, h] = look.kind === 'private' ? [4.8, 4.6, 2.85] : [6.4, 6, 3];
  const spec: RoomSpec = {
    w,
    d,
    h,
    floor: floors[look.floor],
    wall: painted([0.8, 0.78, 0.73], wallPaint),
    accent: {
      back: painted(look.kind === 'private' ? look.accent : [0.8, 0.78, 0.73], wallPaint),
      right: painted(look.accent, wallPaint),
    },
    openings:
      look.kind === 'private'
        ? [{ side: 'left', x: 1.8, y: 0.7, w: 2.2, h: 1.7, panes: 2, curtain: palette.cream }]
        : [{ side: 'back', x: 0.6, y: 0.6, w: w - 1.2, h: 1.95, panes: 5, frame: paintedMetal([0.06, 0.06, 0.06]) }],
    daylight: look.kind === 'private' ? 3.8 : 3,
  };
  const portals = room(b, spec);
  const wood = timber(palette.walnut, 'x');
  if (look.kind === 'private') {
    table(b, move(0.3, 0, -0.75), 1.9, 0.85, 0.75, wood, timber(palette.walnut, 'y'));
    b.add(box(-0.6, 0.1, -0.42, 1.2, 0.72, -0.39), wood);
    deskChair(b, move(0.3, 0, -1.5), [0.03, 0.03, 0.032]);
    laptop(b, place(move(0.2, 0.75, -0.8), turnY(180)), 1.1);
    tableLamp(b, move(1, 0.75, -0.85), brass, 1);
    for (const x of [-0.5, 1.1])
      armchair(b, place(move(x, 0, 0.75), turnY(180 + x * 14)), fabric(times(look.accent, 0.75)));
    shelves(b, rng, place(onWall(spec, 'back'), move(1.35, 0, 0)), 2.4, 2.1, timber(palette.walnut, 'y'), 5);
    picture(b, place(onWall(spec, 'right'), move(2.4, 1.4, 0)), 0.9, 0.66, rng);
  } else if (look.kind === 'meeting') {
    table(b, move(0, 0, -0.4), 3.2, 1.2, 0.74, wood, paintedMetal([0.05, 0.05, 0.05]), 0.05);
    for (const s of [-1, 1])
      for (const x of [-1.05, 0, 1.05])
        deskChair(b, place(move(x, 0, -0.4 + s * 0.95), turnY(s > 0 ? 180 : 0)), times(look.accent, 0.7));
    for (const x of [-0.9, 0.2, 1])
      b.add(
        box(x - 0.15, 0.74, -0.7, x + 0.06, 0.75, -0.4),
        painted([0.8, 0.79, 0.76], () => {}),
      );
    vase(b, rng, move(0.1, 0.74, -0.3), 0.22);
    for (const x of [-0.9, 0.9])
      pendant(
        b,
        move(x, h, -0.4),
        0.95,
        0.26,
        painted(palette.cypress, () => {}),
        1.6,
      );
  } else desks(b, rng, look);
  pottedPlant(b, rng, move(-w / 2 + 0.5, 0, -d / 2 + 0.5), 1.5, { broad: true });
  pottedPlant(b, rng, move(w / 2 - 0.5, 0, -d / 2 + 0.5), 1.2, { broad: true, pot: palette.cream });
  if (look.kind !== 'private') {
    picture(b, place(onWall(spec, 'right'), move(2.2, 1.35, 0)), 1.1, 0.8, rng);
    for (const z of [-1.6, 0.4])
      for (const x of [-1.6, 1.6])
        b.add(box(x - 0.6, h - 0.03, z - 0.3, x + 0.6, h - 0.01, z + 0.3), lamp([1, 0.97, 0.9], 1.8), undefined, {
          bounce: false,
        });
    for (const z of [-1.6, 0.4])
      portals.push(portal([-2.2, h - 0.05, z + 0.3], [0, 0, -0.6], [4.4, 0, 0], [0.6, 0.57, 0.52]));
  }
  outside(b, rng.int(1, 40));
  return indoors(b, portals, {
    eye: [-w * 0.27, 1.55, d / 2 - 0.2],
    target: [w * 0.06, 1, -d / 2],
    fov: 58,
    light: 'morning',
    sun: sunFrom(...look.sun),
    seed: rng.int(1, 40),
    sunPower: 1.2,
  });
}

function desks(b: Builder, rng: Random, look: OfficeLook): void {
  const top = timber(palette.oak, 'x');
  for (const z of [-1.7, 0.35]) {
    for (const x of [-1.5, 0.15, 1.8]) {
      table(b, move(x, 0, z), 1.5, 0.72, 0.74, top, paintedMetal([0.75, 0.74, 0.7]));
      deskChair(
        b,
        place(move(x + rng.between(-0.12, 0.12), 0, z + 0.66), turnY(180 + rng.between(-25, 25))),
        rng.pick([[0.03, 0.03, 0.032], times(look.accent, 0.6)] as Vec[]),
      );
      monitor(b, move(x, 0.74, z - 0.15));
      b.add(box(x - 0.22, 0.74, z + 0.08, x + 0.22, 0.758, z + 0.2), paintedMetal([0.5, 0.5, 0.5]), undefined, {
        bounce: false,
      });
      if (rng.chance(0.5)) books(b, rng, place(move(x + 0.4, 0.74, z - 0.2)), 0.25);
      if (rng.chance(0.5)) pottedPlant(b, rng, move(x - 0.55, 0.74, z - 0.1), 0.3);
    }
  }
}

export function monitor(b: Builder, at: Matrix): void {
  b.add(roundBlock(0.56, 0.33, 0.025, 0.008), paintedMetal([0.02, 0.02, 0.02]), place(at, move(0, 0.14, 0)));
  b.add(box(-0.265, 0.155, 0.013, 0.265, 0.455, 0.0135), { color: [0.3, 0.42, 0.42], glow: 0.7, paint: screen }, at);
  b.add(block(0.05, 0.16, 0.03), paintedMetal([0.1, 0.1, 0.1]), place(at, move(0, 0, -0.02)));
  b.add(block(0.22, 0.012, 0.16), paintedMetal([0.1, 0.1, 0.1]), at);
}

/** A page of text and a chart, as blurred as screens are from afar. */
export const screen: NonNullable<Parameters<typeof painted>[1]> = (s) => {
  const [u, v] = [s.lx * 2, s.ly * 3];
  const row = Math.floor(v * 9);
  [s.r, s.g, s.b] = [0.75, 0.76, 0.74];
  if (u < -0.36) [s.r, s.g, s.b] = [0.08, 0.2, 0.17];
  else if (v * 9 - row < 0.4 && u < 0.1 + ((row * 37) % 11) / 30) tint(s, 0.45);
  else if (u > 0.2 && v < 0.9 && v < 0.62 + Math.sin(u * 19) * 0.12) [s.r, s.g, s.b] = [0.5, 0.25, 0.08];
};

interface HallLook {
  seed: string;
  kind: 'storage' | 'workshop' | 'empty';
  sun: [number, number];
}

/** A warehouse or workshop under a steel roof. */
export function warehouse(look: HallLook): Scene {
  const rng = random(look.seed);
  const b = builder();
  const [w, d, h] = [13, 18, 6.4];
  const metal = painted([0.55, 0.54, 0.5], ribs(0.3, 0.35, true));
  const spec: RoomSpec = {
    w,
    d,
    h,
    floor: { color: [0.36, 0.34, 0.31], gloss: 0.045, rough: 0.25, paint: concrete },
    wall: metal,
    openings: [
      { side: 'back', x: 4.4, y: 0, w: 4.2, h: 4.2, passage: true },
      { side: 'left', x: 2, y: 4.3, w: 13, h: 1.2, panes: 9 },
      { side: 'right', x: 3, y: 4.3, w: 13, h: 1.2, panes: 9 },
    ],
    daylight: 4.5,
    skirting: painted([0.3, 0.3, 0.29], concrete),
    cornice: false,
  };
  const portals = room(b, spec);
  const steel = paintedMetal([0.16, 0.22, 0.21]);
  for (let z = -d / 2 + 1.5; z < d / 2; z += 3.4) {
    for (const s of [-1, 1]) b.add(block(0.22, h, 0.22), steel, move(s * (w / 2 - 0.14), 0, z));
    b.add(box(-w / 2, h - 0.5, z - 0.08, w / 2, h - 0.42, z + 0.08), steel);
    b.add(box(-w / 2, h - 0.12, z - 0.08, w / 2, h - 0.04, z + 0.08), steel);
    for (let i = 0; i < 10; i++)
      b.add(
        tube(
          [
            [-w / 2 + i * 1.3, h - 0.45, z],
            [-w / 2 + (i + 0.5) * 1.3, h - 0.1, z],
            [-w / 2 + (i + 1) * 1.3, h - 0.45, z],
          ],
          0.03,
          4,
        ),
        steel,
        undefined,
        { bounce: false },
      );
    b.add(cylinder(0.28, 0.1, 0.22, 16), paintedMetal([0.4, 0.4, 0.38]), move(0, h - 0.95, z));
    b.add(cylinder(0.2, 0.2, 0.02, 14), lamp([1, 0.93, 0.8], 3), move(0, h - 0.97, z), { bounce: false });
  }
  if (look.kind === 'storage') racks(b, rng, w);
  if (look.kind === 'workshop') benches(b, rng, w);
  b.add(box(-w / 2, -0.001, -d / 2 - 30, w / 2, 0, -d / 2), { color: [0.5, 0.47, 0.4], glow: 0.5 }, undefined, {
    bounce: false,
  });
  outside(b, 9);
  return indoors(b, portals, {
    eye: [2.2, 1.75, d / 2 - 0.4],
    target: [-0.6, 1.9, -d / 2],
    fov: 54,
    light: 'morning',
    sun: sunFrom(...look.sun),
    sunPower: 1.3,
    center: [0, 2.5, 0],
    radius: 13,
    fill: [0.12, 0.115, 0.11],
  });
}

function racks(b: Builder, rng: Random, w: number): void {
  const upright = paintedMetal([0.05, 0.12, 0.28]);
  const beam = paintedMetal([0.65, 0.25, 0.04]);
  const card = [
    [0.45, 0.32, 0.19],
    [0.5, 0.36, 0.22],
    [0.4, 0.27, 0.15],
    [0.55, 0.5, 0.42],
  ] as Vec[];
  for (const side of [-1, 1]) {
    const x = side * (w / 2 - 1.3);
    for (let z = -8; z < 6; z += 2.7) {
      for (const dx of [-0.5, 0.5])
        for (const dz of [0, 2.7]) b.add(block(0.09, 4, 0.09), upright, move(x + dx, 0, z + dz), { bounce: false });
      for (const y of [0.12, 1.4, 2.7]) {
        for (const dx of [-0.5, 0.5])
          b.add(box(x + dx - 0.03, y, z, x + dx + 0.03, y + 0.11, z + 2.7), beam, undefined, { bounce: false });
        b.add(box(x - 0.5, y + 0.1, z, x + 0.5, y + 0.12, z + 2.7), timber(palette.pine), undefined);
        for (let k = 0; k < 3; k++) {
          if (rng.chance(0.18)) continue;
          const [bw, bh] = [rng.between(0.55, 0.95), rng.between(0.4, 0.95)];
          const here = move(x, y + 0.12, z + 0.5 + k * 0.86);
          const stuff = painted(rng.pick(card), (s) => {
            if (Math.abs(s.lz) < 0.03 && s.ny < 0.7) tint(s, 1.35);
          });
          b.add(block(bw, bh, 0.78), stuff, here);
        }
      }
    }
  }
  for (const [x, z, n] of [
    [-0.9, 3.2, 2],
    [1.1, -1, 3],
    [-1.2, -4.2, 2],
  ] as const) {
    for (let i = 0; i < n; i++)
      for (const dx of [-0.3, 0.3])
        b.add(block(0.56, 0.5, 0.7), painted(rng.pick(card), concrete), move(x + dx, 0.15 + i * 0.5, z));
    b.add(block(1.2, 0.14, 0.8), timber(palette.pine), move(x, 0, z));
  }
}

function benches(b: Builder, rng: Random, w: number): void {
  for (const z of [-6, -2.5, 1]) {
    table(b, move(-w / 2 + 1.2, 0, z), 1, 2.4, 0.9, timber(palette.pine, 'z'), paintedMetal([0.1, 0.2, 0.18]), 0.07);
    b.add(roundBlock(0.5, 0.42, 0.7, 0.05), paintedMetal([0.08, 0.24, 0.2]), move(-w / 2 + 1.2, 0.9, z - 0.4));
    b.add(
      cylinder(0.18, 0.18, 0.3, 16),
      paintedMetal([0.5, 0.22, 0.05]),
      place(move(-w / 2 + 1.2, 1.1, z + 0.4), turnX(90)),
    );
  }
  for (let i = 0; i < 5; i++) {
    const at = move(w / 2 - 1.6, 0, -7 + i * 2.6);
    b.add(
      roundBlock(1.5, 1.5, 1.3, 0.06),
      paintedMetal(
        rng.pick([
          [0.09, 0.2, 0.17],
          [0.35, 0.34, 0.31],
          [0.5, 0.24, 0.05],
        ] as Vec[]),
      ),
      at,
    );
    b.add(roundBlock(0.9, 0.5, 0.8, 0.05), paintedMetal([0.3, 0.3, 0.29]), place(at, move(0, 1.5, 0)));
    b.add(box(-0.76, 0.9, -0.2, -0.74, 1.3, 0.3), { color: [0.15, 0.4, 0.35], glow: 0.4 }, at);
    b.add(plinth, paintedMetal([0.2, 0.2, 0.2]), at);
  }
}
const plinth = box(-0.8, 0, -0.66, 0.8, 0.08, 0.66);

export const offices: OfficeLook[] = [
  { seed: 'manager', kind: 'private', accent: [0.33, 0.43, 0.38], floor: 'walnut', sun: [-72, 34] },
  { seed: 'open office', kind: 'open', accent: [0.5, 0.4, 0.3], floor: 'oak', sun: [160, 36] },
  { seed: 'meeting', kind: 'meeting', accent: [0.24, 0.36, 0.34], floor: 'marble', sun: [196, 40] },
];

export const warehouses: HallLook[] = [
  { seed: 'racks', kind: 'storage', sun: [-80, 40] },
  { seed: 'workshop', kind: 'workshop', sun: [78, 42] },
  { seed: 'bare hall', kind: 'empty', sun: [172, 34] },
];
