import type { CategoryFact } from '../lib/catalogue/index.ts';
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

export interface Written {
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
  area: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  rooms: number | null;
  floor: number | null;
  floors: number | null;
  furnishing: string | null;
  availability: string | null;
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
  area: null,
  bedrooms: null,
  bathrooms: null,
  rooms: null,
  floor: null,
  floors: null,
  furnishing: null,
  availability: null,
  features: [],
  attributes: {},
  proximities: {},
};
