import { timber } from './kit/materials.ts';
import { marble } from './kit/paint.ts';
import { type PhotoSpec, roomOf } from './photo-spec.ts';
import type { Material } from './render/material.ts';
import { type Random, random } from './render/random.ts';
import type { Daylight } from './render/sky.ts';
import { times } from './render/vec.ts';
import { apartmentBlock, apartmentBlocks } from './scenes/apartment-blocks.ts';
import { bathroom } from './scenes/bathrooms.ts';
import { bedroom } from './scenes/bedrooms.ts';
import { courtyard, courtyards } from './scenes/courtyards.ts';
import { kitchen } from './scenes/kitchens.ts';
import { livingRoom } from './scenes/living-rooms.ts';
import { villa, villas } from './scenes/villas.ts';
import { PALE, TASTES } from './tastes.ts';

const FLOORS = ['oak', 'walnut', 'tile', 'marble', 'checker'] as const;
/** Height of the sun by the hour all rooms are seen at. */
const ELEVATION = { morning: 36, noon: 42, afternoon: 33, golden: 24 } as const satisfies Partial<
  Record<Daylight, number>
>;
const HOURS = Object.keys(ELEVATION) as (keyof typeof ELEVATION)[];
const TOPS: readonly Material[] = [
  { color: [0.78, 0.75, 0.69], gloss: 0.06, rough: 0.1, paint: marble(0.7) },
  { color: [0.16, 0.16, 0.15], gloss: 0.06, rough: 0.1 },
  { color: [0.64, 0.56, 0.44], gloss: 0.05, rough: 0.14, paint: marble(0.5) },
];

const KINDS = {
  flat: ['apartment', 'residential', 'mixed', 'other', 'off-plan-flats'],
  villa: ['villa', 'house'],
  courtyard: ['house', 'arab-houses'],
} as const;
const COUNTS = { flat: 38, villa: 12, courtyard: 10 } as const;
type Kind = keyof typeof COUNTS;

/** Sixty homes of six views: one taste, one floor, one hour in all rooms of a home, and the outside it has. */
const dwellings: PhotoSpec[][] = (Object.keys(COUNTS) as Kind[]).flatMap((kind) =>
  Array.from({ length: COUNTS[kind] }, (_, n) => dwelling(kind, n)),
);
/** Every third of them, of each kind: enough for the first pages of a new site. */
export const firstDwellings: PhotoSpec[] = dwellings.filter((_, n) => n % 3 === 0).flat();
export const otherDwellings: PhotoSpec[] = dwellings.filter((_, n) => n % 3 !== 0).flat();

function dwelling(kind: Kind, n: number): PhotoSpec[] {
  const name = `${kind} ${n + 1}`;
  const rng = random(`dwelling ${name}`);
  const taste = rng.pick(TASTES);
  const floor = kind === 'courtyard' ? 'checker' : rng.pick(FLOORS);
  const light = rng.pick(HOURS);
  const height = ELEVATION[light] + rng.int(-3, 3);
  const accent = rng.pick(taste.accents);
  const front = rng.pick(taste.fronts);
  const rug = rng.pick(taste.rugs);
  const side = rng.pick(['left', 'right'] as const);
  const azimuth = (side === 'left' ? -1 : 1) * rng.int(64, 76);
  const home = { light, floor, wall: taste.wall } as const;
  const sleeping = { ...home, accent, window: side, sun: [azimuth, height] as [number, number], rug };
  const of = roomOf(name, KINDS[kind]);
  return [
    of('living', livingRoom, {
      ...home,
      seed: `${name} living`,
      w: rng.between(4.6, 5.6),
      d: rng.between(4.7, 5.4),
      sofa: rng.pick(taste.sofas),
      leatherSofa: rng.chance(0.2),
      rug,
      windows: side,
      arrange: rng.pick(['corner', 'side'] as const),
      sun: [azimuth, height],
      lamp: kind === 'flat' ? rng.pick(['pendant', 'none', 'chandelier'] as const) : 'chandelier',
      ...(rng.chance(0.6) ? { accent } : {}),
    }),
    outsideOf(of, kind, n, { seed: `${name} outside`, light }, rng),
    of('kitchen', kitchen, {
      seed: `${name} kitchen`,
      front,
      upper: rng.chance(0.5) ? front : PALE,
      top: rng.pick(TOPS),
      splash: rng.pick(taste.tiles),
      floor,
      light,
      sun: [rng.int(148, 194), height],
      island: kind === 'villa',
    }),
    of('bedroom', bedroom, {
      ...sleeping,
      seed: `${name} bedroom`,
      bedWidth: rng.pick([1.6, 1.7]),
      cover: times(taste.wall, 0.95),
      throwColor: rng.pick(taste.throws),
    }),
    of('bathroom', bathroom, {
      seed: `${name} bathroom`,
      wall: rng.pick(taste.tiles),
      band: rng.pick(taste.bands),
      tile: rng.pick([0.15, 0.3, [0.2, 0.1] as const]),
      cabinet: timber(taste.wood),
      shower: rng.chance(0.6),
      sun: [rng.int(190, 205), height],
    }),
    of('bedroom', bedroom, {
      ...sleeping,
      seed: `${name} second bedroom`,
      bedWidth: 1,
      cover: [0.68, 0.7, 0.68],
      throwColor: rng.pick(taste.throws),
      twin: true,
    }),
  ];
}

/** A house as its street or its yard shows it: an outside of the other families, in other stone and at this hour. */
function outsideOf(
  of: ReturnType<typeof roomOf>,
  kind: Kind,
  n: number,
  { seed, light }: { seed: string; light: Daylight },
  rng: Random,
): PhotoSpec {
  const at = <L>(looks: readonly L[]): L => looks[n % looks.length] as L;
  if (kind === 'villa') {
    const base = at(villas);
    return of('facade', villa, { ...base, seed, light: hourOf(base.light, light) });
  }
  if (kind === 'courtyard') {
    const base = at(courtyards);
    const shade = rng.between(0.8, 1.25);
    const tones = { stripe: times(base.stripe, shade), floor: times(base.floor, 2 - shade) };
    return of('courtyard', courtyard, { ...base, ...tones, seed });
  }
  const base = at(apartmentBlocks);
  const turned = rng.int(0, base.pattern.length - 1);
  return of('facade', apartmentBlock, {
    ...base,
    seed,
    pattern: [...base.pattern.slice(turned), ...base.pattern.slice(0, turned)],
    wall: rng.pick(['stone', 'rose', 'plaster', 'pale'] as const),
    rail: rng.pick(['iron', 'glass', 'solid'] as const),
    light: hourOf(base.light, light),
  });
}

/** Dusk keeps its low sun and its lit windows. */
function hourOf(own: Daylight, light: Daylight): Daylight {
  return own === 'dusk' ? own : light;
}
