import { foldText, type Lexicon, placeWords, readUnits } from '@diyar/indexer/arabic';
import type { Catalogue, Place, PlaceKind } from '#lib/catalogue/index.ts';
import { LISTING_LEVEL } from '#rules/categories.ts';
import { placesCalled } from '../locations/index.ts';
import { isChoice, type MatchedField } from './fields.ts';
import { CATEGORY_WORDS, CHOICE_INDEX, DEAL_WORDS, FEATURE_INDEX, plainName } from './vocabulary.ts';

export interface Known {
  catalogue: Catalogue;
  lexicon: Lexicon;
}

export const isWanted = (text: string): boolean => /مطلوب|wanted/.test(foldText(text));

/** The key a cell means, by our own names, by what offices write, and at last by the lexicon of the search; undefined when none or several. */
export function matchValue(field: MatchedField, text: string, known: Known, within?: Place): string | undefined {
  const plain = plainName(text);
  switch (field) {
    case 'category':
      return categoryCalled(text, plain, known);
    case 'transactionType':
      return dealCalled(text, plain, known);
    case 'features':
      return FEATURE_INDEX.get(plain);
    default:
      return isChoice(field) ? CHOICE_INDEX[field].get(plain) : placeCalled(field, text, known, within);
  }
}

function categoryCalled(text: string, plain: string, known: Known): string | undefined {
  const { categories } = known.catalogue;
  const direct = categories.find(text.trim()) ?? categories.find(CATEGORY_WORDS.get(plain) ?? '');
  if (direct?.level === LISTING_LEVEL) return direct.slug;
  const named = categories.all.filter(
    ({ level, nameAr, nameEn }) =>
      level === LISTING_LEVEL && [nameAr, nameEn].some((name) => plainName(name) === plain),
  );
  if (named.length > 0) return named.length === 1 ? named[0]?.slug : undefined;
  const slugs = meant('category', text, known).filter((slug) => categories.find(slug)?.level === LISTING_LEVEL);
  return slugs.length === 1 ? slugs[0] : undefined;
}

function dealCalled(text: string, plain: string, known: Known): string | undefined {
  if (isWanted(text)) return undefined;
  const { transactionTypes } = known.catalogue.categories;
  const own = transactionTypes.find(
    ({ slug, nameAr, nameEn }) => slug === text.trim() || [nameAr, nameEn].some((name) => plainName(name) === plain),
  );
  if (own) return own.slug;
  const slugs = meant('transaction', text, known).filter((slug) => transactionTypes.some((type) => type.slug === slug));
  return DEAL_WORDS.get(plain) ?? (slugs.length === 1 ? slugs[0] : undefined);
}

function placeCalled(kind: PlaceKind, text: string, { catalogue: { places } }: Known, within?: Place) {
  const direct = places.find(kind, text.trim());
  if (direct) return direct.key;
  const among = (within?.children ?? places.all).filter((place) => place.kind === kind);
  const name = text.replace(/^\s*(محافظة|مدينة|حي|ناحية|قرية)\s+/u, '');
  const found = placesCalled(among, text);
  const called = found.length > 0 ? found : placesCalled(among, name);
  return called.length === 1 ? called[0]?.key : undefined;
}

const meant = (kind: string, text: string, { lexicon }: Known): string[] => [
  ...new Set(
    readUnits(placeWords(text, lexicon)).flatMap(({ meaning }) =>
      (meaning?.entries ?? []).filter((entry) => entry.kind === kind).map(({ key }) => key),
    ),
  ),
];
