import { basin, bathtub, toilet } from '../kit/appliances.ts';
import { vase } from '../kit/decor.ts';
import { chrome, fabric, lamp } from '../kit/materials.ts';
import { pottedPlant } from '../kit/nature.ts';
import { marble, tiles } from '../kit/paint.ts';
import { palette } from '../kit/palette.ts';
import { onWall, type RoomSpec, room } from '../kit/room.ts';
import { indoors, portal, sunFrom } from '../kit/stage.ts';
import type { Material } from '../render/material.ts';
import { random } from '../render/random.ts';
import { builder, type Scene } from '../render/scene.ts';
import { box, cylinder, roundBlock, sphere, tube } from '../render/shapes.ts';
import { move, place, turnX, type Vec } from '../render/vec.ts';
import { outside } from './living-rooms.ts';

interface Look {
  seed: string;
  wall: Vec;
  band: Vec;
  tile: number | readonly [number, number];
  cabinet: Material;
  shower?: boolean;
  sun: [number, number];
}

/** A tiled bathroom. */
export function bathroom(look: Look): Scene {
  const rng = random(look.seed);
  const b = builder();
  const [w, d, h] = [3.1, 3.3, 2.7];
  const glazed: Material = {
    color: look.wall,
    gloss: 0.05,
    rough: 0.16,
    paint: (s) => {
      tiles({ size: look.tile, joint: 0.003, vary: 0.1, jointTone: 0.85 })(s);
      if (s.y > 1.9) [s.r, s.g, s.b, s.gloss] = [0.8, 0.78, 0.73, 0];
      else if (s.y > 1.8) [s.r, s.g, s.b] = look.band;
    },
  };
  const spec: RoomSpec = {
    w,
    d,
    h,
    floor: {
      color: [0.36, 0.33, 0.28],
      gloss: 0.05,
      rough: 0.18,
      paint: tiles({ size: 0.3, checker: [0.2, 0.19, 0.175], vary: 0.08, joint: 0.004 }),
    },
    wall: glazed,
    openings: [{ side: 'back', x: 1.9, y: 1.35, w: 0.8, h: 0.9, panes: 1 }],
    daylight: 7,
    skirting: glazed,
    cornice: false,
  };
  const portals = room(b, spec);
  const left = onWall(spec, 'left');
  basin(b, place(left, move(1.55, 0, 0)), look.cabinet, {
    color: [0.8, 0.78, 0.73],
    gloss: 0.06,
    rough: 0.1,
    paint: marble(0.5),
  });
  b.add(
    cylinder(0.36, 0.36, 0.02, 40),
    { color: [0.32, 0.33, 0.33], gloss: 0.8, rough: 0.01 },
    place(left, move(1.55, 1.55, 0.005), turnX(90)),
  );
  for (const x of [1.05, 2.05]) {
    b.add(
      tube(
        [
          [x, 1.75, 0],
          [x, 1.75, 0.1],
        ],
        0.012,
        6,
      ),
      chrome,
      left,
    );
    b.add(sphere(0.07, 14), { color: [1, 0.86, 0.66], glow: 1.4 }, place(left, move(x, 1.75, 0.13)));
  }
  if (look.shower) shower(b, w, d);
  else bathtub(b, move(-0.2, 0, -d / 2 + 0.4), 1.7);
  toilet(b, place(onWall(spec, 'right'), move(0.5, 0, 0)));
  towel(
    b,
    place(onWall(spec, 'right'), move(1.5, 0, 0)),
    rng.pick([palette.cypressSoft, palette.apricotSoft, palette.rose]),
  );
  pottedPlant(b, rng, move(-w / 2 + 0.3, 0, 0.95), 0.8, { broad: true });
  vase(b, rng, place(left, move(1.25, 0.82, 0.2)), 0.16, palette.terracotta);
  b.add(roundBlock(0.9, 0.02, 0.55, 0.01), fabric(palette.cream, 0.4), move(-0.3, 0, -0.15));
  b.add(box(-0.35, h - 0.03, -0.5, 0.35, h - 0.01, 0.2), lamp([1, 0.92, 0.78], 2.4), undefined, { bounce: false });
  portals.push(portal([-0.35, h - 0.05, 0.2], [0, 0, -0.7], [0.7, 0, 0], [6, 5.3, 4.2]));
  outside(b, 5);
  return indoors(b, portals, {
    eye: [0.25, 1.5, d / 2 - 0.1],
    target: [0.02, 0.95, -d / 2],
    fov: 64,
    light: 'morning',
    sun: sunFrom(...look.sun),
    sunPower: 1.2,
    fill: [0.1, 0.09, 0.08],
    exposure: 1,
  });
}

function shower(b: ReturnType<typeof builder>, w: number, d: number): void {
  const glass: Material = { color: [0.4, 0.46, 0.45], gloss: 0.1, rough: 0.03 };
  b.add(
    roundBlock(1.1, 0.06, 1, 0.03),
    { color: [0.8, 0.79, 0.76], gloss: 0.05, rough: 0.15 },
    move(-w / 2 + 0.56, 0, -d / 2 + 0.52),
  );
  for (const y of [0.1, 1.98])
    b.add(
      tube(
        [
          [-w / 2, y, -d / 2 + 1.02],
          [-w / 2 + 1.1, y, -d / 2 + 1.02],
          [-w / 2 + 1.1, y, -d / 2],
        ],
        0.014,
        6,
      ),
      chrome,
    );
  b.add(box(-w / 2 + 1.09, 0.1, -d / 2 + 0.5, -w / 2 + 1.1, 1.98, -d / 2 + 1), glass, undefined, {
    shadow: false,
    bounce: false,
  });
  b.add(
    tube(
      [
        [-w / 2 + 0.5, 1, -d / 2 + 0.04],
        [-w / 2 + 0.5, 2.1, -d / 2 + 0.06],
        [-w / 2 + 0.5, 2.15, -d / 2 + 0.3],
      ],
      0.012,
      8,
    ),
    chrome,
  );
  b.add(cylinder(0.11, 0.1, 0.02, 20), chrome, move(-w / 2 + 0.5, 2.11, -d / 2 + 0.32));
}

function towel(b: ReturnType<typeof builder>, at: ReturnType<typeof move>, color: Vec): void {
  b.add(
    tube(
      [
        [-0.3, 1.25, 0.07],
        [0.3, 1.25, 0.07],
      ],
      0.01,
      6,
    ),
    chrome,
    at,
  );
  b.add(roundBlock(0.4, 0.55, 0.035, 0.015, { puff: 0.008 }), fabric(color, 0.3), place(at, move(0, 0.73, 0.075)));
}
