import type { Builder, Portal, Scene } from '../render/scene.ts';
import { type Daylight, daylight } from '../render/sky.ts';
import { lerp, type Vec } from '../render/vec.ts';

/** Towards the sun: degrees from the viewer's back (0) to the right (90), and above the horizon. */
export const sunFrom = (azimuth: number, height: number): Vec => {
  const a = (azimuth * Math.PI) / 180;
  const h = (height * Math.PI) / 180;
  return [Math.sin(a) * Math.cos(h), Math.sin(h), Math.cos(a) * Math.cos(h)];
};

interface StageOptions {
  eye: Vec;
  target: Vec;
  fov?: number;
  shift?: number;
  light?: Daylight;
  sun: Vec;
  seed?: number;
  exposure?: number;
  softness?: number;
}

/** A scene under the sky. `center` and `radius`: what gets shadows of the sun. */
export function outdoors(
  b: Builder,
  {
    center,
    radius,
    haze = 0.0016,
    reach = 30,
    ...o
  }: StageOptions & { center: Vec; radius: number; haze?: number; reach?: number },
): Scene {
  const { sky, sunColor } = daylight(o.light ?? 'afternoon', o.sun, o.seed ?? 1);
  return {
    parts: b.parts,
    camera: { eye: o.eye, target: o.target, fov: o.fov ?? 40, shift: o.shift ?? 0 },
    sky,
    sun: { direction: o.sun, color: sunColor, softness: o.softness ?? 0.025 },
    focus: { center, radius },
    portals: [],
    enclosed: false,
    fill: [0.03, 0.03, 0.03],
    exposure: o.exposure ?? 1,
    haze,
    reach,
  };
}

/** A scene between walls: light comes through portals (and the sun through whatever hole it finds). */
export function indoors(
  b: Builder,
  portals: Portal[],
  o: StageOptions & { sunPower?: number; center?: Vec; radius?: number; fill?: Vec },
): Scene {
  const { sky, sunColor } = daylight(o.light ?? 'morning', o.sun, o.seed ?? 1);
  const power = o.sunPower ?? 1;
  const color: Vec = [sunColor[0] * power, sunColor[1] * power, sunColor[2] * power];
  return {
    parts: b.parts,
    camera: { eye: o.eye, target: o.target, fov: o.fov ?? 52, shift: o.shift ?? 0 },
    sky,
    sun: { direction: o.sun, color, softness: o.softness ?? 0.012 },
    focus: { center: o.center ?? [0, 1.4, 0], radius: o.radius ?? 5.5 },
    portals,
    enclosed: true,
    fill: o.fill ?? [0.16, 0.15, 0.135],
    exposure: o.exposure ?? 0.94,
    haze: 0,
    reach: 14,
  };
}

/** A rectangle of light; it shines along a × b. */
export const portal = (corner: Vec, a: Vec, b: Vec, radiance: Vec): Portal => ({ corner, a, b, radiance });

export const daylightPortal = (power: number, warmth = 0.6): Vec => [
  power * lerp(0.95, 1.1, warmth),
  power,
  power * lerp(1.1, 0.86, warmth),
];
