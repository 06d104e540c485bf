import type { AttributeFact, Facts, PlaceFact } from './facts.ts';

const TYPES = ['text', 'number', 'boolean', 'select', 'multiselect', 'url', 'email'] as const;

const attributeOf = (type: AttributeFact['type'], filterable: boolean): AttributeFact => ({
  slug: `${type}_${filterable ? 'filtered' : 'told'}`,
  type,
  nameAr: 'عدد الأبواب',
  nameEn: 'Number of doors',
  unitAr: 'باب',
  unitEn: 'doors',
  filterable,
  options: [
    { value: '3', labelAr: 'ثلاثة أبواب', labelEn: 'Three doors' },
    { value: 'first', labelAr: 'أخضر', labelEn: 'Green' },
  ],
});

const placeOf = (
  kind: PlaceFact['kind'],
  [key, nameAr, nameEn, ...spellings]: [string, string, string, ...string[]],
  parentId: string | null,
): PlaceFact => ({ id: key, kind, parentId, key, nameAr, nameEn, spellings, rank: 2 });

const categoryOf = (slug: string, nameAr: string, nameEn: string, level: number, parentId: string | null) => ({
  id: slug,
  slug,
  nameAr,
  nameEn,
  level,
  parentId,
  propertyType: null,
});

/** Facts of no database: what code makes of them changes with the code alone. */
export const PROBE_FACTS: Facts = {
  places: [
    placeOf('province', ['aleppo', 'حلب', 'Aleppo', 'Halab'], null),
    placeOf('city', ['jaramana', 'جرمانا', 'Jaramana'], 'aleppo'),
    placeOf('neighborhood', ['mezzeh', 'المزة', 'Al-Mezzeh', 'Mazzeh'], 'jaramana'),
    placeOf('neighborhood', ['kafr-sousa', 'كفر سوسة', 'Kafr Sousa'], 'jaramana'),
  ],
  categories: [
    categoryOf('real-estate', 'عقارات', 'Real estate', 0, null),
    categoryOf('residential', 'سكني', 'Residential', 1, 'real-estate'),
    categoryOf('apartments', 'شقق', 'Apartments', 2, 'residential'),
  ],
  transactions: [
    { slug: 'sale', nameAr: 'بيع', nameEn: 'Sale' },
    { slug: 'both', nameAr: 'بيع أو إيجار', nameEn: 'Sale or rent' },
  ],
  attributes: TYPES.flatMap((type) => [attributeOf(type, true), attributeOf(type, false)]),
};
