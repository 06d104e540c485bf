import { type Coverage, emptyCoverage, fillTriangle } from './raster.ts';
import { cross, sub, unit, type Vec } from './vec.ts';

export interface CameraSpec {
  eye: Vec;
  target: Vec;
  /** Vertical field of view, degrees. */
  fov: number;
  /** Keeps verticals upright by shifting the picture instead of tilting (as architects photograph), -1..1 of its height. */
  shift?: number;
}

export interface Camera {
  eye: Vec;
  forward: Vec;
  right: Vec;
  up: Vec;
  /** Half the picture at distance one. */
  halfWidth: number;
  halfHeight: number;
  shift: number;
}

export function lookAt({ eye, target, fov, shift = 0 }: CameraSpec, aspect: number): Camera {
  const forward = unit(sub(target, eye));
  const right = unit(cross(forward, [0, 1, 0]));
  const halfHeight = Math.tan((fov * Math.PI) / 360);
  return { eye, forward, right, up: cross(right, forward), halfWidth: halfHeight * aspect, halfHeight, shift };
}

/** The ray through a point of the picture (0..1 from the top left), with a forward part of one. */
export function rayInto(camera: Camera, u: number, v: number, out: Float64Array): void {
  const { forward, right, up, halfWidth, halfHeight, shift } = camera;
  const sx = (u * 2 - 1) * halfWidth;
  const sy = (1 - v * 2 + shift * 2) * halfHeight;
  out[0] = forward[0] + right[0] * sx + up[0] * sy;
  out[1] = forward[1] + right[1] * sx + up[1] * sy;
  out[2] = forward[2] + right[2] * sx + up[2] * sy;
}

const NEAR = 0.05;

/** Which triangle each sample of the picture sees. */
export function see(
  camera: Camera,
  positions: Float32Array,
  triangles: Uint32Array,
  width: number,
  height: number,
): Coverage {
  const out = emptyCoverage(width, height);
  const { eye, forward: f, right: r, up: u, halfWidth, halfHeight, shift } = camera;
  const corners = new Float64Array(9);
  const cut = new Float64Array(12);
  const screen = new Float64Array(12);
  for (const id of triangles) {
    for (let k = 0; k < 9; k += 3) {
      const x = (positions[id * 9 + k] as number) - eye[0];
      const y = (positions[id * 9 + k + 1] as number) - eye[1];
      const z = (positions[id * 9 + k + 2] as number) - eye[2];
      corners[k] = x * r[0] + y * r[1] + z * r[2];
      corners[k + 1] = x * u[0] + y * u[1] + z * u[2];
      corners[k + 2] = x * f[0] + y * f[1] + z * f[2];
    }
    const count = cutNear(corners, cut);
    for (let k = 0; k < count; k++) {
      const w = 1 / at(cut, k * 3 + 2);
      screen[k * 3] = ((at(cut, k * 3) * w) / halfWidth / 2 + 0.5) * width;
      screen[k * 3 + 1] = (0.5 - (at(cut, k * 3 + 1) * w) / halfHeight / 2 + shift) * height;
      screen[k * 3 + 2] = w;
    }
    for (let k = 2; k < count; k++) {
      const i = k * 3;
      fillTriangle(
        out,
        id,
        at(screen, 0),
        at(screen, 1),
        at(screen, 2),
        at(screen, i - 3),
        at(screen, i - 2),
        at(screen, i - 1),
        at(screen, i),
        at(screen, i + 1),
        at(screen, i + 2),
      );
    }
  }
  return out;
}

const at = (values: Float64Array, i: number) => values[i] as number;

/** The part of a triangle in front of the camera. @returns how many corners it has: none, three or four */
function cutNear(corners: Float64Array, out: Float64Array): number {
  let ahead = 0;
  for (let i = 2; i < 9; i += 3) if (at(corners, i) >= NEAR) ahead++;
  if (ahead === 0) return 0;
  if (ahead === 3) {
    out.set(corners);
    return 3;
  }
  let count = 0;
  const push = (x: number, y: number, z: number) => {
    out[count * 3] = x;
    out[count * 3 + 1] = y;
    out[count++ * 3 + 2] = z;
  };
  for (let i = 0; i < 9; i += 3) {
    const j = (i + 3) % 9;
    const z = at(corners, i + 2);
    const next = at(corners, j + 2);
    if (z >= NEAR) push(at(corners, i), at(corners, i + 1), z);
    if (z >= NEAR === next >= NEAR) continue;
    const t = (NEAR - z) / (next - z);
    push(
      at(corners, i) + (at(corners, j) - at(corners, i)) * t,
      at(corners, i + 1) + (at(corners, j + 1) - at(corners, i + 1)) * t,
      NEAR,
    );
  }
  return count;
}
