import { nameOf, type Place, type PlaceKind } from './place-words.ts';

/** More namesakes than this are not a place but a common name (النصر, الوحدة), unless the sentence says where or what. */
const MAX_NAMESAKES = 4;

export const isMajor = ({ kind, rank }: Place) => kind === 'province' || (kind === 'city' && (rank ?? 9) <= 2);

/** Among equally well-known places the one in the larger governorate is likelier meant. */
const PROVINCES =
  'damascus rif-dimashq aleppo homs latakia hama tartus idlib daraa as-suwayda deir-ez-zor al-hasakah raqqa';

/** The larger the governorate, the lower. */
export const rankOfProvince = (within: readonly string[]): number => {
  const province = within.find((name) => name.startsWith('province:'))?.slice(9);
  const at = PROVINCES.split(' ').indexOf(province ?? '');
  return at < 0 ? 99 : at;
};
const provinceRank = ({ kind, key, within = [] }: Place) =>
  rankOfProvince(kind === 'province' ? [`province:${key}`] : within);

const byFame = (a: Place, b: Place) => (a.rank ?? 9) - (b.rank ?? 9) || provinceRank(a) - provinceRank(b);

interface Surroundings {
  title: PlaceKind | 'any' | undefined;
  /** Other names in the sentence. */
  near: ReadonlySet<string>;
  /** Where the visitor looks. */
  nearby: ReadonlySet<string>;
  /** «بالروضة»: a place by its preposition, however many bear the name. */
  isSaid: boolean;
}

/**
 * The place meant by a name that several bear, and the others: the one of the kind said («مدينة حلب»), inside a place said
 * elsewhere («الروضة بجرمانا»), where the visitor looks, the capital, the better known. Never several at once.
 */
export function choose(places: readonly Place[], { title, near, nearby, isSaid }: Surroundings): readonly Place[] {
  const lies = (place: Place, names: ReadonlySet<string>) => place.within?.some((name) => names.has(name)) ?? false;
  const first = (chosen: Place) => [chosen, ...places.filter((other) => other !== chosen).sort(byFame)];
  const titled = places.filter(({ kind }) => kind === title);
  if (titled.length === 1 && titled[0]) return first(titled[0]);
  for (const names of [near, nearby]) {
    const inside = places.filter((place) => lies(place, names)).sort(byFame);
    // «بالثورة بالرقة»: in the city, which the governorate is called after.
    const isInCity = ({ within: [nearest = ''] = [] }: Place) => nearest.startsWith('city:') && names.has(nearest);
    const best = inside.find(isInCity) ?? inside[0];
    if (best) return first(best);
  }
  const names = new Set(places.map(nameOf));
  // «حلب» is the city; its governorate is asked for by name («محافظة حلب»).
  const [capital, ...others] = places.filter(
    (place) => place.kind === 'city' && place.rank === 1 && lies(place, names),
  );
  if (capital && others.length === 0) return first(capital);
  const outermost = places.filter((place) => !lies(place, names));
  const [major, ...more] = outermost.filter(isMajor);
  if (major && more.length === 0) return first(major);
  const [best] = [...outermost].sort(byFame);
  return best && (outermost.length <= MAX_NAMESAKES || isSaid || titled.length > 0) ? first(best) : [];
}
