import { cow, hen, sheep } from '../kit/animals.ts';
import { carpet, rugs, shelves } from '../kit/decor.ts';
import { sofa } from '../kit/furniture.ts';
import { fabric, painted, timber } from '../kit/materials.ts';
import { dirt, hills, lawn, pottedPlant, tufts } from '../kit/nature.ts';
import { ashlar, boards, concrete, wallPaint } from '../kit/paint.ts';
import { palette } from '../kit/palette.ts';
import { cat, dog, parrot } from '../kit/pets.ts';
import { onWall, type RoomSpec, room } from '../kit/room.ts';
import { indoors, outdoors, sunFrom } from '../kit/stage.ts';
import { tree } from '../kit/trees.ts';
import { type Random, random } from '../render/random.ts';
import { type Builder, builder, type Scene } from '../render/scene.ts';
import { block, box, cylinder, ring, sheet, sphere, tube } from '../render/shapes.ts';
import type { Daylight } from '../render/sky.ts';
import { move, place, scale, turnX, turnY, turnZ, type Vec } from '../render/vec.ts';
import { outside } from './living-rooms.ts';

interface FieldLook {
  seed: string;
  mirrored?: boolean;
  who: 'flock' | 'ram' | 'cow' | 'cows' | 'hens' | 'lambs';
  light: Daylight;
  sun: [number, number];
}

/** Farm animals in a field or a yard. */
export function livestock(look: FieldLook): Scene {
  const rng = random(look.seed);
  const b = builder();
  const yard = look.who === 'hens' || look.who === 'lambs';
  b.add(sheet(-90, -120, 90, 30), yard ? dirt : lawn);
  if (yard) yardWall(b, rng);
  else {
    tufts(b, rng, [-8, -6, 8, 5], 3800, 0.12, [0.13, 0.2, 0.06]);
    for (let i = 0; i < 6; i++)
      tree(
        b,
        rng,
        rng.pick(['olive', 'poplar', 'olive'] as const),
        move(rng.between(-26, 26), 0, rng.between(-34, -16)),
        rng.between(4, 7),
      );
    fence(b);
  }
  herds[look.who](b, rng);
  hills(b, { z: -200, height: 66, seed: rng.int(1, 90), green: 0.34 });
  const small = look.who === 'hens';
  const big = look.who === 'cow' || look.who === 'cows';
  return outdoors(b, {
    eye: small ? [0.5, 0.72, 2.7] : [0.9, 1.25, big ? 5 : 3.9],
    target: [0, small ? 0.3 : big ? 0.85 : 0.62, 0],
    fov: 38,
    light: look.light,
    sun: sunFrom(...look.sun),
    seed: rng.int(1, 60),
    center: [0, 0.5, 0],
    radius: 7,
    exposure: 0.92,
    softness: 0.02,
    reach: 8,
  });
}

const herds: Record<FieldLook['who'], (b: Builder, rng: Random) => void> = {
  flock(b, rng) {
    for (const [x, z, turn, grazing] of [
      [-0.3, 0.4, -28, 0],
      [1.35, -0.9, 200, 1],
      [-1.7, -1.1, -40, 1],
      [0.3, -2.4, 12, 0],
      [2.6, -2.6, 160, 0],
      [-2.9, -2.9, -10, 1],
      [-0.9, -4, 190, 0],
      [1.6, -4.6, -20, 1],
      [3.8, -4.6, 30, 0],
      [-3.9, -5, 170, 1],
    ] as const) {
      sheep(b, place(move(x, 0, z), turnY(turn + rng.between(-12, 12)), scale(rng.between(0.92, 1.06))), {
        grazing: grazing === 1,
        wool: rng.pick([
          [0.62, 0.56, 0.46],
          [0.56, 0.5, 0.4],
          [0.66, 0.6, 0.52],
        ] as Vec[]),
        face: rng.pick([
          [0.2, 0.1, 0.05],
          [0.06, 0.05, 0.045],
          [0.55, 0.47, 0.38],
        ] as Vec[]),
      });
    }
  },
  ram(b) {
    sheep(b, place(move(-0.1, 0, 0), turnY(-32), scale(1.12)), { wool: [0.66, 0.6, 0.5], face: [0.24, 0.11, 0.05] });
    sheep(b, place(move(1.5, 0, -1.7), turnY(150)), { grazing: true });
    sheep(b, place(move(-1.9, 0, -2.4), turnY(30)), {});
  },
  lambs(b) {
    sheep(b, place(move(-0.35, 0, -0.3), turnY(-24)), { face: [0.06, 0.05, 0.045] });
    sheep(b, place(move(0.75, 0, 0.65), turnY(-38)), {
      lamb: true,
      wool: [0.72, 0.67, 0.58],
      face: [0.07, 0.055, 0.05],
    });
    sheep(b, place(move(0.1, 0, 1), turnY(208)), { lamb: true, wool: [0.7, 0.64, 0.54] });
    sheep(b, place(move(-2.1, 0, -1.6), turnY(20)), {});
  },
  cow(b) {
    cow(b, place(move(-0.15, 0, 0), turnY(-26)));
    cow(b, place(move(2.9, 0, -4.2), turnY(190)), { base: [0.3, 0.15, 0.07], patch: [0.26, 0.12, 0.055] });
  },
  cows(b) {
    cow(b, place(move(-0.4, 0, -0.2), turnY(206)), { base: [0.34, 0.17, 0.08], patch: [0.66, 0.6, 0.52], share: 0.6 });
    cow(b, place(move(2.4, 0, -2.6), turnY(-30)));
    cow(b, place(move(-2.9, 0, -3.4), turnY(15)), { base: [0.05, 0.045, 0.04], patch: [0.6, 0.56, 0.5], share: 0.62 });
  },
  hens(b, rng) {
    hen(b, place(move(-0.28, 0, 0.3), turnY(-26), scale(1.15)), { cock: true, feather: [0.42, 0.14, 0.04] });
    for (const [x, z, turn] of [
      [0.5, 0.1, 200],
      [0.15, -0.7, -50],
      [-0.95, -0.5, 30],
      [1.1, -0.9, 150],
      [-0.5, -1.4, -10],
    ] as const)
      hen(b, place(move(x, 0, z), turnY(turn)), {
        feather: rng.pick([
          [0.3, 0.12, 0.05],
          [0.6, 0.54, 0.44],
          [0.12, 0.07, 0.05],
          [0.46, 0.2, 0.07],
        ] as Vec[]),
      });
    for (let i = 0; i < 90; i++)
      b.add(sphere(0.011, 6), { color: palette.straw }, move(rng.between(-1.2, 1.3), 0.006, rng.between(-0.6, 1.1)), {
        bounce: false,
      });
  },
};

function fence(b: Builder): void {
  const wood = timber([0.3, 0.22, 0.14], 'y');
  for (let x = -16; x <= 16; x += 2) b.add(block(0.12, 1.2, 0.12), wood, move(x, 0, -7));
  for (const y of [0.45, 0.95]) b.add(box(-16, y, -7.04, 16, y + 0.12, -6.98), timber([0.33, 0.25, 0.16], 'x'));
}

function yardWall(b: Builder, rng: Random): void {
  b.add(
    box(-14, 0, -5.4, 14, 1.5, -5),
    painted(palette.limestoneWarm, ashlar({ height: 0.24, width: 0.44, vary: 0.3 })),
  );
  tree(b, rng, 'olive', move(-3.4, 0, -3.7), 3.4);
  for (let i = 0; i < 4; i++)
    b.add(
      box(2 + (i % 2) * 1.15, Math.floor(i / 2) * 0.5, -4.6, 3.1 + (i % 2) * 1.15, 0.5 + Math.floor(i / 2) * 0.5, -3.9),
      fabric(palette.straw, 0.4),
    );
  tufts(b, rng, [-6, -5, 6, 3], 300, 0.12, [0.22, 0.22, 0.09]);
}

interface PetLook {
  seed: string;
  who: 'tabby' | 'ginger' | 'white cat' | 'dog' | 'puppy' | 'parrots';
  sun: [number, number];
  wall: Vec;
}

/** Pets at home, near a window. */
export function pet(look: PetLook): Scene {
  const rng = random(look.seed);
  const b = builder();
  const spec: RoomSpec = {
    w: 4,
    d: 3.6,
    h: 2.7,
    floor: { color: palette.oak, gloss: 0.045, rough: 0.28, paint: boards() },
    wall: painted(look.wall, wallPaint),
    openings: [{ side: 'left', x: 1.1, y: 0.5, w: 1.6, h: 1.7, panes: 2, curtain: palette.cream }],
    daylight: 4.2,
  };
  const portals = room(b, spec);
  carpet(b, move(0.1, 0, 0.1), 2.3, 1.5, rug(look.who));
  pottedPlant(b, rng, move(1.45, 0, -1.35), 1.25, { broad: true });
  sofa(b, rng, move(-0.55, 0, -1.25), 1.9, fabric(palette.sage, 0.16), {
    seats: 2,
    pillows: [palette.apricotSoft, palette.cream],
  });
  shelves(b, rng, place(onWall(spec, 'right'), move(1.9, 0, 0)), 0.9, 1.7, timber(palette.walnut, 'y'));
  const at = place(move(0.15, 0.012, 0.25), turnY(-44));
  const s = place(at, scale(1.25));
  if (look.who === 'tabby') cat(b, s, { coat: [0.3, 0.24, 0.17], stripe: [0.06, 0.045, 0.035] });
  if (look.who === 'ginger')
    cat(b, s, { coat: [0.52, 0.25, 0.08], stripe: [0.36, 0.13, 0.03], iris: [0.5, 0.34, 0.06] });
  if (look.who === 'white cat') cat(b, s, { coat: [0.74, 0.7, 0.64], iris: [0.12, 0.32, 0.5] });
  if (look.who === 'dog') dog(b, at, { coat: [0.42, 0.24, 0.1], saddle: [0.035, 0.028, 0.024] });
  if (look.who === 'puppy') dog(b, place(at, scale(0.72)), { coat: [0.6, 0.44, 0.24], chest: [0.72, 0.62, 0.48] });
  if (look.who === 'parrots') birds(b);
  else toys(b);
  outside(b, 12);
  const y = look.who === 'dog' ? 0.46 : look.who === 'parrots' ? 0.72 : look.who === 'puppy' ? 0.34 : 0.33;
  return {
    ...indoors(b, portals, {
      eye: [0.75, y + 0.22, look.who === 'dog' ? 2.05 : 1.75],
      target: [0.12, y * 0.86, 0.1],
      fov: 34,
      light: 'morning',
      sun: sunFrom(...look.sun),
      sunPower: 1.2,
      center: [0, 0.6, 0],
      radius: 3.4,
    }),
    focusAt: { distance: look.who === 'dog' ? 1.95 : 1.6, blur: 0.9 },
  };
}

const rug = (who: PetLook['who']) =>
  who === 'ginger' || who === 'dog' ? rugs.cypress : who === 'white cat' ? rugs.wine : rugs.sand;

function toys(b: Builder): void {
  b.add(
    sphere(0.045, 18),
    painted([0.5, 0.06, 0.05], (s) => {
      if (Math.abs(Math.sin(s.ly * 90 + s.lx * 40)) < 0.25) s.r *= 0.7;
    }),
    move(0.5, 0.058, 0.5),
  );
  b.add(cylinder(0.1, 0.12, 0.05, 26), { color: palette.teal, gloss: 0.05, rough: 0.2 }, move(-0.42, 0.012, 0.55));
  b.add(cylinder(0.085, 0.085, 0.052, 20), painted([0.2, 0.1, 0.05], concrete), move(-0.42, 0.014, 0.55));
}

function birds(b: Builder): void {
  const brass = { color: palette.brass, gloss: 0.3, rough: 0.3 };
  b.add(cylinder(0.24, 0.24, 0.03, 28), brass, move(0.15, 0.012, 0.25));
  b.add(
    tube(
      [
        [0.15, 0.02, 0.25],
        [0.15, 1.2, 0.25],
      ],
      0.014,
      8,
    ),
    brass,
  );
  b.add(ring(0.3, 0.008, 40, 8), brass, place(move(0.15, 0.9, 0.25), turnX(90)));
  b.add(
    tube(
      [
        [-0.14, 0.62, 0.25],
        [0.44, 0.62, 0.25],
      ],
      0.012,
      8,
    ),
    timber(palette.earth, 'x'),
  );
  parrot(b, place(move(0.02, 0.6, 0.25), turnY(-50), turnZ(4), scale(1.35)), [0.1, 0.32, 0.05], [0.6, 0.5, 0.06]);
  parrot(b, place(move(0.28, 0.6, 0.25), turnY(-120), turnZ(2), scale(1.3)), [0.06, 0.24, 0.4], [0.66, 0.66, 0.62]);
}

export const livestocks: FieldLook[] = [
  { seed: 'flock', who: 'flock', light: 'afternoon', sun: [46, 40] },
  { seed: 'ram', who: 'ram', light: 'golden', sun: [-50, 28] },
  { seed: 'lambs', who: 'lambs', light: 'morning', sun: [38, 42] },
  { seed: 'cow', who: 'cow', light: 'morning', sun: [-40, 42] },
  { seed: 'cows', who: 'cows', light: 'afternoon', sun: [44, 38] },
  { seed: 'hens in the morning', who: 'hens', light: 'morning', sun: [42, 36], mirrored: true },
  { seed: 'hens', who: 'hens', light: 'afternoon', sun: [-44, 40] },
];

export const pets: PetLook[] = [
  { seed: 'tabby', who: 'tabby', sun: [-68, 34], wall: [0.76, 0.72, 0.63] },
  { seed: 'ginger', who: 'ginger', sun: [-72, 30], wall: [0.55, 0.62, 0.58] },
  { seed: 'white cat', who: 'white cat', sun: [-66, 36], wall: [0.64, 0.5, 0.42] },
  { seed: 'dog', who: 'dog', sun: [-70, 32], wall: [0.78, 0.75, 0.69] },
  { seed: 'puppy', who: 'puppy', sun: [-64, 36], wall: [0.58, 0.64, 0.68] },
  { seed: 'parrots', who: 'parrots', sun: [-70, 34], wall: [0.72, 0.66, 0.55] },
];
