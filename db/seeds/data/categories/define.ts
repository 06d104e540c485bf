import type { AttributeDefinition, AttributeOption, AttributeUse, Carry, CategoryNode, Words } from './shape.ts';

type Detail = Partial<Omit<AttributeDefinition, 'slug' | 'type' | 'name' | 'options'>>;
type OptionRow = readonly [value: string, ar: string, en: string];

const define =
  (type: AttributeDefinition['type'], filterable: boolean) => (slug: string, name: Words, detail?: Detail) =>
    ({ slug, type, name, required: false, filterable, ...detail }) satisfies AttributeDefinition as AttributeDefinition;

const optionsOf = (rows: readonly OptionRow[]): AttributeOption[] =>
  rows.map(([value, ar, en]) => ({ value, label: [ar, en] }));

/** Free words: searched, never a filter. */
export const text = define('text', false);
export const url = define('url', false);
export const email = define('email', false);
export const number = define('number', true);
export const yesNo = define('boolean', true);

/** One of a list. */
export const select = (
  slug: string,
  name: Words,
  rows: readonly OptionRow[],
  detail?: Detail,
): AttributeDefinition => ({
  ...define('select', true)(slug, name, detail),
  options: optionsOf(rows),
});
/** Any of a list. */
export const multi = (slug: string, name: Words, rows: readonly OptionRow[], detail?: Detail): AttributeDefinition => ({
  ...define('multiselect', true)(slug, name, detail),
  options: optionsOf(rows),
});

export const use = (attribute: AttributeDefinition, rest: Omit<AttributeUse, 'attribute'> = {}): AttributeUse => ({
  attribute,
  ...rest,
});

type Extra = Omit<CategoryNode, 'slug' | 'name' | 'about' | 'icon' | 'children'>;

/** A listing category (level 2). Its icon is its group's unless it has one of its own. */
export const category = (
  slug: string,
  name: Words,
  about: Words,
  extra: Extra & { icon?: string } = {},
): CategoryNode => ({
  slug,
  name,
  about,
  ...extra,
});

/** A group (level 1) or a root (level 0). */
export const branch = (
  slug: string,
  icon: string,
  name: Words,
  about: Words,
  extra: Extra,
  children: readonly CategoryNode[],
): CategoryNode => ({ slug, icon, name, about, ...extra, children });

/** Price kinds of things that are sold. */
export const PRICED: readonly Carry[] = ['price_amount', 'price_negotiable', 'price_on_request'];
/** The same where people also give things away. */
export const PRICED_OR_FREE: readonly Carry[] = [...PRICED, 'price_free'];
/** Price kinds of things that may also be let, so that "per day" or "per month" has a meaning. */
export const PRICED_BY_PERIOD: readonly Carry[] = [...PRICED, 'price_period'];
