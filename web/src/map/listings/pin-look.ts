import type { Flavor } from '@diyar/tiles/style';

/** Meaning of a pin's colour. */
export const PIN_TONES = ['plain', 'featured', 'visited', 'hovered', 'selected'] as const;
export type PinTone = (typeof PIN_TONES)[number];

export interface PinColors {
  fill: string;
  text: string;
  line: string;
}

export interface Look {
  pins: Record<PinTone, PinColors>;
  cluster: { fill: string; ring: string; text: string };
  here: string;
}

/** On paper, on drawn ground and on imagery alike: white stone with basalt letters. */
const day: Look = {
  pins: {
    plain: { fill: '#ffffff', text: '#1e2321', line: '#bfb5a4' },
    featured: { fill: '#f0b26b', text: '#1e2321', line: '#a85d12' },
    visited: { fill: '#efeae0', text: '#5f5b52', line: '#bfb5a4' },
    hovered: { fill: '#1e2321', text: '#ffffff', line: '#ffffff' },
    selected: { fill: '#1f5c4d', text: '#ffffff', line: '#ffffff' },
  },
  cluster: { fill: '#1f5c4d', ring: '#ffffff', text: '#ffffff' },
  here: '#2a5a82',
};

const night: Look = {
  pins: {
    plain: { fill: '#2c3531', text: '#f2eee6', line: '#6a766f' },
    featured: { fill: '#e39a4e', text: '#1e2321', line: '#3a2a14' },
    visited: { fill: '#202725', text: '#a3a7a0', line: '#4a544e' },
    hovered: { fill: '#f2eee6', text: '#1e2321', line: '#141817' },
    selected: { fill: '#6fbfa6', text: '#0d1f19', line: '#141817' },
  },
  cluster: { fill: '#6fbfa6', ring: '#141817', text: '#0d1f19' },
  here: '#8fc0e6',
};

export const lookOf = (flavor: Flavor): Look => (flavor === 'dark' ? night : day);
