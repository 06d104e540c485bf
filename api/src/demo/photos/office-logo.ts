import sharp from 'sharp';
import { letterOutlines } from './kit/letter-outlines.ts';
import { flatten } from './kit/lettering.ts';
import { type Random, random } from './render/random.ts';

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
type Emblem = (colors: Colors, rng: Random) => { ground: string; over?: string; lift?: number; size?: number };

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
  ([ground, , accent], rng) => {
    const bars = Array.from({ length: 5 }, (_, i) => {
      const h = 60 + rng.int(0, 5) * 16;
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

/** Isolated presentation forms, in the order of the alphabet. */
const ISOLATED: Record<string, string> = Object.fromEntries(
  [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'].map((letter, i) => {
    const codes = [
      0xfe8d, 0xfe8f, 0xfe95, 0xfe99, 0xfe9d, 0xfea1, 0xfea5, 0xfea9, 0xfeab, 0xfead, 0xfeaf, 0xfeb1, 0xfeb5, 0xfeb9,
      0xfebd, 0xfec1, 0xfec5, 0xfec9, 0xfecd, 0xfed1, 0xfed5, 0xfed9, 0xfedd, 0xfee1, 0xfee5, 0xfee9, 0xfeed, 0xfef1,
    ];
    return [letter, String.fromCharCode(codes[i] ?? 0xfe8d)];
  }),
);

/**
 * The emblem of a demo office: a shape, three colours and its initial. No fonts of the machine are needed.
 * @param seed the same seed and name give the same picture; a hundred looks in all
 * @returns a PNG of 512 × 512 with a transparent ground
 */
export async function drawOfficeLogo(seed: number | string, nameAr: string): Promise<Buffer> {
  const rng = random(`logo ${seed}`);
  const colors = rng.pick(schemes);
  const { ground, lift = 0, size = 1 } = rng.pick(emblems)(colors, rng);
  const [, path] = letterOutlines[ISOLATED[initialOf(nameAr)] ?? '\ufea9'] ?? [0, ''];
  const edges = flatten(path);
  const bounds = (k: 0 | 1) =>
    [Math.min(...edges.map((edge) => edge[k])), Math.max(...edges.map((edge) => edge[k]))] as const;
  const [[left, right], [bottom, top]] = [bounds(0), bounds(1)];
  const scale = (Math.min(230 / (top - bottom), 236 / (right - left), 0.42) * size).toFixed(4);
  const letter = `<g transform="translate(256 ${256 + lift}) scale(${scale} -${scale}) translate(${-(left + right) / 2} ${-(top + bottom) / 2})"><path d="${path}" fill="${colors[1]}"/></g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">${ground}${letter}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
