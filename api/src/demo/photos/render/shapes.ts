import { baked, emptyMesh, lattice, type Mesh, merge, quad, triangle } from './mesh.ts';
import { add, clamp, cross, lerp, move, place, sub, times, turnZ, unit, type Vec } from './vec.ts';

/** A box between two corners. */
export function box(x0: number, y0: number, z0: number, x1: number, y1: number, z1: number): Mesh {
  const mesh = emptyMesh();
  quad(mesh, [x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1]);
  quad(mesh, [x1, y0, z0], [x0, y0, z0], [x0, y1, z0], [x1, y1, z0]);
  quad(mesh, [x1, y0, z1], [x1, y0, z0], [x1, y1, z0], [x1, y1, z1]);
  quad(mesh, [x0, y0, z0], [x0, y0, z1], [x0, y1, z1], [x0, y1, z0]);
  quad(mesh, [x0, y1, z1], [x1, y1, z1], [x1, y1, z0], [x0, y1, z0]);
  quad(mesh, [x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1]);
  return mesh;
}

/** A box standing on the ground, centred, w × h × d. */
export const block = (w: number, h: number, d: number) => box(-w / 2, 0, -d / 2, w / 2, h, d / 2);

/** A standing block with rounded edges: cushions, phones, appliances. `puff` swells its faces by metres. */
export function roundBlock(w: number, h: number, d: number, r: number, { steps = 2, puff = 0 } = {}): Mesh {
  const size: Vec = [w / 2, h / 2, d / 2];
  const radius = Math.min(r, ...size);
  const core = (x: number, half: number) => clamp(x, radius - half, half - radius);
  const pull = (p: Vec): Vec => {
    const inner: Vec = [core(p[0], size[0]), core(p[1], size[1]), core(p[2], size[2])];
    const out = unit(sub(p, inner));
    const [bx, by, bz] = [bulge(p[0], size[0]), bulge(p[1], size[1]), bulge(p[2], size[2])];
    return add(inner, times(out, radius + puff * Math.max(bx * by, by * bz, bx * bz)));
  };
  const marks = (half: number) => {
    const rim = Array.from(
      { length: steps + 1 },
      (_, k) => half - radius + radius * Math.tan((k / steps) * (Math.PI / 4)),
    );
    const inner = puff > 0 ? [-0.66, -0.25, 0.25, 0.66].map((k) => k * (half - radius)) : [];
    return [...rim.toReversed().map((x) => -x), ...inner, ...rim];
  };
  const face = (at: (u: number, v: number) => Vec, su: number, sv: number) => {
    const point = (u: number, v: number) => pull(at(u, v));
    const us = marks(su);
    const vs = marks(sv);
    const e = radius * 0.02;
    const normal = (i: number, j: number) => {
      const [u, v] = [us[j] ?? 0, vs[i] ?? 0];
      return unit(cross(sub(point(u + e, v), point(u - e, v)), sub(point(u, v + e), point(u, v - e))));
    };
    return lattice(
      vs.map((v) => us.map((u) => point(u, v))),
      { normal },
    );
  };
  const [sx, sy, sz] = size;
  const mesh = merge(
    face((u, v) => [u, v, sz], sx, sy),
    face((u, v) => [-u, v, -sz], sx, sy),
    face((u, v) => [sx, v, -u], sz, sy),
    face((u, v) => [-sx, v, u], sz, sy),
    face((u, v) => [u, sy, -v], sx, sz),
    face((u, v) => [u, -sy, v], sx, sz),
  );
  return baked(mesh, move(0, h / 2, 0));
}

const bulge = (x: number, half: number) => 1 - clamp(Math.abs(x / half)) ** 2;

/** Turned on a lathe: the profile is [radius, height] from the bottom up. */
export function lathe(profile: readonly (readonly [number, number])[], segments = 20): Mesh {
  const rows = profile.map(([radius, y]) =>
    Array.from({ length: segments }, (_, i): Vec => {
      const angle = (i / segments) * Math.PI * 2;
      return [Math.cos(angle) * radius, y, -Math.sin(angle) * radius];
    }),
  );
  return lattice(rows, { closeU: true });
}

/** A standing cylinder or cone with flat, crisp ends. */
export function cylinder(bottom: number, top: number, height: number, segments = 20): Mesh {
  const disc = (r: number, y: number, up: boolean) => {
    const mesh = emptyMesh();
    const rim = (i: number): Vec => {
      const angle = (i / segments) * Math.PI * 2;
      return [Math.cos(angle) * r, y, -Math.sin(angle) * r];
    };
    for (let i = 0; i < segments; i++) {
      if (up) triangle(mesh, [0, y, 0], rim(i), rim(i + 1));
      else triangle(mesh, [0, y, 0], rim(i + 1), rim(i));
    }
    return mesh;
  };
  const side = lathe(
    [
      [bottom, 0],
      [top, height],
    ],
    segments,
  );
  return merge(side, ...(top > 0 ? [disc(top, height, true)] : []), ...(bottom > 0 ? [disc(bottom, 0, false)] : []));
}

/** A cylinder lying along x, centred on its middle. */
export const axle = (radius: number, length: number, segments = 20) =>
  baked(cylinder(radius, radius, length, segments), place(move(-length / 2, 0, 0), turnZ(-90)));

export function sphere(radius: number, segments = 16): Mesh {
  const rings = Math.max(6, segments >> 1);
  return lathe(
    Array.from({ length: rings + 1 }, (_, i) => {
      const angle = (i / rings - 0.5) * Math.PI;
      return [Math.max(1e-4, Math.cos(angle)) * radius, Math.sin(angle) * radius] as const;
    }),
    segments,
  );
}

/** A torus lying flat. */
export const ring = (radius: number, thickness: number, segments = 24, sides = 10) =>
  lattice(
    Array.from({ length: sides }, (_, i) => {
      const a = (i / sides) * Math.PI * 2;
      return Array.from({ length: segments }, (_, j): Vec => {
        const b = (j / segments) * Math.PI * 2;
        const r = radius + Math.cos(a) * thickness;
        return [Math.cos(b) * r, Math.sin(a) * thickness, -Math.sin(b) * r];
      });
    }),
    { closeU: true, closeV: true },
  );

/** A pipe through points; one radius or one for each point. */
export function tube(points: readonly Vec[], radius: number | readonly number[], sides = 8): Mesh {
  const radii = typeof radius === 'number' ? points.map(() => radius) : radius;
  const rows = points.map((p, i) => {
    const before = points[Math.max(0, i - 1)] ?? p;
    const after = points[Math.min(points.length - 1, i + 1)] ?? p;
    const along = unit(sub(after, before));
    const helper: Vec = Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
    const right = unit(cross(along, helper));
    const up = cross(right, along);
    return Array.from({ length: sides }, (_, j): Vec => {
      const angle = (j / sides) * Math.PI * 2;
      const r = radii[i] ?? 0;
      return add(p, add(times(right, Math.cos(angle) * r), times(up, Math.sin(angle) * r)));
    });
  });
  return lattice(rows, { closeU: true });
}

/** A standing wall in the x, y plane at z = 0 with rectangular holes [x0, y0, x1, y1], and reveals of the given depth. */
export function wallWithHoles(
  width: number,
  height: number,
  holes: readonly (readonly [number, number, number, number])[],
  reveal = 0.2,
): Mesh {
  const mesh = emptyMesh();
  const cuts = (low: number, high: number, values: number[]) =>
    [...new Set([low, high, ...values.filter((v) => v > low && v < high)])].sort((a, b) => a - b);
  const xs = cuts(
    0,
    width,
    holes.flatMap((h) => [h[0], h[2]]),
  );
  const ys = cuts(
    0,
    height,
    holes.flatMap((h) => [h[1], h[3]]),
  );
  for (let j = 0; j + 1 < ys.length; j++) {
    for (let i = 0; i + 1 < xs.length; i++) {
      const [x0, x1, y0, y1] = [xs[i] ?? 0, xs[i + 1] ?? 0, ys[j] ?? 0, ys[j + 1] ?? 0];
      const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
      if (holes.some((h) => mx > h[0] && mx < h[2] && my > h[1] && my < h[3])) continue;
      quad(mesh, [x0, y0, 0], [x1, y0, 0], [x1, y1, 0], [x0, y1, 0]);
    }
  }
  for (const [x0, y0, x1, y1] of holes) {
    quad(mesh, [x0, y0, 0], [x0, y1, 0], [x0, y1, -reveal], [x0, y0, -reveal]);
    quad(mesh, [x1, y0, -reveal], [x1, y1, -reveal], [x1, y1, 0], [x1, y0, 0]);
    quad(mesh, [x0, y1, 0], [x1, y1, 0], [x1, y1, -reveal], [x0, y1, -reveal]);
    quad(mesh, [x0, y0, -reveal], [x1, y0, -reveal], [x1, y0, 0], [x0, y0, 0]);
  }
  return mesh;
}

/** A flat sheet on the ground between two corners, facing up. */
export function sheet(x0: number, z0: number, x1: number, z1: number, y = 0): Mesh {
  const mesh = emptyMesh();
  quad(mesh, [x0, y, z1], [x1, y, z1], [x1, y, z0], [x0, y, z0]);
  return mesh;
}

/** Ground that rises and falls: a smooth lattice over a rectangle. */
export const terrain = (
  x0: number,
  z0: number,
  x1: number,
  z1: number,
  cells: number,
  height: (x: number, z: number) => number,
) =>
  lattice(
    Array.from({ length: cells + 1 }, (_, i) =>
      Array.from({ length: cells + 1 }, (_, j): Vec => {
        const [x, z] = [lerp(x0, x1, j / cells), lerp(z1, z0, i / cells)];
        return [x, height(x, z), z];
      }),
    ),
  );
