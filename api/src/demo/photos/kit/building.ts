import type { Material } from '../render/material.ts';
import type { Random } from '../render/random.ts';
import type { Builder } from '../render/scene.ts';
import { box, wallWithHoles } from '../render/shapes.ts';
import { type Matrix, move, place, turnY } from '../render/vec.ts';
import { pottedPlant } from './nature.ts';
import { acUnit, balcony, door, type Railing, type WindowLook, windowUnit } from './openings.ts';

export interface Bay {
  kind: 'window' | 'wide' | 'balcony' | 'blank' | 'arch';
  /** Metres of wall. */
  width: number;
}

export interface BlockSpec {
  floors: number;
  floorHeight: number;
  bays: Bay[];
  depth: number;
  wall: Material;
  trim: Material;
  /** Of the ground floor; the wall's own when absent. */
  base?: Material;
  look: WindowLook;
  railing: Railing;
  metal: Material;
  /** Share of lit windows. */
  lit?: number;
  doorStuff: Material;
  /** A band between storeys. */
  cornice?: boolean;
  acs?: number;
  plants?: number;
}

export const widthOf = (spec: BlockSpec) => spec.bays.reduce((sum, bay) => sum + bay.width, 0);

/** A building of storeys and bays; the origin is the lower left corner of its front, which looks along z. */
export function buildingBlock(b: Builder, rng: Random, at: Matrix, spec: BlockSpec): void {
  const { floors, floorHeight: h, bays, depth, wall, trim } = spec;
  const width = widthOf(spec);
  const height = floors * h;
  const holes: [number, number, number, number][] = [];
  let x = 0;
  const middle = bays.findIndex((_, i) => i === Math.floor(bays.length / 2));
  bays.forEach((bay, column) => {
    for (let floor = 0; floor < floors; floor++) {
      const entrance = floor === 0 && column === middle;
      const hole = entrance ? entranceHole(x, bay) : holeOf(bay, x, floor * h, h);
      if (!hole) continue;
      holes.push(hole);
      const [x0, y0, x1, y1] = hole;
      const here = place(at, move(x0, y0, 0));
      if (entrance) {
        door(b, here, x1 - x0, y1 - y0, spec.doorStuff);
        b.add(box(x0 - 0.25, y1 + 0.12, 0, x1 + 0.25, y1 + 0.28, 0.9), trim, at);
        b.add(box(x0 - 0.4, -0.02, 0, x1 + 0.4, 0.15, 0.7), trim, at);
        b.add(box(x0 - 0.6, -0.02, 0, x1 + 0.6, 0.02, 1), trim, at);
        continue;
      }
      const lit = spec.lit && rng.chance(spec.lit) ? 0.8 : 0;
      const blind = spec.look.blind !== undefined && rng.chance(0.6) ? rng.pick([0.15, 0.3, 0.5, 0.85]) : undefined;
      windowUnit(b, here, x1 - x0, y1 - y0, rng.int(1, 9999), {
        ...spec.look,
        lit,
        ...(blind !== undefined ? { blind } : { blind: undefined }),
      });
      const frame = 0.11;
      if (bay.kind !== 'balcony') {
        b.add(box(x0 - frame, y1, 0, x1 + frame, y1 + 0.16, 0.05), trim, at);
        b.add(box(x0 - frame, y0 - 0.1, 0, x1 + frame, y0, 0.1), trim, at);
      }
      if (bay.kind === 'balcony' && floor > 0) balconyOf(b, rng, at, spec, x, floor * h, bay.width);
      else if (spec.acs && floor > 0 && rng.chance(spec.acs)) acUnit(b, place(at, move(x0 + 0.5, y0 - 0.85, 0)));
    }
    x += bay.width;
  });
  b.add(wallWithHoles(width, height, holes, 0.26), wall, at);
  b.add(box(0, 0, -depth, 0.02, height, 0), wall, at);
  b.add(box(width - 0.02, 0, -depth, width, height, 0), wall, at);
  b.add(box(0.02, 0, -depth, width - 0.02, height - 0.1, -depth + 0.2), wall, at);
  b.add(box(0.02, height - 0.05, -depth, width - 0.02, height, -0.02), trim, at);
  b.add(box(-0.1, height, -0.14, width + 0.1, height + 0.14, 0.16), trim, at);
  b.add(box(0, height + 0.14, -0.16, width, height + 0.55, 0), wall, at);
  for (const side of [0, width - 0.16]) b.add(box(side, height, -depth, side + 0.16, height + 0.55, -0.16), wall, at);
  b.add(box(-0.05, height + 0.55, -0.2, width + 0.05, height + 0.62, 0.06), trim, at);
  if (spec.base) b.add(box(-0.04, 0, -depth + 0.01, width + 0.04, 0.55, 0.05), spec.base, at, { seen: true });
  if (spec.cornice)
    for (let floor = 1; floor < floors; floor++)
      b.add(box(-0.03, floor * h - 0.12, -0.1, width + 0.03, floor * h + 0.04, 0.06), trim, at);
}

function entranceHole(x: number, bay: Bay): [number, number, number, number] {
  const w = Math.min(1.7, bay.width - 0.6);
  const from = x + (bay.width - w) / 2;
  return [from, 0.15, from + w, 2.65];
}

function holeOf(bay: Bay, x: number, y: number, h: number): [number, number, number, number] | undefined {
  const span = (w: number, low: number, high: number): [number, number, number, number] => {
    const from = x + (bay.width - w) / 2;
    return [from, y + low, from + w, y + high];
  };
  if (bay.kind === 'window') return span(Math.min(1.25, bay.width - 0.7), 0.95, h - 0.62);
  if (bay.kind === 'wide') return span(bay.width - 0.9, 0.85, h - 0.6);
  if (bay.kind === 'balcony') return span(bay.width - 1.1, y > 0 ? 0.08 : 0.9, h - 0.6);
  return undefined;
}

function balconyOf(b: Builder, rng: Random, at: Matrix, spec: BlockSpec, x: number, y: number, w: number): void {
  const depth = 1.25;
  const here = place(at, move(x + 0.15, y, 0));
  balcony(b, here, w - 0.3, depth, spec.railing, spec.trim, spec.metal);
  const plants = spec.plants ?? 0.4;
  for (const k of [0.18, 0.5, 0.82]) {
    if (rng.chance(plants))
      pottedPlant(
        b,
        rng,
        place(here, move(k * (w - 0.3), 0, depth - 0.3), turnY(rng.between(0, 90))),
        rng.between(0.7, 1.15),
      );
  }
  if (rng.chance(spec.acs ?? 0)) acUnit(b, place(here, move(w - 0.95, 0.1, 0)));
}
