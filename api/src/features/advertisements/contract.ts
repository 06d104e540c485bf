import { z } from 'zod';
import { endpoint, number, Page, several } from '#lib/endpoint.ts';
import { SeenVersion } from '#lib/versioned.ts';
import { ofPurse } from '../ledger/purse-contract.ts';
import { ShownPrice } from '../payments/purchase-contract.ts';
import { AdPlace, AdSize, AdStatus, Advertisement, Content, choice, NewAd } from './advertisement.ts';

export * from './advertisement.ts';
export * from './review-contract.ts';
export * from './shown/contract.ts';

const tag = 'advertisements';
const mine = { tag, access: 'advertisements' } as const;
const params = z.strictObject({ id: z.uuid() });
const paging = {
  page: number(z.number().int().min(1).max(10_000)),
  limit: number(z.number().int().min(1).max(100)),
};
const One = z.object({ advertisement: Advertisement });
const own = ['billing_forbidden', 'advertisement_not_found'] as const;
const refusedContent = [
  'advertisement_picture',
  'advertisement_size_place',
  'advertisement_never_shown',
  'advertisement_dates',
] as const;

const Sizes = z.array(
  z.object({
    size: AdSize,
    width: z.int().nullable(),
    height: z.int().nullable(),
    /** Dollars of a day at the cheapest place. */
    daily: z.number(),
  }),
);
export const adSizes = endpoint({
  tag,
  method: 'GET',
  path: '/placements/sizes',
  access: 'public',
  summary: 'Sizes of pictures in pixels; without them, any',
  data: z.object({ sizes: Sizes, tolerance: z.int() }),
});
export const adPricing = endpoint({
  tag,
  method: 'GET',
  path: '/placements/pricing',
  access: 'public',
  summary: 'What a day costs by size, place and priority, and the discount by the number of days',
  data: z.object({
    /** Dollars of the cheapest day. */
    from: z.number(),
    sizes: Sizes,
    places: z.array(z.object({ place: AdPlace, percent: z.int(), sizes: z.array(AdSize) })),
    priorities: z.array(z.object({ level: choice.priority, percent: z.int() })),
    discounts: z.array(z.object({ days: z.int(), percent: z.int() })),
  }),
});

export const listAds = endpoint({
  ...mine,
  method: 'GET',
  path: '/placements',
  summary: 'Advertisements of mine, or of my office, the newest first',
  query: z.strictObject({ ...ofPurse, status: several(AdStatus), ...paging }),
  data: z.object({ advertisements: z.array(Advertisement), page: Page }),
  errors: ['billing_forbidden'],
});
export const getAd = endpoint({
  ...mine,
  method: 'GET',
  path: '/placements/:id',
  summary: 'One of them',
  query: z.strictObject(ofPurse),
  params,
  data: One,
  errors: own,
});
export const uploadPicture = endpoint({
  ...mine,
  method: 'POST',
  path: '/placements/pictures',
  summary: 'Send the picture (multipart, field `picture`, JPG or PNG, < 2 MB), within 5 pixels of its size',
  query: z.strictObject({ ...ofPurse, size: AdSize }),
  upload: { field: 'picture' },
  success: 201,
  data: z.object({ image: z.object({ id: z.uuid(), width: z.int(), height: z.int() }) }),
  errors: [
    ...(['billing_forbidden', 'picture_missing', 'picture_type', 'picture_too_large', 'picture_size'] as const),
    ...(['picture_sides', 'image_unreadable', 'upload_failed'] as const),
  ],
});
export const createAd = endpoint({
  ...mine,
  method: 'POST',
  path: '/placements',
  idempotency: 'required',
  summary: 'Make one; its budget is held from the credit at once, or it waits for credit as `unpaid`',
  query: z.strictObject(ofPurse),
  body: NewAd.extend({ shownPrice: ShownPrice }),
  success: 201,
  data: One.extend({
    balance: z.number(),
    /** Dollars that the credit lacks; 0 when the budget is held. */
    missing: z.number(),
  }),
  errors: ['billing_forbidden', 'price_changed', ...refusedContent],
});
export const updateAd = endpoint({
  ...mine,
  method: 'PUT',
  path: '/placements/:id',
  summary: 'Change one; another picture, link, telephone or wording goes back to an administrator before it shows',
  query: z.strictObject(ofPurse),
  params,
  body: Content.extend({ version: SeenVersion }),
  data: One.extend({ isCheckedAgain: z.boolean() }),
  errors: [...own, ...refusedContent, 'advertisement_changed', 'advertisement_over'],
});
export const deleteAd = endpoint({
  ...mine,
  method: 'DELETE',
  path: '/placements/:id',
  summary: 'Take one away for good; used days cost the cheapest term that covers them, the rest comes back',
  query: z.strictObject(ofPurse),
  params,
  data: z.object({ refund: z.number(), balance: z.number() }),
  errors: own,
});
export const pauseAd = endpoint({
  ...mine,
  method: 'POST',
  path: '/placements/:id/pause',
  summary: 'Show it no more until it is resumed; days without it are not paid',
  query: z.strictObject(ofPurse),
  params,
  body: z.strictObject({}),
  data: One,
  errors: [...own, 'advertisement_not_running'],
});
export const resumeAd = endpoint({
  ...mine,
  method: 'POST',
  path: '/placements/:id/resume',
  summary: 'Show a paused one again',
  query: z.strictObject(ofPurse),
  params,
  body: z.strictObject({}),
  data: One,
  errors: [
    ...own,
    'advertisement_not_paused',
    'advertisement_budget_spent',
    'advertisement_over',
    'advertisement_link_gone',
  ],
});
export const adAnalytics = endpoint({
  ...mine,
  method: 'GET',
  path: '/placements/:id/analytics',
  summary: 'Views, people, clicks and money by day of Damascus',
  params,
  query: z.strictObject({ ...ofPurse, days: z.enum(['7', '30', '90']).optional() }),
  data: z.object({
    advertisement: Advertisement,
    days: z.array(
      z.object({ day: z.iso.date(), impressions: z.int(), people: z.int(), clicks: z.int(), spent: z.number() }),
    ),
  }),
  errors: own,
});
