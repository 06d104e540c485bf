import { type Camera, rayInto } from './camera.ts';
import { type Compiled, emptySurface, surfaceAt } from './compiled.ts';
import { type SoftLight, softLightAt } from './gather.ts';
import type { Material, Surface } from './material.ts';
import { hash } from './random.ts';
import type { Coverage } from './raster.ts';
import type { Scene } from './scene.ts';
import { skyLight } from './sky.ts';

/** Light as numbers without an upper end, three a pixel, and how far each pixel is. */
export interface Light {
  width: number;
  height: number;
  rgb: Float32Array;
  distance: Float32Array;
}

/** Samples across one pixel: edges are smooth because each surface in a pixel is painted once and weighed. */
export const SAMPLES = 2;

export function shade(scene: Scene, compiled: Compiled, camera: Camera, coverage: Coverage, soft: SoftLight): Light {
  const width = coverage.width / SAMPLES;
  const height = coverage.height / SAMPLES;
  const rgb = new Float32Array(width * height * 3);
  const distance = new Float32Array(width * height);
  const painter = pixelPainter(scene, compiled, camera, coverage, soft);
  const out = new Float64Array(4);
  const ids = new Int32Array(SAMPLES * SAMPLES);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let r = 0;
      let g = 0;
      let b = 0;
      let far = 0;
      let left = 0;
      for (let s = 0; s < 4; s++) {
        ids[s] = coverage.id[(y * 2 + (s >> 1)) * coverage.width + x * 2 + (s & 1)] as number;
        left |= 1 << s;
      }
      while (left) {
        let first = 0;
        while (!(left & (1 << first))) first++;
        const id = ids[first] as number;
        let weight = 0;
        let sx = 0;
        let sy = 0;
        for (let s = first; s < 4; s++) {
          if (!(left & (1 << s)) || !sameSurface(compiled, coverage, id, ids[s] as number, x, y, first, s)) continue;
          left &= ~(1 << s);
          weight++;
          sx += x * 2 + (s & 1);
          sy += y * 2 + (s >> 1);
        }
        painter(
          id,
          sx / weight + 0.5,
          sy / weight + 0.5,
          x,
          y,
          coverage.depth[(y * 2 + (first >> 1)) * coverage.width + x * 2 + (first & 1)] as number,
          out,
        );
        r += (out[0] as number) * weight;
        g += (out[1] as number) * weight;
        b += (out[2] as number) * weight;
        far += (out[3] as number) * weight;
      }
      const p = y * width + x;
      rgb[p * 3] = r / 4;
      rgb[p * 3 + 1] = g / 4;
      rgb[p * 3 + 2] = b / 4;
      distance[p] = far / 4;
    }
  }
  return { width, height, rgb, distance };
}

function sameSurface(
  { materialOf, normals }: Compiled,
  coverage: Coverage,
  a: number,
  b: number,
  x: number,
  y: number,
  s: number,
  t: number,
) {
  if (a === b) return true;
  if (a < 0 || b < 0 || materialOf[a] !== materialOf[b]) return false;
  const i = a * 9;
  const j = b * 9;
  const same =
    (normals[i] as number) * (normals[j] as number) +
    (normals[i + 1] as number) * (normals[j + 1] as number) +
    (normals[i + 2] as number) * (normals[j + 2] as number);
  if (same < 0.97) return false;
  const at = (k: number) => coverage.depth[(y * 2 + (k >> 1)) * coverage.width + x * 2 + (k & 1)] as number;
  return Math.abs(at(s) / at(t) - 1) < 0.01;
}

function pixelPainter(scene: Scene, compiled: Compiled, camera: Camera, coverage: Coverage, soft: SoftLight) {
  const surface = emptySurface();
  const mirrored = emptySurface();
  const ray = new Float64Array(3);
  const light = new Float64Array(3);
  const behind = new Float64Array(3);
  const { sun, bvh } = compiled;
  const [ex, ey, ez] = camera.eye;
  const pixel = (camera.halfHeight * 2) / (coverage.height / SAMPLES);
  let lentBy = -1;
  let lentAt = 0;
  let lentRow = 0;
  let mirrorOf: Material | undefined;
  let mirrorAt = 0;
  let mirrorRow = 0;
  const cellsX = soft.width / coverage.width;
  const cellsY = soft.height / coverage.height;

  /** What is seen in a direction from a surface, roughly lit. */
  const reflected = (s: Surface, dx: number, dy: number, dz: number, out: Float64Array) => {
    const id = bvh.nearest(s.x + s.nx * 3e-3, s.y + s.ny * 3e-3, s.z + s.nz * 3e-3, dx, dy, dz, 400);
    if (id < 0) return skyLight(scene.sky, dx, dy, dz, true, out);
    const t = bvh.hit.t;
    const material = surfaceAt(compiled, id, s.x + dx * t, s.y + dy * t, s.z + dz * t, dx, dy, dz, mirrored);
    mirrored.footprint = s.footprint + t * 0.004;
    material.paint?.(mirrored);
    const facing = mirrored.nx * sun.direction[0] + mirrored.ny * sun.direction[1] + mirrored.nz * sun.direction[2];
    const direct =
      facing > 0 &&
      sun.litOnce(mirrored.x + mirrored.nx * 0.02, mirrored.y + mirrored.ny * 0.02, mirrored.z + mirrored.nz * 0.02)
        ? facing
        : 0;
    const { glow } = mirrored;
    out[0] = mirrored.r * (soft.average[0] + sun.color[0] * direct + glow);
    out[1] = mirrored.g * (soft.average[1] + sun.color[1] * direct + glow);
    out[2] = mirrored.b * (soft.average[2] + sun.color[2] * direct + glow);
  };

  /** The same where it is too blurred or too faint to be worth a ray. */
  const dim = (dx: number, dy: number, dz: number) => {
    if (!scene.enclosed) skyLight(scene.sky, dx, dy, dz, false, behind);
    for (let c = 0; c < 3; c++) {
      const around = soft.average[c] as number;
      behind[c] = scene.enclosed ? around * 1.4 : ((behind[c] as number) + around) * 0.5;
    }
  };

  return (id: number, sx: number, sy: number, px: number, py: number, nearness: number, out: Float64Array): void => {
    rayInto(camera, sx / coverage.width, sy / coverage.height, ray);
    let dx = ray[0] as number;
    let dy = ray[1] as number;
    let dz = ray[2] as number;
    const stretch = Math.sqrt(dx * dx + dy * dy + dz * dz);
    if (id < 0) {
      skyLight(scene.sky, dx / stretch, dy / stretch, dz / stretch, true, out);
      out[3] = 1e4;
      return;
    }
    const at = depthOnTriangle(compiled, id, ex, ey, ez, dx, dy, dz, 1 / nearness);
    const x = ex + dx * at;
    const y = ey + dy * at;
    const z = ez + dz * at;
    dx /= stretch;
    dy /= stretch;
    dz /= stretch;
    const material = surfaceAt(compiled, id, x, y, z, dx, dy, dz, surface);
    const { nx: fx, ny: fy, nz: fz } = surface;
    surface.footprint = (pixel * at) / Math.max(0.15, -(dx * fx + dy * fy + dz * fz));
    material.paint?.(surface);
    const { nx, ny, nz } = surface;

    // Soft light hardly changes from one pixel to the next of the same triangle: every second one borrows it.
    if (id === lentBy && px === lentAt + 1 && py === lentRow) lentBy = -1;
    else {
      softLightAt(soft, sx * cellsX, sy * cellsY, x, y, z, fx, fy, fz, pixel * at, light);
      lentBy = id;
      lentAt = px;
      lentRow = py;
    }
    let r = (light[0] as number) + scene.fill[0] * 0.35;
    let g = (light[1] as number) + scene.fill[1] * 0.35;
    let b = (light[2] as number) + scene.fill[2] * 0.35;
    const jitter = hash(px, py, 7);
    let facing = nx * sun.direction[0] + ny * sun.direction[1] + nz * sun.direction[2];
    const plain = facing;
    if (material.thin) facing = facing > 0 ? facing : -facing * material.thin;
    // Behind the true surface the sun cannot reach, however the relief is tilted.
    const side = fx * sun.direction[0] + fy * sun.direction[1] + fz * sun.direction[2];
    let open = 0;
    if (facing > 0 && (side > 0 || material.thin)) {
      const s = side > 0 ? 1 : -1;
      open = sun.lit(x, y, z, fx * s, fy * s, fz * s, jitter);
      r += sun.color[0] * facing * open;
      g += sun.color[1] * facing * open;
      b += sun.color[2] * facing * open;
    }
    r = surface.r * (r + surface.glow);
    g = surface.g * (g + surface.glow);
    b = surface.b * (b + surface.glow);

    if (surface.gloss > 0) {
      const along = Math.max(0, -(dx * nx + dy * ny + dz * nz));
      const fresnel = surface.gloss + (1 - surface.gloss) * (1 - along) ** 5 * (1 - surface.rough);
      const spread = surface.rough * surface.rough * 0.55;
      const jx = (hash(px, py, 11) - 0.5) * spread;
      const jy = (hash(px, py, 12) - 0.5) * spread;
      const jz = (hash(px, py, 13) - 0.5) * spread;
      let rx = dx + 2 * along * nx + jx;
      let ry = dy + 2 * along * ny + jy;
      let rz = dz + 2 * along * nz + jz;
      const length = 1 / Math.sqrt(rx * rx + ry * ry + rz * rz);
      rx *= length;
      ry *= length;
      rz *= length;
      const blurred = surface.rough > 0.1;
      if (surface.rough > 0.3 || fresnel < 0.02) {
        dim(rx, ry, rz);
        mirrorOf = undefined;
      } else if (!blurred || mirrorOf !== material || mirrorRow !== py || px - mirrorAt > 2 || px <= mirrorAt) {
        reflected(surface, rx, ry, rz, behind);
        // A blurred mirror shows the same in the next two pixels.
        mirrorOf = blurred ? material : undefined;
        mirrorAt = px;
        mirrorRow = py;
      }
      r = r * (1 - fresnel) + (behind[0] as number) * fresnel;
      g = g * (1 - fresnel) + (behind[1] as number) * fresnel;
      b = b * (1 - fresnel) + (behind[2] as number) * fresnel;
      if (plain > 0 && open > 0) {
        const toward = Math.max(0, rx * sun.direction[0] + ry * sun.direction[1] + rz * sun.direction[2]);
        const power = 4 / (surface.rough * surface.rough + 0.003);
        const spark = toward ** power * fresnel * open * (power * 0.02 + 0.6);
        r += sun.color[0] * spark;
        g += sun.color[1] * spark;
        b += sun.color[2] * spark;
      }
    }
    if (scene.haze > 0) {
      const clear = Math.exp(-scene.haze * at);
      const [hr, hg, hb] = scene.sky.horizon;
      r = r * clear + hr * (1 - clear);
      g = g * clear + hg * (1 - clear);
      b = b * clear + hb * (1 - clear);
    }
    out[0] = r;
    out[1] = g;
    out[2] = b;
    out[3] = at;
  };
}

/** Where the ray meets the triangle's plane; the stored depth where it only grazes it. */
function depthOnTriangle(
  { positions }: Compiled,
  id: number,
  ex: number,
  ey: number,
  ez: number,
  dx: number,
  dy: number,
  dz: number,
  stored: number,
): number {
  const i = id * 9;
  const ax = positions[i] as number;
  const ay = positions[i + 1] as number;
  const az = positions[i + 2] as number;
  const ux = (positions[i + 3] as number) - ax;
  const uy = (positions[i + 4] as number) - ay;
  const uz = (positions[i + 5] as number) - az;
  const vx = (positions[i + 6] as number) - ax;
  const vy = (positions[i + 7] as number) - ay;
  const vz = (positions[i + 8] as number) - az;
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  const along = nx * dx + ny * dy + nz * dz;
  const t = (nx * (ax - ex) + ny * (ay - ey) + nz * (az - ez)) / along;
  return t > 0.04 && Math.abs(t / stored - 1) < 0.2 ? t : stored;
}
