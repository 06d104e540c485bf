import { type Lexicon, placeWords, readUnits } from '../arabic/index.ts';
import { HOMES, THINGS, VEHICLES } from './category-words.ts';
import { MAKERS } from './makers.ts';
import { keyOf } from './reading.ts';

const NAMES = new Set([HOMES, VEHICLES, THINGS].flatMap(Object.keys).concat(MAKERS));
/** «A52», "rtx3060": letters and digits in one word are a model. */
const MODEL = /\p{L}\p{Nd}|\p{Nd}\p{L}/u;

/**
 * Whether words name a thing, its maker or its model: other things are then not what was asked for. All else that is said
 * of a thing («لعيلة صغيرة», «قريب من السوق») may be true of a listing that does not say it.
 */
export const namesThing = (text: string, lexicon: Lexicon): boolean =>
  namesModel(text, lexicon) ||
  readUnits(placeWords(text, lexicon)).some(
    ({ meaning }) =>
      meaning !== undefined &&
      (meaning.entries.some(({ kind }) => kind === 'category') || NAMES.has(keyOf({ meaning }, 'word') ?? '')),
  );

/** Whether words name a maker or a model. */
export const namesModel = (text: string, lexicon: Lexicon): boolean =>
  MODEL.test(text) ||
  readUnits(placeWords(text, lexicon)).some(({ meaning }) => MAKERS.includes(keyOf({ meaning }, 'word') ?? ''));

const named = new WeakMap<Lexicon, ReadonlyMap<string, readonly string[]>>();

/** Spoken names of the things of a category («شقة» of `apartments`), by its slug. */
export function thingNames(lexicon: Lexicon): ReadonlyMap<string, readonly string[]> {
  const known = named.get(lexicon);
  if (known) return known;
  const names = new Map<string, string[]>();
  for (const { kind, key, variants } of lexicon.entries) {
    const slugs = kind === 'word' ? (HOMES[key] ?? VEHICLES[key] ?? THINGS[key]) : undefined;
    const [slug] = slugs?.split(' ') ?? [];
    if (slug !== undefined) names.set(slug, [...(names.get(slug) ?? []), ...variants]);
  }
  named.set(lexicon, names);
  return names;
}
