import sharp from 'sharp';
import type { Random } from '../random.ts';
import { letterOutlines } from './letter-outlines.ts';

/** Ground, mark and accent of an emblem; every pair reads at 32 pixels. */
const schemes = [
  ['#1f5c4d', '#faf8f4', '#e39a4e'],
  ['#faf3e6', '#1f5c4d', '#c9731c'],
  ['#c9731c', '#fffaf2', '#1e2321'],
  ['#1e2321', '#f1e8d8', '#e39a4e'],
  ['#2f4a6b', '#f6f1e7', '#d9a85c'],
  ['#7a2f35', '#f8efe4', '#dcb479'],
  ['#e7dcc6', '#7a2f35', '#3d403f'],
  ['#2f6f78', '#f7f3ea', '#f0b567'],
  ['#f3eadb', '#2f4a6b', '#b0603f'],
  ['#6a4427', '#f6ead7', '#d8a35b'],
] as const;

type Colors = (typeof schemes)[number];

/** A shape on 512 × 512, its middle left free for a letter about 230 high. */
type Emblem = (colors: Colors, dice: Random) => { ground: string; over?: string; lift?: number; size?: number };

const star = (r: number, turn: number) =>
  `<rect x="${256 - r}" y="${256 - r}" width="${r * 2}" height="${r * 2}" transform="rotate(${turn} 256 256)"/>`;

const emblems: Emblem[] = [
  ([ground, , accent]) => ({
    ground: `<circle cx="256" cy="256" r="226" fill="${ground}"/><circle cx="256" cy="256" r="196" fill="none" stroke="${accent}" stroke-width="9"/>`,
  }),
  ([ground, , accent]) => ({
    ground: `<rect x="34" y="34" width="444" height="444" rx="104" fill="${ground}"/><path d="M150 402h212" stroke="${accent}" stroke-width="16" stroke-linecap="round"/>`,
    lift: -20,
  }),
  ([ground, , accent]) => ({
    ground: `<g fill="${ground}">${star(164, 0)}${star(164, 45)}</g><g fill="none" stroke="${accent}" stroke-width="8">${star(136, 0)}${star(136, 45)}</g>`,
    size: 0.86,
  }),
  ([ground, , accent]) => ({
    ground: `<path d="M96 474V250C96 140 176 84 256 36c80 48 160 104 160 214v224z" fill="${ground}"/><path d="M136 438V256c0-84 60-130 120-168 60 38 120 84 120 168v182z" fill="none" stroke="${accent}" stroke-width="9"/>`,
    lift: 22,
    size: 0.9,
  }),
  ([ground, , accent]) => ({
    ground: `<path d="M256 30l196 62v170c0 112-84 184-196 222C144 446 60 374 60 262V92z" fill="${ground}"/><path d="M256 74l154 48v138c0 88-66 146-154 178-88-32-154-90-154-178V122z" fill="none" stroke="${accent}" stroke-width="8"/>`,
    lift: -6,
    size: 0.92,
  }),
  ([ground, , accent]) => ({
    ground: `<path d="M48 250L256 66l208 184v196a24 24 0 0 1-24 24H72a24 24 0 0 1-24-24z" fill="${ground}"/><path d="M26 262L256 58l230 204" fill="none" stroke="${accent}" stroke-width="26" stroke-linecap="round" stroke-linejoin="round"/>`,
    lift: 44,
    size: 0.84,
  }),
  ([ground, , accent]) => ({
    ground: `<path d="M256 26l199 115v230L256 486 57 371V141z" fill="${ground}"/><path d="M256 70l161 93v186l-161 93-161-93V163z" fill="none" stroke="${accent}" stroke-width="9"/>`,
    size: 0.92,
  }),
  ([ground, , accent]) => ({
    ground: `<path d="M256 30c125 0 226 101 226 226v202a24 24 0 0 1-24 24H256C131 482 30 381 30 256S131 30 256 30z" fill="${ground}"/><circle cx="400" cy="400" r="26" fill="${accent}"/>`,
  }),
  ([ground, , accent], dice) => {
    const bars = Array.from({ length: 5 }, (_, i) => {
      const h = 60 + dice.int(0, 5) * 16;
      return `<rect x="${126 + i * 54}" y="${446 - h}" width="40" height="${h}" rx="6"/>`;
    });
    return {
      ground: `<rect x="34" y="34" width="444" height="444" rx="222" fill="${ground}"/><clipPath id="c"><circle cx="256" cy="256" r="222"/></clipPath><g clip-path="url(#c)" fill="${accent}" opacity=".92">${bars.join('')}</g>`,
      lift: -52,
      size: 0.86,
    };
  },
  ([ground, , accent]) => ({
    ground: `<rect x="40" y="40" width="432" height="432" rx="36" fill="${ground}"/><path d="M40 166V76a36 36 0 0 1 36-36h90zM472 346v90a36 36 0 0 1-36 36h-90z" fill="${accent}"/>`,
  }),
];

/** Words that say nothing of whose office it is. */
const COMMON = new Set([
  'مكتب',
  'شركة',
  'مؤسسة',
  'عقارات',
  'للعقارات',
  'العقارية',
  'العقاري',
  'معرض',
  'دار',
  'مجموعة',
  'وكالة',
  'بيت',
]);

/** The letter an office is known by: the first of its own name, without the article; any form of alef is an alef. */
function initialOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const own = words.find((word) => !COMMON.has(word)) ?? words[0] ?? '';
  const letter = [...own.replace(/^ال(?=..)/, '')][0] ?? 'د';
  return letter
    .replace(/[أإآٱ]/, 'ا')
    .replace('ة', 'ه')
    .replace('ى', 'ي');
}

/** The box an outline of M, L, Q and Z fills; what a curve is pulled to lies on or outside it, close enough to centre a letter. */
function boundsOf(path: string) {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

/**
 * The emblem of a demo office: a shape, three colours and its initial. No fonts of the machine are needed.
 * @param dice the same dice and name give the same picture; a hundred looks in all
 * @returns a PNG of 512 × 512 with a transparent ground
 */
export async function drawOfficeLogo(dice: Random, nameAr: string): Promise<Buffer> {
  const colors = dice.pick(schemes);
  const { ground, lift = 0, size = 1 } = dice.pick(emblems)(colors, dice);
  const path = letterOutlines[initialOf(nameAr)] ?? letterOutlines.د ?? '';
  const { left, right, bottom, top } = boundsOf(path);
  const scale = (Math.min(230 / (top - bottom), 236 / (right - left), 0.42) * size).toFixed(4);
  const letter = `<g transform="translate(256 ${256 + lift}) scale(${scale} -${scale}) translate(${-(left + right) / 2} ${-(top + bottom) / 2})"><path d="${path}" fill="${colors[1]}"/></g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">${ground}${letter}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
