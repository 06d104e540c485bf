import { z } from 'zod';
import { Page } from '#lib/endpoint.ts';
import { BOOST_TYPES } from '#rules/boosts.ts';
import { eachOf, WHOLE_FIELDS } from '#rules/listing-fields.ts';

export const Named = z.object({ key: z.string(), name: z.string() });
export const ListingCard = z.object({
  id: z.uuid(),
  code: z.int(),
  /** Address of the details page, without host and lang. */
  path: z.string(),
  title: z.string(),
  /** The owner's title in the other language, where `title` was made of facts. */
  originalTitle: z.string().nullable(),
  price: z.object({
    kind: z.enum(['amount', 'salary', 'free', 'on_request']),
    /** Dollars. */
    amount: z.number().nullable(),
    period: z.enum(['day', 'week', 'month', 'year']).nullable(),
    negotiable: z.boolean(),
    perM2: z.number().nullable(),
    /** Beside the sale price of what is for sale or rent; null when one of the two was asked for. */
    rent: z.object({ amount: z.number(), period: z.enum(['day', 'week', 'month', 'year']) }).nullable(),
  }),
  /** Beside what is asked for its like round it, by the square metre where it can be; null below eight of them. */
  usual: z.enum(['below', 'typical', 'above']).nullable(),
  transactionType: z.string(),
  /** `root` is the tree it belongs to: real-estate, vehicles … */
  category: Named.extend({ root: z.string() }),
  place: z.object({ province: Named, city: Named, neighborhood: Named.nullable() }),
  area: z.number().nullable(),
  ...eachOf(WHOLE_FIELDS, () => z.int().nullable()),
  images: z.array(z.uuid()),
  imageCount: z.int(),
  imageColor: z.string().nullable(),
  /** A boost moves it up: it is paid for. */
  featured: z.boolean(),
  /** Every boost that runs. */
  boosts: z.array(z.enum(BOOST_TYPES)),
  approximate: z.boolean(),
  lng: z.number(),
  lat: z.number(),
  publishedAt: z.string(),
  /** The home that other offices offer too, in so many other listings: lists show one card of it. */
  home: z.object({ id: z.uuid(), others: z.int() }).nullable(),
  confirmedAt: z.string().nullable(),
  office: z.object({ slug: z.string(), name: z.string(), verified: z.boolean() }).nullable(),
  /** The owner's title in runs; marked runs are words of the search. Absent without keywords. */
  highlight: z.array(z.object({ text: z.string(), marked: z.boolean() })).optional(),
});
export type ListingCard = z.infer<typeof ListingCard>;

export const Recognised = z.object({
  /** The filter's name in the query: category, city, maxPrice, `attr.<slug>` … */
  kind: z.string(),
  value: z.string(),
  /** The words as typed. */
  text: z.string(),
  /** As shown on the chip, in the caller's language. */
  label: z.string(),
});
export type Recognised = z.infer<typeof Recognised>;
/** Another reading of the same words: filters that take the place of those named. */
export const Offered = z.object({
  label: z.string(),
  filters: z.array(z.object({ kind: z.string(), value: z.string() })),
  /** Filters that go when this one is chosen. */
  replaces: z.array(z.string()),
});
export type Offered = z.infer<typeof Offered>;
/** A filter in force that only the catalogue has words for: category, place, transaction type, attribute. */
export const Applied = Recognised.omit({ text: true });
export type Applied = z.infer<typeof Applied>;

export const FacetCounts = z.record(z.string(), z.record(z.string(), z.int()));
export const Bucket = z.object({ from: z.number(), to: z.number().nullable(), count: z.int() });
export type Bucket = z.infer<typeof Bucket>;
export const MapPin = z.object({
  id: z.uuid(),
  lng: z.number(),
  lat: z.number(),
  price: z.number().nullable(),
  priceKind: z.string(),
  /** Of a rent. */
  period: z.enum(['day', 'week', 'month', 'year']).nullable(),
  featured: z.boolean(),
  approximate: z.boolean(),
  rooms: z.int().nullable(),
  /** Neighborhood, or the city where there is none. */
  place: z.string(),
});
export type MapPin = z.infer<typeof MapPin>;
export const MapAnswer = z.discriminatedUnion('mode', [
  /** `level` is the tile zoom of the cells; a cell's id is 'q' + quadkey. */
  z.object({
    mode: z.literal('cells'),
    level: z.int(),
    total: z.int(),
    cells: z.array(z.tuple([z.string(), z.int()])),
  }),
  z.object({ mode: z.literal('pins'), total: z.int(), pins: z.array(MapPin) }),
]);
export type MapAnswer = z.infer<typeof MapAnswer>;

/** What search engines are told of a category's pages; `{place}` stands for the page's place. */
export const CategorySeo = z.object({ title: z.string(), description: z.string(), keywords: z.array(z.string()) });

export const SearchAnswer = z.object({
  items: z.array(ListingCard),
  page: Page,
  /** Largest page number that is answered. */
  lastPage: z.int(),
  facets: FacetCounts,
  histograms: z.object({ price: z.array(Bucket), area: z.array(Bucket) }).nullable(),
  map: MapAnswer.nullable(),
  /** Filters that were read out of the keywords, applied unless words were asked beside them, and the words that remain. */
  recognised: z.array(Recognised),
  keywords: z.string(),
  /**
   * Few listings carry what was read out of the words, so that the words themselves were asked beside it: the first `exact`
   * results answer the recognised filters, which are not in force then, and the others hold the words.
   */
  beside: z.object({ exact: z.int() }).nullable(),
  /**
   * `words`, which are `keywords` beside filters or what is preferred, only order the list: the first `holding` listings hold
   * them, and the rest of the search finds `whole`. Listings without them are in the answer where `page.total` is more than
   * `holding`. Null where nothing of the search only orders, or where all listings hold it.
   */
  ranked: z.object({ words: z.string(), holding: z.int(), whole: z.int() }).nullable(),
  /** The keywords as they were probably meant: those as typed found nothing, and this answer is to these. */
  corrected: z.string().optional(),
  /** The keywords as they were read, and this answer is to: Arabic for Latin letters, the other keyboard's, without slips. */
  spelled: z.string().optional(),
  /** A word that nobody knows looks like one that is known; this answer is to the words as typed. */
  suggested: z.string().optional(),
  /** Labels for the chips, in the caller's language; recognised filters are among them. */
  applied: z.array(Applied),
  /** What the same words may mean instead: the governorate of a city that has its name, a namesake, the other pound. */
  offered: z.array(Offered),
  /** The place page that shows the same, by its address without `lang`; null when no page does. */
  placePage: z.string().nullable(),
  /** Of the one category that is asked for and nothing else. */
  seo: CategorySeo.nullable(),
  /** Only when nothing or little matched: near misses; and, of nothing, what each single filter costs. */
  help: z
    .object({
      close: z.array(ListingCard),
      without: z.array(z.object({ kind: z.string(), value: z.string(), label: z.string(), total: z.int() })),
    })
    .nullable(),
  /** True when the engine is down and PostgreSQL answered: no facets beside totals, simpler word matching. */
  degraded: z.boolean(),
  /** True when only the newest matches were looked at: total, order and map are of those, and there may be more. */
  capped: z.boolean(),
  /** Milliseconds the engine itself took; 0 when degraded. */
  engineMs: z.number(),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;
