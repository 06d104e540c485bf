import type { CameraSpec } from './camera.ts';
import type { Material } from './material.ts';
import { type Mesh, placed } from './mesh.ts';
import type { SkySpec } from './sky.ts';
import type { SunSpec } from './sun.ts';
import { IDENTITY, type Matrix, type Vec } from './vec.ts';

/** An opening or a lamp that light pours from: a corner and two edges; radiance leaves along edge a × edge b. */
export interface Portal {
  corner: Vec;
  a: Vec;
  b: Vec;
  radiance: Vec;
}

export interface Part {
  mesh: Mesh;
  material: Material;
  /** Seen by the camera, throws a shadow, takes part in bounced light (leaves leave that to a simpler stand-in). */
  seen: boolean;
  shadow: boolean;
  bounce: boolean;
}

export interface Scene {
  parts: Part[];
  camera: CameraSpec;
  sky: SkySpec;
  sun: SunSpec;
  /** What gets shadows of the sun. */
  focus: { center: Vec; radius: number };
  portals: Portal[];
  /** Inside, daylight comes through portals only; rays that slip out through a window bring nothing twice. */
  enclosed: boolean;
  /** Light from nowhere: what several bounces would add. */
  fill: Vec;
  exposure: number;
  /** Haze per metre, of the horizon's colour. */
  haze: number;
  /** Metres from the camera that are sharp; absent, all is. */
  focusAt?: { distance: number; blur: number };
  /** How far a bounce looks, metres. */
  reach: number;
}

export interface Builder {
  add(mesh: Mesh, material: Material, at?: Matrix, flags?: Partial<Pick<Part, 'seen' | 'shadow' | 'bounce'>>): void;
  parts: Part[];
}

export function builder(): Builder {
  const parts: Part[] = [];
  return {
    parts,
    add(mesh, material, at = IDENTITY, flags = {}) {
      parts.push({ mesh: placed(mesh, at), material, seen: true, shadow: true, bounce: true, ...flags });
    },
  };
}
