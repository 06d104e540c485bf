import { emptyMesh, type Mesh, triangle } from '../render/mesh.ts';
import { clamp, lerp, unit, type Vec } from '../render/vec.ts';

/** Distance to a shape: negative inside. Shapes that melt into each other make animals and soft things. */
export type Field = (x: number, y: number, z: number) => number;

/** A ball stretched to an ellipsoid. */
export const blob = ([cx, cy, cz]: Vec, [rx, ry, rz]: Vec): Field => {
  const least = Math.min(rx, ry, rz);
  return (x, y, z) => (Math.hypot((x - cx) / rx, (y - cy) / ry, (z - cz) / rz) - 1) * least;
};

/** A rod from a to b whose thickness runs from one radius to the other. */
export const limb = (a: Vec, b: Vec, ra: number, rb = ra): Field => {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const length2 = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const t = clamp(((x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz) / length2);
    return Math.hypot(x - a[0] - dx * t, y - a[1] - dy * t, z - a[2] - dz * t) - lerp(ra, rb, t);
  };
};

/** Fields joined with seams filled to the given width. */
export const melt =
  (width: number, ...fields: Field[]): Field =>
  (x, y, z) => {
    let d = 1e3;
    for (const field of fields) {
      const next = field(x, y, z);
      const h = Math.max(width - Math.abs(d - next), 0) / width;
      d = Math.min(d, next) - h * h * width * 0.25;
    }
    return d;
  };

/** Roughens a surface: wool, fur, leather. */
export const rough =
  (field: Field, by: (x: number, y: number, z: number) => number): Field =>
  (x, y, z) =>
    field(x, y, z) + by(x, y, z);

/** The surface as a mesh (surface nets): `cells` along the longest side of the box. */
export function surface(field: Field, low: Vec, high: Vec, cells: number): Mesh {
  const size = Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / cells;
  const [nx, ny, nz] = [0, 1, 2].map((k) => Math.ceil(((high[k] ?? 0) - (low[k] ?? 0)) / size) + 1) as [
    number,
    number,
    number,
  ];
  const values = new Float32Array(nx * ny * nz);
  for (let k = 0, at = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++, at++) values[at] = field(low[0] + i * size, low[1] + j * size, low[2] + k * size);
  const corner = [0, 1, nx, nx + 1, nx * ny, nx * ny + 1, nx * ny + nx, nx * ny + nx + 1];
  const points = new Map<number, { p: Vec; n: Vec }>();
  const pointOf = (at: number) => {
    const known = points.get(at);
    if (known) return known;
    const i = at % nx;
    const j = Math.floor(at / nx) % ny;
    const k = Math.floor(at / (nx * ny));
    let [x, y, z, count] = [0, 0, 0, 0];
    for (const [a, b] of EDGES) {
      const [va, vb] = [values[at + (corner[a] ?? 0)] ?? 0, values[at + (corner[b] ?? 0)] ?? 0];
      if (va < 0 === vb < 0) continue;
      const t = va / (va - vb);
      x += lerp(a & 1, b & 1, t);
      y += lerp((a >> 1) & 1, (b >> 1) & 1, t);
      z += lerp(a >> 2, b >> 2, t);
      count++;
    }
    const p: Vec = [low[0] + (i + x / count) * size, low[1] + (j + y / count) * size, low[2] + (k + z / count) * size];
    const e = size * 0.5;
    const n = unit([
      field(p[0] + e, p[1], p[2]) - field(p[0] - e, p[1], p[2]),
      field(p[0], p[1] + e, p[2]) - field(p[0], p[1] - e, p[2]),
      field(p[0], p[1], p[2] + e) - field(p[0], p[1], p[2] - e),
    ]);
    const made = { p, n };
    points.set(at, made);
    return made;
  };
  const mesh = emptyMesh();
  const face = (a: number, b: number, c: number, d: number) => {
    const [pa, pb, pc, pd] = [pointOf(a), pointOf(b), pointOf(c), pointOf(d)];
    triangle(mesh, pa.p, pb.p, pc.p, [pa.n, pb.n, pc.n]);
    triangle(mesh, pa.p, pc.p, pd.p, [pa.n, pc.n, pd.n]);
  };
  for (let k = 1; k < nz - 1; k++) {
    for (let j = 1; j < ny - 1; j++) {
      for (let i = 1; i < nx - 1; i++) {
        const at = (k * ny + j) * nx + i;
        const inside = (values[at] ?? 0) < 0;
        if (inside !== (values[at + 1] ?? 0) < 0) face(at, at - nx, at - nx - nx * ny, at - nx * ny);
        if (inside !== (values[at + nx] ?? 0) < 0) face(at, at - 1, at - 1 - nx * ny, at - nx * ny);
        if (inside !== (values[at + nx * ny] ?? 0) < 0) face(at, at - 1, at - 1 - nx, at - nx);
      }
    }
  }
  return mesh;
}

const EDGES = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
] as const;
