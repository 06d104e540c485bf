import { type AttributeFact, type CategoryFact, type EffectiveAttribute, nameOf } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { Attribute, Category } from './contract.ts';

const either = (ar: string | null, en: string | null, lang: Lang) => (lang === 'ar' ? (ar ?? en) : (en ?? ar));

export const presentCategory = (category: CategoryFact, lang: Lang): Category => ({
  id: category.id,
  slug: category.slug,
  name: nameOf(category, lang),
  nameAr: category.nameAr,
  nameEn: category.nameEn,
  description: either(category.descriptionAr, category.descriptionEn, lang),
  level: category.level,
  parentId: category.parent?.id ?? null,
  icon: category.icon,
  iconImage: category.iconImage,
  color: category.color,
  sortOrder: category.sort,
  propertyType: category.propertyType,
  carries: category.carries,
  transactionTypes: category.transactionTypes,
});

export const presentOptions = (attribute: AttributeFact, lang: Lang) =>
  attribute.options.map((option) => ({
    value: option.value,
    label: lang === 'ar' ? option.labelAr : option.labelEn,
    labelAr: option.labelAr,
    labelEn: option.labelEn,
  }));

/** Outside any category an attribute shows its own defaults. */
const asAttribute: Omit<EffectiveAttribute, keyof AttributeFact> = {
  sort: 0,
  showInFilters: true,
  showInListing: false,
  showInDetails: true,
  transactionTypes: null,
};

export function presentAttribute(attribute: AttributeFact | EffectiveAttribute, lang: Lang): Attribute {
  const full = { ...asAttribute, ...attribute };
  return {
    id: full.id,
    slug: full.slug,
    name: nameOf(full, lang),
    nameAr: full.nameAr,
    nameEn: full.nameEn,
    description: either(full.descriptionAr, full.descriptionEn, lang),
    type: full.type,
    unit: either(full.unitAr, full.unitEn, lang),
    min: full.min,
    max: full.max,
    minLength: full.minLength,
    maxLength: full.maxLength,
    pattern: full.pattern,
    required: full.required,
    filterable: full.filterable,
    defaultValue: full.defaultValue ?? null,
    sortOrder: full.sort,
    showInFilters: full.showInFilters,
    showInListing: full.showInListing,
    showInDetails: full.showInDetails,
    transactionTypes: full.transactionTypes,
    options: presentOptions(full, lang),
  };
}
