import { archedWall, archPanel, voussoirs } from '../kit/arch.ts';
import { vase } from '../kit/decor.ts';
import { leafCloud, leaves } from '../kit/foliage.ts';
import { cushion, table } from '../kit/furniture.ts';
import { brass, fabric, painted, timber } from '../kit/materials.ts';
import { pottedPlant } from '../kit/nature.ts';
import { pane } from '../kit/openings.ts';
import { all, ashlar, blend, onFace, splash, tiles } from '../kit/paint.ts';
import { palette } from '../kit/palette.ts';
import { outdoors, sunFrom } from '../kit/stage.ts';
import { tree } from '../kit/trees.ts';
import type { Material } from '../render/material.ts';
import { random } from '../render/random.ts';
import { type Builder, builder, type Scene } from '../render/scene.ts';
import { box, cylinder, lathe, roundBlock, sheet, tube } from '../render/shapes.ts';
import type { Daylight } from '../render/sky.ts';
import { type Matrix, move, place, times, turnY, type Vec } from '../render/vec.ts';

interface Look {
  seed: string;
  light: Daylight;
  sun: [number, number];
  eye: Vec;
  target: Vec;
  fov: number;
  stripe: Vec;
  floor: Vec;
  iwan: boolean;
}

/** The courtyard of an old Damascus house: striped stone, a fountain, orange trees, jasmine. */
export function courtyard(look: Look): Scene {
  const rng = random(look.seed);
  const b = builder();
  const [w, d, h] = [11, 11, 6.6];
  const stone: Material = painted(
    palette.limestoneWarm,
    all(ashlar({ height: 0.34, width: 0.62, stripes: look.stripe, vary: 0.12 }), splash(0.6, 0.2)),
  );
  const ring: Material = {
    color: palette.limestonePale,
    paint: (s) => {
      if (Math.floor(s.lx / 0.3) & 1) blend(s, look.stripe, 1);
    },
  };
  b.add(sheet(-w / 2, -d / 2, w / 2, d / 2 + 3), {
    color: look.floor,
    gloss: 0.045,
    rough: 0.22,
    paint: courtFloor(look.stripe),
  });
  const sides: [Matrix, number][] = [
    [move(0, 0, -d / 2), w],
    [place(move(-w / 2, 0, 0), turnY(90)), d],
    [place(move(w / 2, 0, 0), turnY(-90)), d],
  ];
  sides.forEach(([at, length], i) => {
    facade(b, random(`${look.seed} ${i}`), at, length, h, stone, ring, i === 0 && look.iwan);
  });
  b.add(box(-w, 0, d / 2 + 3, w, h - 1, d / 2 + 3.3), stone, undefined, { seen: false });
  fountain(b, look.stripe);
  for (const [x, z] of [
    [-2.9, -2.2],
    [2.9, -2.5],
    [-3.1, 1.5],
  ] as const) {
    b.add(box(x - 0.6, 0, z - 0.6, x + 0.6, 0.4, z + 0.6), stone);
    b.add(
      box(x - 0.48, 0.38, z - 0.48, x + 0.48, 0.41, z + 0.48),
      painted(palette.soil, () => {}),
    );
    tree(b, rng, 'orange', move(x, 0.35, z), rng.between(2.9, 3.7));
  }
  for (const [x, z] of [
    [-1.7, -4.7],
    [1.7, -4.7],
    [4.7, -3.9],
    [-4.8, -4],
    [4.8, 0.9],
    [3.9, 2.4],
    [4.7, 2.8],
  ] as const)
    pottedPlant(b, rng, move(x, 0, z), rng.between(0.7, 1.3), { broad: rng.chance(0.4) });
  jasmine(b, rng, [-w / 2 + 0.2, h * 0.62, -0.8]);
  jasmine(b, rng, [2.4, h * 0.72, -d / 2 + 0.2]);
  seats(b, rng, look);
  return outdoors(b, {
    eye: look.eye,
    target: look.target,
    fov: look.fov,
    light: look.light,
    sun: sunFrom(...look.sun),
    seed: rng.int(1, 40),
    center: [0, 2.5, 0],
    radius: 9,
    haze: 0,
    reach: 16,
    exposure: 0.82,
  });
}

function courtFloor(dark: Vec): (s: Parameters<NonNullable<Material['paint']>>[0]) => void {
  const base = tiles({ size: 0.5, vary: 0.1, joint: 0.006 });
  return (s) => {
    base(s);
    const r = Math.max(Math.abs(s.x), Math.abs(s.z));
    if (Math.abs(r - 2.35) < 0.16 || Math.abs(r - 1.95) < 0.05) blend(s, dark, 0.9);
    if (r < 1.9 && (Math.floor(s.x / 0.25 + s.z / 0.25) + Math.floor(s.x / 0.25 - s.z / 0.25)) & 1)
      blend(s, palette.brick, 0.6);
  };
}

function facade(
  b: Builder,
  rng: ReturnType<typeof random>,
  at: Matrix,
  length: number,
  h: number,
  stone: Material,
  ring: Material,
  iwan: boolean,
): void {
  const bays = iwan ? [3.1, 4.8, 3.1] : [length / 3, length / 3, length / 3];
  let x = -length / 2;
  bays.forEach((bay, i) => {
    const here = place(at, move(x + bay / 2, 0, 0));
    if (iwan && i === 1) {
      b.add(archedWall(bay, h, 3.6, 2.9, 1.7, 3), stone, here);
      b.add(voussoirs(3.6, 2.9, 1.7, 0.34, 0.06), ring, here);
      b.add(box(-1.8, 0, -3.05, 1.8, 5, -3), stone, here);
      b.add(box(-2.2, 4.85, -3, 2.2, 5, 0), timber(palette.walnut, 'z'), here);
      b.add(box(-1.8, 0, -3, 1.8, 0.3, -0.25), stone, here);
      for (const [px, pz, turn] of [
        [0, -2.6, 0],
        [-1.4, -1.5, 90],
        [1.4, -1.5, -90],
      ] as const) {
        const bench = place(here, move(px, 0.3, pz), turnY(turn));
        b.add(roundBlock(turn ? 1.9 : 3.3, 0.32, 0.6, 0.05), fabric(palette.wine, 0.3), bench);
        for (const k of [-0.7, 0, 0.7])
          cushion(
            b,
            place(bench, move(k, 0.3, -0.2)),
            0.46,
            rng.pick([palette.wine, palette.mustard, palette.cypress]),
          );
      }
    } else {
      const middle = i === 1;
      const wide = middle ? 1.5 : 1.1;
      b.add(archedWall(bay, h, wide, middle ? 2 : 1.7, wide * 0.45, 0.3), stone, here);
      b.add(voussoirs(wide, middle ? 2 : 1.7, wide * 0.45, 0.26, 0.05), ring, here);
      const fill = middle ? timber(times(palette.walnut, 0.9), 'y') : pane(rng.int(1, 999));
      b.add(archPanel(wide, middle ? 2 : 1.7, wide * 0.45), fill, place(here, move(0, 0, -0.24)));
      if (!middle) lattice(b, here, wide);
    }
    upper(b, rng, here, iwan && i === 1, stone);
    x += bay;
  });
  b.add(
    box(-length / 2 - 0.1, h, -0.5, length / 2 + 0.1, h + 0.2, 0.22),
    painted(palette.limestonePale, () => {}),
    at,
  );
  b.add(
    box(-length / 2, 3.42, -0.05, length / 2, 3.54, 0.07),
    painted(palette.limestonePale, () => {}),
    at,
    { seen: !iwan },
  );
}

/** Wooden shutters and a little roof over the upper windows. */
function upper(b: Builder, rng: ReturnType<typeof random>, at: Matrix, skip: boolean, stone: Material): void {
  if (skip) return;
  const wood = timber(times(palette.walnut, 1.05), 'y');
  b.add(box(-0.5, 4.05, -0.02, 0.5, 5.55, 0.02), pane(rng.int(1, 999)), at);
  for (const s of [-1, 1]) {
    const leaf = place(at, move(s * 0.52, 4.05, 0.03), turnY(s * -rng.between(8, 40)));
    b.add(box(s > 0 ? 0 : -0.46, 0, 0, s > 0 ? 0.46 : 0, 1.5, 0.04), { ...wood, paint: slats }, leaf);
  }
  b.add(box(-0.62, 3.95, 0, 0.62, 4.05, 0.16), stone, at);
  b.add(box(-0.75, 5.62, 0, 0.75, 5.7, 0.35), wood, at);
}

const slats: Material['paint'] = (s) => {
  const t = (s.ly / 0.07) % 1;
  if (t < 0.3) blend(s, [0.04, 0.03, 0.02], 0.7);
};

function lattice(b: Builder, at: Matrix, w: number): void {
  for (let i = 1; i < 6; i++)
    b.add(box(-w / 2 + (i * w) / 6 - 0.01, 0.7, -0.12, -w / 2 + (i * w) / 6 + 0.01, 2, -0.1), brass, at, {
      bounce: false,
    });
  for (let i = 0; i < 5; i++)
    b.add(box(-w / 2, 0.7 + i * 0.3, -0.12, w / 2, 0.72 + i * 0.3, -0.1), brass, at, { bounce: false });
  b.add(
    box(-w / 2, 0, -0.2, w / 2, 0.7, -0.08),
    painted(palette.limestoneWarm, ashlar({ height: 0.34, width: 0.5 })),
    at,
  );
}

function fountain(b: Builder, dark: Vec): void {
  const marble: Material = {
    color: [0.7, 0.65, 0.55],
    gloss: 0.05,
    rough: 0.2,
    paint: (s) => {
      const face = { u: 0, v: 0, floor: false };
      onFace(s, face);
      if (!face.floor && s.ly > 0.18 && s.ly < 0.42 && Math.floor(Math.atan2(s.lz, s.lx) * 5.1) & 1)
        blend(s, dark, 0.8);
    },
  };
  b.add(
    lathe(
      [
        [1.3, 0],
        [1.3, 0.1],
        [1.18, 0.14],
        [1.18, 0.5],
        [1.34, 0.55],
        [1.34, 0.64],
        [1.12, 0.64],
        [1.12, 0.3],
        [0.001, 0.3],
      ],
      8,
    ),
    marble,
  );
  b.add(
    cylinder(1.13, 1.13, 0.02, 32),
    { color: [0.06, 0.13, 0.13], gloss: 0.1, rough: 0.02, paint: ripples },
    move(0, 0.54, 0),
    { bounce: false },
  );
  b.add(
    lathe(
      [
        [0.18, 0.3],
        [0.12, 0.5],
        [0.1, 0.85],
        [0.16, 0.95],
        [0.46, 1.08],
        [0.5, 1.14],
        [0.44, 1.14],
        [0.12, 1.02],
        [0.001, 1.02],
      ],
      24,
    ),
    marble,
  );
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.283;
    const points = Array.from({ length: 8 }, (_, k): Vec => {
      const t = k / 7;
      return [Math.cos(a) * (0.02 + t * 0.62), 1.15 + t * 0.55 - t * t * 1.15, Math.sin(a) * (0.02 + t * 0.62)];
    });
    b.add(tube(points, 0.008, 5), { color: [0.72, 0.78, 0.8], gloss: 0.2, rough: 0.1 }, undefined, { bounce: false });
  }
}

const ripples: Material['paint'] = (s) => {
  const r = Math.hypot(s.lx, s.lz);
  const wave = Math.sin(r * 42) * 0.05 + Math.sin(s.lx * 31 + s.lz * 17) * 0.03;
  s.nx += (s.lx / (r + 0.01)) * wave;
  s.nz += (s.lz / (r + 0.01)) * wave;
};

function jasmine(b: Builder, rng: ReturnType<typeof random>, [x, y, z]: Vec): void {
  const leaf = leaves([0.07, 0.14, 0.04], [0.13, 0.21, 0.07]);
  const flower = leaves([0.8, 0.78, 0.7], [0.85, 0.8, 0.75]);
  for (let i = 0; i < 5; i++) {
    const center: Vec = [x + rng.between(-0.1, 0.35), y + 1 - i * 0.62, z + rng.between(-0.9, 0.9)];
    const r: Vec = [0.3, 0.55, 0.75 - i * 0.07];
    b.add(leafCloud(rng, center, r, 420, 0.085), leaf, undefined, { bounce: false });
    b.add(leafCloud(rng, center, [r[0] * 1.08, r[1] * 1.08, r[2] * 1.08], 60, 0.05, 1), flower, undefined, {
      bounce: false,
    });
  }
}

function seats(b: Builder, rng: ReturnType<typeof random>, look: Look): void {
  if (look.iwan && rng.chance(0.3)) return;
  table(b, move(2.9, 0, 1.6), 0.7, 0, 0.5, brass, timber(palette.walnut, 'y'));
  vase(b, rng, move(2.9, 0.5, 1.6), 0.2);
  for (const [x, z] of [
    [2.2, 1.2],
    [3.6, 1.2],
    [2.9, 2.4],
  ] as const) {
    b.add(cylinder(0.2, 0.24, 0.42, 12), timber(palette.walnut, 'y'), move(x, 0, z));
    b.add(cylinder(0.22, 0.22, 0.06, 16), fabric(palette.wine, 0.3), move(x, 0.42, z));
  }
}

export const courtyards: Look[] = [
  {
    seed: 'fountain court',
    light: 'morning',
    sun: [38, 58],
    eye: [1.2, 1.75, 7.4],
    target: [-0.3, 2.1, -3],
    fov: 56,
    stripe: [0.17, 0.165, 0.16],
    floor: [0.55, 0.49, 0.4],
    iwan: true,
  },
  {
    seed: 'orange court',
    light: 'afternoon',
    sun: [-42, 52],
    eye: [-3.4, 1.7, 6.2],
    target: [1.1, 2, -3.6],
    fov: 54,
    stripe: [0.42, 0.22, 0.15],
    floor: [0.6, 0.55, 0.46],
    iwan: false,
  },
  {
    seed: 'from above',
    light: 'noon',
    sun: [25, 62],
    eye: [4.2, 5.6, 7],
    target: [-0.6, 1, -1.6],
    fov: 52,
    stripe: [0.2, 0.19, 0.18],
    floor: [0.58, 0.52, 0.43],
    iwan: true,
  },
  {
    seed: 'evening court',
    light: 'golden',
    sun: [58, 34],
    eye: [2.6, 1.7, 6.6],
    target: [-1, 1.9, -3],
    fov: 55,
    stripe: [0.36, 0.3, 0.22],
    floor: [0.5, 0.43, 0.34],
    iwan: true,
  },
];
