import { type Bay, type BlockSpec, buildingBlock, widthOf } from '../kit/building.ts';
import { iron, painted, paintedMetal, timber } from '../kit/materials.ts';
import { hills } from '../kit/nature.ts';
import { all, ashlar, concrete, plaster, splash } from '../kit/paint.ts';
import { palette } from '../kit/palette.ts';
import { roofClutter } from '../kit/roof.ts';
import { outdoors, sunFrom } from '../kit/stage.ts';
import { lampPost, street, wires } from '../kit/street.ts';
import { tree } from '../kit/trees.ts';
import { random } from '../render/random.ts';
import { builder, type Scene } from '../render/scene.ts';
import type { Daylight } from '../render/sky.ts';
import { move, times, type Vec } from '../render/vec.ts';

interface Look {
  seed: string;
  floors: number;
  pattern: Bay['kind'][];
  wall: 'stone' | 'rose' | 'plaster' | 'pale';
  rail: BlockSpec['railing'];
  light: Daylight;
  azimuth: number;
  height: number;
  eye: Vec;
  target: Vec;
  fov?: number;
  shift?: number;
  lit?: number;
}

const walls = {
  stone: painted(palette.limestone, all(ashlar({ vary: 0.16 }), splash(0.8, 0.2))),
  rose: painted(palette.limestoneRose, all(ashlar({ height: 0.26, width: 0.5, vary: 0.2 }), splash(0.8, 0.2))),
  plaster: painted(times(palette.plaster, 0.92), all(plaster(0.16), splash(1, 0.25))),
  pale: painted(
    palette.limestonePale,
    all(ashlar({ height: 0.4, width: 0.8, vary: 0.08, relief: 0.3 }), splash(0.8, 0.2)),
  ),
};

const bayWidth = { window: 2.5, wide: 3.3, balcony: 4.1, blank: 1, arch: 2.4 } as const;
const frames = [
  paintedMetal([0.42, 0.41, 0.39]),
  paintedMetal(times(palette.walnut, 0.9)),
  paintedMetal([0.07, 0.075, 0.075]),
  paintedMetal([0.6, 0.58, 0.53]),
];

/** An apartment block on its street, with neighbours, trees and everything that stands on a roof. */
export function apartmentBlock(look: Look): Scene {
  const rng = random(look.seed);
  const b = builder();
  street(b);
  const bays = look.pattern.map((kind): Bay => ({ kind, width: bayWidth[kind] * rng.between(0.97, 1.03) }));
  const spec: BlockSpec = {
    floors: look.floors,
    floorHeight: 3.15,
    bays,
    depth: 12,
    wall: walls[look.wall],
    trim: painted(times(palette.limestonePale, 0.92), concrete),
    base: painted(times(palette.basalt, 1.6), ashlar({ height: 0.28, width: 0.7 })),
    look: { frame: rng.pick(frames), blind: 0.3 },
    railing: look.rail,
    metal: look.rail === 'iron' ? iron : paintedMetal([0.2, 0.2, 0.2]),
    doorStuff: timber(times(palette.walnut, 0.8), 'y'),
    cornice: look.wall !== 'plaster',
    acs: 0.22,
    ...(look.lit ? { lit: look.lit } : {}),
  };
  const w = widthOf(spec);
  buildingBlock(b, rng, move(-w / 2, 0, 0), spec);
  roofClutter(b, rng, move(0, look.floors * 3.15, -5), w, 9);
  neighbours(b, look, spec, w);
  for (const x of [-w / 2 - 2.5, w * 0.12, w / 2 + 3])
    tree(b, rng, 'street', move(x + rng.between(-0.6, 0.6), 0, 1.7), rng.between(3.6, 5.2));
  lampPost(b, -w / 2 + 2.2, 2.2, 5.6, look.lit ? 6 : 0);
  wires(b, [-w / 2 - 12, 7.2, 0.4], [w / 2 + 14, 8.4, 0.6], rng);
  hills(b, { z: -330, height: 95, seed: rng.int(1, 99) });
  const sun = sunFrom(look.azimuth, look.height);
  return outdoors(b, {
    eye: look.eye,
    target: look.target,
    fov: look.fov ?? 42,
    shift: look.shift ?? 0,
    light: look.light,
    sun,
    seed: rng.int(1, 50),
    center: [0, 6, 0],
    radius: 20,
    softness: 0.03,
    exposure: look.light === 'dusk' ? 0.62 : 1,
  });
}

function neighbours(b: ReturnType<typeof builder>, look: Look, spec: BlockSpec, w: number): void {
  const rng = random(`${look.seed} next`);
  const plain = { ...spec, wall: look.wall === 'plaster' ? walls.stone : walls.plaster, acs: 0.1, plants: 0.2 };
  const bays: Bay[] = (['window', 'balcony', 'window', 'window'] as const).map((kind) => ({
    kind,
    width: bayWidth[kind],
  }));
  const left = { ...plain, floors: Math.max(2, look.floors - 1), bays };
  const right = { ...plain, floors: look.floors + (rng.chance(0.5) ? 1 : -1), bays, wall: walls.pale };
  buildingBlock(b, rng, move(-w / 2 - widthOf(left) - 1.5, 0, -1), left);
  buildingBlock(b, rng, move(w / 2 + 3.5, 0, -2), right);
}

export const apartmentBlocks: Look[] = [
  {
    seed: 'mezzeh',
    floors: 4,
    pattern: ['window', 'balcony', 'window', 'balcony', 'window'],
    wall: 'stone',
    rail: 'iron',
    light: 'afternoon',
    azimuth: 48,
    height: 42,
    eye: [-11.5, 1.7, 21],
    target: [0.3, 1.7, 0],
    shift: 0.31,
    fov: 46,
  },
  {
    seed: 'malki',
    floors: 5,
    pattern: ['balcony', 'window', 'wide', 'balcony'],
    wall: 'rose',
    rail: 'glass',
    light: 'morning',
    azimuth: -50,
    height: 38,
    eye: [12, 1.8, 22],
    target: [0.5, 1.8, 0],
    shift: 0.36,
    fov: 48,
  },
  {
    seed: 'jaramana',
    floors: 5,
    pattern: ['window', 'balcony', 'balcony', 'window'],
    wall: 'plaster',
    rail: 'solid',
    light: 'noon',
    azimuth: 35,
    height: 58,
    eye: [-9, 6, 25],
    target: [0, 7.6, 0],
    fov: 44,
  },
  {
    seed: 'dummar',
    floors: 4,
    pattern: ['wide', 'balcony', 'wide'],
    wall: 'pale',
    rail: 'glass',
    light: 'golden',
    azimuth: 62,
    height: 24,
    eye: [9.5, 1.7, 19],
    target: [-0.5, 1.7, 0],
    shift: 0.33,
    fov: 45,
  },
  {
    seed: 'aleppo',
    floors: 6,
    pattern: ['window', 'window', 'balcony', 'window', 'window'],
    wall: 'stone',
    rail: 'iron',
    light: 'overcast',
    azimuth: 20,
    height: 55,
    eye: [-3, 9, 30],
    target: [0, 9.5, 0],
    fov: 42,
  },
  {
    seed: 'lattakia',
    floors: 5,
    pattern: ['balcony', 'balcony', 'window', 'balcony'],
    wall: 'plaster',
    rail: 'iron',
    light: 'dusk',
    azimuth: 70,
    height: 12,
    eye: [-12, 2, 22],
    target: [0, 2, 0],
    shift: 0.33,
    fov: 46,
    lit: 0.42,
  },
];
