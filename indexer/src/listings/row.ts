import type { ChoiceField, FigureField, WholeField } from '@diyar/db/listing-fields';
import type { ListingCardFields } from './document.ts';

/** A row of the view `search_listing`: a listing the public may see now. Column names as in SQL. */
export interface SearchListingRow
  extends Record<FigureField | WholeField, number | null>,
    Record<ChoiceField, string | null> {
  id: string;
  code: number;
  owner_id: string;
  title_ar: string | null;
  title_en: string | null;
  description_ar: string | null;
  description_en: string | null;
  /** Slugs from root to listing category. */
  category_path: string[];
  category_id: string;
  property_type: string | null;
  transaction_type: string;
  price_kind: ListingCardFields['priceKind'];
  price_cents: number | null;
  price_period: ListingCardFields['pricePeriod'];
  /** Prices by deal: of a listing for sale or rent both, one or none. */
  sale_cents: number | null;
  rent_cents: number | null;
  rent_period: ListingCardFields['pricePeriod'];
  is_negotiable: boolean;
  features: string[];
  /** By attribute slug; shapes as the owner sent them, so nothing about them is taken on trust. */
  attributes: Record<string, unknown>;
  province_key: string;
  city_key: string;
  neighborhood_key: string | null;
  address: string | null;
  lng: number;
  lat: number;
  /** Web-mercator tile at zoom 18. */
  tile_x: number;
  tile_y: number;
  is_approximate: boolean;
  /** Kinds of points of interest within 1 km of the public point; null where nobody asks for them (a car). */
  near: string[] | null;
  /** Keys of the streets within 150 m of it; null where nobody asks for them. */
  streets: string[] | null;
  priority: number;
  /** A boost moves it up. */
  is_featured: boolean;
  /** Types of the boosts that run. */
  boosts: ListingCardFields['boosts'];
  published_at: Date;
  confirmed_at: Date | null;
  office_id: string | null;
  office_slug: string | null;
  office_name_ar: string | null;
  office_name_en: string | null;
  office_verified: boolean;
  /** Image ids, the main one first; null when there is none. */
  images: string[] | null;
  image_color: string | null;
  /** The home that other offices offer too, and by how many listings together; null where it is the only one. */
  home_id: string | null;
  home_size: number | null;
}
