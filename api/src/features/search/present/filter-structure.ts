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
    categories: catalogue.categories.all.map((category) => presentStructureCategory(category, counts, lang)),
    transactionTypes: catalogue.categories.transactionTypes.map((type) => ({
      slug: type.slug,
      name: nameOf(type, lang),
    })),
    provinces: catalogue.places.provinces.map((province) => ({ key: province.key, name: nameOf(province, lang) })),
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
      (attribute) =>
        attribute.filterable &&
        attribute.showInFilters &&
        attribute.type !== 'text' &&
        attribute.type !== 'url' &&
        attribute.type !== 'email',
    )
    .map((attribute) => ({
      slug: attribute.slug,
      name: nameOf(attribute, lang),
      type: attribute.type,
      unit: lang === 'ar' ? attribute.unitAr : attribute.unitEn,
      min: attribute.min,
      max: attribute.max,
      transactionTypes: attribute.transactionTypes,
      options: attribute.options.map((option) => ({
        value: option.value,
        label: lang === 'ar' ? option.labelAr : option.labelEn,
      })),
    }));
