import type { Material } from '../render/material.ts';
import { lattice } from '../render/mesh.ts';
import type { Builder } from '../render/scene.ts';
import { axle, box, roundBlock } from '../render/shapes.ts';
import { clamp, lerp, type Matrix, move, place, smooth, turnY, type Vec } from '../render/vec.ts';
import { type Body, bodies, type CarBody, type Line } from './car-bodies.ts';
import { chrome, paintedMetal, plastic } from './materials.ts';
import { blend } from './paint.ts';
import { wheel } from './wheel.ts';

export interface CarSpec {
  body: CarBody;
  color: Vec;
  rims?: 'spokes' | 'plain';
  roofRack?: boolean;
  /** Solid panels instead of side windows behind the doors. */
  cargo?: boolean;
}

const along = (line: Line, x: number): number => {
  for (let i = 0; i + 1 < line.length; i++) {
    const [x0, y0] = line[i] ?? [0, 0];
    const [x1, y1] = line[i + 1] ?? [0, 0];
    if (x <= x1) return lerp(y0, y1, smoother(clamp((x - x0) / (x1 - x0))));
  }
  return line.at(-1)?.[1] ?? 0;
};
const smoother = (t: number) => lerp(t, t * t * (3 - 2 * t), 0.25);

/** A car standing on y = 0, its nose towards x; the origin in its middle. */
export function car(b: Builder, at: Matrix, spec: CarSpec): void {
  const body: Body = bodies[spec.body];
  b.add(lowerBody(body), skin(body, spec), at);
  b.add(cabin(body), cabinSkin(body, spec), at);
  const { wheel: w, width, length } = body;
  for (const [x, turn] of [
    [w.front, 0],
    [w.rear, 0],
  ] as const) {
    for (const side of [-1, 1])
      wheel(
        b,
        place(at, move(x, w.radius, side * (width / 2 - 0.1)), turnY(side > 0 ? turn : 180)),
        w.radius,
        spec.rims ?? 'spokes',
      );
    b.add(
      axle(w.radius * 1.1, width - 0.3, 18),
      plastic([0.01, 0.01, 0.01], 0.9),
      place(at, move(x, w.radius * 1.08, 0), turnY(90)),
    );
  }
  for (const side of [-1, 1]) {
    b.add(
      roundBlock(0.13, 0.13, 0.2, 0.05),
      paintedMetal(spec.color),
      place(at, move(body.front + 0.42, along(body.shoulder, body.front + 0.5) + 0.02, side * (width / 2 + 0.05))),
    );
    for (const x of body.doors.slice(0, -1))
      b.add(
        roundBlock(0.2, 0.03, 0.03, 0.012),
        spec.rims === 'plain' ? plastic([0.03, 0.03, 0.03]) : chrome,
        place(at, move(x + 0.2, along(body.shoulder, x) - 0.13, side * (width / 2 - 0.008))),
      );
  }
  b.add(
    roundBlock(length - 0.5, 0.16, width - 0.36, 0.06),
    plastic([0.012, 0.012, 0.012], 0.8),
    place(at, move(0, body.floor - 0.08, 0)),
  );
  if (spec.roofRack)
    for (const side of [-1, 1])
      b.add(
        roundBlock(1.7, 0.035, 0.04, 0.015),
        plastic([0.02, 0.02, 0.02]),
        place(at, move(-0.5, along(body.roof, -0.5) - 0.02, side * width * 0.33)),
      );
  if (spec.body === 'pickup') bed(b, at, body, spec);
}

function bed(b: Builder, at: Matrix, { width }: Body, spec: CarSpec): void {
  const inside = plastic([0.03, 0.03, 0.032], 0.7);
  b.add(box(-2.45, 1.06, -width / 2 + 0.16, -0.85, 1.135, width / 2 - 0.16), inside, at);
  for (const side of [-1, 1])
    b.add(
      roundBlock(1.75, 0.09, 0.12, 0.03),
      paintedMetal(spec.color),
      place(at, move(-1.68, 1.09, side * (width / 2 - 0.12))),
    );
  b.add(roundBlock(0.1, 0.09, width - 0.2, 0.03), paintedMetal(spec.color), place(at, move(-2.5, 1.09, 0)));
  b.add(roundBlock(0.05, 0.5, width - 0.4, 0.02), chrome, place(at, move(-0.75, 1.14, 0)));
}

const RING = 22;

function lowerBody({ length, width, shoulder, floor }: Body) {
  const rows = Array.from({ length: 46 }, (_, i) => {
    const t = i / 45;
    // Stations crowd at nose and tail, where the shape turns.
    const x = (t - 0.5 - Math.sin(t * Math.PI * 2) * 0.085) * length;
    const top = along(shoulder, x);
    const end = Math.abs(x) / (length / 2);
    const half = (width / 2) * (1 - 0.02 * end - 0.22 * end ** 9 - 0.1 * end ** 30);
    const low = floor + 0.14 * smooth(0.86, 1, end);
    return Array.from({ length: RING }, (_, j): Vec => {
      const a = (j / (RING - 1)) * Math.PI;
      const c = Math.cos(a);
      const s = Math.sin(a);
      const z = Math.sign(c) * Math.abs(c) ** 0.42;
      const y = s ** 0.4;
      const waist = 1 - 0.075 * (1 - Math.sin(clamp(y) * 2.3 + 0.45)) - 0.035 * smooth(0.75, 1, y);
      return [x, lerp(low, top, y), -z * half * waist];
    });
  });
  const first = rows[0] ?? [];
  const last = rows.at(-1) ?? [];
  const cap = (row: Vec[], dx: number) => row.map(([x, y, z]): Vec => [x + dx, lerp(y, 0.55, 0.5), z * 0.2]);
  return lattice([cap(first, -0.015), first, ...rows.slice(1, -1), last, cap(last, 0.015)]);
}

function cabin({ width, roof, shoulder }: Body) {
  const from = roof[0]?.[0] ?? 0;
  const to = roof.at(-1)?.[0] ?? 0;
  return lattice(
    Array.from({ length: 34 }, (_, i) => {
      const x = lerp(from, to, i / 33);
      const top = along(roof, x);
      const base = along(shoulder, x) - 0.06;
      const ends = 1 - 0.09 * smooth(0.6, 1, Math.abs((x - (from + to) / 2) / ((to - from) / 2)));
      return Array.from({ length: RING }, (_, j): Vec => {
        const a = (j / (RING - 1)) * Math.PI;
        const c = Math.cos(a);
        const y = Math.sin(a) ** 0.5;
        const z = Math.sign(c) * Math.abs(c) ** 0.36;
        const lean = 1 - 0.2 * y * smooth(0, 0.5, top - base);
        return [x, lerp(base, Math.max(top, base + 0.001), y), -z * (width / 2 - 0.06) * lean * ends];
      });
    }),
  );
}

const dark: Vec = [0.012, 0.012, 0.013];

/** Lacquer with everything that is drawn on it: seams, lights, grille, plates, sills, wheel arches. */
function skin(body: Body, { color }: CarSpec): Material {
  const { length, width, wheel: w, doors, floor } = body;
  const nose = length / 2;
  const lightLow = along(body.shoulder, nose - 0.3) - 0.2;
  return {
    color,
    gloss: 0.055,
    rough: 0.07,
    paint: (s) => {
      const { lx: x, ly: y, lz: z } = s;
      const flank = Math.abs(z) > width * 0.38;
      const matte = () => {
        s.gloss = 0.03;
        s.rough = 0.6;
      };
      if (y < floor + 0.1) {
        blend(s, dark, 0.95);
        matte();
      }
      if (flank) {
        for (const axis of [w.front, w.rear]) {
          const d = Math.hypot(x - axis, y - w.radius);
          if (d < w.radius * 1.2) {
            blend(s, dark, 1);
            s.gloss = 0;
          } else if (d < w.radius * 1.26) blend(s, dark, 0.35);
        }
        const top = along(body.shoulder, x) - 0.05;
        for (const seam of doors) if (Math.abs(x - seam) < 0.007 && y > floor + 0.14 && y < top) blend(s, dark, 0.85);
        const [first = 0, last = 0] = [doors[0], doors.at(-1)];
        if (x > first && x < last && Math.abs(y - floor - 0.14) < 0.006) blend(s, dark, 0.8);
      }
      if (Math.abs(x) > nose - 0.62 && Math.abs(z) > width * 0.25) lights(s, x > 0, x, y, z, lightLow, nose, width);
      if (x > nose - 0.2 && Math.abs(z) < width * 0.29) {
        if (y > floor + 0.1 && y < lightLow + 0.07) {
          blend(s, dark, (y / 0.035) % 1 < 0.6 ? 0.96 : 0.75);
          matte();
        }
      }
      if (Math.abs(x) > nose - 0.12 && Math.abs(z) < 0.26) {
        const plate = x > 0 ? floor + 0.17 : lightLow - 0.05;
        if (y > plate && y < plate + 0.11) {
          blend(s, [0.75, 0.74, 0.7], 1);
          if (Math.abs(z) < 0.2 && y > plate + 0.03 && y < plate + 0.08 && (z / 0.05 + 8) % 1 < 0.55)
            blend(s, dark, 0.85);
        }
      }
      if (x < -nose + 0.1 && Math.abs(Math.abs(z) - width * 0.4) < 0.006 && y > lightLow) blend(s, dark, 0.6);
    },
  };
}

function lights(
  s: Parameters<NonNullable<Material['paint']>>[0],
  ahead: boolean,
  x: number,
  y: number,
  z: number,
  low: number,
  nose: number,
  width: number,
): void {
  const reach = nose - Math.abs(x);
  const inward = (Math.abs(z) - width * 0.25) / (width * 0.25);
  const from = low + (ahead ? 0.02 : 0.03) + reach * 0.14;
  const high = from + (ahead ? 0.15 : 0.17) - (1 - inward) * 0.05;
  if (y < from || y > high || reach > 0.5 - (y - from) * 0.5) return;
  s.gloss = 0.1;
  s.rough = 0.05;
  if (!ahead) {
    const band = (y - from) / (high - from);
    [s.r, s.g, s.b] = band > 0.62 ? [0.5, 0.1, 0.05] : [0.34, 0.012, 0.012];
    s.glow = 0.12;
    return;
  }
  [s.r, s.g, s.b] = [0.3, 0.32, 0.34];
  const spot = Math.hypot((inward - 0.5) * 0.42, y - (from + high) / 2);
  if (spot < 0.05) [s.r, s.g, s.b, s.glow] = [0.9, 0.9, 0.86, 0.5];
  else if (spot < 0.065) blend(s, dark, 0.8);
}

function cabinSkin(body: Body, { color, cargo }: CarSpec): Material {
  const { roof, shoulder, rear, front, pillars, width } = body;
  const pane = (s: Parameters<NonNullable<Material['paint']>>[0]) => {
    [s.r, s.g, s.b] = [0.014, 0.018, 0.02];
    s.gloss = 0.11;
    s.rough = 0.02;
  };
  return {
    color,
    gloss: 0.055,
    rough: 0.07,
    paint: (s) => {
      const { lx: x, ly: y, lz: z } = s;
      const top = along(roof, x);
      const base = along(shoulder, x);
      const rise = top - base;
      const lean = 1 - 0.2 * clamp((y - base + 0.06) / Math.max(0.05, rise)) * smooth(0, 0.5, rise);
      const side = Math.abs(z) > (width / 2 - 0.06) * lean * 0.86;
      if (side) {
        const frame = 0.055;
        if (y < base + 0.02 || y > top - 0.085 || rise < 0.16) return;
        if (x > front - 0.02 && y > top - 0.13) return;
        if (x < rear + 0.02 && y > top - 0.15) return;
        if (pillars.some((p) => Math.abs(x - p) < frame * 0.6)) {
          blend(s, dark, 0.92);
          return;
        }
        if (cargo && x < (pillars[0] ?? 0)) return;
        pane(s);
        return;
      }
      const edge = Math.abs(z) > (width / 2 - 0.06) * lean * 0.78;
      if (x > front + 0.06 && !edge && y > base + 0.01) pane(s);
      if (x < rear - 0.04 && !edge && y > base + 0.03 && !cargo) pane(s);
    },
  };
}
