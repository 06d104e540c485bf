import { z } from 'zod';
import { Moment } from '#lib/endpoint.ts';
import { AD_MOST_DAYS } from '#rules/advertisements.ts';
import { BOOST_DAYS, BOOST_LISTINGS_AT_MOST, BOOST_PERIODS, BOOST_TYPES } from '#rules/boosts.ts';
import { PlanCode } from '../plans/contract.ts';

// The shape of everything that credit buys. Here and not in the features that sell: those pay through this one, and a payment's
// contract names all of them.

export const BoostType = z.enum(BOOST_TYPES);
/** Days, or the name of a term. */
export const BoostDuration = z.union([
  z.literal(BOOST_DAYS),
  z.enum(Object.keys(BOOST_PERIODS) as (keyof typeof BOOST_PERIODS)[]),
]);

/** A boost, apart from its listings. */
export const boostChoice = {
  type: BoostType,
  duration: BoostDuration,
  /** Without it now, or when the listing's last boost of the same type ends. */
  startsAt: Moment.optional(),
};
export const BoostedListings = z
  .array(z.uuid())
  .min(1)
  .max(BOOST_LISTINGS_AT_MOST)
  .refine((listings) => new Set(listings).size === listings.length, { params: { code: 'repeated_value' } });
export const fitsHomepage = ({ type, listings }: { type: string; listings?: string[] | undefined }) =>
  type !== 'homepage_featured' || listings === undefined || listings.length === 1;
export const ONE_ON_HOMEPAGE = { path: ['listings'], params: { code: 'one_listing_on_homepage' } };

/** A boost as a purchase that may wait for credit. */
const BoostPurchase = z
  .strictObject({ product: z.literal('boost'), listings: BoostedListings, ...boostChoice })
  .refine(fitsHomepage, ONE_ON_HOMEPAGE);

/** An advertisement as a purchase that may wait for credit: its budget, or further days. */
const AdvertisementPurchase = z.strictObject({
  product: z.literal('advertisement'),
  advertisement: z.uuid(),
  addDays: z.int().min(1).max(AD_MOST_DAYS).optional(),
});

/** What credit buys; each product adds its own shape. */
export const PurchaseOf = z.discriminatedUnion('product', [
  /** Places for listings beyond the free ones. */
  z.strictObject({ product: z.literal('listing'), slots: z.int().min(1).max(20) }),
  /** A plan: the first, a further period after the end, or a higher one. */
  z.strictObject({ product: z.literal('subscription'), plan: PlanCode }),
  BoostPurchase,
  AdvertisementPurchase,
]);
export type PurchaseOf = z.output<typeof PurchaseOf>;
/** A purchase of one product. */
export type PurchaseOfProduct<K extends PurchaseOf['product']> = Extract<PurchaseOf, { product: K }>;
export const Product = z.enum(['subscription', 'boost', 'listing', 'advertisement']);

/** In dollars, as the buyer was shown it: another one is refused with `price_changed`, which brings it. */
export const ShownPrice = z.number().min(0).max(1_000_000).optional();

/** What a boost cannot be bought for. */
export const BOOST_REFUSALS = [
  ...([
    'listing_not_found',
    'listing_not_boostable',
    'category_not_shown',
    'seller_not_shown',
    'boost_overlaps',
  ] as const),
  ...(['boost_starts_too_late', 'no_homepage_slots', 'homepage_held_ahead'] as const),
] as const;
/** What a plan, a boost or an advertisement cannot be bought for. */
export const PURCHASE_REFUSALS = [
  ...(['plan_not_found', 'plan_not_offered', 'plan_is_current', 'subscription_exists'] as const),
  ...BOOST_REFUSALS,
  ...(['advertisement_not_found', 'advertisement_paid', 'advertisement_over'] as const),
] as const;
