import { isSpeaker } from './around-head.ts';
import { FEATURE_THINGS, HOMES, THINGS, VEHICLES } from './category-words.ts';
import { EVERYDAY, MADE, PAIRED } from './everyday-words.ts';
import { MAKERS } from './makers.ts';
import { keyOf, type Part, type Reading } from './reading.ts';

/** Subject of the sentence, as far as reading its numbers needs to know. */
export type Topic = 'home' | 'vehicle' | 'thing' | 'unknown';

export interface Candidate {
  /** Whether by an everyday word («ستارة», «سائق»): the thing only where nothing else is named. */
  isWeak: boolean;
  part: Part;
  slugs: readonly string[];
  topic: Topic;
  /** The word behind makes it another thing, and says nothing besides: «باب شقة». */
  isPaired?: boolean;
}

const HOME_SLUGS = new Set(Object.values(HOMES).flatMap((slugs) => slugs.split(' ')));

export const isArabic = ({ surface }: Part) => /[\u0620-\u06ff]/.test(surface);

export function candidateOf(reading: Reading, part: Part): Candidate | undefined {
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
    const next = reading.parts[part.at + 1];
    const behind = keyOf(next, 'word') ?? keyOf(next, 'feature') ?? '';
    const paired = PAIRED[key]?.[behind];
    const pair = paired === undefined ? undefined : found(paired, 'thing');
    if (pair) return { ...pair, isPaired: !MAKERS.includes(behind) };
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
    const made = MADE[key];
    if (made !== undefined) return found(made, 'vehicle', true);
    const everyday = EVERYDAY[key];
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
