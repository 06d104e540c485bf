import { hash } from './random.ts';
import type { Scene } from './scene.ts';
import type { Light } from './shade.ts';

/** From light to a picture of bytes: depth of field, bloom, exposure, film curve, vignette and a little grain. */
export function develop(light: Light, scene: Scene): Buffer {
  const { width, height } = light;
  let rgb = light.rgb;
  if (scene.focusAt) rgb = defocus(light, scene.focusAt.distance, scene.focusAt.blur);
  const exposure = (scene.exposure * 0.3) / meter(rgb, width, height);
  const bloom = halo(rgb, width, height, exposure);
  const out = Buffer.allocUnsafe(width * height * 3);
  for (let y = 0; y < height; y++) {
    const v = y / height - 0.5;
    for (let x = 0; x < width; x++) {
      const u = x / width - 0.5;
      const corner = 1 - 0.42 * (u * u + v * v) ** 1.3;
      const p = (y * width + x) * 3;
      const grain = (hash(x, y, 3) + hash(x, y, 4) - 1) * 0.014;
      const q = bloom.at(x, y);
      const k = exposure * corner;
      let r = (rgb[p] as number) * k + (bloom.rgb[q] as number);
      let g = (rgb[p + 1] as number) * k + (bloom.rgb[q + 1] as number);
      let b = (rgb[p + 2] as number) * k + (bloom.rgb[q + 2] as number);
      r = film(r);
      g = film(g);
      b = film(b);
      // Film keeps colour in the middle and lets go of it near white.
      const grey = 0.3 * r + 0.6 * g + 0.1 * b;
      const rich = 1.06;
      out[p] = byte(grey + (r - grey) * rich + grain);
      out[p + 1] = byte(grey + (g - grey) * rich + grain);
      out[p + 2] = byte(grey + (b - grey) * rich + grain);
    }
  }
  return out;
}

const byte = (x: number) => (x <= 0 ? 0 : x >= 1 ? 255 : x * 255 + 0.5) | 0;

const CURVE_END = 6;
/** Shoulder like film's, the screen's gamma, a little contrast round the middle. */
const CURVE = Float32Array.from({ length: 8192 }, (_, i) => {
  const x = (i / 8191) * CURVE_END;
  const v = (1 - Math.exp(-1.3 * x)) ** (1 / 2.2);
  return v + (v * v * (3 - 2 * v) - v) * 0.42;
});
const film = (x: number) => CURVE[x >= CURVE_END ? 8191 : x <= 0 ? 0 : (x * (8191 / CURVE_END)) | 0] as number;

/** The usual brightness, weighing the middle; the sky counts little, or every façade would be black. */
function meter(rgb: Float32Array, width: number, height: number): number {
  let sum = 0;
  let weight = 0;
  for (let y = 4; y < height; y += 7) {
    for (let x = 4; x < width; x += 7) {
      const p = (y * width + x) * 3;
      const l = 0.3 * (rgb[p] as number) + 0.6 * (rgb[p + 1] as number) + 0.1 * (rgb[p + 2] as number);
      const w = 1.2 - Math.hypot(x / width - 0.5, y / height - 0.55);
      sum += Math.log(Math.min(l, 4) + 1e-3) * w;
      weight += w;
    }
  }
  return Math.exp(sum / weight);
}

const QUARTER = 4;

function halo(rgb: Float32Array, width: number, height: number, exposure: number) {
  const w = Math.ceil(width / QUARTER);
  const h = Math.ceil(height / QUARTER);
  const small = shrink(rgb, width, height, w, h, (x) => Math.max(0, Math.min(x * exposure, 6) - 1.1) * 0.16);
  for (let i = 0; i < 2; i++) boxBlur(small, w, h, 7);
  return { rgb: small, at: (x: number, y: number) => (((y / QUARTER) | 0) * w + ((x / QUARTER) | 0)) * 3 };
}

function shrink(rgb: Float32Array, width: number, height: number, w: number, h: number, of: (x: number) => number) {
  const out = new Float32Array(w * h * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = (y * width + x) * 3;
      const q = (((y / QUARTER) | 0) * w + ((x / QUARTER) | 0)) * 3;
      for (let c = 0; c < 3; c++) out[q + c] = (out[q + c] as number) + of(rgb[p + c] as number) / (QUARTER * QUARTER);
    }
  }
  return out;
}

/** In place, along rows and then along columns. */
function boxBlur(rgb: Float32Array, width: number, height: number, radius: number): void {
  const line = (start: number, step: number, length: number) => {
    const copy = new Float32Array(length);
    for (let i = 0; i < length; i++) copy[i] = rgb[start + i * step] as number;
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += copy[Math.min(length - 1, Math.max(0, i))] as number;
    for (let i = 0; i < length; i++) {
      rgb[start + i * step] = sum / (radius * 2 + 1);
      sum += (copy[Math.min(length - 1, i + radius + 1)] as number) - (copy[Math.max(0, i - radius)] as number);
    }
  };
  for (let c = 0; c < 3; c++) {
    for (let y = 0; y < height; y++) line(y * width * 3 + c, 3, width);
    for (let x = 0; x < width; x++) line(x * 3 + c, width * 3, height);
  }
}

/** Blurs what lies off the focus, by laying softer copies over it. */
function defocus({ rgb, distance, width, height }: Light, focus: number, strength: number): Float32Array {
  const w = Math.ceil(width / QUARTER);
  const h = Math.ceil(height / QUARTER);
  const soft = shrink(rgb, width, height, w, h, (x) => Math.min(x, 12));
  boxBlur(soft, w, h, 1);
  const softer = soft.slice();
  for (let i = 0; i < 2; i++) boxBlur(softer, w, h, 4);
  const out = rgb.slice();
  const pick = (from: Float32Array, x: number, y: number, c: number) => {
    const fx = Math.min(w - 1.001, Math.max(0, x / QUARTER - 0.5));
    const fy = Math.min(h - 1.001, Math.max(0, y / QUARTER - 0.5));
    const i = fx | 0;
    const j = fy | 0;
    const at = (a: number, b: number) => from[(b * w + a) * 3 + c] as number;
    const top = at(i, j) + (at(i + 1, j) - at(i, j)) * (fx - i);
    const bottom = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * (fx - i);
    return top + (bottom - top) * (fy - j);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      const d = distance[p] as number;
      const off = Math.abs(1 - focus / d) * strength - 0.08;
      if (off <= 0) continue;
      const first = Math.min(1, off * 3);
      const second = Math.min(1, Math.max(0, off * 1.6 - 0.3));
      for (let c = 0; c < 3; c++) {
        const sharp = rgb[p * 3 + c] as number;
        const near = sharp + (pick(soft, x, y, c) - sharp) * first;
        out[p * 3 + c] = near + (pick(softer, x, y, c) - near) * second;
      }
    }
  }
  return out;
}
