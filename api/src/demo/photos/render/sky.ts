import { fbm } from './random.ts';
import { hex, lerp, smooth, type Vec } from './vec.ts';

export interface SkySpec {
  zenith: Vec;
  horizon: Vec;
  /** What lies below the horizon gives back. */
  ground: Vec;
  /** Towards the sun, and the colour round it. */
  sun: Vec;
  glow: Vec;
  /** 0..1 of the sky under clouds. */
  clouds: number;
  seed: number;
}

/** Radiance from a direction, into `out`. Clouds only where they are seen. */
export function skyLight(sky: SkySpec, x: number, y: number, z: number, seen: boolean, out: Float64Array): void {
  const up = smooth(-0.04, 0.02, y);
  const t = Math.sqrt(Math.max(0, y));
  const near = Math.max(0, x * sky.sun[0] + y * sky.sun[1] + z * sky.sun[2]);
  const glow = near ** 6 * 0.5 + near ** 60 * 0.8;
  let r = lerp(sky.horizon[0], sky.zenith[0], t) + sky.glow[0] * glow;
  let g = lerp(sky.horizon[1], sky.zenith[1], t) + sky.glow[1] * glow;
  let b = lerp(sky.horizon[2], sky.zenith[2], t) + sky.glow[2] * glow;
  if (seen && sky.clouds > 0 && y > 0.01) {
    const px = (x / (y + 0.12)) * 1.1 + sky.seed;
    const pz = (z / (y + 0.12)) * 1.1 + sky.seed * 0.37;
    const body = fbm(px, pz, 3.1, 5);
    const cover = smooth(1 - sky.clouds, 1.25 - sky.clouds, body) * smooth(0.01, 0.16, y) * 0.85;
    const shade = smooth(0.2, 0.9, fbm(px + 0.22 * sky.sun[0], pz + 0.22 * sky.sun[2], 3.1, 4));
    const bright = 1.15 - shade * 0.35;
    r = lerp(r, (sky.horizon[0] * 0.6 + 0.55 + sky.glow[0] * 0.12) * bright, cover);
    g = lerp(g, (sky.horizon[1] * 0.6 + 0.55 + sky.glow[1] * 0.12) * bright, cover);
    b = lerp(b, (sky.horizon[2] * 0.6 + 0.58 + sky.glow[2] * 0.12) * bright, cover);
  }
  out[0] = lerp(sky.ground[0], r, up);
  out[1] = lerp(sky.ground[1], g, up);
  out[2] = lerp(sky.ground[2], b, up);
}

/** Light of the day, by hour: warm and low in the morning and the evening. */
export type Daylight = 'morning' | 'noon' | 'afternoon' | 'golden' | 'dusk' | 'overcast';

const table: Record<
  Daylight,
  {
    zenith: string;
    horizon: string;
    ground: string;
    glow: string;
    clouds: number;
    sky: number;
    sun: string;
    power: number;
  }
> = {
  morning: {
    zenith: '#5f93c4',
    horizon: '#dfe6e4',
    ground: '#b3a68e',
    glow: '#ffdfae',
    clouds: 0.42,
    sky: 1,
    sun: '#ffe3bd',
    power: 3.4,
  },
  noon: {
    zenith: '#4a86c2',
    horizon: '#d4e2e8',
    ground: '#b5aa93',
    glow: '#fff3dc',
    clouds: 0.4,
    sky: 1.05,
    sun: '#fff1dc',
    power: 3.6,
  },
  afternoon: {
    zenith: '#5a8fc0',
    horizon: '#e3e2d6',
    ground: '#b3a184',
    glow: '#ffe0ab',
    clouds: 0.44,
    sky: 0.95,
    sun: '#ffe2b4',
    power: 3.5,
  },
  golden: {
    zenith: '#6f90b4',
    horizon: '#f3d9b4',
    ground: '#a98d68',
    glow: '#ffc378',
    clouds: 0.46,
    sky: 0.8,
    sun: '#ffc98a',
    power: 3.3,
  },
  dusk: {
    zenith: '#34466c',
    horizon: '#e0b48c',
    ground: '#5b524b',
    glow: '#ffb070',
    clouds: 0.34,
    sky: 0.62,
    sun: '#ffb27a',
    power: 0.42,
  },
  overcast: {
    zenith: '#b6bfc6',
    horizon: '#dcdfdd',
    ground: '#a79f92',
    glow: '#ffffff',
    clouds: 0,
    sky: 1.15,
    sun: '#fff6ea',
    power: 1,
  },
};

export function daylight(name: Daylight, sun: Vec, seed: number): { sky: SkySpec; sunColor: Vec } {
  const t = table[name];
  const lit = (color: string, k: number): Vec => {
    const [r, g, b] = hex(color);
    return [r * k, g * k, b * k];
  };
  return {
    sky: {
      zenith: lit(t.zenith, t.sky),
      horizon: lit(t.horizon, t.sky),
      ground: lit(t.ground, t.sky * 0.55),
      sun,
      glow: lit(t.glow, t.sky),
      clouds: t.clouds,
      seed,
    },
    sunColor: lit(t.sun, t.power),
  };
}
