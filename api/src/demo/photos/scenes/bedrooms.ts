import { carpet, picture, rugs, vase } from '../kit/decor.ts';
import { bed, chair, nightTable, table } from '../kit/furniture.ts';
import { pendant, tableLamp } from '../kit/lamps.ts';
import { fabric, painted, timber } from '../kit/materials.ts';
import { pottedPlant } from '../kit/nature.ts';
import { wallPaint } from '../kit/paint.ts';
import { palette } from '../kit/palette.ts';
import { onWall, type RoomSpec, room } from '../kit/room.ts';
import { indoors, sunFrom } from '../kit/stage.ts';
import { wardrobe } from '../kit/storage.ts';
import { random } from '../render/random.ts';
import { builder, type Scene } from '../render/scene.ts';
import type { Daylight } from '../render/sky.ts';
import { move, place, turnY, type Vec } from '../render/vec.ts';
import { floors, outside } from './living-rooms.ts';

interface Look {
  seed: string;
  bedWidth: number;
  wall: Vec;
  accent: Vec;
  cover: Vec;
  throwColor: Vec;
  floor: keyof typeof floors;
  window: 'left' | 'right';
  light: Daylight;
  sun: [number, number];
  rug: keyof typeof rugs;
  twin?: boolean;
}

/** A bedroom, seen from its foot. */
export function bedroom(look: Look): Scene {
  const rng = random(look.seed);
  const b = builder();
  const [w, d, h] = [4.4, 4.5, 2.85];
  const { window } = look;
  const spec: RoomSpec = {
    w,
    d,
    h,
    floor: floors[look.floor],
    wall: painted(look.wall, wallPaint),
    accent: { back: painted(look.accent, wallPaint) },
    openings: [
      {
        side: window,
        x: window === 'left' ? 1.7 : 1,
        y: 0.6,
        w: 1.8,
        h: 1.75,
        curtain: rng.pick([palette.cream, palette.sand, palette.sage, palette.rose]),
      },
    ],
  };
  const portals = room(b, spec);
  const s = window === 'left' ? -1 : 1;
  const wood = timber(rng.pick([palette.walnut, palette.oak]), 'x');
  const head = fabric(rng.pick([palette.sand, palette.sage, palette.rose]), 0.15);
  const beds = look.twin ? [-0.85, 0.85] : [0];
  for (const x of beds)
    bed(b, move(x, 0, -d / 2 + 0.12), look.bedWidth, {
      frame: wood,
      cover: look.cover,
      throwColor: look.throwColor,
      head,
    });
  carpet(b, move(0, 0, 0.25), 2.7, 1.7, rugs[look.rug]);
  const tables = look.twin ? [0] : [-look.bedWidth / 2 - 0.42, look.bedWidth / 2 + 0.42];
  for (const x of tables) {
    nightTable(b, move(x, 0, -d / 2 + 0.26), wood);
    tableLamp(
      b,
      move(x, 0.54, -d / 2 + 0.24),
      { color: rng.pick([palette.teal, palette.terracotta, palette.cream]), gloss: 0.05, rough: 0.25 },
      1,
    );
  }
  wardrobe(
    b,
    place(onWall(spec, window === 'left' ? 'right' : 'left'), move(window === 'left' ? 0.9 : 1.9, 0, 0.31)),
    1.7,
    2.3,
    timber(palette.oak, 'y'),
    rng.chance(0.5),
  );
  table(b, place(move(s * (w / 2 - 0.35), 0, d / 2 - 1.1), turnY(90 * s)), 0.9, 0.45, 0.74, wood, wood);
  chair(b, place(move(s * (w / 2 - 0.95), 0, d / 2 - 1.15), turnY(-80 * s)), wood, fabric(palette.apricotSoft));
  vase(b, rng, move(s * (w / 2 - 0.35), 0.74, d / 2 - 1.2), 0.24);
  pottedPlant(b, rng, move(s * (w / 2 - 0.4), 0, -d / 2 + 0.45), 1.2, { broad: true });
  for (const x of look.twin ? [-0.85, 0.85] : [-0.36, 0.36])
    picture(b, place(onWall(spec, 'back'), move(w / 2 + x, 1.6, 0)), 0.5, 0.62, rng);
  pendant(b, move(0, h, 0.1), 0.55, 0.26, { color: palette.cream, thin: 0.6 }, 1.2);
  outside(b, rng.int(1, 40));
  return indoors(b, portals, {
    eye: [-s * 1.25, 1.5, d / 2 - 0.2],
    target: [s * 0.2, 0.95, -d / 2 + 0.2],
    fov: 56,
    light: look.light,
    sun: sunFrom(...look.sun),
    seed: rng.int(1, 30),
    sunPower: 1.4,
  });
}
