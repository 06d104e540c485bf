import type { EffectiveAttribute } from '../lib/catalogue/index.ts';
import type { Draft } from './draft.ts';

/** Sellers fill in most of what is asked, and skip what is long. */
const FILLED = 0.68;

/** Plausible values for a category's attributes, by type and range; `fixed` holds what the writer has decided already. */
export function fillAttributes(
  { random, category, transactionType }: Draft,
  fixed: Record<string, unknown> = {},
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const attribute of category.attributes) {
    if (attribute.transactionTypes && !attribute.transactionTypes.includes(transactionType)) continue;
    const given = fixed[attribute.slug];
    if (given === null) continue;
    if (given !== undefined) values[attribute.slug] = given;
    else if (attribute.required || random.chance(FILLED)) {
      const value = plausible(attribute, random);
      if (value !== undefined) values[attribute.slug] = value;
    }
  }
  return values;
}

function plausible(attribute: EffectiveAttribute, random: Draft['random']): unknown {
  const { type, options } = attribute;
  // The first options of a list are the usual ones.
  const usual = options.slice(0, Math.max(3, Math.ceil(options.length * 0.7)));
  switch (type) {
    case 'boolean':
      return random.chance(0.45);
    case 'select':
      return usual.length > 0 ? random.pick(usual).value : undefined;
    case 'multiselect':
      return usual.length > 0 ? random.some(usual, random.int(1, 3)).map((one) => one.value) : undefined;
    case 'number':
      return number(attribute, random);
    default:
      return undefined;
  }
}

function number({ slug, min, max }: EffectiveAttribute, random: Draft['random']): number | undefined {
  if (/year/.test(slug)) return random.int(Math.max(min ?? 1995, 1998), 2025);
  if (min === null || max === null) return undefined;
  const low = Math.max(min, 0);
  const high = Math.min(max, low + 60);
  return random.int(Math.ceil(low), Math.floor(high));
}
