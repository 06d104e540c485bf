import type { Place } from '#lib/catalogue/index.ts';
import type { Spot } from './places.ts';
import { random } from './random.ts';

/** Dollars a square metre of a good flat costs, by city; smaller towns by rank. */
const CITIES: Record<string, number> = {
  damascus: 1250,
  aleppo: 620,
  latakia: 680,
  homs: 480,
  tartus: 640,
  hama: 430,
  'as-suwayda': 420,
  idlib: 400,
  jaramana: 560,
  'dahiyat-qudsaya': 640,
  qudsaya: 520,
  sahnaya: 520,
  'ashrafiyat-sahnaya': 540,
  'jdeidat-artouz': 430,
  douma: 330,
  harasta: 340,
  darayya: 310,
  'dahiyat-harasta': 520,
  jableh: 420,
  baniyas: 400,
  safita: 430,
  qamishli: 420,
};
const BY_RANK = [0, 360, 300, 220, 180, 160];

/** How far above or below its city a neighborhood stands. */
const NEIGHBORHOODS: Record<string, number> = {
  malki: 3.2,
  'abu-rummaneh': 3,
  'kafr-sousa': 2.2,
  mezzeh: 1.6,
  'mezzeh-villas': 2.4,
  'west-villas': 2.4,
  muhajireen: 1.3,
  'rukn-al-din': 1,
  shaalan: 2.1,
  'dummar-project': 1.5,
  dummar: 0.9,
  barzeh: 0.8,
  midan: 0.95,
  qassaa: 1.4,
  'bab-touma': 1.4,
  tijara: 1.5,
  adawi: 1.6,
  shahba: 2.1,
  furqan: 1.7,
  'aleppo-al-jadida': 1.7,
  mogambo: 1.9,
  aziziyah: 1.6,
  sulaymaniyah: 1.4,
  hamdaniyah: 1.1,
};

const known = new Map<Place, number>();

function factorOf(neighborhood: Place): number {
  const found = known.get(neighborhood);
  if (found !== undefined) return found;
  const listed = NEIGHBORHOODS[neighborhood.slug] ?? NEIGHBORHOODS[neighborhood.slug.replace(/^al-/, '')];
  const seed = [...neighborhood.key].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0;
  const factor = listed ?? 0.62 + random(seed).next() * 0.6;
  known.set(neighborhood, factor);
  return factor;
}

/** Dollars per square metre for a good flat at this spot, before its own condition. */
export const metrePrice = ({ city, neighborhood }: Spot): number =>
  (CITIES[city.key] ?? BY_RANK[city.rank] ?? 160) * (neighborhood ? factorOf(neighborhood) : 0.9);

/** As people name prices: two leading digits, the second to the half. */
export function rounded(dollars: number): number {
  if (dollars < 20) return Math.max(1, Math.round(dollars));
  const unit = 10 ** (Math.floor(Math.log10(dollars)) - 1);
  const step = dollars / unit < 30 ? unit / 2 : unit;
  return Math.round(dollars / Math.max(step, 5)) * Math.max(step, 5);
}
