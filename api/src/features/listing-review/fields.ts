import { type AttributeFact, type Catalogue, type CategoryFact, nameOf } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { Message } from '#lib/errors.ts';
import { FIELD_WORDS } from '#lib/field-words.ts';
import { CHOICE_FIELDS, eachOf, FIELD_NAMES, WHOLE_FIELDS } from '#rules/listing-fields.ts';
import type { FormRow, ListingColumns } from '../listing-form/index.ts';

/** Columns of both the owner's row and a checked form. */
type Side = Pick<FormRow | ListingColumns, keyof FormRow & keyof ListingColumns> & {
  at: { lng: number; lat: number } | null;
};

const LABELS = {
  transactionType: { ar: 'نوع الإعلان', en: 'Listing type' },
  titleAr: { ar: 'العنوان بالعربية', en: 'Title in Arabic' },
  titleEn: { ar: 'العنوان بالإنكليزية', en: 'Title in English' },
  descriptionAr: { ar: 'الوصف بالعربية', en: 'Description in Arabic' },
  descriptionEn: { ar: 'الوصف بالإنكليزية', en: 'Description in English' },
  priceKind: { ar: 'طريقة التسعير', en: 'Kind of price' },
  price: { ar: 'السعر', en: 'Price' },
  pricePeriod: { ar: 'عن كل', en: 'Per' },
  rent: { ar: 'الإيجار', en: 'Rent' },
  rentPeriod: { ar: 'الإيجار عن كل', en: 'Rent per' },
  negotiable: { ar: 'قابل للتفاوض', en: 'Negotiable' },
  ...eachOf(FIELD_NAMES, (name) => FIELD_WORDS[name].label),
  features: { ar: 'الميزات', en: 'Features' },
  proximities: { ar: 'المسافات', en: 'Distances' },
  province: { ar: 'المحافظة', en: 'Governorate' },
  city: { ar: 'المدينة', en: 'City' },
  neighborhood: { ar: 'الحي', en: 'Neighborhood' },
  address: { ar: 'العنوان التفصيلي', en: 'Address' },
  point: { ar: 'الموقع على الخريطة', en: 'Point on the map' },
  showPhone: { ar: 'إظهار الهاتف', en: 'Phone shown' },
} satisfies Record<string, Message>;
type Key = keyof typeof LABELS;

const YES_NO = { ar: ['لا', 'نعم'], en: ['No', 'Yes'] } as const;
const thousands = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** A side of the comparison as lines of text, in the order of the form. */
function linesOf(side: Side, { places, categories }: Catalogue, lang: Lang): Record<Key, string | null> {
  const place = (id: string | null) => {
    const found = id ? places.byId(id) : undefined;
    return found ? nameOf(found, lang) : null;
  };
  const figure = (value: number | null) => (value === null ? null : thousands(value));
  const yes = (value: boolean) => YES_NO[lang][value ? 1 : 0];
  const type = side.transaction_type ? categories.transactionType(side.transaction_type) : undefined;
  const money = (cents: number | null, original: number | null) =>
    cents === null
      ? null
      : `${thousands(cents / 100)} USD${original === null ? '' : ` (${thousands(original)} ${side.price_currency})`}`;
  const metres = Object.entries(side.proximities).map(([kind, value]) => `${kind} ${value}`);
  return {
    transactionType: type ? nameOf(type, lang) : null,
    titleAr: side.title_ar,
    titleEn: side.title_en,
    descriptionAr: side.description_ar,
    descriptionEn: side.description_en,
    priceKind: side.price_kind,
    price: money(side.price_cents, side.price_original),
    pricePeriod: side.price_period,
    rent: money(side.rent_cents, side.rent_original),
    rentPeriod: side.rent_period,
    negotiable: yes(side.is_negotiable),
    area: figure(side.area),
    ...eachOf(WHOLE_FIELDS, (key) => figure(side[key])),
    ...eachOf(CHOICE_FIELDS, (key) => side[key]),
    features: side.features.length > 0 ? [...side.features].sort().join('، ') : null,
    proximities: metres.length > 0 ? metres.sort().join('، ') : null,
    province: place(side.province_id),
    city: place(side.city_id),
    neighborhood: place(side.neighborhood_id),
    address: side.address,
    point: side.at && `${side.at.lat.toFixed(5)}, ${side.at.lng.toFixed(5)}${side.is_approximate ? ' ~' : ''}`,
    showPhone: yes(side.show_phone),
  };
}

function attributeLine(attribute: AttributeFact | undefined, value: unknown, lang: Lang): string | null {
  if (value === undefined || value === null) return null;
  const options = attribute?.options ?? [];
  return [value]
    .flat()
    .map((item) => {
      if (typeof item === 'boolean') return YES_NO[lang][item ? 1 : 0];
      const option = options.find((candidate) => candidate.value === item);
      return option ? (lang === 'ar' ? option.labelAr : option.labelEn) : String(item);
    })
    .join(lang === 'ar' ? '، ' : ', ');
}

/** The lines of the form side by side; without a `before` everything is new. Lines empty on both sides are left out. */
export function compare(
  before: Side | null,
  after: Side,
  { category, catalogue, lang }: { category: CategoryFact; catalogue: Catalogue; lang: Lang },
) {
  const old = before && linesOf(before, catalogue, lang);
  const now = linesOf(after, catalogue, lang);
  const line = (key: string, label: string, was: string | null, is: string | null) => ({
    key,
    label,
    before: was,
    after: is,
    changed: before !== null && was !== is,
  });
  const fields = (Object.keys(LABELS) as Key[]).map((key) =>
    line(key, LABELS[key][lang], old?.[key] ?? null, now[key]),
  );
  const slugs = new Set([...Object.keys(before?.attributes ?? {}), ...Object.keys(after.attributes)]);
  for (const slug of slugs) {
    // A category may have lost the attribute since: its words are those of the catalogue.
    const attribute = category.attributes.find((known) => known.slug === slug) ?? catalogue.categories.attribute(slug);
    const was = before ? attributeLine(attribute, before.attributes[slug], lang) : null;
    const is = attributeLine(attribute, after.attributes[slug], lang);
    fields.push(line(`attributes.${slug}`, attribute ? nameOf(attribute, lang) : slug, was, is));
  }
  return fields.filter((field) => field.before !== null || field.after !== null);
}
