import { z } from 'zod';
import { number } from '#lib/endpoint.ts';
import { readFigure } from '#rules/figures.ts';
import { CHOICE_FIELDS, CHOICES, type ChoiceField, eachOf, WHOLE_FIELDS } from '#rules/listing-fields.ts';
import { DESCRIPTION_MAX, PRICE_KINDS, PRICE_PERIODS, PROXIMITIES } from '#rules/listing-form.ts';

export const CURRENCIES = ['USD', 'SYP'] as const;
/** Since 2026-01-01 a new pound is 100 old ones; both are still spoken of. */
export const POUNDS = ['new', 'old'] as const;

/**
 * Characters that no text needs and some stores refuse: control characters, half surrogates, and the marks that turn the direction of
 * what follows (a spoofed title); the plain marks of Arabic typing stay.
 */
export const cleanText = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd').replace(UNWANTED, '');
const UNWANTED = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/gu;

const text = (max: number) =>
  z
    .string()
    .max(max)
    .transform((value) => cleanText(value).trim() || undefined)
    .nullish()
    .transform((value) => value ?? undefined);
/** A number, or one as people type it; null and empty are absent. */
const figure = () =>
  z.preprocess(
    (value) => (typeof value === 'string' ? (readFigure(value) ?? value) : (value ?? undefined)),
    number(z.number()),
  );
/** Half of a point: three decimals are decimals. */
const degrees = () => z.preprocess((value) => value ?? undefined, number(z.number()));
const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .enum(values)
    .nullish()
    .transform((value) => value ?? undefined);
const chosen = eachOf(CHOICE_FIELDS, (key) => choice(CHOICES[key])) as {
  [K in ChoiceField]: ReturnType<typeof choice<(typeof CHOICES)[K]>>;
};
const yes = z
  .boolean()
  .nullish()
  .transform((value) => value ?? undefined);
/** A place's key, or its id. */
const place = text(80);

const clean = (max: number) => z.string().max(max).transform(cleanText);
export const AttributeInput = z.union([clean(5_000), z.number(), z.boolean(), z.array(clean(200)).max(50), z.null()]);
export const AttributeKey = z.string().regex(/^[a-z][a-z0-9_]{0,79}$/);
/** Schema of a half-written input; cleaned when it is saved (an answer is written by this schema too). */
export const LooseInput = z.union([z.string().max(12_000), z.number(), z.boolean(), z.null()]);
export const LooseList = z.array(z.string().max(200)).max(50);

/**
 * The listing form. What must be filled follows from the category and the transaction type (`check-form.ts`), so nothing is
 * required here; a text that is only in one language is enough.
 */
export const formShape = {
  transactionTypeId: z
    .uuid()
    .nullish()
    .transform((value) => value ?? undefined),
  /** The text in the language of `Accept-Language`; the same as titleAr or titleEn. */
  title: text(1_000),
  description: text(DESCRIPTION_MAX + 1_000),
  titleAr: text(1_000),
  titleEn: text(1_000),
  descriptionAr: text(DESCRIPTION_MAX + 1_000),
  descriptionEn: text(DESCRIPTION_MAX + 1_000),
  /** In `currency`; for Syrian pounds `pound` says which ones were meant. */
  price: figure(),
  priceKind: choice(PRICE_KINDS),
  currency: choice(CURRENCIES),
  pound: choice(POUNDS),
  pricePeriod: choice(PRICE_PERIODS),
  /** Beside the sale price of what is for sale or rent, in the same currency. */
  rent: figure(),
  rentPeriod: choice(PRICE_PERIODS),
  negotiable: yes,
  /** "The price is right" after `price_hundredfold`. */
  confirmPrice: yes,
  area: figure(),
  /** "The area is right" after `area_unusual`. */
  confirmArea: yes,
  ...eachOf(WHOLE_FIELDS, () => figure()),
  ...chosen,
  features: z
    .array(clean(40))
    .max(30)
    .nullish()
    .transform((value) => value ?? undefined),
  /** Metres. */
  proximities: z
    .strictObject(Object.fromEntries(PROXIMITIES.map((key) => [key, figure()])) as Record<Proximity, Figure>)
    .nullish()
    .transform((value) => value ?? undefined),
  province: place,
  city: place,
  neighborhood: place,
  address: text(1_000),
  latitude: degrees(),
  longitude: degrees(),
  /** Shown as an area, not a point. */
  approximate: yes,
  /** "It is no telephone number" after `phone_in_text`. */
  keepNumber: yes,
  /** "Proceed anyway" after `location_other_city` or `location_other_province`. */
  acceptLocation: yes,
  showPhone: yes,
  /** By the attribute's slug. */
  attributes: z
    .record(AttributeKey, AttributeInput)
    .refine((value) => Object.keys(value).length <= 100)
    .nullish()
    .transform((value) => value ?? undefined),
};
type Proximity = (typeof PROXIMITIES)[number];
type Figure = ReturnType<typeof figure>;
