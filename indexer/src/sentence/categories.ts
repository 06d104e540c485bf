import { HOME_ATTRIBUTES, VEHICLE_ATTRIBUTES } from './attribute-words.ts';
import { boundBefore } from './bounds.ts';
import { FEATURE_THINGS, HOMES, THINGS, VEHICLES } from './category-words.ts';
import { CHOICE_WORDS } from './choice-words.ts';
import { dealOfVerb } from './deals.ts';
import { denialAt } from './denials.ts';
import { EVERYDAY, PAIRED } from './everyday-words.ts';
import { asOwned, isAside, isSpeaker, loneRoomIn } from './heads.ts';
import { isContent, keyOf, type Part, type Reading, take } from './reading.ts';

/** Subject of the sentence, as far as reading its numbers needs to know. */
export type Topic = 'home' | 'vehicle' | 'thing' | 'unknown';

interface Candidate {
  /** Of an everyday word («ستارة», «سائق»): the thing only where nothing else is named. */
  isWeak: boolean;
  part: Part;
  slugs: readonly string[];
  topic: Topic;
}

const HOME_SLUGS = new Set(Object.values(HOMES).flatMap((slugs) => slugs.split(' ')));
const isArabic = ({ surface }: Part) => /[\u0620-\u06ff]/.test(surface);

function candidateOf(reading: Reading, part: Part): Candidate | undefined {
  const has = (slug: string) => reading.lexicon.byEntry.has(`category:${slug}`);
  const found = (slugs: string, topic: Topic, isWeak = false): Candidate | undefined => {
    const known = slugs.split(' ').filter(has);
    return known.length > 0 ? { part, slugs: known, topic, isWeak } : undefined;
  };
  const entries = part.meaning?.entries ?? [];
  const named = entries.filter(({ kind }) => kind === 'category');
  const [only] = named;
  const topicOf = (slug: string): Topic => (HOME_SLUGS.has(slug) ? 'home' : 'unknown');
  const key = keyOf(part, 'word');
  if (key !== undefined) {
    if (key === 'cooker' && /^طباخ/.test(part.surface) && isHiring(reading)) return found('restaurant-jobs', 'thing');
    for (const [table, topic] of [
      [HOMES, 'home'],
      [VEHICLES, 'vehicle'],
      [THINGS, 'thing'],
    ] as const) {
      const slugs = table[key];
      // «بيت ... ارضي» says the floor of the home that is named.
      if (slugs !== undefined) return found(slugs, topic, key === 'ground_floor' && part.words.length === 1);
    }
    if (key === 'teacher' && reading.parts.some(({ surface }) => /^خصوصي[هةا]?$/.test(surface)))
      return found('private-lessons', 'thing', true);
    const everyday = PAIRED[key]?.[keyOf(reading.parts[part.at + 1], 'word') ?? ''] ?? EVERYDAY[key];
    if (everyday !== undefined) return isSpeaker(reading, part) ? undefined : found(everyday, 'thing', true);
  }
  const thing = FEATURE_THINGS[keyOf(part, 'feature') ?? ''];
  if (thing !== undefined) return found(thing, 'thing');

  // A category's own name: one that means nothing else, or one of several words, or the whole sentence.
  const isCounted =
    entries.some(({ kind }) => kind === 'count') &&
    [-1, 1].some((by) => reading.parts[part.at + by]?.value !== undefined);
  const sure = !isCounted && (entries.length === 1 || part.words.length > 1 || reading.parts.length === 1);
  return named.length === 1 && only && sure ? found(only.key, topicOf(only.key)) : undefined;
}

/** «مطلوب طباخ», «طباخ بخبرة»: somebody who cooks. */
const isHiring = ({ parts }: Reading) =>
  parts.some(
    (part) =>
      keyOf(part, 'transaction') === 'wanted' || ['job', 'work', 'experience'].includes(keyOf(part, 'word') ?? ''),
  );

/** Makers: what stands before or behind one is still the thing. */
export const MAKERS = (
  'dell hp lenovo asus acer toshiba msi apple samsung xiaomi redmi huawei honor oppo realme infinix nokia sony lg kia hyundai toyota ' +
  'nissan honda mazda mitsubishi suzuki bmw mercedes audi volkswagen opel renault peugeot ford chevrolet'
).split(' ');
/** Words that other rules read: measures, and what says which kind of place a name is. */
const SPOKEN_FOR = new Set([
  ...[
    'price',
    'size',
    'province',
    'city',
    'neighborhood',
    'used',
    'new',
    'like_new',
    'no_elevator',
    'no_commission',
    'owner',
    'installments',
    'near_to',
    ...'big small quiet sunny old ready empty complete independent upper lower special original furnished view trade'.split(
      ' ',
    ),
    ...'family students singles newlyweds employees girls women men children'.split(' '),
    'model_year',
    'company',
    'ground_floor',
  ],
  ...MAKERS,
  ...Object.values(CHOICE_WORDS).flatMap((words) => words.split(' ')),
  ...Object.keys(HOME_ATTRIBUTES),
  ...Object.keys(VEHICLE_ATTRIBUTES),
]);

/** «i7»: letters written to a number. */
const isModel = ({ parts }: Reading, { at, end }: Part) =>
  parts[at + 1]?.value !== undefined && parts[at + 1]?.start === end;

/** Whether the part is spoken for: a word that says nothing, a number, or one that another rule reads. */
const isNeutral = (reading: Reading, part: Part) =>
  !isContent(reading, part) ||
  part.around !== undefined ||
  denialAt(reading.parts, part.at) !== undefined ||
  part.value !== undefined ||
  part.fraction !== undefined ||
  dealOfVerb(reading, part) !== undefined ||
  isModel(reading, part) ||
  boundBefore(reading.parts, part.at) !== undefined ||
  SPOKEN_FOR.has(keyOf(part, 'word') ?? '') ||
  (part.meaning?.entries.every(({ kind }) => kind !== 'word' && kind !== 'category' && kind !== 'feature') ?? false);

/** «لاقولي», «شوفلنا»: a verb that asks for what follows. */
const ASKS = /(?:ولي|يلي|ولنا|يلنا|لولي)$/;

/**
 * Whether the noun right before names the thing instead: «كفر ايفون» is a cover, «باب بيت» a door. Farther away it is said
 * around the thing («صديقي عم يدور على شقة»).
 */
function isGoverned(reading: Reading, { at }: Part): boolean {
  const before = reading.parts[at - 1];
  return (
    before !== undefined &&
    isArabic(before) &&
    !isNeutral(reading, before) &&
    !isAside(reading, before) &&
    !ASKS.test(before.surface)
  );
}

/**
 * The head of the sentence, when it names a category. Arabic puts the head first («محل موبايلات» is a shop), English last
 * ("phone shop"): there a word behind it that stays plain text forbids the guess.
 */
function headOf(reading: Reading): Candidate | undefined {
  const candidates = reading.parts
    .filter((part) => isContent(reading, part) && !reading.denials.has(part.at))
    .flatMap((part) => candidateOf(reading, asOwned(reading, part)) ?? []);
  const arabic = candidates.filter(({ part }) => isArabic(part));
  if (arabic.length > 0) {
    const named = arabic.filter(({ part }) => !isAside(reading, part));
    const strong = named.find(({ isWeak }) => !isWeak) ?? (named.length > 0 ? undefined : arabic[0]);
    const governing = named.find(
      ({ part }) => strong && part.at === strong.part.at - 1 && keyOf(part, 'word') !== 'ground_floor',
    );
    const sold = soldHome(reading, named);
    const head = sold ?? governing ?? strong ?? named[0];
    return head && (sold || !isGoverned(reading, head.part)) ? asTrade(head, named) : undefined;
  }
  const latin = candidates.findLast(({ part }, at) => at === 0 || candidates[at - 1]?.part.at === part.at - 1);
  const next = latin && reading.parts[latin.part.at + 1];
  return next && !isNeutral(reading, next) && !isArabic(next) ? undefined : latin && asTrade(latin, candidates);
}

/** Kinds of homes that nothing is part of when they are sold or let. */
const WHOLE = new Set('apartment house detached_house arab_house villa studio duplex roof_flat chalet'.split(' '));

/** «كبيرة شقة للبيع», «كهربجي شقة للايجار»: a home that is sold or let is the thing, whatever stands right before it. */
function soldHome(reading: Reading, named: readonly Candidate[]): Candidate | undefined {
  const isDeal = reading.parts.some(
    (part) => keyOf(part, 'transaction') !== undefined || dealOfVerb(reading, part) !== undefined,
  );
  if (!isDeal) return undefined;
  return named.find(
    ({ part }, at) =>
      WHOLE.has(keyOf(part, 'word') ?? '') && named.slice(0, at).every((other) => other.part.at === part.at - 1),
  );
}

const JOBS = 'jobs-employment';

/** «شغل سائق», "driver job": the trade says which job. */
function asTrade(head: Candidate, candidates: readonly Candidate[]): Candidate {
  if (!head.slugs.includes(JOBS)) return head;
  const trades = candidates.flatMap(({ slugs }) => slugs.filter((slug) => slug.endsWith('-jobs')));
  return trades.length > 0 ? { ...head, slugs: trades } : head;
}

const EITHER = new Set(['او', 'or', '/']);

/** «بيت او فيلا»: the other thing is wanted as well. */
function otherOf(reading: Reading, { part, topic }: Candidate): Candidate | undefined {
  const next = reading.parts[part.at + 2];
  if (!next || !EITHER.has(reading.parts[part.at + 1]?.surface ?? '')) return undefined;
  const other = isContent(reading, next) ? candidateOf(reading, next) : undefined;
  return other && !other.isWeak && other.topic === topic ? other : undefined;
}

/** Where a thing counts itself («شقتين», «شقة وحدة»), the number says nothing of it. */
function countOf({ parts }: Reading, { at, start }: Part): { from: number; to: number } {
  const [before, next] = [parts[at - 1], parts[at + 1]];
  const isDual = before?.value === 2 && before.start === start;
  const isOne = next !== undefined && /^(?:وحده|واحده|واحد)$/.test(next.surface) && next.words.length === 1;
  return { from: isDual ? at - 1 : at, to: isOne ? at + 1 : at };
}

const ROOMS = ['shared-rooms', 'student-housing'];

/** A lone «غرفة» that is let, or «غرفة نوم» that is not: furniture. */
function takeLoneRoom(reading: Reading): Topic | undefined {
  const has = (slug: string) => reading.lexicon.byEntry.has(`category:${slug}`);
  const room = loneRoomIn(reading);
  const rooms = ROOMS.filter(has);
  if (room && rooms.length > 0) {
    const items = rooms.map((value) => ({ kind: 'category', value }));
    if (!reading.taken.has('category')) take(reading, room.at, room.at, items);
    return 'home';
  }
  const bedroom = reading.parts.find(
    (part) => isContent(reading, part) && keyOf(part, 'count') === 'bedroom' && part.words.length > 1 && isArabic(part),
  );
  if (!bedroom || reading.parts.some((part) => part !== bedroom && (part.value !== undefined || keyOf(part, 'count'))))
    return undefined;
  const isLet = reading.parts.some((part) => keyOf(part, 'transaction') === 'rent');
  if (isLet || !has('bedroom-sets')) return undefined;
  if (!reading.taken.has('category'))
    take(reading, bedroom.at, bedroom.at, [{ kind: 'category', value: 'bedroom-sets' }]);
  return 'thing';
}

/** Takes the category out of the sentence and says what the sentence is about. */
export function takeCategory(reading: Reading): Topic {
  const head = headOf(reading);
  reading.head = head?.part.at;
  if (!head) return takeLoneRoom(reading) ?? 'unknown';
  if (!reading.taken.has('category')) {
    const other = otherOf(reading, head);
    const { from, to } = countOf(reading, head.part);
    take(
      reading,
      from,
      to,
      head.slugs.map((value) => ({ kind: 'category', value })),
    );
    if (other) {
      const items = other.slugs.map((value) => ({ kind: 'category', value }));
      take(reading, other.part.at - 1, other.part.at, items);
    }
  }
  return head.topic;
}
