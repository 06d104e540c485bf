import { HOME_ATTRIBUTES, VEHICLE_ATTRIBUTES } from './attribute-words.ts';
import { boundBefore } from './bounds.ts';
import { FEATURE_THINGS, HOMES, THINGS, VEHICLES } from './category-words.ts';
import { isContent, keyOf, type Part, type Reading, take } from './reading.ts';

/** Subject of the sentence, as far as reading its numbers needs to know. */
export type Topic = 'home' | 'vehicle' | 'thing' | 'unknown';

interface Candidate {
  part: Part;
  slugs: readonly string[];
  topic: Topic;
}

const HOME_SLUGS = new Set(Object.values(HOMES).flatMap((slugs) => slugs.split(' ')));
const isArabic = ({ surface }: Part) => /[\u0620-\u06ff]/.test(surface);

function candidateOf(reading: Reading, part: Part): Candidate | undefined {
  const has = (slug: string) => reading.lexicon.byEntry.has(`category:${slug}`);
  const found = (slugs: string, topic: Topic): Candidate | undefined => {
    const known = slugs.split(' ').filter(has);
    return known.length > 0 ? { part, slugs: known, topic } : undefined;
  };
  const entries = part.meaning?.entries ?? [];
  const named = entries.filter(({ kind }) => kind === 'category');
  const [only] = named;
  const topicOf = (slug: string): Topic => (HOME_SLUGS.has(slug) ? 'home' : 'unknown');
  const key = keyOf(part, 'word');
  if (key !== undefined) {
    for (const [table, topic] of [
      [HOMES, 'home'],
      [VEHICLES, 'vehicle'],
      [THINGS, 'thing'],
    ] as const) {
      const slugs = table[key];
      if (slugs !== undefined) return found(slugs, topic);
    }
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

/** Makers: what stands before or behind one is still the thing. */
export const MAKERS = (
  'dell hp lenovo asus acer toshiba msi apple samsung xiaomi redmi huawei honor oppo realme infinix nokia sony lg kia hyundai toyota ' +
  'nissan honda mazda mitsubishi suzuki bmw mercedes audi volkswagen opel renault peugeot ford chevrolet'
).split(' ');
/** Words that other rules read: measures, and what says which kind of place a name is. */
const SPOKEN_FOR = new Set([
  ...['price', 'size', 'province', 'city', 'neighborhood', 'used', 'new'],
  ...MAKERS,
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
  part.value !== undefined ||
  part.fraction !== undefined ||
  isModel(reading, part) ||
  boundBefore(reading.parts, part.at) !== undefined ||
  SPOKEN_FOR.has(keyOf(part, 'word') ?? '') ||
  (part.meaning?.entries.every(({ kind }) => kind !== 'word' && kind !== 'category' && kind !== 'feature') ?? false);

/**
 * The head of the sentence, when it names a category. Arabic puts the head first («كفر ايفون» is a cover, «محل موبايلات» a
 * shop), English last ("phone shop"): a word of the same sentence on that side that stays plain text forbids the guess.
 */
function headOf(reading: Reading): Candidate | undefined {
  const candidates = reading.parts
    .filter((part) => isContent(reading, part))
    .flatMap((part) => candidateOf(reading, part) ?? []);
  const arabic = candidates.find(({ part }) => isArabic(part));
  if (arabic) {
    const before = reading.parts.slice(0, arabic.part.at);
    return before.every((part) => isNeutral(reading, part) || !isArabic(part)) ? arabic : undefined;
  }
  const latin = candidates.findLast(({ part }, at) => at === 0 || candidates[at - 1]?.part.at === part.at - 1);
  const next = latin && reading.parts[latin.part.at + 1];
  return next && !isNeutral(reading, next) && !isArabic(next) ? undefined : latin;
}

/** Takes the category out of the sentence and says what the sentence is about. */
export function takeCategory(reading: Reading): Topic {
  const head = headOf(reading);
  if (!head) return 'unknown';
  if (!reading.taken.has('category')) {
    take(
      reading,
      head.part.at,
      head.part.at,
      head.slugs.map((value) => ({ kind: 'category', value })),
    );
  }
  return head.topic;
}
