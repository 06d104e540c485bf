import { fridge, hood, sinkAndTap, stove } from '../kit/appliances.ts';
import { vase } from '../kit/decor.ts';
import { chair, table } from '../kit/furniture.ts';
import { pendant } from '../kit/lamps.ts';
import { brass, fabric, painted, plastic, steel, timber, whiteGloss } from '../kit/materials.ts';
import { pottedPlant } from '../kit/nature.ts';
import { marble, tiles, wallPaint } from '../kit/paint.ts';
import { palette } from '../kit/palette.ts';
import { onWall, type RoomSpec, room } from '../kit/room.ts';
import { indoors, sunFrom } from '../kit/stage.ts';
import { cupboards } from '../kit/storage.ts';
import type { Material } from '../render/material.ts';
import { random } from '../render/random.ts';
import { builder, type Scene } from '../render/scene.ts';
import { box, cylinder, lathe, sphere } from '../render/shapes.ts';
import type { Daylight } from '../render/sky.ts';
import { move, place, turnY, type Vec } from '../render/vec.ts';
import { floors, outside } from './living-rooms.ts';

interface Look {
  seed: string;
  front: Material;
  upper: Material;
  top: Material;
  splash: Vec;
  floor: keyof typeof floors;
  light: Daylight;
  sun: [number, number];
  island?: boolean;
}

/** A kitchen along two walls, its window over the sink. */
export function kitchen(look: Look): Scene {
  const rng = random(look.seed);
  const b = builder();
  const [w, d, h] = [4.2, 4.4, 2.8];
  const spec: RoomSpec = {
    w,
    d,
    h,
    floor: floors[look.floor],
    wall: painted([0.8, 0.77, 0.7], wallPaint),
    openings: [{ side: 'back', x: 1.1, y: 1.12, w: 1.5, h: 1.2, panes: 2 }],
    daylight: 4,
  };
  const portals = room(b, spec);
  const back = onWall(spec, 'back');
  const right = onWall(spec, 'right');
  cupboards(b, back, w - 0.62, { stuff: look.front, drawers: true });
  cupboards(b, place(right, move(0.6, 0, 0)), 0.9, { stuff: look.front });
  cupboards(b, place(right, move(2.1, 0, 0)), 0.8, { stuff: look.front, drawers: true });
  b.add(box(0, 0.86, 0, w, 0.9, 0.61), look.top, back);
  for (const [x0, x1] of [
    [0.6, 1.5],
    [2.1, 2.9],
  ] as const)
    b.add(box(x0, 0.86, 0, x1, 0.9, 0.61), look.top, right);
  b.add(
    box(0, 0, 0.04, w, 0.1, 0.5),
    painted([0.1, 0.1, 0.1], () => {}),
    back,
  );
  const tile: Material = {
    color: look.splash,
    gloss: 0.06,
    rough: 0.12,
    paint: tiles({ size: rng.chance(0.5) ? [0.2, 0.1] : 0.1, joint: 0.003, vary: 0.16, jointTone: 1.25 }),
  };
  b.add(box(0, 0.9, 0.001, 1.08, 1.46, 0.012), tile, back);
  b.add(box(2.62, 0.9, 0.001, w, 1.46, 0.012), tile, back);
  b.add(box(1.08, 0.9, 0.001, 2.62, 1.07, 0.012), tile, back);
  b.add(box(0, 0.9, 0.001, 2.9, 1.46, 0.012), tile, right);
  cupboards(b, place(back, move(0.03, 0, 0)), 0.98, { y: 1.46, h: 0.82, d: 0.34, stuff: look.upper });
  cupboards(b, place(back, move(2.7, 0, 0)), 1.12, { y: 1.46, h: 0.82, d: 0.34, stuff: look.upper });
  cupboards(b, place(right, move(0.4, 0, 0)), 1.05, { y: 1.46, h: 0.82, d: 0.34, stuff: look.upper });
  cupboards(b, place(right, move(2.13, 0, 0)), 0.77, { y: 1.46, h: 0.82, d: 0.34, stuff: look.upper });
  sinkAndTap(b, place(back, move(1.85, 0.902, 0.3)));
  stove(b, place(right, move(1.8, 0, 0.3)), steel);
  hood(b, place(right, move(1.8, 1.62, 0)), 0.6);
  fridge(b, place(right, move(3.35, 0, 0.36)), { stuff: rng.chance(0.5) ? whiteGloss : steel });
  things(b, look, back);
  pendant(
    b,
    move(-0.5, h, 0.5),
    0.85,
    0.2,
    rng.pick([brass, painted(palette.cypress, () => {}), painted(palette.terracotta, () => {})]),
    2,
  );
  if (look.island) {
    cupboards(b, move(-1.5, 0, 0.2), 1.6, { stuff: look.front });
    b.add(box(-1.58, 0.86, 0.12, 0.18, 0.9, 0.94), look.top);
    for (const x of [-1.2, -0.3]) {
      b.add(cylinder(0.17, 0.17, 0.05, 20), fabric(palette.apricotSoft), move(x, 0.66, 1.3));
      b.add(cylinder(0.02, 0.03, 0.66, 10), brass, move(x, 0, 1.3));
      b.add(cylinder(0.19, 0.19, 0.015, 20), brass, move(x, 0, 1.3));
    }
    vase(b, rng, move(-1.1, 0.9, 0.5), 0.3, palette.cream);
  } else {
    table(b, move(-0.7, 0, 0.35), 1.15, 0.8, 0.75, timber(palette.oak), timber(palette.oak, 'y'));
    for (const [x, z, a] of [
      [-1.05, -0.3, 10],
      [-0.4, -0.28, -8],
      [-1.1, 1.02, 172],
      [-0.3, 1.05, 190],
    ] as const)
      chair(b, place(move(x, 0, z), turnY(a)), timber(palette.walnut, 'y'), fabric(palette.sage));
    fruitBowl(b, [-0.7, 0.75, 0.35]);
  }
  outside(b, rng.int(1, 40));
  return indoors(b, portals, {
    eye: [-1.55, 1.5, d / 2 - 0.25],
    target: [0.55, 1.08, -d / 2],
    fov: 58,
    light: look.light,
    sun: sunFrom(...look.sun),
    seed: rng.int(1, 30),
    sunPower: 1.3,
    exposure: 0.84,
  });
}

function fruitBowl(b: ReturnType<typeof builder>, [x, y, z]: Vec): void {
  b.add(
    lathe(
      [
        [0.001, 0],
        [0.07, 0],
        [0.16, 0.08],
        [0.15, 0.08],
        [0.06, 0.015],
        [0.001, 0.012],
      ],
      24,
    ),
    { color: palette.teal, gloss: 0.05, rough: 0.2 },
    move(x, y, z),
  );
  const fruits: [number, number, number, Vec][] = [
    [-0.05, 0.07, 0.02, [0.72, 0.26, 0.03]],
    [0.05, 0.07, 0.03, [0.72, 0.28, 0.03]],
    [0, 0.07, -0.05, [0.55, 0.06, 0.04]],
    [0.01, 0.12, 0.01, [0.62, 0.6, 0.1]],
  ];
  for (const [dx, dy, dz, color] of fruits) b.add(sphere(0.042, 12), plastic(color, 0.4), move(x + dx, y + dy, z + dz));
}

function things(b: ReturnType<typeof builder>, look: Look, back: ReturnType<typeof onWall>): void {
  const rng = random(`${look.seed} things`);
  pottedPlant(b, rng, place(back, move(1.2, 0.9, 0.2)), 0.34);
  for (let i = 0; i < 4; i++) {
    const r = 0.05;
    b.add(
      cylinder(r, r, 0.16 - i * 0.018, 16),
      { color: rng.pick([palette.cream, palette.terracotta, palette.sage]), gloss: 0.045, rough: 0.3 },
      place(back, move(2.85 + i * 0.13, 0.9, 0.16)),
    );
    b.add(
      cylinder(r * 0.95, r * 0.8, 0.02, 16),
      timber(palette.oak),
      place(back, move(2.85 + i * 0.13, 1.06 - i * 0.018, 0.16)),
    );
  }
  b.add(box(0.2, 0.9, 0.04, 0.5, 1.3, 0.07), timber(palette.beech, 'y'), back);
  b.add(
    lathe(
      [
        [0.001, 0],
        [0.1, 0],
        [0.11, 0.1],
        [0.075, 0.2],
        [0.03, 0.23],
        [0.001, 0.24],
      ],
      20,
    ),
    steel,
    place(back, move(0.75, 0.9, 0.3)),
  );
}

const lacquer = (color: Vec): Material => ({ color, gloss: 0.045, rough: 0.2 });

export const kitchens: Look[] = [
  {
    seed: 'green kitchen',
    front: lacquer([0.11, 0.2, 0.165]),
    upper: lacquer([0.74, 0.71, 0.64]),
    top: { color: [0.78, 0.75, 0.69], gloss: 0.06, rough: 0.1, paint: marble(0.7) },
    splash: [0.75, 0.72, 0.64],
    floor: 'tile',
    light: 'morning',
    sun: [158, 36],
  },
  {
    seed: 'oak kitchen',
    front: timber(palette.oak, 'y', 0.3),
    upper: lacquer([0.78, 0.76, 0.72]),
    top: { color: [0.16, 0.16, 0.15], gloss: 0.06, rough: 0.1 },
    splash: [0.5, 0.56, 0.5],
    floor: 'marble',
    light: 'noon',
    sun: [196, 42],
    island: true,
  },
  {
    seed: 'white kitchen',
    front: lacquer([0.78, 0.76, 0.72]),
    upper: lacquer([0.78, 0.76, 0.72]),
    top: timber(palette.oak),
    splash: [0.36, 0.48, 0.5],
    floor: 'checker',
    light: 'afternoon',
    sun: [148, 34],
  },
  {
    seed: 'old kitchen',
    front: timber(palette.walnut, 'y', 0.32),
    upper: timber(palette.walnut, 'y', 0.32),
    top: { color: [0.64, 0.56, 0.44], gloss: 0.05, rough: 0.14, paint: marble(0.5) },
    splash: [0.72, 0.58, 0.42],
    floor: 'tile',
    light: 'golden',
    sun: [166, 24],
  },
];
