/** Points, directions and linear RGB. Metres; y is up, z comes towards the viewer. */
export type Vec = readonly [number, number, number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vec): Vec => times(a, 1 / (Math.hypot(a[0], a[1], a[2]) || 1));
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
export const mix = (a: Vec, b: Vec, t: number): Vec => [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];
export const clamp = (x: number, low = 0, high = 1) => (x < low ? low : x > high ? high : x);
export const smooth = (low: number, high: number, x: number) => {
  const t = clamp((x - low) / (high - low));
  return t * t * (3 - 2 * t);
};

/** `#rrggbb` as it looks on a screen, to linear light. */
export const hex = (color: string): Vec => {
  const n = Number.parseInt(color.slice(1), 16);
  return [linear((n >> 16) & 255), linear((n >> 8) & 255), linear(n & 255)];
};
const linear = (byte: number) => (byte / 255) ** 2.2;

/** An affine map: three rows of four. */
export type Matrix = readonly number[];

export const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];
export const move = (x: number, y: number, z: number): Matrix => [1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z];
export const scale = (x: number, y = x, z = x): Matrix => [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0];
export const turnX = (degrees: number): Matrix => turn(degrees, (c, s) => [1, 0, 0, 0, 0, c, -s, 0, 0, s, c, 0]);
export const turnY = (degrees: number): Matrix => turn(degrees, (c, s) => [c, 0, s, 0, 0, 1, 0, 0, -s, 0, c, 0]);
export const turnZ = (degrees: number): Matrix => turn(degrees, (c, s) => [c, -s, 0, 0, s, c, 0, 0, 0, 0, 1, 0]);
const turn = (degrees: number, rows: (c: number, s: number) => Matrix) =>
  rows(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180));

const at = (m: Matrix, i: number) => m[i] ?? 0;

/** `place(a, b, c)`: c first, then b, then a, as one reads it from the outside in. */
export const place = (...steps: Matrix[]): Matrix => steps.reduce(multiply, IDENTITY);

function multiply(a: Matrix, b: Matrix): Matrix {
  const out: number[] = [];
  for (let row = 0; row < 12; row += 4) {
    for (let column = 0; column < 4; column++) {
      const sum = at(a, row) * at(b, column) + at(a, row + 1) * at(b, 4 + column) + at(a, row + 2) * at(b, 8 + column);
      out.push(sum + (column === 3 ? at(a, row + 3) : 0));
    }
  }
  return out;
}

/** Rows of the cofactor matrix: carries normals through uneven scaling. */
export function normalMatrix(m: Matrix): [Vec, Vec, Vec] {
  const row = (i: number): Vec => [at(m, i * 4), at(m, i * 4 + 1), at(m, i * 4 + 2)];
  return [cross(row(1), row(2)), cross(row(2), row(0)), cross(row(0), row(1))];
}
