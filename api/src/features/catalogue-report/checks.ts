import type { CategoryFact } from '#lib/catalogue/index.ts';
import { type AttributeType, hasOptions } from '#rules/attributes.ts';
import { LISTING_LEVEL } from '#rules/categories.ts';
import type { AdminAttribute } from '../admin-attributes/index.ts';
import { type CatalogueCheck, CHECKS } from './contract.ts';
import type { Carried, Chosen } from './queries.ts';

type Code = CatalogueCheck['code'];
type Found = CatalogueCheck['found'][number];

export interface Known {
  /** The active tree. */
  categories: readonly CategoryFact[];
  /** Inactive ones too. */
  attributes: readonly AdminAttribute[];
  /** Public listings of each category, those below it among them. */
  listings: ReadonlyMap<string, number>;
  carried: Carried;
  chosen: Chosen;
}

/** Things to mend, check by check; inactive things are nobody's trouble. */
export function checksOf({ categories, attributes, ...counts }: Known): CatalogueCheck[] {
  const found = new Map<Code, Found[]>(CHECKS.map((code) => [code, []]));
  for (const category of categories)
    for (const code of problemsOfCategory(category, counts.listings))
      found.get(code)?.push(named('category', category));
  for (const attribute of attributes.filter(({ isActive }) => isActive))
    for (const [code, count] of problemsOfAttribute(attribute, categories, counts))
      found.get(code)?.push(named('attribute', attribute, count));
  return [...found].map(([code, things]) => ({ code, found: things }));
}

function problemsOfCategory(category: CategoryFact, listings: Known['listings']): Code[] {
  const { level, children, transactionTypes, attributes } = category;
  const takesListings = level === LISTING_LEVEL;
  return [
    ...(level < LISTING_LEVEL && children.length === 0 ? (['category_childless'] as const) : []),
    ...(takesListings && !listings.get(category.id) ? (['category_empty'] as const) : []),
    ...(takesListings && transactionTypes.length === 0 ? (['category_without_deals'] as const) : []),
    ...(takesListings && attributes.length === 0 ? (['category_without_attributes'] as const) : []),
    ...(isHalfTranslated(category) || isHalf(category.seo?.ar.title, category.seo?.en.title)
      ? (['category_untranslated'] as const)
      : []),
  ];
}

function problemsOfAttribute(
  attribute: AdminAttribute,
  categories: readonly CategoryFact[],
  { carried, chosen }: Pick<Known, 'carried' | 'chosen'>,
): [Code, number | null][] {
  const { id, slug, type, options, unitAr, unitEn } = attribute;
  const kinds = carried.get(slug) ?? new Map<string, number>();
  const isAsked = categories.some((category) => category.attributes.some((asked) => asked.id === id));
  const isAnswered = kinds.size > 0;
  const misfits = misfitsOf(attribute, kinds, chosen.get(slug));
  const unchosen = options.filter(({ value }) => !chosen.get(slug)?.get(value)).length;
  return [
    ...(hasOptions(type) && options.length === 0 ? ([['attribute_without_options', null]] as const) : []),
    ...(isAsked ? [] : ([['attribute_unassigned', null]] as const)),
    ...(isAsked && !isAnswered ? ([['attribute_unanswered', null]] as const) : []),
    ...(misfits > 0 ? ([['attribute_misfit', misfits]] as const) : []),
    ...(isHalfTranslated(attribute) || isHalf(unitAr, unitEn) ? ([['attribute_untranslated', null]] as const) : []),
    // Of an attribute that nobody answers that is said already.
    ...(isAnswered && unchosen > 0 ? ([['option_unchosen', unchosen]] as const) : []),
  ].map(([code, count]) => [code, count]);
}

const KIND: Record<AttributeType, string> = {
  text: 'string',
  url: 'string',
  email: 'string',
  select: 'string',
  number: 'number',
  boolean: 'boolean',
  multiselect: 'array',
};

/** Values that the attribute reads no more: of another kind, or of an option that is gone. */
function misfitsOf(
  { type, options }: AdminAttribute,
  kinds: ReadonlyMap<string, number>,
  chosen: ReadonlyMap<string, number> | undefined,
): number {
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);
  const ofOtherKinds = sum([...kinds].flatMap(([kind, count]) => (kind === KIND[type] ? [] : count)));
  if (!hasOptions(type) || ofOtherKinds > 0) return ofOtherKinds;
  const known = new Set(options.map(({ value }) => value));
  return sum([...(chosen ?? [])].flatMap(([value, count]) => (known.has(value) ? [] : count)));
}

type Texts = Pick<CategoryFact, 'nameAr' | 'nameEn' | 'descriptionAr' | 'descriptionEn'>;

/** A name in the other language's letters, or a description in one language only. */
const isHalfTranslated = ({ nameAr, nameEn, descriptionAr, descriptionEn }: Texts): boolean =>
  !/\p{Script=Arabic}/u.test(nameAr) || /\p{Script=Arabic}/u.test(nameEn) || isHalf(descriptionAr, descriptionEn);

const isHalf = (ar: string | null | undefined, en: string | null | undefined): boolean => !ar !== !en;

const named = (
  kind: Found['kind'],
  { id, nameAr, nameEn }: Pick<Found, 'id' | 'nameAr' | 'nameEn'>,
  count: number | null = null,
): Found => ({ kind, id, nameAr, nameEn, count });
