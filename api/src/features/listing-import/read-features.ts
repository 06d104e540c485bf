import { foldText } from '@diyar/indexer/arabic';
import type { CategoryFact } from '#lib/catalogue/index.ts';
import { FEATURE_FACTS, type FeatureFact } from './feature-facts.ts';
import { type Known, matchValue } from './match-values.ts';
import type { Values } from './read-row.ts';
import { plainName } from './vocabulary.ts';

/** The office's choice for a text of its table; null where it is to stay empty. Any text may stand there, `constructor` too. */
export function chosenValue(
  chosen: Record<string, string | null> | undefined,
  text: string,
): string | null | undefined {
  const folded = foldText(text);
  return chosen && Object.hasOwn(chosen, folded) ? chosen[folded] : undefined;
}

interface Reading extends Known {
  values: Values;
  category: CategoryFact | undefined;
  /** Slug of the transaction type. */
  deal: string | undefined;
}

/**
 * Reads the list of features into `content`: ours stay features, what the form asks elsewhere goes there unless a column of its
 * own said it.
 * @returns what is left out: `isKnown` where the form asks for it elsewhere, but not of this category and deal
 */
export function readFeatures(
  texts: readonly string[],
  content: Record<string, unknown>,
  reading: Reading,
): { text: string; isKnown: boolean }[] {
  const features = new Set<string>();
  const leftOut: { text: string; isKnown: boolean }[] = [];
  for (const text of texts) {
    const byHand = chosenValue(reading.values.features, text);
    if (byHand === null) continue;
    const feature = byHand ?? matchValue('features', text, reading);
    const facts = FEATURE_FACTS.get(plainName(text));
    if (feature && carries('features', reading)) features.add(feature);
    else if (!facts?.some((fact) => take(fact, content, reading)))
      leftOut.push({ text, isKnown: Boolean(feature ?? facts) });
  }
  if (features.size > 0) content.features = [...features];
  return leftOut;
}

/** Fields a category does not carry are dropped by its form. */
const carries = (what: string, { category }: Reading): boolean => category?.carries.includes(what) ?? true;

/** @returns whether the form of this category has a place for it */
function take(fact: FeatureFact, content: Record<string, unknown>, reading: Reading): boolean {
  const { category, deal } = reading;
  if ('field' in fact) {
    if (!carries(fact.field, reading)) return false;
    content[fact.field] ??= fact.value;
    return true;
  }
  const attribute = category?.attributes.find(({ slug }) => slug === fact.attribute);
  if (!attribute || (attribute.transactionTypes && !attribute.transactionTypes.includes(deal ?? ''))) return false;
  const given = (content.attributes ?? {}) as Record<string, unknown>;
  const before = given[fact.attribute];
  if (attribute.type !== 'multiselect') content.attributes = { ...given, [fact.attribute]: before ?? fact.value };
  else {
    const chosen = Array.isArray(before) ? before : [];
    content.attributes = { ...given, [fact.attribute]: [...new Set([...chosen, fact.value])] };
  }
  return true;
}
