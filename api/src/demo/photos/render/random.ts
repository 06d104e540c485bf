/** Seeded numbers: the same drawing on every machine. */
export interface Random {
  (): number;
  between(low: number, high: number): number;
  int(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  chance(p: number): boolean;
}

export function random(seed: string): Random {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  return Object.assign(next, {
    between,
    int: (low: number, high: number) => Math.floor(between(low, high + 1)),
    pick: <T>(items: readonly T[]): T => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    chance: (p: number) => next() < p,
  });
}

const TABLE = 1 << 16;
const MASK = TABLE - 1;
const table = (() => {
  const next = random('table');
  return Float32Array.from({ length: TABLE }, () => next());
})();
const PX = 0x9e3779b1 | 0;
const PY = 0x85ebca77 | 0;
const PZ = 0xc2b2ae3d | 0;

/** A stable number in 0..1 for whole coordinates. */
export function hash(x: number, y: number, z = 0): number {
  const h = Math.imul(x, PX) + Math.imul(y, PY) + Math.imul(z, PZ);
  return table[(h ^ (h >>> 15)) & MASK] as number;
}

/** Smooth value noise in 0..1. */
export function noise(x: number, y: number, z = 0): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  let u = x - xi;
  let v = y - yi;
  let w = z - zi;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  const hx = Math.imul(xi, PX);
  const hy = Math.imul(yi, PY);
  const hz = Math.imul(zi, PZ);
  const near = plane(hx, hy + hz, u, v);
  if (w === 0) return near;
  w = w * w * (3 - 2 * w);
  return near + (plane(hx, hy + hz + PZ, u, v) - near) * w;
}

function plane(hx: number, hy: number, u: number, v: number): number {
  const h = (hx + hy) | 0;
  const i = (h + PX) | 0;
  const j = (h + PY) | 0;
  const k = (i + PY) | 0;
  const a = table[(h ^ (h >>> 15)) & MASK] as number;
  const b = table[(i ^ (i >>> 15)) & MASK] as number;
  const c = table[(j ^ (j >>> 15)) & MASK] as number;
  const d = table[(k ^ (k >>> 15)) & MASK] as number;
  const low = a + (b - a) * u;
  return low + (c + (d - c) * u - low) * v;
}

/** Layered noise in 0..1, about 0.5 on average. */
export function fbm(x: number, y: number, z = 0, octaves = 3): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += noise(x, y, z) * weight;
    total += weight;
    weight *= 0.5;
    x = x * 2.03 + 17.1;
    y = y * 2.03 + 9.7;
    z = z * 2.03;
  }
  return sum / total;
}
