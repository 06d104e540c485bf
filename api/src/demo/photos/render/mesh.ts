import { cross, IDENTITY, type Matrix, normalMatrix, sub, unit, type Vec } from './vec.ts';

/** Triangles, three corners each. `local` are the corners before they were placed: textures hold on to those. */
export interface Mesh {
  positions: number[];
  normals: number[];
  local: number[];
}

export const emptyMesh = (): Mesh => ({ positions: [], normals: [], local: [] });

/** One triangle, flat unless three normals are given. */
export function triangle(mesh: Mesh, a: Vec, b: Vec, c: Vec, normals?: readonly [Vec, Vec, Vec]): void {
  const flat = normals ? undefined : unit(cross(sub(b, a), sub(c, a)));
  mesh.positions.push(...a, ...b, ...c);
  mesh.local.push(...a, ...b, ...c);
  if (normals) mesh.normals.push(...normals[0], ...normals[1], ...normals[2]);
  else if (flat) mesh.normals.push(...flat, ...flat, ...flat);
}

/** Corners in turn round the face. */
export function quad(mesh: Mesh, a: Vec, b: Vec, c: Vec, d: Vec): void {
  triangle(mesh, a, b, c);
  triangle(mesh, a, c, d);
}

export function merge(...meshes: Mesh[]): Mesh {
  const out = emptyMesh();
  for (const mesh of meshes) {
    append(out.positions, mesh.positions);
    append(out.normals, mesh.normals);
    append(out.local, mesh.local);
  }
  return out;
}

const append = (to: number[], from: number[]) => {
  for (const value of from) to.push(value);
};

/** Moves a mesh; its texture stays with it. */
export function placed(mesh: Mesh, matrix: Matrix): Mesh {
  if (matrix === IDENTITY) return mesh;
  const rows = normalMatrix(matrix);
  const [a, b, c, d, e, f, g, h, i, j, k, l] = matrix as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const count = mesh.positions.length;
  const positions = new Array<number>(count);
  const normals = new Array<number>(count);
  for (let n = 0; n < count; n += 3) {
    const x = mesh.positions[n] as number;
    const y = mesh.positions[n + 1] as number;
    const z = mesh.positions[n + 2] as number;
    positions[n] = a * x + b * y + c * z + d;
    positions[n + 1] = e * x + f * y + g * z + h;
    positions[n + 2] = i * x + j * y + k * z + l;
    const u = mesh.normals[n] as number;
    const v = mesh.normals[n + 1] as number;
    const w = mesh.normals[n + 2] as number;
    const p = rows[0][0] * u + rows[0][1] * v + rows[0][2] * w;
    const q = rows[1][0] * u + rows[1][1] * v + rows[1][2] * w;
    const r = rows[2][0] * u + rows[2][1] * v + rows[2][2] * w;
    const size = 1 / (Math.sqrt(p * p + q * q + r * r) || 1);
    normals[n] = p * size;
    normals[n + 1] = q * size;
    normals[n + 2] = r * size;
  }
  return { positions, normals, local: mesh.local };
}

/** As `placed`, but the texture sees the new coordinates: for parts of a larger shape. */
export function baked(mesh: Mesh, matrix: Matrix): Mesh {
  const out = placed(mesh, matrix);
  return { ...out, local: out.positions };
}

interface LatticeOptions {
  /** The last point of each row joins the first. */
  closeU?: boolean;
  /** The last row joins the first. */
  closeV?: boolean;
  /** Otherwise from the neighbours. */
  normal?: (row: number, column: number) => Vec;
}

/** A smooth surface over a lattice of points, in rows of equal length. */
export function lattice(rows: Vec[][], { closeU = false, closeV = false, normal: given }: LatticeOptions = {}): Mesh {
  const height = rows.length;
  const width = rows[0]?.length ?? 0;
  const point = (i: number, j: number): Vec => {
    const row = rows[closeV ? (i + height) % height : Math.min(Math.max(i, 0), height - 1)];
    return row?.[closeU ? (j + width) % width : Math.min(Math.max(j, 0), width - 1)] ?? [0, 0, 0];
  };
  const normals = rows.map((_, i) =>
    Array.from({ length: width }, (_, j) => {
      if (given) return given(i, j);
      const along = sub(point(i, j + 1), point(i, j - 1));
      const across = sub(point(i + 1, j), point(i - 1, j));
      return unit(cross(along, across));
    }),
  );
  const normal = (i: number, j: number): Vec => normals[i % height]?.[j % width] ?? [0, 1, 0];
  const mesh = emptyMesh();
  for (let i = 0; i < (closeV ? height : height - 1); i++) {
    for (let j = 0; j < (closeU ? width : width - 1); j++) {
      const [a, b, c, d] = [point(i, j), point(i, j + 1), point(i + 1, j + 1), point(i + 1, j)];
      const [na, nb, nc, nd] = [normal(i, j), normal(i, j + 1), normal(i + 1, j + 1), normal(i + 1, j)];
      triangle(mesh, a, b, c, [na, nb, nc]);
      triangle(mesh, a, c, d, [na, nc, nd]);
    }
  }
  return mesh;
}
