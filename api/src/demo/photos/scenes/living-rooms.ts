import { city } from '../kit/city.ts';
import { carpet, picture, rugs, shelves, vase } from '../kit/decor.ts';
import { armchair, mediaWall, sofa, table } from '../kit/furniture.ts';
import { chandelier, floorLamp, pendant, tableLamp } from '../kit/lamps.ts';
import { brass, fabric, leather, painted, timber } from '../kit/materials.ts';
import { hills, pottedPlant } from '../kit/nature.ts';
import { boards, tiles, wallPaint } from '../kit/paint.ts';
import { palette } from '../kit/palette.ts';
import { type Opening, onWall, type RoomSpec, room } from '../kit/room.ts';
import { indoors, sunFrom } from '../kit/stage.ts';
import { tree } from '../kit/trees.ts';
import type { Material } from '../render/material.ts';
import { random } from '../render/random.ts';
import { type Builder, builder, type Scene } from '../render/scene.ts';
import { cylinder } from '../render/shapes.ts';
import type { Daylight } from '../render/sky.ts';
import { move, place, times, turnY, type Vec } from '../render/vec.ts';

interface Look {
  seed: string;
  w: number;
  d: number;
  floor: keyof typeof floors;
  wall: Vec;
  accent?: Vec;
  sofa: Vec;
  leatherSofa?: boolean;
  rug: keyof typeof rugs;
  windows: 'back' | 'left' | 'right' | 'both';
  arrange: 'facing' | 'corner' | 'side';
  light: Daylight;
  sun: [number, number];
  eye?: Vec;
  target?: Vec;
  lamp: 'pendant' | 'chandelier' | 'none';
}

export const floors = {
  oak: { color: palette.oak, gloss: 0.045, rough: 0.28, paint: boards() } as Material,
  walnut: { color: times(palette.walnut, 1.25), gloss: 0.045, rough: 0.25, paint: boards({ width: 0.14 }) } as Material,
  tile: {
    color: [0.66, 0.6, 0.5],
    gloss: 0.06,
    rough: 0.12,
    paint: tiles({ size: 0.6, vary: 0.06, marble: 0.35 }),
  } as Material,
  marble: {
    color: [0.74, 0.7, 0.62],
    gloss: 0.07,
    rough: 0.08,
    paint: tiles({ size: 0.8, vary: 0.04, marble: 0.8, joint: 0.003 }),
  } as Material,
  checker: {
    color: [0.7, 0.65, 0.55],
    gloss: 0.05,
    rough: 0.16,
    paint: tiles({ size: 0.4, checker: [0.24, 0.2, 0.17], vary: 0.1 }),
  } as Material,
};

/** What windows look out on: the quarter below, trees, the hills. */
export const outside = (b: Builder, seed: number) => {
  const rng = random(`outside ${seed}`);
  hills(b, { z: -230, height: 60, seed, width: 800, glow: 1.1 });
  city(b, rng, { near: -45, far: -190, half: 120, floor: -13, glow: 1 });
  for (let i = 0; i < 3; i++)
    tree(b, rng, i % 2 ? 'cypress' : 'street', move(rng.between(-8, 8), -5, -rng.between(11, 17)), rng.between(5, 8));
};

function openingsOf({ windows, w, d }: Look, curtain: Vec): Opening[] {
  const wide: Opening = { side: 'back', x: w * 0.24, y: 0.35, w: w * 0.52, h: 2.05, curtain, panes: 3 };
  const sideOf = (side: 'left' | 'right'): Opening => ({
    side,
    x: side === 'left' ? d * 0.4 : d * 0.16,
    y: 0.45,
    w: d * 0.42,
    h: 1.95,
    curtain,
    panes: 2,
  });
  if (windows === 'back') return [wide];
  if (windows === 'both') return [wide, sideOf('left')];
  return [sideOf(windows)];
}

/** A sitting room by day. */
export function livingRoom(look: Look): Scene {
  const rng = random(look.seed);
  const b = builder();
  const { w, d } = look;
  const curtain = rng.pick([palette.cream, palette.sage, palette.apricotSoft, palette.sand]);
  const spec: RoomSpec = {
    w,
    d,
    h: 2.9,
    floor: floors[look.floor],
    wall: painted(look.wall, wallPaint),
    openings: openingsOf(look, curtain),
    daylight: 3.4,
    ...(look.accent ? { accent: { back: painted(look.accent, wallPaint) } } : {}),
  };
  const portals = room(b, spec);
  const stuff = look.leatherSofa ? leather(look.sofa) : fabric(look.sofa, 0.16);
  const wood = timber(rng.pick([palette.walnut, palette.oak]), 'x');
  const pillows = [
    rng.pick([palette.apricotSoft, palette.mustard, palette.terracotta]),
    rng.pick([palette.cypress, palette.cream, palette.rose]),
    palette.cream,
  ];
  const z = look.arrange === 'facing' ? -d / 2 + 1.05 : -0.3;
  carpet(b, move(look.arrange === 'side' ? 0.2 : 0, 0, z + 1.15), 3, 2.1, rugs[look.rug]);
  table(b, move(0.05, 0, z + 1.2), 1.15, look.seed.length % 2 ? 0 : 0.62, 0.38, wood, rng.chance(0.5) ? brass : wood);
  vase(b, rng, move(0.2, 0.38, z + 1.15), 0.26);
  b.add(cylinder(0.1, 0.13, 0.05, 18), { color: palette.cream, gloss: 0.04, rough: 0.3 }, move(-0.2, 0.38, z + 1.25));
  if (look.arrange === 'facing') {
    sofa(b, rng, move(0, 0, z - 0.1), 2.35, stuff, { pillows });
    armchair(
      b,
      place(move(w / 2 - 0.95, 0, z + 1.25), turnY(-78)),
      fabric(rng.pick([palette.apricotSoft, palette.sage, palette.cream])),
    );
    if (w > 4.6)
      armchair(
        b,
        place(move(-w / 2 + 0.95, 0, z + 1.35), turnY(74)),
        fabric(rng.pick([palette.cypressSoft, palette.cream])),
      );
  } else {
    const side = look.windows === 'left' ? 1 : -1;
    sofa(b, rng, place(move(side * (w / 2 - 0.6), 0, z + 0.95), turnY(-90 * side)), 2.3, stuff, { pillows });
    if (look.arrange === 'corner')
      sofa(b, rng, move(side * 0.1, 0, -d / 2 + 0.62), 2.1, stuff, { seats: 2, pillows: pillows.slice(0, 2) });
    else mediaWall(b, move(0, 0, -d / 2 + 0.35), 2.1, wood);
    armchair(
      b,
      place(move(-side * (w / 2 - 1), 0, z + 1.7), turnY(62 * side)),
      fabric(rng.pick([palette.apricotSoft, palette.sage])),
    );
  }
  dress(b, look, spec);
  outside(b, rng.int(1, 40));
  const sun = sunFrom(...look.sun);
  return indoors(b, portals, {
    eye: look.eye ?? [w * 0.17, 1.45, d / 2 - 0.25],
    target: look.target ?? [-w * 0.03, 1.12, -d / 2],
    fov: 56,
    light: look.light,
    sun,
    seed: rng.int(1, 30),
    sunPower: 1.5,
  });
}

function dress(b: Builder, look: Look, spec: RoomSpec): void {
  const rng = random(`${look.seed} dress`);
  const { w, d, h } = spec;
  pottedPlant(b, rng, move(-w / 2 + 0.5, 0, -d / 2 + 0.5), 1.55, {
    broad: true,
    pot: rng.pick([palette.terracotta, palette.cream]),
  });
  floorLamp(b, move(w / 2 - 0.42, 0, -d / 2 + 0.45));
  const hang = look.windows === 'back' || look.windows === 'both' ? 'right' : 'back';
  const wall = onWall(spec, hang);
  const middle = hang === 'back' ? w / 2 : d * 0.52;
  picture(b, place(wall, move(middle - 0.45, 1.45, 0)), 0.62, 0.82, rng);
  picture(b, place(wall, move(middle + 0.42, 1.55, 0)), 0.5, 0.64, rng);
  if (look.windows === 'right' || look.windows === 'back')
    shelves(b, rng, place(onWall(spec, 'left'), move(d * 0.42, 0, 0)), 1.3, 1.9, timber(palette.walnut, 'y'));
  if (look.lamp === 'pendant')
    pendant(
      b,
      move(0, h, 0),
      0.75,
      0.28,
      painted(palette.apricotSoft, () => {}),
    );
  if (look.lamp === 'chandelier') chandelier(b, move(0, h, -0.2), 0.42);
  if (look.arrange === 'facing') {
    table(b, move(-1.55, 0, -d / 2 + 0.9), 0.46, 0, 0.52, timber(palette.walnut), brass);
    tableLamp(b, move(-1.55, 0.52, -d / 2 + 0.9), { color: palette.teal, gloss: 0.05, rough: 0.25 });
  }
}
