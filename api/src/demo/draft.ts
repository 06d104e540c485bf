import type { CategoryFact } from '#lib/catalogue/index.ts';
import { type ChoiceField, eachOf, FIELD_NAMES, type WholeField } from '#rules/listing-fields.ts';
import type { Spot } from './places.ts';
import type { Random } from './random.ts';

/** Input and output of a writer of texts. Prices in dollars. */
export interface Draft {
  random: Random;
  category: CategoryFact;
  transactionType: string;
  spot: Spot;
  /** Which languages this seller writes in. */
  languages: { ar: boolean; en: boolean };
  byOffice: boolean;
}

export interface Written extends Record<'area' | WholeField, number | null>, Record<ChoiceField, string | null> {
  titleAr: string | null;
  titleEn: string | null;
  descriptionAr: string | null;
  descriptionEn: string | null;
  priceKind: 'amount' | 'salary' | 'free' | 'on_request';
  price: number | null;
  pricePeriod: 'day' | 'week' | 'month' | 'year' | null;
  /** A month's, beside the sale price of what is for sale or rent. */
  rent: number | null;
  negotiable: boolean;
  features: string[];
  attributes: Record<string, unknown>;
  proximities: Record<string, number>;
}

export const nothing: Omit<Written, 'titleAr' | 'titleEn' | 'descriptionAr' | 'descriptionEn'> = {
  priceKind: 'on_request',
  price: null,
  pricePeriod: null,
  rent: null,
  negotiable: false,
  ...eachOf(FIELD_NAMES, () => null),
  features: [],
  attributes: {},
  proximities: {},
};
