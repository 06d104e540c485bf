import { painted } from '../kit/materials.ts';
import { wallPaint } from '../kit/paint.ts';
import { palette } from '../kit/palette.ts';
import { type RoomSpec, room } from '../kit/room.ts';
import { indoors, sunFrom } from '../kit/stage.ts';
import { random } from '../render/random.ts';
import { builder, type Scene } from '../render/scene.ts';
import type { Vec } from '../render/vec.ts';
import { floors, outside } from './living-rooms.ts';
import { beautySets } from './sets/beauty.ts';
import { celebrationSets } from './sets/celebrations.ts';
import { fashionSets } from './sets/fashion.ts';
import type { Framing } from './sets/framing.ts';
import { healthSets } from './sets/health.ts';
import { serviceSets } from './sets/services.ts';

const sets = { ...celebrationSets, ...healthSets, ...beautySets, ...fashionSets, ...serviceSets };

interface Look {
  seed: string;
  mirrored?: boolean;
  what: keyof typeof sets;
  wall: Vec;
  accent?: Vec;
  floor?: keyof typeof floors;
  w?: number;
  d?: number;
  h?: number;
  evening?: boolean;
}

/** Halls, clinics, salons, workshops and the things sold in them. */
export function occasion(look: Look): Scene {
  const rng = random(look.seed);
  const b = builder();
  const [w, d, h] = [look.w ?? 4.4, look.d ?? 4, look.h ?? 2.8];
  const spec: RoomSpec = {
    w,
    d,
    h,
    floor: floors[look.floor ?? 'tile'],
    wall: painted(look.wall, wallPaint),
    ...(look.accent ? { accent: { back: painted(look.accent, wallPaint) } } : {}),
    openings: [
      {
        side: 'left',
        x: d * 0.36,
        y: 0.6,
        w: d * 0.42,
        h: h * 0.62,
        panes: 2,
        curtain: look.evening ? palette.wine : palette.cream,
      },
    ],
    daylight: look.evening ? 0.8 : 4,
  };
  const portals = room(b, spec);
  const framing: Framing = sets[look.what](b, rng, spec);
  outside(b, 3);
  const scene = indoors(b, [...portals, ...(framing.portals ?? [])], {
    eye: framing.eye,
    target: framing.target,
    fov: framing.fov ?? 42,
    light: look.evening ? 'golden' : 'morning',
    sun: sunFrom(-70, 34),
    sunPower: look.evening ? 0.5 : 1.1,
    radius: Math.max(4, d * 0.75),
  });
  return framing.focus ? { ...scene, focusAt: framing.focus } : scene;
}

export const occasions: Look[] = [
  { seed: 'second rack', what: 'clothes', wall: [0.56, 0.6, 0.56], floor: 'walnut', mirrored: true },
  { seed: 'second trainers', what: 'shoes', wall: [0.7, 0.6, 0.5], mirrored: true },
  { seed: 'second bag', what: 'bag', wall: [0.54, 0.6, 0.57], mirrored: true },
  { seed: 'vanity', what: 'cosmetics', wall: [0.6, 0.66, 0.62], mirrored: true },
  { seed: 'second bench', what: 'tools', wall: [0.56, 0.6, 0.58], floor: 'checker', mirrored: true },
  {
    seed: 'wedding hall',
    what: 'wedding',
    wall: [0.5, 0.4, 0.32],
    floor: 'marble',
    w: 9,
    d: 10,
    h: 4.6,
    evening: true,
  },
  { seed: 'birthday', what: 'party', wall: [0.72, 0.68, 0.6], accent: [0.6, 0.66, 0.6], floor: 'oak' },
  { seed: 'clinic', what: 'clinic', wall: [0.78, 0.79, 0.77], accent: [0.56, 0.66, 0.64], floor: 'marble' },
  { seed: 'medical devices', what: 'devices', wall: [0.6, 0.68, 0.67] },
  { seed: 'wheelchair', what: 'wheelchair', wall: [0.74, 0.74, 0.7], floor: 'marble' },
  { seed: 'cosmetics', what: 'cosmetics', wall: [0.72, 0.58, 0.52] },
  { seed: 'salon', what: 'salon', wall: [0.74, 0.7, 0.64], accent: [0.62, 0.5, 0.45], floor: 'checker' },
  { seed: 'clothes rack', what: 'clothes', wall: [0.76, 0.72, 0.66], floor: 'oak' },
  { seed: 'trainers', what: 'shoes', wall: [0.6, 0.64, 0.6] },
  { seed: 'handbag', what: 'bag', wall: [0.66, 0.56, 0.48] },
  { seed: 'tools', what: 'tools', wall: [0.66, 0.6, 0.5], floor: 'tile' },
  { seed: 'cleaning', what: 'cleaning', wall: [0.66, 0.7, 0.68], floor: 'tile' },
  { seed: 'reception', what: 'reception', wall: [0.76, 0.72, 0.65], accent: [0.33, 0.43, 0.38], floor: 'marble' },
];
