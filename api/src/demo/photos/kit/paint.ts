import type { Surface } from '../render/material.ts';
import { fbm, hash, noise } from '../render/random.ts';
import { clamp, lerp, smooth, type Vec } from '../render/vec.ts';

/** A texture: changes the surface it is given. */
export type Paint = (s: Surface) => void;

export const all =
  (...paints: Paint[]): Paint =>
  (s) => {
    for (const paint of paints) paint(s);
  };

/** Detail of this size (metres) that is still wider than a pixel: 1, fading to 0. */
export const visible = (s: Surface, size: number) => 1 - smooth(size * 0.3, size * 0.9, s.footprint);

export const tint = (s: Surface, k: number) => {
  s.r *= k;
  s.g *= k;
  s.b *= k;
};

export const blend = (s: Surface, color: Vec, t: number) => {
  s.r = lerp(s.r, color[0], t);
  s.g = lerp(s.g, color[1], t);
  s.b = lerp(s.b, color[2], t);
};

/** Coordinates on the face a point lies on: across and up a wall, or over a floor. */
export const onFace = (s: Surface, out: { u: number; v: number; floor: boolean }) => {
  out.floor = Math.abs(s.ny) > 0.7;
  if (out.floor) {
    out.u = s.lx;
    out.v = s.lz;
    return;
  }
  out.u = Math.abs(s.nx) > Math.abs(s.nz) ? s.lz : s.lx;
  out.v = s.ly;
};
const face = { u: 0, v: 0, floor: false };

/** Tilts the normal as a bump rising along u and v of its face would. */
const relief = (s: Surface, du: number, dv: number) => {
  if (face.floor) {
    s.nx -= du;
    s.nz -= dv;
  } else {
    if (Math.abs(s.nx) > Math.abs(s.nz)) s.nz -= du;
    else s.nx -= du;
    s.ny -= dv;
  }
  const k = 1 / Math.hypot(s.nx, s.ny, s.nz);
  s.nx *= k;
  s.ny *= k;
  s.nz *= k;
};

/** Cut stone in courses: every block its own tone, joints, a dressed edge, weather. */
export function ashlar({
  height = 0.3,
  width = 0.55,
  joint = 0.012,
  vary = 0.16,
  relief: depth = 0.5,
  stripes,
}: {
  height?: number;
  width?: number;
  joint?: number;
  vary?: number;
  relief?: number;
  stripes?: Vec;
} = {}): Paint {
  return (s) => {
    onFace(s, face);
    const { u, v } = face;
    const row = Math.floor(v / height);
    const across = u / width + (row & 1) * 0.5 + hash(row, 3) * 0.25;
    const column = Math.floor(across);
    const fu = across - column;
    const fv = v / height - row;
    if (stripes && row & 1) blend(s, stripes, 1);
    const seen = visible(s, height * 0.8);
    const tone = (hash(column, row, 5) - 0.5) * vary * seen;
    const grain = (fbm(u * 7, v * 7, 1.5, 3) - 0.5) * 0.22 * visible(s, 0.08);
    const weather = (fbm(u * 0.35, v * 0.18, 8.5, 3) - 0.5) * 0.22;
    tint(s, 1 + tone + grain + weather);
    s.b *= 1 - (hash(column, row, 9) - 0.5) * vary * 0.5 * seen;
    const du = Math.min(fu, 1 - fu) * width;
    const dv = Math.min(fv, 1 - fv) * height;
    const near = Math.min(du, dv);
    const line = visible(s, joint * 5);
    if (near < joint) tint(s, 1 - 0.38 * line * (1 - near / joint));
    const edge = joint * 2.6;
    if (near < edge && depth > 0) {
      const k = depth * line * (1 - near / edge);
      if (du < dv) relief(s, fu < 0.5 ? k : -k, 0);
      else relief(s, 0, fv < 0.5 ? k : -k);
    }
  };
}

/** Rendered wall: nearly even, with clouds and rain marks below edges. */
export const plaster =
  (dirt = 0.12): Paint =>
  (s) => {
    onFace(s, face);
    const { u, v } = face;
    const cloud = fbm(u * 0.6, v * 0.5, 4.5, 4) - 0.5;
    const streak = fbm(u * 3.2, v * 0.22, 9.5, 3) - 0.5;
    const grain = (noise(u * 60, v * 60) - 0.5) * 0.06 * visible(s, 0.02);
    tint(s, 1 + cloud * dirt + (face.floor ? 0 : streak * dirt * 1.3) + grain);
  };

/** Smooth indoor paint. */
export const wallPaint: Paint = (s) => {
  tint(s, 1 + (fbm(s.x * 0.7, s.y * 0.7, s.z * 0.7 + 0.5, 3) - 0.5) * 0.07);
};

/** Boards along u (or v): every board its own tone, grain along it. */
export function boards({
  width = 0.12,
  length = 1.4,
  turned = false,
  gap = 0.004,
  vary = 0.28,
}: {
  width?: number;
  length?: number;
  turned?: boolean;
  gap?: number;
  vary?: number;
} = {}): Paint {
  return (s) => {
    onFace(s, face);
    const u = turned ? face.v : face.u;
    const v = turned ? face.u : face.v;
    const row = Math.floor(v / width);
    const along = u / length + hash(row, 1) * 7;
    const column = Math.floor(along);
    const seed = hash(row, column, 2);
    const grain = fbm(u * 3 + seed * 40, v * 55, seed * 9, 3) - 0.5;
    tint(s, 1 + (seed - 0.5) * vary + grain * 0.34 * visible(s, 0.03));
    const fv = v / width - row;
    const fu = along - column;
    const edge = Math.min(Math.min(fv, 1 - fv) * width, Math.min(fu, 1 - fu) * length);
    if (edge < gap) tint(s, 1 - 0.5 * visible(s, gap * 4));
  };
}

/** Wood of one piece, grain along the given axis of the object. */
export const wood =
  (axis: 'x' | 'y' | 'z' = 'x', strength = 0.4): Paint =>
  (s) => {
    const k = [3, 3, 3];
    const along = axis === 'x' ? 0 : axis === 'y' ? 1 : 2;
    const x = s.lx * (along === 0 ? 2.2 : 26);
    const y = s.ly * (along === 1 ? 2.2 : 26);
    const z = s.lz * (along === 2 ? 2.2 : 26);
    const flow = fbm(x * 0.4 + (k[0] ?? 0), y * 0.4, z * 0.4, 3);
    const fine = fbm(x * 2.4, y * 2.4, z * 2.4 + 3.7, 2) - 0.5;
    tint(s, 1 + (Math.sin(flow * 22) * 0.16 + fine * 0.5 * visible(s, 0.02)) * strength);
  };

/** Tiles with a joint; `checker` lays a second colour like a chessboard, `gloss` makes them shine. */
export function tiles({
  size = 0.6,
  joint = 0.005,
  vary = 0.05,
  checker,
  jointTone = 0.72,
  marble = 0,
}: {
  size?: number | readonly [number, number];
  joint?: number;
  vary?: number;
  checker?: Vec;
  jointTone?: number;
  marble?: number;
} = {}): Paint {
  const [w, h] = typeof size === 'number' ? [size, size] : size;
  return (s) => {
    onFace(s, face);
    const { u, v } = face;
    const i = Math.floor(u / w);
    const j = Math.floor(v / h);
    if (checker && (i + j) & 1) blend(s, checker, 1);
    tint(s, 1 + (hash(i, j, 4) - 0.5) * vary);
    if (marble > 0) vein(s, u + hash(i, j) * 9, v + hash(j, i) * 9, marble);
    const fu = u / w - i;
    const fv = v / h - j;
    const near = Math.min(Math.min(fu, 1 - fu) * w, Math.min(fv, 1 - fv) * h);
    if (near > joint) return;
    const line = visible(s, joint * 5);
    tint(s, 1 - (1 - jointTone) * line);
    s.gloss *= 1 - 0.7 * line;
  };
}

const vein = (s: Surface, u: number, v: number, strength: number) => {
  const bend = fbm(u * 1.6, v * 1.6, 2.5, 4);
  const line = 1 - Math.abs(Math.sin((u * 1.3 + v * 0.8 + bend * 3.4) * 3.1));
  tint(s, 1 - line ** 9 * 0.4 * strength - (bend - 0.5) * 0.25 * strength);
};

export const marble =
  (strength = 1): Paint =>
  (s) => {
    onFace(s, face);
    vein(s, face.u, face.v, strength);
  };

/** Woven stuff: threads close by, folds of light from afar. */
export const cloth =
  (strength = 0.12, thread = 0.006): Paint =>
  (s) => {
    const seen = visible(s, thread);
    const weave =
      Math.sin((s.lx / thread) * 3.1) * Math.sin((s.ly / thread) * 3.1) + Math.sin((s.lz / thread) * 3.1) * 0.5;
    const wear = fbm(s.lx * 6, s.ly * 6, s.lz * 6, 3) - 0.5;
    tint(s, 1 + weave * strength * 0.5 * seen + wear * strength * 1.6);
  };

/** Hanging folds that run up and down, in the normal and the tone. */
export const folds =
  (width = 0.12, strength = 0.6): Paint =>
  (s) => {
    const u = s.lx + s.lz + fbm(s.lx * 2, s.ly * 0.6, s.lz * 2, 2) * width * 1.3;
    const wave = Math.cos((u / width) * 6.283);
    s.nx += wave * strength * (Math.abs(s.nz) > Math.abs(s.nx) ? 1 : 0);
    s.nz += wave * strength * (Math.abs(s.nx) > Math.abs(s.nz) ? 1 : 0);
    const k = 1 / Math.hypot(s.nx, s.ny, s.nz);
    s.nx *= k;
    s.ny *= k;
    s.nz *= k;
    tint(s, 0.9 + 0.1 * Math.sin((u / width) * 6.283));
  };

/** Earth, gravel or grass: clumps at three sizes. `to` is what the low places turn to. */
export const ground =
  (to: Vec, { size = 1, contrast = 0.5 }: { size?: number; contrast?: number } = {}): Paint =>
  (s) => {
    const k = 1 / size;
    const large = fbm(s.x * 0.12 * k, s.z * 0.12 * k, 1.5, 4);
    const small = fbm(s.x * 2.3 * k, s.z * 2.3 * k, 5.5, 3);
    const fine = noise(s.x * 22 * k, s.z * 22 * k, 7.5) - 0.5;
    blend(s, to, smooth(0.38, 0.66, large * 0.65 + small * 0.35));
    tint(s, 1 + (small - 0.5) * contrast * visible(s, 0.6 * size) + fine * contrast * visible(s, 0.06 * size));
  };

export const asphalt: Paint = (s) => {
  const patch = fbm(s.x * 0.5, s.z * 0.5, 2.5, 3) - 0.5;
  const speck = noise(s.x * 70, s.z * 70, 1.5) - 0.5;
  tint(s, 1 + patch * 0.35 + speck * 0.35 * visible(s, 0.03));
};

export const concrete: Paint = (s) => {
  const cloud = fbm(s.lx * 1.3, s.ly * 1.3, s.lz * 1.3, 4) - 0.5;
  const pit = noise(s.lx * 45, s.ly * 45, s.lz * 45) - 0.5;
  tint(s, 1 + cloud * 0.36 + pit * 0.14 * visible(s, 0.03));
};

/** Flat bands rising and falling: shutters, sheet metal. Along y unless `upright`. */
export const ribs =
  (pitch: number, strength = 0.6, upright = false): Paint =>
  (s) => {
    onFace(s, face);
    const t = ((upright ? face.u : face.v) / pitch) * 6.283;
    const seen = visible(s, pitch);
    const slope = Math.cos(t) * strength * seen;
    if (upright) relief(s, slope, 0);
    else relief(s, 0, slope);
    tint(s, 1 - 0.12 * (1 + Math.sin(t)) * 0.5);
  };

/** A woven rug, w × d centred on the object's origin: border, field, medallion. */
export function rug(w: number, d: number, colors: { field: Vec; border: Vec; line: Vec; motif: Vec }): Paint {
  return (s) => {
    const u = Math.abs(s.lx) / (w / 2);
    const v = Math.abs(s.lz) / (d / 2);
    const edge = Math.min((1 - u) * w, (1 - v) * d) / 2;
    const { field, border, line, motif } = colors;
    blend(s, edge < 0.22 ? border : field, 1);
    if (edge < 0.025 || Math.abs(edge - 0.2) < 0.012 || Math.abs(edge - 0.06) < 0.008) blend(s, line, 0.9);
    const stitch = visible(s, 0.05);
    if (edge < 0.19 && edge > 0.07) {
      const run = (1 - u) * w < (1 - v) * d ? s.lz : s.lx;
      const petal = Math.abs(((run / 0.16) % 1) + (run < 0 ? 1 : 0) - 0.5) * 2;
      const height = Math.abs(edge - 0.13) / 0.055;
      if (petal + height < 0.85) blend(s, motif, 0.85 * stitch);
    }
    // A pointed medallion in steps, as looms make them, with small stars strewn round it.
    const step = (x: number) => Math.floor(x * 26) / 26;
    const medal = step(Math.abs(s.lx) / (w * 0.36)) + step(Math.abs(s.lz) / (d * 0.33));
    if (edge > 0.24 && medal < 1) {
      const bands = [border, line, field, motif, line, border, motif];
      blend(s, bands[Math.min(6, Math.floor((1 - medal) * 8.5))] ?? motif, 0.92);
    }
    if (edge > 0.26 && medal >= 1.04) {
      const gu = Math.abs(s.lx / 0.24 - Math.round(s.lx / 0.24));
      const gv = Math.abs(s.lz / 0.24 - Math.round(s.lz / 0.24));
      if (gu + gv < 0.17) blend(s, motif, 0.8 * stitch);
      else if (gu + gv < 0.22) blend(s, line, 0.7 * stitch);
    }
    tint(
      s,
      0.92 + fbm(s.lx * 30, s.lz * 30, 1.5, 2) * 0.16 + (noise(s.lx * 160, s.lz * 60) - 0.5) * 0.14 * visible(s, 0.01),
    );
  };
}

export const speckle =
  (size: number, strength: number): Paint =>
  (s) =>
    tint(s, 1 + (noise(s.lx / size, s.ly / size, s.lz / size) - 0.5) * strength * visible(s, size));

/** Darkens towards the ground, where rain splashes. */
export const splash =
  (height = 0.5, strength = 0.3): Paint =>
  (s) =>
    tint(s, 1 - strength * clamp(1 - s.y / height + (fbm(s.x * 2, s.z * 2, 3.5, 2) - 0.5) * 0.6));
