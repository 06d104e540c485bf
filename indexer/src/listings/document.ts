import type { ChoiceField, FigureField } from '@diyar/db/listing-fields';

type Figures = { [F in FigureField]?: number };
type Chosen = { [F in ChoiceField]?: string };

/**
 * A public listing as the engine holds it. Searchable fields are folded (`@diyar/indexer/arabic`), the rest is for
 * filters, counts, order and display. A search answer is made of these documents alone: no second look-up in SQL.
 */
export interface ListingDocument extends Figures, Chosen {
  /** The listing's uuid. */
  id: string;

  // searchable, folded, in the order of their weight
  /** Both titles. */
  title: string;
  /** Place names: neighborhood, city, province, address. */
  place: string;
  /** Category, property type, transaction, features and attribute words, in both languages; the short code. */
  keywords: string;
  /** Both descriptions. */
  description: string;
  /** Other words for what titles and descriptions say: found after the words themselves. */
  synonyms: string;

  // filters and counts
  /** Category slugs from root to listing category. */
  categories: string[];
  province: string;
  city: string;
  /** Transaction types this listing answers to: `both` is ['sale', 'rent', 'both']. */
  transactionTypes: string[];
  /** Filterable attributes by slug. */
  attr: Record<string, string | number | boolean | string[]>;

  // Left out where there is nothing to say. The engine keeps a set of the listings without a value, too, and compares every
  // set a listing is in, member by member, when any of its facets changes: at a million that is most of a change's time.
  neighborhood?: string;
  propertyType?: string;
  /** Dollars; absent when there is no amount. Of a listing for sale or rent the sale price, where it names one. */
  price?: number;
  /** What it sells and rents for: a search of one deal filters and orders by its price alone. */
  sale?: number;
  rent?: number;
  /** Dollars per square metre, when both are known. */
  pricePerM2?: number;
  features?: string[];
  /** Kinds of points of interest within 1 km of the public point. */
  near?: string[];
  /** Keys of the streets within 150 m of the public point. */
  streets?: string[];
  /** Histogram buckets (buckets.ts), because counting raw values costs 35 ms at a million. */
  priceBucket?: number;
  saleBucket?: number;
  rentBucket?: number;
  areaBucket?: number;
  office?: string;
  /** What titles and descriptions say of fields that the owner left empty: filtered and counted, never shown. */
  inferred?: Inferred;

  // map
  lng: number;
  lat: number;
  /** Web-mercator cells: 'q' + quadkey of the tile at that zoom. */
  cell8: string;
  cell10: string;
  cell12: string;
  cell14: string;
  cell16: string;
  cell18: string;

  // order
  /** While a boost runs that moves it up. */
  featured: 0 | 1;
  /** Its rank among those; absent where none runs. */
  boost?: 1 | 2;
  /** Absent at 0: what has none comes last either way. */
  priority: number;
  /** Seconds since 1970. */
  published: number;

  /** What a card shows; never searched or filtered. */
  card: ListingCardFields;
}

/** Fields of the document as its text says them, under the same names. */
export interface Inferred extends Figures, Chosen {
  neighborhood?: string;
  /** Another town than the listing's, named in its title. */
  city?: string;
  features?: string[];
  attr?: Record<string, string[]>;
}

export interface ListingCardFields {
  code: number;
  titleAr: string | null;
  titleEn: string | null;
  category: string;
  transactionType: string;
  priceKind: 'amount' | 'salary' | 'free' | 'on_request';
  pricePeriod: 'day' | 'week' | 'month' | 'year' | null;
  rentPeriod: 'day' | 'week' | 'month' | 'year' | null;
  negotiable: boolean;
  floors: number | null;
  approximate: boolean;
  /** Image ids, the main one first, at most 5; `imageCount` says how many there are. */
  images: string[];
  imageCount: number;
  imageColor: string | null;
  confirmedAt: string | null;
  officeId: string | null;
  officeNameAr: string | null;
  officeNameEn: string | null;
  officeVerified: boolean;
  /** The home that other offices offer too, and how many they are; absent where nobody else does. */
  home?: { id: string; others: number };
  /** Types of the boosts that run. */
  boosts: BoostType[];
}

export type BoostType = 'featured' | 'urgent' | 'highlight' | 'premium' | 'homepage_featured';

export const CELL_ZOOMS = [8, 10, 12, 14, 16, 18] as const;
export type CellZoom = (typeof CELL_ZOOMS)[number];
