import { CARRIES, PROPERTY_TYPES } from '@diyar/api/rules/categories';
import type { Difference } from '../../ui/desk/conflict-dialog.tsx';
import type { Values } from '../../ui/form/checks.ts';
import type { AdminCategory, CategoryContent } from './api.ts';

const LANGS = ['ar', 'en'] as const;
/** Both kinds of comma, and lines. */
const keywordsOf = (text = ''): string[] => [
  ...new Set(
    text
      .split(/[,،\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** A category as its form sends it. @param types slugs of the transaction types the form offers */
export function contentOf(values: Values, types: readonly string[]): CategoryContent {
  const text = (name: string) => values[name]?.trim() ?? '';
  const seoOf = (lang: (typeof LANGS)[number]) => ({
    title: text(`seo.${lang}.title`),
    description: text(`seo.${lang}.description`),
    keywords: keywordsOf(values[`seo.${lang}.keywords`]),
  });
  const seo = { ar: seoOf('ar'), en: seoOf('en') };
  const hasSeo = LANGS.some((lang) => seo[lang].title || seo[lang].description || seo[lang].keywords.length > 0);
  return {
    slug: text('slug'),
    nameAr: text('nameAr'),
    nameEn: text('nameEn'),
    descriptionAr: text('descriptionAr') || null,
    descriptionEn: text('descriptionEn') || null,
    icon: text('icon') || null,
    color: text('color').toLowerCase() || null,
    isActive: values.isActive === 'on',
    propertyType: PROPERTY_TYPES.find((type) => type === values.propertyType) ?? null,
    carries: CARRIES.filter((field) => values[`carries.${field}`] === 'on'),
    transactionTypes: types.filter((type) => values[`deal.${type}`] === 'on').toSorted(),
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
    if (Array.isArray(value)) return value.map((one) => words.value(name, one)).join('، ');
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
  return [...plain, ...seo].filter((one) => one.mine !== one.theirs);
}
