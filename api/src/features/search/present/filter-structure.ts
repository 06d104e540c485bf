import { type CategoryFact, nameOf } from '#lib/catalogue/index.ts';
import type { Counts } from '#lib/counts.ts';
import type { Deps } from '#lib/deps.ts';
import type { Lang } from '#lib/endpoint.ts';
import { FEATURES } from '#rules/listing-form.ts';
import type { Structure } from '../contract.ts';

/** Categories with counts, transaction types, governorates and features: what the filter bar is drawn from. */
export async function presentStructure(deps: Deps, lang: Lang): Promise<Structure> {
  const [{ catalogue }, counts] = await Promise.all([deps.facts.get(), deps.counts.get()]);
  return {
    categories: catalogue.categories.all.map((one) => presentStructureCategory(one, counts, lang)),
    transactionTypes: catalogue.categories.transactionTypes.map((one) => ({ slug: one.slug, name: nameOf(one, lang) })),
    provinces: catalogue.places.provinces.map((one) => ({ key: one.key, name: nameOf(one, lang) })),
    features: [...FEATURES],
  };
}

export const presentStructureCategory = (category: CategoryFact, counts: Counts, lang: Lang) => ({
  id: category.id,
  slug: category.slug,
  name: nameOf(category, lang),
  level: category.level,
  parent: category.parent?.slug ?? null,
  icon: category.icon,
  propertyType: category.propertyType,
  carries: category.carries,
  transactionTypes: category.transactionTypes,
  count: counts.category[category.slug] ?? 0,
});

/** Attributes a buyer filters by, worded in the reader's language. */
export const structureAttributes = (category: CategoryFact, lang: Lang) =>
  category.attributes
    .filter(
      (one) => one.filterable && one.showInFilters && one.type !== 'text' && one.type !== 'url' && one.type !== 'email',
    )
    .map((one) => ({
      slug: one.slug,
      name: nameOf(one, lang),
      type: one.type,
      unit: lang === 'ar' ? one.unitAr : one.unitEn,
      min: one.min,
      max: one.max,
      transactionTypes: one.transactionTypes,
      options: one.options.map((option) => ({
        value: option.value,
        label: lang === 'ar' ? option.labelAr : option.labelEn,
      })),
    }));
