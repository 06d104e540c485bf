import { painted } from '../kit/materials.ts';
import { wallPaint } from '../kit/paint.ts';
import { type RoomSpec, room } from '../kit/room.ts';
import { indoors, sunFrom } from '../kit/stage.ts';
import { random } from '../render/random.ts';
import { builder, type Scene } from '../render/scene.ts';
import type { Vec } from '../render/vec.ts';
import { floors, outside } from './living-rooms.ts';
import type { Framing } from './sets/framing.ts';
import { furnishingSets } from './sets/furnishings.ts';
import { gadgetSets } from './sets/gadgets.ts';
import { householdSets } from './sets/household.ts';

const things = { ...gadgetSets, ...householdSets, ...furnishingSets };

interface Look {
  seed: string;
  mirrored?: boolean;
  what: keyof typeof things;
  wall: Vec;
  floor?: keyof typeof floors;
  sun?: [number, number];
}

/** One thing for sale, where it would stand at home. */
export function productScene(look: Look): Scene {
  const rng = random(look.seed);
  const b = builder();
  const spec: RoomSpec = {
    w: 4.4,
    d: 4,
    h: 2.8,
    floor: floors[look.floor ?? 'oak'],
    wall: painted(look.wall, wallPaint),
    openings: [{ side: 'left', x: 1.5, y: 0.6, w: 1.8, h: 1.8, panes: 2 }],
    daylight: 4,
  };
  const portals = room(b, spec);
  const { eye, target, fov, focus }: Framing = things[look.what](b, rng, spec);
  outside(b, 7);
  const scene = indoors(b, portals, {
    eye,
    target,
    fov: fov ?? 40,
    light: 'morning',
    sun: sunFrom(...(look.sun ?? [-68, 36])),
    sunPower: 1.1,
    radius: 4,
  });
  return focus ? { ...scene, focusAt: focus } : scene;
}

export const products: Look[] = [
  { seed: 'grey laptop', what: 'laptop', wall: [0.66, 0.56, 0.44], mirrored: true },
  { seed: 'laundry', what: 'washer', wall: [0.7, 0.6, 0.5], floor: 'tile', mirrored: true },
  { seed: 'gas stove', what: 'stove', wall: [0.6, 0.66, 0.6], floor: 'checker', mirrored: true },
  { seed: 'cool room', what: 'ac', wall: [0.52, 0.6, 0.6], floor: 'tile', mirrored: true },
  { seed: 'dining two', what: 'dining', wall: [0.55, 0.6, 0.54], floor: 'walnut', mirrored: true },
  { seed: 'bed two', what: 'bed', wall: [0.68, 0.56, 0.48], floor: 'walnut', mirrored: true },
  { seed: 'sound', what: 'accessories', wall: [0.5, 0.56, 0.58], mirrored: true },
  { seed: 'two phones', what: 'phones', wall: [0.72, 0.66, 0.56] },
  { seed: 'one phone', what: 'phone', wall: [0.5, 0.58, 0.53] },
  { seed: 'phone back', what: 'phoneBack', wall: [0.6, 0.44, 0.34] },
  { seed: 'accessories', what: 'accessories', wall: [0.74, 0.7, 0.62] },
  { seed: 'laptop', what: 'laptop', wall: [0.5, 0.57, 0.6] },
  { seed: 'steel fridge', what: 'fridge', wall: [0.78, 0.74, 0.66], floor: 'tile' },
  { seed: 'double fridge!', what: 'fridge', wall: [0.66, 0.6, 0.5], floor: 'marble' },
  { seed: 'washer', what: 'washer', wall: [0.6, 0.66, 0.62], floor: 'checker' },
  { seed: 'stove', what: 'stove', wall: [0.76, 0.68, 0.56], floor: 'tile' },
  { seed: 'split ac', what: 'ac', wall: [0.78, 0.75, 0.69] },
  { seed: 'green sofa', what: 'sofa', wall: [0.78, 0.73, 0.64] },
  { seed: 'sofa two!', what: 'sofa', wall: [0.46, 0.54, 0.5], floor: 'walnut' },
  { seed: 'armchairs', what: 'armchairs', wall: [0.74, 0.7, 0.63] },
  { seed: 'dining', what: 'dining', wall: [0.77, 0.73, 0.66], floor: 'tile' },
  { seed: 'bed', what: 'bed', wall: [0.5, 0.58, 0.56] },
  { seed: 'wardrobe', what: 'wardrobe', wall: [0.76, 0.7, 0.6] },
];
