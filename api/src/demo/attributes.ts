import type { EffectiveAttribute } from '#lib/catalogue/index.ts';
import { FIGURES } from './believable-figures.ts';
import { coherent } from './coherent.ts';
import type { Draft } from './draft.ts';

/** Sellers fill in most of what is asked, and skip what is long. */
const FILLED = 0.68;

/** Plausible values for a category's attributes, by type and range; `fixed` holds what the writer has decided already. */
export function fillAttributes(draft: Draft, fixed: Record<string, unknown> = {}): Record<string, unknown> {
  const { random, category, transactionType } = draft;
  const values: Record<string, unknown> = {};
  for (const attribute of category.attributes) {
    if (attribute.transactionTypes && !attribute.transactionTypes.includes(transactionType)) continue;
    const given = fixed[attribute.slug];
    if (given === null) continue;
    if (given !== undefined) values[attribute.slug] = given;
    else if (attribute.required || random.chance(FILLED)) {
      const value = plausible(attribute, draft);
      if (value !== undefined) values[attribute.slug] = value;
    }
  }
  return coherent(values, draft);
}

function plausible(attribute: EffectiveAttribute, draft: Draft): unknown {
  const { random } = draft;
  const { type, options } = attribute;
  // The first options of a list are the usual ones.
  const usual = options.slice(0, Math.max(3, Math.ceil(options.length * 0.7)));
  switch (type) {
    case 'boolean':
      return random.chance(0.45);
    case 'select':
      return usual.length > 0 ? random.pick(usual).value : undefined;
    case 'multiselect':
      return usual.length > 0 ? random.some(usual, random.int(1, 3)).map(({ value }) => value) : undefined;
    case 'number':
      return figure(attribute.slug, draft);
    default:
      return undefined;
  }
}

/** @throws Error for a number without a line in the table: its bounds alone make a car of 61 seats */
function figure(slug: string, { random, category }: Draft): number {
  const keys = [...category.path].reverse().map((level) => `${slug}@${level.slug}`);
  const span = [...keys, slug].map((key) => FIGURES[key]).find((found) => found !== undefined);
  if (!span) throw new Error(`no believable figures for ${slug}`);
  const [from, to, step = 1] = span;
  return from + random.int(0, Math.floor((to - from) / step)) * step;
}
