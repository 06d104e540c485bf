import { AVAILABILITY_WORDS, DIRECTIONS, HOME_ATTRIBUTES, VEHICLE_ATTRIBUTES } from './attribute-words.ts';
import type { Topic } from './candidates.ts';
import type { Choices } from './choices.ts';
import { dealOfVerb } from './deals.ts';
import { placesOf } from './place-words.ts';
import { consume, isFree, keyOf, type Part, type Reading, type Recognised } from './reading.ts';
import { isAsking } from './tellings.ts';

/** Spellings that are only sometimes about the deal: «مشروع استثماري», «بدل». */
const UNSURE = /^(?:ال|و)?(?:استتماري|استتماريه|بدل|خدمه|موجر|موجره)$/;
/** «مأجرة اجار قديم» is how a home is let, «تعبت من الاجارات» what somebody is tired of who buys. */
const OLD = /^(?:ال)?قديم[هة]?$/;
const RENTS = /^(?:ال)?(?:اجارات|ايجارات)$/;
/** «زهقت من الاجار ورح اشتري»: the deal that somebody is through with. */
const GIVEN_UP = /^(?:من|بدل|بدال|عن|[انبيت]?(?:ترك|تركت|تركنا|بطل))$/;
/** «من دفع الاجار». */
/** Somebody is through with what follows: «ما عاد بدي ادفع اجار», «تعبت من الاجار», «كفاية ايجار». */
const THROUGH =
  /^و?(?:عاد|بقي|بقا|تعبت|تعبنا|تعبان|مليت|ملينا|زهقت|زهقنا|زهقان|خلصت|خلصنا|شبعت|شبعنا|هربان|هربانين|هربت|هربنا|بطلت|بطلنا|كفايه|كفي|يكفي|بكفي|بيكفي|كفانا|يلعن|حاج|حاجه|حاجتنا|tired|sick|enough)$/;
const REACH = 4;
function isThroughWith({ parts }: Reading, { at }: Part): boolean {
  for (let before = at - 1; before >= Math.max(0, at - REACH); before--) {
    const part = parts[before];
    // «زهقت من الاجار ورح اشتري»: a deal that is wished.
    if (!part || parts[before + 1]?.opens || keyOf(part, 'transaction') !== undefined) return false;
    if (before === at - 1 && part.surface === 'بلا') return true;
    const isMore = !/^و?(?:عاد|بق[يا])$/.test(part.surface) || /^و?ما$/.test(parts[before - 1]?.surface ?? '');
    if (THROUGH.test(part.surface) && isMore) return true;
    // «تعبت وبدي استأجر بيت»: a new wish.
    if (isAsking(part) && !/^(?:عاد|بقي|بقا)$/.test(parts[before - 1]?.surface ?? '')) return false;
  }
  return false;
}
/** «تبديل شاشة», «بطارية للتبديل»: a part that is put in. */
const CHANGED = /^(?:لل|ل)?تبديل$/;
const PARTS = new Set([
  'phone-spare-parts',
  'car-spare-parts',
  'car-batteries-oils',
  'storage-batteries',
  'tyres-wheels',
]);
/** «موظف بيع», «مندوب بيع»: of work nothing is sold. */
const isOfWork = ({ found }: Reading): boolean =>
  found.some(({ item }) => item.kind === 'category' && /(?:-jobs|^jobs-employment)$/.test(item.value));
const isPartChanged = ({ found }: Reading, { surface }: Part): boolean =>
  CHANGED.test(surface) && found.some(({ item }) => item.kind === 'category' && PARTS.has(item.value));
const PAYING = /^(?:ال)?(?:دفع|هم|غلا|نار)$/;
const isGivenUp = ({ parts }: Reading, { at }: Part): boolean =>
  GIVEN_UP.test(parts[PAYING.test(parts[at - 1]?.surface ?? '') ? at - 2 : at - 1]?.surface ?? '');
/** «اجرة دهان» is what somebody is paid. */
const WAGE = /^(?:ال|و)?اجره$/;
const TRANSACTIONS = new Set(['sale', 'rent', 'exchange', 'investment']);
const WIRE = new Map<string, string>(Object.entries<string>({ semi_furnished: 'semiFurnished' }));
const PAPERS = new Set([
  'green_tabu',
  'temporary_register',
  'court_ruling',
  'notarised_poa',
  'agricultural_tabu',
  'sale_contract',
  'usufruct',
  'housing_register',
]);

const WITH = new Set(['مع', 'فيها', 'فيه', 'و', 'with', 'and', 'has']);
/** A thing said to be elsewhere is not in the home: «قريبة من حديقة», «مقابل جنينة». */
const ELSEWHERE = new Set(['جانب', 'امام', 'مقابل', 'next', 'near', 'opposite']);

/** A lone «مع» or "with" before something taken goes with it. */
export const withBefore = ({ parts, used }: Reading, at: number) =>
  WITH.has(parts[at - 1]?.surface ?? '') && !used.has(at - 1) ? at - 1 : at;

/** Whether one of the two words before says that it is elsewhere. */
export const isElsewhere = ({ parts }: Reading, at: number): boolean =>
  [parts[at - 1], parts[at - 2]].some(
    (before, back) =>
      before !== undefined &&
      (back === 0 || parts[at - 1]?.isStop === true) &&
      (ELSEWHERE.has(before.surface) || keyOf(before, 'word') === 'near_to'),
  );

/** Whether it is said not to be there. */
export const isDenied = (reading: Reading, at: number): boolean => reading.denials.has(at) || isElsewhere(reading, at);

type Filter = Pick<Recognised, 'kind' | 'value'>;

/** Choices whose denial is another choice. */
const OPPOSITES: Readonly<Record<string, string>> = {
  'furnishing=furnished': 'unfurnished',
  'attr.with_driver=with': 'without',
};

/** The filter for what is not wanted: a furnished flat that is not is unfurnished, anything else is left out. */
export const without = ({ kind, value }: Filter): Filter => {
  // «ما بدي بدون مصعد»: what is denied twice is wanted.
  const [own = '', ...rest] = kind === 'without' ? value.split(':') : [];
  if (kind === 'without') return { kind: own, value: rest.join(':') };
  return OPPOSITES[`${kind}=${value}`] === undefined
    ? { kind: 'without', value: `${kind}:${value}` }
    : { kind, value: OPPOSITES[`${kind}=${value}`] ?? value };
};

function attributeOf(reading: Reading, part: Part, topic: Topic): Filter | undefined {
  const key = keyOf(part, 'word');
  if (key === undefined) return undefined;
  const availability = topic === 'vehicle' ? undefined : AVAILABILITY_WORDS[key];
  if (availability !== undefined) return { kind: 'availability', value: availability };
  // «بقطنا غربي الشام» says where the town lies.
  const next = reading.parts[part.at + 1];
  if (DIRECTIONS.has(key) && (topic !== 'home' || (next && !/^[بو]/.test(next.surface) && placesOf(next).length > 0)))
    return undefined;
  const said = topic === 'vehicle' ? VEHICLE_ATTRIBUTES[key] : topic === 'thing' ? undefined : HOME_ATTRIBUTES[key];
  // With no topic only words that belong to nothing else speak for themselves («فروغ», «بدون جمرك»).
  const alone = said ?? (topic === 'unknown' && key.startsWith('customs_') ? VEHICLE_ATTRIBUTES[key] : undefined);
  const [slug, value] = alone?.split('=') ?? [];
  return slug && value ? { kind: `attr.${slug}`, value } : undefined;
}

/** «محل لبيع اللحمة», «محل بيبيع قطع غيار»: what is sold there. */
function isTrade({ parts }: Reading, { at, surface }: Part): boolean {
  const next = parts[at + 1];
  const isOfShop = keyOf(parts[at - 1], 'word') === 'shop' && /^[بي]*بيع$/.test(surface);
  return (
    (surface === 'لبيع' || isOfShop) && next !== undefined && !next.opens && !next.isStop && placesOf(next).length === 0
  );
}

function filterOf(reading: Reading, part: Part, topic: Topic): Filter | undefined {
  const deal = dealOfVerb(reading, part);
  if (deal !== undefined && (isTrade(reading, part) || isThroughWith(reading, part))) return undefined;
  if (deal !== undefined) return { kind: 'transactionType', value: deal };
  if (topic !== 'thing' && keyOf(part, 'word') === 'no_elevator')
    return without({ kind: 'features', value: 'elevator' });
  const transaction = keyOf(part, 'transaction');
  if (
    transaction !== undefined &&
    (isTrade(reading, part) || isThroughWith(reading, part) || isOfWork(reading) || isPartChanged(reading, part))
  )
    return undefined;
  if (transaction !== undefined)
    return TRANSACTIONS.has(transaction) &&
      !UNSURE.test(part.surface) &&
      !OLD.test(reading.parts[part.at + 1]?.surface ?? '') &&
      !(RENTS.test(part.surface) && reading.parts.some((other) => dealOfVerb(reading, other) === 'sale')) &&
      !(isGivenUp(reading, part) && reading.parts.some((other) => dealOfVerb(reading, other) !== undefined)) &&
      !(topic === 'thing' && (WAGE.test(part.surface) || keyOf(reading.parts[part.at - 1], 'word') === 'contract'))
      ? { kind: 'transactionType', value: transaction }
      : undefined;
  const attribute = attributeOf(reading, part, topic);
  if (attribute) return attribute;
  // Everything below belongs to homes: «غرفة نوم مفروشة» is furniture, «خزانة مع مراية» has no lift.
  if (topic === 'vehicle' || topic === 'thing') return undefined;
  const furnishing = keyOf(part, 'furnishing');
  if (furnishing !== undefined) return { kind: 'furnishing', value: WIRE.get(furnishing) ?? furnishing };
  const paper = keyOf(part, 'paper');
  if (paper !== undefined) return PAPERS.has(paper) ? { kind: 'attr.ownership_paper', value: paper } : undefined;
  const feature = keyOf(part, 'feature');
  return feature !== undefined && topic === 'home' ? { kind: 'features', value: feature } : undefined;
}

const MANY = new Set(['without', 'transactionType', 'features', 'attr.view', 'attr.orientation', 'attr.heating']);

const NOT = new Set(['لا', 'not', 'no', 'غير', 'مو', 'مش']);

/** «مفروشة او لا», "furnished or not", «مفروش او غير مفروش»: either will do. */
function isEither(reading: Reading, part: Part): boolean {
  const { parts } = reading;
  const isOr = (at: number) => /^(?:او|ولا|or)$/.test(parts[at]?.surface ?? '');
  const furnishing = (at: number) => keyOf(parts[at], 'furnishing') !== undefined;
  if (!furnishing(part.at)) return false;
  const { at } = part;
  if (isOr(at + 1) && (NOT.has(parts[at + 2]?.surface ?? '') || furnishing(at + 2))) return true;
  const before = NOT.has(parts[at - 1]?.surface ?? '') ? at - 2 : at - 1;
  return isOr(before) && furnishing(before - 1);
}

/** «محل على شارع رئيسي»: forms that ask for the position of a shop call it so, and no view. */
const asInForm = (filter: Filter | undefined, choices: readonly Choices[]): Filter | undefined =>
  filter?.kind === 'attr.view' &&
  filter.value === 'main_street' &&
  choices.length > 0 &&
  choices.every(({ slugs }) => slugs.has('street_kind'))
    ? { kind: 'attr.street_kind', value: filter.value }
    : filter;

/** Takes transaction types, furnishing, papers, attributes and, of homes, features. */
export function consumeWords(reading: Reading, topic: Topic, choices: readonly Choices[]): void {
  for (const part of reading.parts) {
    if (!isFree(reading, part)) continue;
    const said = asInForm(filterOf(reading, part, topic), choices);
    if (!said || isElsewhere(reading, part.at) || isEither(reading, part)) continue;
    const denial = reading.denials.get(part.at);
    const filter = denial === undefined ? said : without(said);
    if (reading.taken.has(filter.kind)) continue;
    // A value of each; of two that contradict each other the first was meant.
    if (!MANY.has(filter.kind) && reading.found.some(({ item }) => item.kind === filter.kind)) continue;
    const isFeature = filter.kind === 'features';
    consume(reading, denial ?? (isFeature ? withBefore(reading, part.at) : part.at), part.at, [filter]);
  }
}
