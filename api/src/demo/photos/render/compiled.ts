import { type Bvh, buildBvh } from './bvh.ts';
import type { Material, Surface } from './material.ts';
import type { Part, Scene } from './scene.ts';
import { type SunLight, sunLight } from './sun.ts';

/** A scene as flat arrays: nine numbers a triangle. */
export interface Compiled {
  positions: Float32Array;
  normals: Float32Array;
  locals: Float32Array;
  materialOf: Uint16Array;
  materials: Material[];
  seen: Uint32Array;
  bvh: Bvh;
  sun: SunLight;
}

export function compile(scene: Scene): Compiled {
  const count = scene.parts.reduce((sum, part) => sum + part.mesh.positions.length / 9, 0);
  const positions = new Float32Array(count * 9);
  const normals = new Float32Array(count * 9);
  const locals = new Float32Array(count * 9);
  const materialOf = new Uint16Array(count);
  const materials: Material[] = [];
  const names = new Map<Material, number>();
  let at = 0;
  for (const { mesh, material } of scene.parts) {
    positions.set(mesh.positions, at * 9);
    normals.set(mesh.normals, at * 9);
    locals.set(mesh.local, at * 9);
    let name = names.get(material);
    if (name === undefined) {
      name = materials.push(material) - 1;
      names.set(material, name);
    }
    const size = mesh.positions.length / 9;
    materialOf.fill(name, at, at + size);
    at += size;
  }
  const shadow = choose(scene.parts, (part) => part.shadow);
  const bvh = buildBvh(
    positions,
    choose(scene.parts, (part) => part.bounce),
  );
  const sun = sunLight(scene.sun, positions, shadow, scene.focus.center, scene.focus.radius);
  return {
    positions,
    normals,
    locals,
    materialOf,
    materials,
    seen: choose(scene.parts, (part) => part.seen),
    bvh,
    sun,
  };
}

function choose(parts: Part[], takes: (part: Part) => boolean): Uint32Array {
  const chosen: number[] = [];
  let at = 0;
  for (const part of parts) {
    const size = part.mesh.positions.length / 9;
    if (takes(part)) for (let i = 0; i < size; i++) chosen.push(at + i);
    at += size;
  }
  return Uint32Array.from(chosen);
}

export const emptySurface = (): Surface => ({
  x: 0,
  y: 0,
  z: 0,
  lx: 0,
  ly: 0,
  lz: 0,
  nx: 0,
  ny: 1,
  nz: 0,
  footprint: 0,
  r: 0,
  g: 0,
  b: 0,
  gloss: 0,
  rough: 1,
  glow: 0,
});

/** Fills in what a triangle is made of at a point of it; the normal is turned against the looking direction. */
export function surfaceAt(
  { positions, normals, locals, materialOf, materials }: Compiled,
  id: number,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  out: Surface,
): Material {
  const i = id * 9;
  const ax = positions[i] as number;
  const ay = positions[i + 1] as number;
  const az = positions[i + 2] as number;
  const bx = (positions[i + 3] as number) - ax;
  const by = (positions[i + 4] as number) - ay;
  const bz = (positions[i + 5] as number) - az;
  const cx = (positions[i + 6] as number) - ax;
  const cy = (positions[i + 7] as number) - ay;
  const cz = (positions[i + 8] as number) - az;
  const px = x - ax;
  const py = y - ay;
  const pz = z - az;
  const bb = bx * bx + by * by + bz * bz;
  const bc = bx * cx + by * cy + bz * cz;
  const cc = cx * cx + cy * cy + cz * cz;
  const pb = px * bx + py * by + pz * bz;
  const pc = px * cx + py * cy + pz * cz;
  const det = bb * cc - bc * bc || 1e-20;
  // Slivers answer with anything; no point lies outside its triangle by much.
  const v = Math.max(0, Math.min(1, (cc * pb - bc * pc) / det));
  const w = Math.max(0, Math.min(1, (bb * pc - bc * pb) / det));
  const u = 1 - v - w;
  out.x = x;
  out.y = y;
  out.z = z;
  out.lx = (locals[i] as number) * u + (locals[i + 3] as number) * v + (locals[i + 6] as number) * w;
  out.ly = (locals[i + 1] as number) * u + (locals[i + 4] as number) * v + (locals[i + 7] as number) * w;
  out.lz = (locals[i + 2] as number) * u + (locals[i + 5] as number) * v + (locals[i + 8] as number) * w;
  // The face's own normal decides the side, the corners' the shading.
  let fx = by * cz - bz * cy;
  let fy = bz * cx - bx * cz;
  let fz = bx * cy - by * cx;
  if (fx * dx + fy * dy + fz * dz > 0) {
    fx = -fx;
    fy = -fy;
    fz = -fz;
  }
  let nx = (normals[i] as number) * u + (normals[i + 3] as number) * v + (normals[i + 6] as number) * w;
  let ny = (normals[i + 1] as number) * u + (normals[i + 4] as number) * v + (normals[i + 7] as number) * w;
  let nz = (normals[i + 2] as number) * u + (normals[i + 5] as number) * v + (normals[i + 8] as number) * w;
  let length = Math.sqrt(nx * nx + ny * ny + nz * nz);
  if (!(length > 1e-6)) {
    nx = fx;
    ny = fy;
    nz = fz;
    length = Math.sqrt(fx * fx + fy * fy + fz * fz) || 1;
  }
  const side = nx * fx + ny * fy + nz * fz < 0 ? -1 / length : 1 / length;
  out.nx = nx * side;
  out.ny = ny * side;
  out.nz = nz * side;
  const material = materials[materialOf[id] as number] as Material;
  out.r = material.color[0];
  out.g = material.color[1];
  out.b = material.color[2];
  out.gloss = material.gloss ?? 0;
  out.rough = material.rough ?? 1;
  out.glow = material.glow ?? 0;
  return material;
}
