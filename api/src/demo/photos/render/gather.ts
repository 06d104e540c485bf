import type { Camera } from './camera.ts';
import { rayInto } from './camera.ts';
import { type Compiled, emptySurface, surfaceAt } from './compiled.ts';
import type { Material } from './material.ts';
import { hash } from './random.ts';
import type { Coverage } from './raster.ts';
import type { Portal, Scene } from './scene.ts';
import { skyLight } from './sky.ts';
import { cross, unit, type Vec } from './vec.ts';

/** Soft light on a coarse grid over the picture: where each cell is, which way it faces and what reaches it. */
export interface SoftLight {
  width: number;
  height: number;
  /** Nine numbers a cell: position, normal, light; the normal is zero where there is only sky. */
  cells: Float32Array;
  average: [number, number, number];
}

const RAYS = 12;
const STRIDE = 9;

/** Sky, lamps, windows and one bounce, by casting rays from each cell, then smoothed along surfaces. */
export function gather(scene: Scene, compiled: Compiled, camera: Camera, coverage: Coverage, step: number): SoftLight {
  const width = Math.ceil(coverage.width / step);
  const height = Math.ceil(coverage.height / step);
  const cells = new Float32Array(width * height * STRIDE);
  const surface = emptySurface();
  const ray = new Float64Array(3);
  const light = new Float64Array(3);
  const [ex, ey, ez] = camera.eye;
  const portals = scene.portals.map(facing);
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const sx = Math.min(coverage.width - 1, i * step + (step >> 1));
      const sy = Math.min(coverage.height - 1, j * step + (step >> 1));
      const id = coverage.id[sy * coverage.width + sx] as number;
      if (id < 0) continue;
      rayInto(camera, (sx + 0.5) / coverage.width, (sy + 0.5) / coverage.height, ray);
      const far = 1 / (coverage.depth[sy * coverage.width + sx] as number);
      const dx = ray[0] as number;
      const dy = ray[1] as number;
      const dz = ray[2] as number;
      surfaceAt(compiled, id, ex + dx * far, ey + dy * far, ez + dz * far, dx, dy, dz, surface);
      lightAt(
        scene,
        compiled,
        portals,
        surface.x,
        surface.y,
        surface.z,
        surface.nx,
        surface.ny,
        surface.nz,
        i,
        j,
        light,
      );
      const c = (j * width + i) * STRIDE;
      cells[c] = surface.x;
      cells[c + 1] = surface.y;
      cells[c + 2] = surface.z;
      cells[c + 3] = surface.nx;
      cells[c + 4] = surface.ny;
      cells[c + 5] = surface.nz;
      cells[c + 6] = light[0] as number;
      cells[c + 7] = light[1] as number;
      cells[c + 8] = light[2] as number;
    }
  }
  let smoothed: Float32Array = cells;
  for (const reach of [1, 2, 1]) smoothed = blur(smoothed, width, height, reach, camera);
  return { width, height, cells: smoothed, average: averageOf(smoothed) };
}

interface FacingPortal extends Portal {
  normal: Vec;
  area: number;
}

const facing = (portal: Portal): FacingPortal => {
  const across = cross(portal.a, portal.b);
  return { ...portal, normal: unit(across), area: Math.hypot(...across) };
};

function lightAt(
  scene: Scene,
  { bvh, sun, materials, materialOf, positions }: Compiled,
  portals: FacingPortal[],
  px: number,
  py: number,
  pz: number,
  nx: number,
  ny: number,
  nz: number,
  seedX: number,
  seedY: number,
  out: Float64Array,
): void {
  const ox = px + nx * 2e-3;
  const oy = py + ny * 2e-3;
  const oz = pz + nz * 2e-3;
  // A frame round the normal.
  const helper = Math.abs(ny) > 0.9;
  let tx = helper ? 0 : nz;
  let ty = helper ? -nz : 0;
  let tz = helper ? ny : -nx;
  const tl = 1 / Math.sqrt(tx * tx + ty * ty + tz * tz);
  tx *= tl;
  ty *= tl;
  tz *= tl;
  const bx = ny * tz - nz * ty;
  const by = nz * tx - nx * tz;
  const bz = nx * ty - ny * tx;
  let r = 0;
  let g = 0;
  let b = 0;
  const turn = hash(seedX, seedY, 1);
  const shift = hash(seedX, seedY, 2);
  for (let k = 0; k < RAYS; k++) {
    const radius2 = (k + shift) / RAYS;
    const radius = Math.sqrt(radius2);
    const angle = (k * 0.618034 + turn) * 6.283185;
    const x = radius * Math.cos(angle);
    const y = radius * Math.sin(angle);
    const z = Math.sqrt(1 - radius2);
    const dx = tx * x + bx * y + nx * z;
    const dy = ty * x + by * y + ny * z;
    const dz = tz * x + bz * y + nz * z;
    const id = bvh.nearest(ox, oy, oz, dx, dy, dz, scene.reach);
    if (id < 0) {
      if (scene.enclosed) continue;
      skyLight(scene.sky, dx, dy, dz, false, sample);
      r += sample[0] as number;
      g += sample[1] as number;
      b += sample[2] as number;
      continue;
    }
    const t = bvh.hit.t;
    const material = materials[materialOf[id] as number] as Material;
    const hx = ox + dx * t;
    const hy = oy + dy * t;
    const hz = oz + dz * t;
    bounceLight(scene, sun, portals, positions, id, hx, hy, hz, dx, dy, dz);
    const { color } = material;
    const glow = material.glow ?? 0;
    r += color[0] * ((sample[0] as number) + glow);
    g += color[1] * ((sample[1] as number) + glow);
    b += color[2] * ((sample[2] as number) + glow);
  }
  r /= RAYS;
  g /= RAYS;
  b /= RAYS;
  for (const portal of portals) {
    const { normal: n, area } = portal;
    let sum = 0;
    for (let k = 0; k < 4; k++) {
      const u = ((k & 1) + hash(seedX, seedY, 10 + k)) / 2;
      const v = ((k >> 1) + hash(seedX, seedY, 20 + k)) / 2;
      const lx = portal.corner[0] + portal.a[0] * u + portal.b[0] * v - ox;
      const ly = portal.corner[1] + portal.a[1] * u + portal.b[1] * v - oy;
      const lz = portal.corner[2] + portal.a[2] * u + portal.b[2] * v - oz;
      const d2 = lx * lx + ly * ly + lz * lz;
      const d = Math.sqrt(d2);
      const here = (nx * lx + ny * ly + nz * lz) / d;
      const there = -(n[0] * lx + n[1] * ly + n[2] * lz) / d;
      if (here <= 0 || there <= 0) continue;
      if (bvh.blocked(ox, oy, oz, lx / d, ly / d, lz / d, d * 0.985)) continue;
      sum += (here * there) / (d2 * Math.PI + area * 0.15);
    }
    const k = (sum * area) / 4;
    r += portal.radiance[0] * k;
    g += portal.radiance[1] * k;
    b += portal.radiance[2] * k;
  }
  out[0] = r;
  out[1] = g;
  out[2] = b;
}

const sample = new Float64Array(3);

/** What falls on the place a bounce ray met, roughly, into `sample`. */
function bounceLight(
  scene: Scene,
  sun: Compiled['sun'],
  portals: FacingPortal[],
  positions: Float32Array,
  id: number,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
): void {
  const i = id * 9;
  const ux = (positions[i + 3] as number) - (positions[i] as number);
  const uy = (positions[i + 4] as number) - (positions[i + 1] as number);
  const uz = (positions[i + 5] as number) - (positions[i + 2] as number);
  const vx = (positions[i + 6] as number) - (positions[i] as number);
  const vy = (positions[i + 7] as number) - (positions[i + 1] as number);
  const vz = (positions[i + 8] as number) - (positions[i + 2] as number);
  let nx = uy * vz - uz * vy;
  let ny = uz * vx - ux * vz;
  let nz = ux * vy - uy * vx;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  const side = nx * dx + ny * dy + nz * dz > 0 ? -1 / length : 1 / length;
  nx *= side;
  ny *= side;
  nz *= side;
  let r = scene.fill[0];
  let g = scene.fill[1];
  let b = scene.fill[2];
  const facing = nx * sun.direction[0] + ny * sun.direction[1] + nz * sun.direction[2];
  if (facing > 0 && sun.litOnce(x + nx * 0.01, y + ny * 0.01, z + nz * 0.01)) {
    r += sun.color[0] * facing;
    g += sun.color[1] * facing;
    b += sun.color[2] * facing;
  }
  for (const portal of portals) {
    const { normal: n, area } = portal;
    const lx = portal.corner[0] + (portal.a[0] + portal.b[0]) / 2 - x;
    const ly = portal.corner[1] + (portal.a[1] + portal.b[1]) / 2 - y;
    const lz = portal.corner[2] + (portal.a[2] + portal.b[2]) / 2 - z;
    const d2 = lx * lx + ly * ly + lz * lz;
    const here = nx * lx + ny * ly + nz * lz;
    const there = -(n[0] * lx + n[1] * ly + n[2] * lz);
    if (here <= 0 || there <= 0) continue;
    const k = ((here * there) / d2 / (d2 * Math.PI + area)) * area * 0.8;
    r += portal.radiance[0] * k;
    g += portal.radiance[1] * k;
    b += portal.radiance[2] * k;
  }
  sample[0] = r;
  sample[1] = g;
  sample[2] = b;
}

/** Averages neighbours that lie on the same surface. */
function blur(cells: Float32Array, width: number, height: number, reach: number, camera: Camera): Float32Array {
  const out = cells.slice();
  const [ex, ey, ez] = camera.eye;
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const c = (j * width + i) * STRIDE;
      const nx = cells[c + 3] as number;
      const ny = cells[c + 4] as number;
      const nz = cells[c + 5] as number;
      if (nx === 0 && ny === 0 && nz === 0) continue;
      const x = cells[c] as number;
      const y = cells[c + 1] as number;
      const z = cells[c + 2] as number;
      const tolerance = 25 / (Math.hypot(x - ex, y - ey, z - ez) + 0.1);
      let r = 0;
      let g = 0;
      let b = 0;
      let sum = 0;
      for (let v = -2; v <= 2; v++) {
        const row = j + v * reach;
        if (row < 0 || row >= height) continue;
        for (let u = -2; u <= 2; u++) {
          const column = i + u * reach;
          if (column < 0 || column >= width) continue;
          const d = (row * width + column) * STRIDE;
          const same = nx * (cells[d + 3] as number) + ny * (cells[d + 4] as number) + nz * (cells[d + 5] as number);
          if (same < 0.8) continue;
          const off = Math.abs(
            nx * ((cells[d] as number) - x) + ny * ((cells[d + 1] as number) - y) + nz * ((cells[d + 2] as number) - z),
          );
          const near = 1 - off * tolerance;
          if (near <= 0) continue;
          const weight = near * (same - 0.75) * (5 - Math.abs(u)) * (5 - Math.abs(v));
          r += (cells[d + 6] as number) * weight;
          g += (cells[d + 7] as number) * weight;
          b += (cells[d + 8] as number) * weight;
          sum += weight;
        }
      }
      out[c + 6] = r / sum;
      out[c + 7] = g / sum;
      out[c + 8] = b / sum;
    }
  }
  return out;
}

function averageOf(cells: Float32Array): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let n = 0;
  for (let c = 0; c < cells.length; c += STRIDE) {
    if (cells[c + 3] === 0 && cells[c + 4] === 0 && cells[c + 5] === 0) continue;
    sum[0] += cells[c + 6] as number;
    sum[1] += cells[c + 7] as number;
    sum[2] += cells[c + 8] as number;
    n++;
  }
  return [sum[0] / (n || 1), sum[1] / (n || 1), sum[2] / (n || 1)];
}

/** The soft light on a point, from the cells round its place in the picture (in cells). */
export function softLightAt(
  { width, height, cells, average }: SoftLight,
  u: number,
  v: number,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  footprint: number,
  out: Float64Array,
): void {
  const i0 = Math.floor(u - 0.5);
  const j0 = Math.floor(v - 0.5);
  const fu = u - 0.5 - i0;
  const fv = v - 0.5 - j0;
  const tolerance = 0.06 / (footprint + 1e-4);
  let r = 0;
  let g = 0;
  let b = 0;
  let sum = 0;
  for (let wide = 0; wide < 2 && sum < 1e-3; wide++) {
    for (let j = j0 - wide; j <= j0 + 1 + wide; j++) {
      if (j < 0 || j >= height) continue;
      for (let i = i0 - wide; i <= i0 + 1 + wide; i++) {
        if (i < 0 || i >= width) continue;
        const c = (j * width + i) * STRIDE;
        const same = nx * (cells[c + 3] as number) + ny * (cells[c + 4] as number) + nz * (cells[c + 5] as number);
        if (same < 0.3) continue;
        const off = Math.abs(
          nx * ((cells[c] as number) - x) + ny * ((cells[c + 1] as number) - y) + nz * ((cells[c + 2] as number) - z),
        );
        const near = 1 / (1 + (off * tolerance) ** 2);
        const place = wide ? 1 : Math.abs(1 - fu - (i - i0)) * Math.abs(1 - fv - (j - j0));
        const weight = near * same ** 4 * (place + 0.01);
        r += (cells[c + 6] as number) * weight;
        g += (cells[c + 7] as number) * weight;
        b += (cells[c + 8] as number) * weight;
        sum += weight;
      }
    }
  }
  if (sum < 1e-6) {
    out.set(average);
    return;
  }
  out[0] = r / sum;
  out[1] = g / sum;
  out[2] = b / sum;
}
