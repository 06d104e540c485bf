import type { LexiconEntry } from '../arabic/index.ts';
import { isRightWord } from '../arabic/right-words.ts';
import { nearBefore } from './near-before.ts';
import { isContent, isFree, keyOf, type Part, type Reading, take } from './reading.ts';
import { without } from './words.ts';

type PlaceKind = 'province' | 'city' | 'neighborhood';
type Place = LexiconEntry & { kind: PlaceKind };
const isPlace = (entry: LexiconEntry): entry is Place =>
  entry.kind === 'province' || entry.kind === 'city' || entry.kind === 'neighborhood';

/** Places a part names; a word that is also something else (a thing, a category) stays a word. */
export function placesOf(part: Part): Place[] {
  const entries = part.meaning?.entries.filter(({ kind }) => kind !== 'landmark') ?? [];
  const places = entries.filter(isPlace);
  return places.length === entries.length ? places : [];
}

/** «قريبة من الجامعة» is said of any university, though a quarter is called so. */
function isCommonNoun({ lexicon, parts }: Reading, part: Part): boolean {
  const before = [parts[part.at - 1], parts[part.at - 2]].find((word) => word !== undefined && !word.isStop);
  const bare = part.words.length === 1 ? part.surface.replace(/^(?:بال|لل|وال|ال)/, '') : '';
  const ordinary = lexicon.root.get(bare)?.meaning?.entries.some((entry) => !isPlace(entry)) ?? false;
  return ordinary && keyOf(before, 'word') === 'near_to';
}

/** «محل الشام», «مطعم حلب», «شارع العابد»: what they are called, not where they are. */
const NAMED_AFTER = new Set(
  'shop commercial_shop restaurant cafe cafeteria hotel pharmacy showroom street square bridge market school company'.split(
    ' ',
  ),
);
/** Names that are an adjective or a common noun by themselves. */
const COMMON = new Set('غربي شرقي شمالي جنوبي غربيه شرقيه شماليه جنوبيه رابيه وحده'.split(' '));

/** «سياحي», «صور»: a little known name that has an article and is said without it, and without saying where. */
function isBareName(reading: Reading, part: Part, places: readonly Place[]): boolean {
  if (
    /^(?:و?ب?ال|لل)/.test(part.surface) ||
    !/[\u0620-\u06ff]/.test(part.surface) ||
    titleOf(reading.parts[part.at - 1])
  )
    return false;
  const said = new Set(reading.parts.flatMap((other) => (other === part ? [] : placesOf(other).map(nameOf))));
  return places.every(
    ({ kind, rank, variants, within = [] }) =>
      (variants[0] ?? '').startsWith('ال') &&
      (said.size > 0 || (rank ?? 9) >= (kind === 'neighborhood' ? 2 : 3)) &&
      !within.some((name) => said.has(name)),
  );
}

/** «والرقة» is a place behind another one; «100 ورقة» is none. */
function isJoinedToNone({ parts, lexicon }: Reading, part: Part): boolean {
  if (part.surface.startsWith('و') && isRightWord(part.surface)) return true;
  if (!part.surface.startsWith('و') || lexicon.root.get(part.surface)?.meaning !== undefined) return false;
  const before = parts.slice(0, part.at).findLast(({ isStop }) => !isStop);
  return before === undefined || placesOf(before).length === 0;
}

/** First words of names: what follows one of them is called so and lies there («باب السلام», «اوتوستراد درعا»). */
export const NAMED = new Set(
  'باب عين دير كفر وادي جبل شيخ ابو ام ابن خان راس مرج نبع جاده طريق اوتوستراد اتوستراد ساحه دوار كورنيش موقف مفرق حاره خله بني تل'.split(
    ' ',
  ),
);
const bareOf = (surface: string) => surface.replace(/^(?:وبال|بال|وال|لل|ال|وب|ب|ل|و)(?=.{2})/, '');

/** Only part of a longer name, or said of something that it lies near to. */
function isPartOfName(reading: Reading, part: Part): boolean {
  const [before, next] = [reading.parts[part.at - 1], reading.parts[part.at + 1]];
  if (part.words.length > 1) return false;
  if (before && before.words.length === 1 && NAMED.has(bareOf(before.surface)) && placesOf(before).length === 0)
    return true;
  return (
    bareOf(part.surface) === 'دير' &&
    next !== undefined &&
    isContent(reading, next) &&
    next.value === undefined &&
    placesOf(next).length === 0
  );
}

/** «مقابل الملعب»: any stadium, though some quarter is called so. */
function isNearSomeNoun(reading: Reading, part: Part, places: readonly Place[]): boolean {
  if (part.words.length > 1 || !nearBefore(reading, part.at)) return false;
  const isKnown = places.some(
    ({ kind, rank, within = [] }) =>
      kind !== 'neighborhood' || (rank ?? 9) <= 1 || within.some((name) => reading.nearby.has(name)),
  );
  return !isKnown && !reading.parts.some((other) => other !== part && placesOf(other).length > 0);
}

function isNameOnly(reading: Reading, part: Part): boolean {
  if (isJoinedToNone(reading, part) || isPartOfName(reading, part)) return true;
  const places = placesOf(part);
  if (isNearSomeNoun(reading, part, places)) return true;
  if (part.words.length > 1 || hasPreposition(reading, part)) return false;
  if (reading.parts.length > 1 && isBareName(reading, part, places)) return true;
  const before = reading.parts[part.at - 1];
  if (NAMED_AFTER.has(keyOf(before, 'word') ?? '')) return true;
  const isAlone = reading.parts.every((other) => other === part || placesOf(other).length === 0);
  return isAlone && !titleOf(before) && COMMON.has(part.surface.replace(/^ال/, ''));
}

/** Words before a name that say what kind of place it is. */
const TITLES = new Map<string, PlaceKind | 'any'>(
  Object.entries<PlaceKind | 'any'>({
    محافضه: 'province',
    ريف: 'province',
    مدينه: 'city',
    حي: 'neighborhood',
    منطقه: 'any',
    province: 'province',
    governorate: 'province',
    city: 'city',
    area: 'any',
    district: 'any',
    neighborhood: 'neighborhood',
    neighbourhood: 'neighborhood',
  }),
);
const titleOf = (part: Part | undefined) =>
  part?.words.length === 1 ? TITLES.get(part.surface.replace(/^(?:بال|وال|ال|لل|ب|ل)(?=.{2})/, '')) : undefined;

export const nameOf = ({ kind, key }: Place) => `${kind}:${key}`;
/** More namesakes than this are not a place but a common name (النصر, الوحدة), unless the sentence says where or what. */
const MAX_NAMESAKES = 4;
const isMajor = ({ kind, rank }: Place) => kind === 'province' || (kind === 'city' && (rank ?? 9) <= 2);

/** Of two equally well-known places the one in the larger governorate is likelier meant. */
const PROVINCES =
  'damascus rif-dimashq aleppo homs latakia hama tartus idlib daraa as-suwayda deir-ez-zor al-hasakah raqqa';
const provinceRank = ({ kind, key, within = [] }: Place) => {
  const province = kind === 'province' ? key : within.find((name) => name.startsWith('province:'))?.slice(9);
  const at = PROVINCES.split(' ').indexOf(province ?? '');
  return at < 0 ? 99 : at;
};
const byFame = (a: Place, b: Place) => (a.rank ?? 9) - (b.rank ?? 9) || provinceRank(a) - provinceRank(b);

interface Surroundings {
  title: PlaceKind | 'any' | undefined;
  /** What else the sentence names. */
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
function choose(places: readonly Place[], { title, near, nearby, isSaid }: Surroundings): readonly Place[] {
  const lies = (place: Place, names: ReadonlySet<string>) => place.within?.some((name) => names.has(name)) ?? false;
  const first = (chosen: Place) => [chosen, ...places.filter((other) => other !== chosen).sort(byFame)];
  const titled = places.filter(({ kind }) => kind === title);
  if (titled.length === 1 && titled[0]) return first(titled[0]);
  for (const names of [near, nearby]) {
    const [inside] = places.filter((place) => lies(place, names)).sort(byFame);
    if (inside) return first(inside);
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

const PREPOSITIONS = new Set(['في', 'ب', 'in', 'at', 'near', 'around']);

const hasPreposition = (reading: Reading, part: Part) => {
  const before = reading.parts[part.at - 1];
  return /^(?:ب|وب|لل|ل)/.test(part.surface) || (before !== undefined && PREPOSITIONS.has(before.surface));
};

/** Whether a single word is safely a place's name here: «الميدان» and «بالميدان» are, «ميدان واسع» is not. */
export function isSure(reading: Reading, part: Part, places: readonly Place[]): boolean {
  if (part.words.length > 1 || places.every(isMajor)) return true;
  if (hasPreposition(reading, part) || titleOf(reading.parts[part.at - 1])) return true;
  const after = reading.parts[part.at + 1];
  return !isContent(reading, after) || after.value !== undefined || placesOf(after).length > 0;
}

/** Takes the places out of the sentence, with the words that only say what they are (محافظة، مدينة، حي …). */
export function takePlaces(reading: Reading): void {
  const chosen: { place: Place; part: Part }[] = [];
  const named = reading.parts.filter(
    (part) =>
      isFree(reading, part) && placesOf(part).length > 0 && !isCommonNoun(reading, part) && !isNameOnly(reading, part),
  );
  for (const part of named) {
    const near = new Set(named.filter((other) => other !== part).flatMap((other) => placesOf(other).map(nameOf)));
    const before = reading.parts[part.at - 1];
    const after = reading.parts[part.at + 1];
    const title = isFree(reading, before) ? titleOf(before) : undefined;
    const trailing = isFree(reading, after) && /^[a-z]/.test(after.surface) ? titleOf(after) : undefined;
    const isSaid = hasPreposition(reading, part);
    const { nearby } = reading;
    const [place, ...others] = choose(placesOf(part), { title: title ?? trailing, near, nearby, isSaid });
    if (!place || reading.taken.has(place.kind) || !isSure(reading, part, [place])) continue;
    const namesakes = others.filter((other) => !areOne(place, other)).map(({ kind, key }) => ({ kind, value: key }));
    const denial = reading.denials.get(part.at);
    const last = trailing ? part.at + 1 : part.at;
    if (denial !== undefined) {
      take(reading, denial, last, [without({ kind: place.kind, value: place.key })]);
      continue;
    }
    take(reading, title ? part.at - 1 : part.at, last, [
      { kind: place.kind, value: place.key, ...(namesakes.length > 0 && { namesakes }) },
    ]);
    chosen.push({ place, part });
  }
  const wider = chosen.filter((outer) =>
    chosen.some((inner) => isWider(outer.place, inner.place) && !areListed(reading, outer.part, inner.part)),
  );
  const names = new Set(wider.map(({ place }) => nameOf(place)));
  reading.found = reading.found.filter(({ item }) => !names.has(`${item.kind}:${item.value}`));
}

const provinceOf = ({ kind, key, within = [] }: Place) =>
  kind === 'province' ? key : within.find((name) => name.startsWith('province:'))?.slice('province:'.length);
/** People say «الشام» of the towns round it. */
const ROUND_THE_CAPITAL = 'rif-dimashq';

/** Whether a place only says where the other one lies: a quarter's town, a town's governorate or its capital. */
function isWider(outer: Place, inner: Place): boolean {
  if (inner.within?.includes(nameOf(outer))) return true;
  if (inner.kind === 'province' || outer.kind === 'neighborhood' || (outer.kind === 'city' && outer.rank !== 1))
    return false;
  if (outer.kind === 'city' && inner.kind === 'city' && inner.key === outer.key) return false;
  const [out, own] = [provinceOf(outer), provinceOf(inner)];
  return out === own
    ? inner.kind === 'city' || outer.kind === 'province' || !inner.within?.includes(nameOf(outer))
    : out === 'damascus' && own === ROUND_THE_CAPITAL;
}

const LISTED = new Set(['او', 'و', 'or', 'and', '/']);

/** «حمص أو حماة», «اللاذقية وجبلة»: both are meant. */
function areListed({ parts, lexicon }: Reading, left: Part, right: Part): boolean {
  const [first, second] = left.at < right.at ? [left, right] : [right, left];
  const isJoined = /^و.{2}/.test(second.surface) && lexicon.root.get(second.surface)?.meaning === undefined;
  return (
    (isJoined && second.at === first.at + 1) ||
    parts.slice(first.at + 1, second.at).some(({ surface }) => LISTED.has(surface))
  );
}

/** A town and its governorate of the same name are offered in another way. */
const areOne = (place: Place, other: Place) =>
  place.within?.includes(nameOf(other)) === true || other.within?.includes(nameOf(place)) === true;
