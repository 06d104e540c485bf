import { CARRIES, PROPERTY_TYPES } from '@diyar/api/rules/categories';
import type { Difference } from '#ui/desk/conflict-dialog.tsx';
import type { AdminCategory, CategoryContent } from './api.ts';

const LANGS = ['ar', 'en'] as const;
/** Both kinds of comma, and lines. */
const keywordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,،\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** The content as inputs hold it: empty where there is nothing, keywords as they are typed. */
export type CategoryFields = Pick<CategoryContent, 'slug' | 'nameAr' | 'nameEn' | 'isActive'> & {
  descriptionAr: string;
  descriptionEn: string;
  icon: string;
  color: string;
  propertyType: string;
  carries: string[];
  transactionTypes: string[];
  seo: Record<(typeof LANGS)[number], Record<SeoField, string>>;
};

export function fieldsOf(content: CategoryContent): CategoryFields {
  const seoOf = (lang: (typeof LANGS)[number]) => ({
    title: content.seo?.[lang].title ?? '',
    description: content.seo?.[lang].description ?? '',
    keywords: content.seo?.[lang].keywords.join('، ') ?? '',
  });
  return {
    ...{ slug: content.slug, nameAr: content.nameAr, nameEn: content.nameEn, isActive: content.isActive },
    descriptionAr: content.descriptionAr ?? '',
    descriptionEn: content.descriptionEn ?? '',
    icon: content.icon ?? '',
    color: content.color ?? '',
    propertyType: content.propertyType ?? '',
    carries: content.carries,
    transactionTypes: content.transactionTypes,
    seo: { ar: seoOf('ar'), en: seoOf('en') },
  };
}

/** A category as its form sends it. @param types slugs of the transaction types the form offers */
export function contentIn(fields: CategoryFields, types: readonly string[]): CategoryContent {
  const seoIn = (lang: (typeof LANGS)[number]) => ({
    title: fields.seo[lang].title.trim(),
    description: fields.seo[lang].description.trim(),
    keywords: keywordsIn(fields.seo[lang].keywords),
  });
  const seo = { ar: seoIn('ar'), en: seoIn('en') };
  const hasSeo = LANGS.some((lang) => seo[lang].title || seo[lang].description || seo[lang].keywords.length > 0);
  return {
    slug: fields.slug.trim(),
    nameAr: fields.nameAr.trim(),
    nameEn: fields.nameEn.trim(),
    descriptionAr: fields.descriptionAr.trim() || null,
    descriptionEn: fields.descriptionEn.trim() || null,
    icon: fields.icon || null,
    color: fields.color.trim().toLowerCase() || null,
    isActive: fields.isActive,
    propertyType: PROPERTY_TYPES.find((type) => type === fields.propertyType) ?? null,
    carries: CARRIES.filter((field) => fields.carries.includes(field)),
    transactionTypes: types.filter((type) => fields.transactionTypes.includes(type)).toSorted(),
    seo: hasSeo ? seo : null,
  };
}

export const NEW_CONTENT: CategoryContent = {
  ...{ slug: '', nameAr: '', nameEn: '', descriptionAr: null, descriptionEn: null, icon: null, color: null },
  ...{ isActive: true, propertyType: null, carries: [], transactionTypes: [], seo: null },
};

export const FIELDS = [
  ...([
    'nameAr',
    'nameEn',
    'slug',
    'descriptionAr',
    'descriptionEn',
    'icon',
    'color',
    'isActive',
    'propertyType',
  ] as const),
  ...(['carries', 'transactionTypes'] as const),
];
type Field = (typeof FIELDS)[number];
const SEO = ['title', 'description', 'keywords'] as const;
type SeoField = (typeof SEO)[number];

type Words = {
  field: (name: Field) => string;
  seo: (name: SeoField, lang: 'ar' | 'en') => string;
  /** A value that is a key of ours. */
  value: (name: Field, value: string) => string;
  yes: string;
  no: string;
};

/** Where two versions of a category differ, in words. */
export function differencesOf(mine: CategoryContent, theirs: AdminCategory, words: Words): Difference[] {
  const shown = (name: Field, value: CategoryContent[Field]): string => {
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (Array.isArray(value)) return value.map((item) => words.value(name, item)).join('، ');
    return value ? words.value(name, value) : '';
  };
  const plain = FIELDS.map((name) => ({
    name: words.field(name),
    mine: shown(name, mine[name]),
    theirs: shown(name, theirs[name]),
  }));
  const seo = LANGS.flatMap((lang) =>
    SEO.map((name) => ({
      name: words.seo(name, lang),
      mine: String(mine.seo?.[lang][name] ?? ''),
      theirs: String(theirs.seo?.[lang][name] ?? ''),
    })),
  );
  return [...plain, ...seo].filter((item) => item.mine !== item.theirs);
}
