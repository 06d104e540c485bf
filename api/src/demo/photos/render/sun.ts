import { emptyCoverage, fillTriangle } from './raster.ts';
import { cross, dot, unit, type Vec } from './vec.ts';

export interface SunSpec {
  /** Towards the sun. */
  direction: Vec;
  color: Vec;
  /** How far shadows melt, metres. */
  softness?: number;
}

export interface SunLight {
  direction: Vec;
  color: Vec;
  /** The lit part of a point, 0..1; `jitter` (0..1) turns the sample pattern so that steps become grain. */
  lit(x: number, y: number, z: number, nx: number, ny: number, nz: number, jitter: number): number;
  /** One sample, for bounced light. */
  litOnce(x: number, y: number, z: number): boolean;
}

const TAPS = 8;
const DISC_X = new Float64Array(TAPS);
const DISC_Y = new Float64Array(TAPS);
for (let i = 0; i < TAPS; i++) {
  // The outer ones first: where they agree, the inner ones are not asked.
  const r = Math.sqrt((TAPS - i - 0.5) / TAPS);
  DISC_X[i] = r * Math.cos(i * 2.4);
  DISC_Y[i] = r * Math.sin(i * 2.4);
}

/** Draws the scene as the sun sees it. Only what lies within `radius` of `center` gets shadows. */
export function sunLight(
  spec: SunSpec,
  positions: Float32Array,
  triangles: Uint32Array,
  center: Vec,
  radius: number,
  size = 1536,
): SunLight {
  const direction = unit(spec.direction);
  const right = unit(cross(direction, Math.abs(direction[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const up = cross(right, direction);
  const texels = size / (radius * 2);
  const cx = dot(center, right);
  const cy = dot(center, up);
  const cz = dot(center, direction);
  // Depth along the sun's direction, offset to stay above the map's zero.
  const lift = 1000;
  const map = emptyCoverage(size, size);
  const flat = new Float64Array(9);
  for (const id of triangles) {
    for (let k = 0; k < 3; k++) {
      const x = positions[id * 9 + k * 3] as number;
      const y = positions[id * 9 + k * 3 + 1] as number;
      const z = positions[id * 9 + k * 3 + 2] as number;
      flat[k * 3] = (x * right[0] + y * right[1] + z * right[2] - cx + radius) * texels;
      flat[k * 3 + 1] = (x * up[0] + y * up[1] + z * up[2] - cy + radius) * texels;
      flat[k * 3 + 2] = x * direction[0] + y * direction[1] + z * direction[2] - cz + lift;
    }
    fillFlat(map, id, flat);
  }
  const { depth } = map;
  const spread = Math.max(1.2, (spec.softness ?? 0.03) * texels);
  const texel = 1 / texels;

  const shaded = (u: number, v: number, w: number) => {
    const x = u | 0;
    const y = v | 0;
    if (u < 0 || v < 0 || x >= size || y >= size) return false;
    return (depth[y * size + x] as number) > w;
  };

  return {
    direction,
    color: spec.color,
    lit(x, y, z, nx, ny, nz, jitter) {
      const facing = nx * direction[0] + ny * direction[1] + nz * direction[2];
      // Steps off the surface grow where the sun grazes it and where the pattern is wide.
      const off = texel * (1 + spread * 0.5) * (1.2 - facing);
      const px = x + nx * off;
      const py = y + ny * off;
      const pz = z + nz * off;
      const u = (px * right[0] + py * right[1] + pz * right[2] - cx + radius) * texels;
      const v = (px * up[0] + py * up[1] + pz * up[2] - cy + radius) * texels;
      const w = px * direction[0] + py * direction[1] + pz * direction[2] - cz + lift + texel * 1.5;
      const cos = Math.cos(jitter * 6.2832) * spread;
      const sin = Math.sin(jitter * 6.2832) * spread;
      let open = 0;
      for (let i = 0; i < TAPS; i++) {
        if (i === 4 && (open === 0 || open === 4)) return open / 4;
        const a = DISC_X[i] as number;
        const b = DISC_Y[i] as number;
        if (!shaded(u + a * cos - b * sin, v + a * sin + b * cos, w)) open++;
      }
      return open / TAPS;
    },
    litOnce(x, y, z) {
      const u = (x * right[0] + y * right[1] + z * right[2] - cx + radius) * texels;
      const v = (x * up[0] + y * up[1] + z * up[2] - cy + radius) * texels;
      return !shaded(u, v, x * direction[0] + y * direction[1] + z * direction[2] - cz + lift + texel * 4);
    },
  };
}

const fillFlat = (map: ReturnType<typeof emptyCoverage>, id: number, f: Float64Array) =>
  fillTriangle(map, id, at(f, 0), at(f, 1), at(f, 2), at(f, 3), at(f, 4), at(f, 5), at(f, 6), at(f, 7), at(f, 8));
const at = (values: Float64Array, i: number) => values[i] as number;
