import type { Catalogue } from '#lib/catalogue/index.ts';
import { type Condition, type Preferred, spokenField } from './criteria.ts';

/** Lists whose choices rule each other out; in all others a choice that is missing is one that is not stated. */
const EXCLUSIVE = new Set(['orientation', 'view', 'heating']);

/**
 * Preferences (`features:pool`) by their kind: several choices of one are "or", as filters are. Undefined where the
 * catalogue does not know one of them.
 */
export function preferredIn(
  texts: readonly string[],
  conditionsOf: (texts: readonly string[]) => Condition[],
  catalogue: Catalogue,
): Preferred[] | undefined {
  const kindOf = (text: string) => text.slice(0, text.indexOf(':'));
  const kinds = [...new Set(texts.map(kindOf))];
  const read = kinds.map((kind) => conditionsOf(texts.filter((text) => kindOf(text) === kind)));
  if (read.some(({ length }) => length === 0)) return undefined;
  return read.flat().map((condition) => ({
    condition,
    left: isOpposable(condition, catalogue) ? { op: 'unopposed', facet: condition.facet, read: condition } : undefined,
  }));
}

/** The ends of a floor as it is preferred: `3`, `1..2`, `4..`, `..3`. */
export function floorsIn(text = ''): { minFloor?: number; maxFloor?: number } {
  const [from = '', to = from] = text.split('..');
  return { ...(from && { minFloor: Number(from) }), ...(to && { maxFloor: Number(to) }) };
}

/** Whether a listing can say the opposite: nobody states that a flat has no lift, but a north side is no south side. */
function isOpposable(condition: Condition, { categories }: Catalogue): boolean {
  if (spokenField(condition) === undefined) return false;
  if (condition.op !== 'attribute' || EXCLUSIVE.has(condition.slug)) return true;
  return categories.attribute(condition.slug)?.type !== 'multiselect';
}
