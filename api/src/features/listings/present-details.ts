import type { ListingDocument } from '@diyar/indexer/document';
import {
  type Catalogue,
  type CategoryFact,
  type EffectiveAttribute,
  nameOf,
  type Place,
  placePagePath,
  placesWithin,
  streetPagePath,
} from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { Comparison } from '#lib/usual-prices.ts';
import { CHOICE_FIELDS, type ChoiceField, eachOf } from '#rules/listing-fields.ts';
import { wired } from '#rules/stored-words.ts';
import { presentPublicVideo, type VideoRow } from '../listing-media/index.ts';
import { presentCard } from '../search/index.ts';
import { cardPath, cardVersion, cardWords } from './card-image/card-words.ts';
import type { ListingDetails } from './contract.ts';
import type { MediaRow, PublicListingRow } from './queries.ts';

interface Surroundings {
  catalogue: Catalogue;
  usual: Comparison | null;
  brand: Record<Lang, string>;
  /** The same home at other offices. */
  offers: ListingDocument[];
}

/** A listing for its own page. A text that exists in the other language only is shown as it is, and says so. */
export function presentDetails(
  row: PublicListingRow,
  document: ListingDocument,
  { media, video }: { media: MediaRow[]; video: VideoRow | undefined },
  { catalogue, usual, brand, offers }: Surroundings,
  lang: Lang,
): ListingDetails {
  const card = presentCard(document, catalogue, lang, usual);
  const category = catalogue.categories.find(row.category_id);
  const own = lang === 'ar' ? row.description_ar : row.description_en;
  const title = lang === 'ar' ? row.title_ar : row.title_en;
  const other: Lang = lang === 'ar' ? 'en' : 'ar';
  return {
    ...card,
    description: own ?? row.description_ar ?? row.description_en ?? '',
    textLanguage: title && own ? lang : other,
    categoryPath: (category?.path ?? []).map((step) => ({ key: step.slug, name: nameOf(step, lang) })),
    propertyType: row.property_type,
    ...(eachOf(CHOICE_FIELDS, (field) => row[field] && wired(row[field])) as Pick<ListingDetails, ChoiceField>),
    features: row.features,
    proximities: Object.fromEntries(Object.entries(row.proximities).map(([kind, metres]) => [wired(kind), metres])),
    attributes: (category?.attributes ?? [])
      .filter((attribute) => attribute.showInDetails)
      .flatMap((attribute) => presentValue(attribute, row.attributes[attribute.slug], lang) ?? []),
    address: row.address,
    street: streetOf(row, catalogue, lang),
    media,
    video: video ? presentPublicVideo(video) : null,
    views: row.views,
    updatedAt: row.updated_at.toISOString(),
    showPhone: row.has_phone,
    hasWhatsapp: row.has_whatsapp,
    pounds: row.pounds,
    previousPrice:
      row.previous_cents === null || row.repriced_at === null
        ? null
        : { amount: row.previous_cents / 100, until: row.repriced_at.toISOString() },
    isRepriced: row.is_repriced,
    office: card.office && { ...card.office, logo: row.office_logo },
    alsoOfferedBy: offers.flatMap((offer) => {
      const { id, path, price, office } = presentCard(offer, catalogue, lang);
      return office ? [{ id, path, price, office }] : [];
    }),
    owner: { name: row.owner_name, since: row.owner_since.toISOString() },
    shareImage: cardPath(row.id, cardVersion(cardWords(card, media[0]?.id ?? null, lang), brand)),
    ...pagesAbove(row, category, catalogue.places.byId(row.neighborhood_id ?? row.city_id), lang),
  };
}

/** In the words of the owner's own town, where a namesake elsewhere needs no telling apart. */
function streetOf(
  { street_key: key, transaction_type: transactionType, category_path }: PublicListingRow,
  catalogue: Catalogue,
  lang: Lang,
): ListingDetails['street'] {
  const street = key === null ? undefined : catalogue.streets.byKey(key);
  if (!street) return null;
  const kind = { category: category_path.at(-1) ?? '', transactionType };
  const path =
    streetPagePath(street, catalogue, kind) ?? `/properties?${new URLSearchParams({ street: street.key, ...kind })}`;
  const name = nameOf(street, lang);
  return { label: lang === 'ar' ? `على ${name}` : `off ${name}`, path };
}

function pagesAbove(
  { transaction_type: transactionType }: PublicListingRow,
  category: CategoryFact | undefined,
  place: Place | undefined,
  lang: Lang,
): Pick<ListingDetails, 'trail' | 'placePage'> {
  if (!place) return { trail: [], placePage: '/properties' };
  return {
    trail: [
      ...placesWithin(place).map((within) => ({ name: nameOf(within, lang), path: placePagePath(within) })),
      ...(category?.path ?? []).map((step) => ({
        name: nameOf(step, lang),
        path: placePagePath(place, { category: step.slug }),
      })),
    ],
    placePage: placePagePath(place, { category: category?.slug ?? null, transactionType }),
  };
}

const YES_NO = { ar: ['لا', 'نعم'], en: ['No', 'Yes'] } as const;

const isOption = ({ options }: EffectiveAttribute, value: unknown) => options.some((option) => option.value === value);

function presentValue(attribute: EffectiveAttribute, value: unknown, lang: Lang) {
  if (value === undefined || value === null || value === '') return undefined;
  // An option that was removed since has no name to be shown by.
  const given = [value].flat().filter((choice) => attribute.options.length === 0 || isOption(attribute, choice));
  if (given.length === 0) return undefined;
  const label = (choice: unknown) => {
    if (typeof choice === 'boolean') return YES_NO[lang][choice ? 1 : 0];
    if (typeof choice === 'number')
      return attribute.slug.includes('year') ? String(choice) : choice.toLocaleString('en-US');
    const option = attribute.options.find((candidate) => candidate.value === choice);
    return option ? (lang === 'ar' ? option.labelAr : option.labelEn) : String(choice);
  };
  return {
    slug: attribute.slug,
    name: nameOf(attribute, lang),
    values: given.map(label),
    keys: attribute.options.length > 0 ? given.map(String) : [],
    unit: lang === 'ar' ? attribute.unitAr : attribute.unitEn,
  };
}
