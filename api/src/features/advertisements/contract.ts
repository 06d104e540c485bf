import { z } from 'zod';
import { endpoint, number, Page, several } from '../../lib/endpoint.ts';
import {
  AD_MOST_DAYS,
  AD_PLACE_NAMES,
  AD_PLATFORMS,
  AD_PRIORITIES,
  AD_SIZE_NAMES,
} from '../../rules/advertisements.ts';
import { fault, filled, ProfilePhone } from '../accounts/fields.ts';

export const AdSize = z.enum(AD_SIZE_NAMES);
export const AdPlace = z.enum(AD_PLACE_NAMES);
export const AdPlatform = z.enum(AD_PLATFORMS);
/** `unpaid` waits for credit, `pending` for an administrator. */
export const AdStatus = z.enum(['unpaid', 'pending', 'active', 'paused', 'rejected', 'expired']);
export type AdStatus = z.infer<typeof AdStatus>;
const PauseReason = z.enum(['user', 'low_performance', 'budget']);

/** An advertisement as a purchase that may wait for credit: its budget, or further days. */
export const AdvertisementPurchase = z.strictObject({
  product: z.literal('advertisement'),
  advertisement: z.uuid(),
  addDays: z.int().min(1).max(AD_MOST_DAYS).optional(),
});
export type AdvertisementPurchase = z.output<typeof AdvertisementPurchase>;
export const ADVERTISEMENT_REFUSALS = ['advertisement_not_found', 'advertisement_paid', 'advertisement_over'] as const;

const Day = z.iso.date();
const Title = filled(100).refine((title) => title.length >= 5, fault('advertisement_title'));
const Link = z
  .string()
  .trim()
  .max(500)
  .transform((link) => link || null)
  .nullable()
  .refine((link) => link === null || isPublicAddress(link), fault('advertisement_link'));

/** What may be changed at any time. */
const content = {
  title: Title,
  description: z
    .string()
    .trim()
    .max(200)
    .transform((text) => text || null)
    .nullable(),
  /** Where a click leads; without one, to the telephone. */
  link: Link,
  phone: ProfilePhone,
  /** Of `POST /placements/pictures`. */
  image: z.uuid(),
  platform: AdPlatform,
  endsOn: Day.nullable(),
  /** From Sunday as 0; empty: every day. */
  targetDays: z.array(z.int().min(0).max(6)).max(7),
  mostPerPerson: z.int().min(1).max(50),
  dailyLimit: z.int().min(1).max(1_000_000).nullable(),
  pausesUnseen: z.boolean(),
  pausesSpent: z.boolean(),
};
const Content = z.strictObject(content);
export type AdContent = z.output<typeof Content>;
/** What its price follows from, chosen once. */
const choice = {
  size: AdSize,
  place: AdPlace,
  priority: z.literal(AD_PRIORITIES.map(({ level }) => level)),
  days: z.int().min(1).max(AD_MOST_DAYS),
  startsOn: Day,
};
const NewAd = Content.extend(choice);
export type NewAd = z.output<typeof NewAd>;

export const Advertisement = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  link: z.string().nullable(),
  phone: z.string().nullable(),
  image: z.object({ id: z.uuid(), width: z.int(), height: z.int() }).nullable(),
  size: AdSize,
  place: AdPlace,
  platform: AdPlatform,
  priority: choice.priority,
  startsOn: z.string(),
  endsOn: z.string().nullable(),
  targetDays: z.array(z.int()),
  mostPerPerson: z.int(),
  dailyLimit: z.int().nullable(),
  pausesUnseen: z.boolean(),
  pausesSpent: z.boolean(),
  status: AdStatus,
  pauseReason: PauseReason.nullable(),
  rejectionReason: z.string().nullable(),
  days: z.int(),
  daysSpent: z.int(),
  /** In dollars: of a day, of all days with the discount, spent, left, and given back. */
  dailyPrice: z.number(),
  cost: z.number(),
  spent: z.number(),
  remaining: z.number(),
  refunded: z.number(),
  impressions: z.int(),
  clicks: z.int(),
  /** Clicks of a hundred views; null before the first view. */
  ctr: z.number().nullable(),
  /** Dollars of a click; null before the first click. */
  cpc: z.number().nullable(),
  createdAt: z.string(),
  version: z.int(),
});
export type Advertisement = z.infer<typeof Advertisement>;

const tag = 'advertisements';
const mine = { tag, access: 'advertisements' } as const;
const params = z.strictObject({ id: z.uuid() });
const paging = {
  page: number(z.number().int().min(1).max(10_000)),
  limit: number(z.number().int().min(1).max(100)),
};
const One = z.object({ advertisement: Advertisement });
const own = ['billing_forbidden', 'advertisement_not_found'] as const;
const version = z.int().min(1);
const refusedContent = ['advertisement_picture', 'advertisement_size_place', 'advertisement_dates'] as const;

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
  query: z.strictObject({ status: several(AdStatus), ...paging }),
  data: z.object({ advertisements: z.array(Advertisement), page: Page }),
  errors: ['billing_forbidden'],
});
export const getAd = endpoint({
  ...mine,
  method: 'GET',
  path: '/placements/:id',
  summary: 'One of them',
  params,
  data: One,
  errors: own,
});
export const uploadPicture = endpoint({
  ...mine,
  method: 'POST',
  path: '/placements/pictures',
  summary: 'Send the picture (multipart, field `picture`, JPG or PNG, < 2 MB), within 5 pixels of its size',
  query: z.strictObject({ size: AdSize }),
  data: z.object({ image: z.object({ id: z.uuid(), width: z.int(), height: z.int() }) }),
  errors: [
    ...(['billing_forbidden', 'picture_missing', 'picture_type', 'picture_too_large', 'picture_size'] as const),
    ...(['image_unreadable', 'upload_failed'] as const),
  ],
});
export const createAd = endpoint({
  ...mine,
  method: 'POST',
  path: '/placements',
  idempotency: 'required',
  summary: 'Make one; its budget is held from the credit at once, or it waits for credit as `unpaid`',
  body: NewAd,
  data: One.extend({
    balance: z.number(),
    /** Dollars that the credit lacks; 0 when the budget is held. */
    missing: z.number(),
  }),
  errors: ['billing_forbidden', ...refusedContent],
});
export const updateAd = endpoint({
  ...mine,
  method: 'PUT',
  path: '/placements/:id',
  summary: 'Change one; another picture, link or wording goes back to an administrator before it shows',
  params,
  body: Content.extend({ version }),
  data: One.extend({ isCheckedAgain: z.boolean() }),
  errors: [...own, ...refusedContent, 'advertisement_changed', 'advertisement_over'],
});
export const deleteAd = endpoint({
  ...mine,
  method: 'DELETE',
  path: '/placements/:id',
  summary: 'Take one away for good; what is left of its budget comes back to the credit',
  params,
  data: z.object({ refund: z.number(), balance: z.number() }),
  errors: own,
});
export const pauseAd = endpoint({
  ...mine,
  method: 'POST',
  path: '/placements/:id/pause',
  summary: 'Show it no more until it is resumed; days without it are not paid',
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
  params,
  body: z.strictObject({}),
  data: One,
  errors: [...own, 'advertisement_not_paused', 'advertisement_budget_spent', 'advertisement_over'],
});
export const adAnalytics = endpoint({
  ...mine,
  method: 'GET',
  path: '/placements/:id/analytics',
  summary: 'Views, people, clicks and money by day of Damascus',
  params,
  query: z.strictObject({ days: z.enum(['7', '30', '90']).optional() }),
  data: z.object({
    advertisement: Advertisement,
    days: z.array(
      z.object({ day: z.iso.date(), impressions: z.int(), people: z.int(), clicks: z.int(), spent: z.number() }),
    ),
  }),
  errors: own,
});

export const AdminAdvertisement = Advertisement.extend({
  owner: z.object({ id: z.uuid(), name: z.string(), office: z.string().nullable() }),
});
export type AdminAdvertisement = z.infer<typeof AdminAdvertisement>;
const admin = { tag, access: 'advertisements-review' } as const;
const AdminOne = z.object({ advertisement: AdminAdvertisement });

export const adQueue = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/placements',
  summary: 'Advertisements by status; those that wait, the oldest first',
  query: z.strictObject({ status: AdStatus.exclude(['unpaid']).optional(), ...paging }),
  data: z.object({ advertisements: z.array(AdminAdvertisement), page: Page }),
});
export const approveAd = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/placements/:id/approve',
  summary: 'Let it show, as it was looked at (`version`)',
  params,
  body: z.strictObject({ version }),
  data: AdminOne,
  errors: ['advertisement_not_found', 'advertisement_decided', 'advertisement_changed'],
});
export const rejectAd = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/placements/:id/reject',
  summary: 'Not let it show, or no longer; its owner is told the reason and may correct it',
  params,
  body: z.strictObject({ version, reason: filled(500) }),
  data: AdminOne,
  errors: ['advertisement_not_found', 'advertisement_decided', 'advertisement_changed'],
});

const Screen = z.enum(['web', 'mobile']);
export const ShownAd = z.object({
  place: AdPlace,
  /** The signed name of this showing, good for one view and one click. */
  showing: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  size: AdSize,
  image: z.object({ id: z.uuid(), width: z.int(), height: z.int() }),
  /** The telephone number that a press leads to, instead of an address. */
  call: z.string().nullable(),
});
export type ShownAd = z.infer<typeof ShownAd>;
const Showing = z.string().min(20).max(200);

export const displayAds = endpoint({
  tag,
  method: 'GET',
  path: '/placements/display',
  access: 'public',
  summary: 'What to show in some places of a page now, each advertisement once; a place without one is left out',
  query: z.strictObject({ places: several(AdPlace, AD_PLACE_NAMES.length), screen: Screen.optional() }),
  data: z.object({
    items: z.array(ShownAd),
    /** What stands above each, in the reader's language. */
    label: z.string(),
  }),
});
export const countView = endpoint({
  tag,
  method: 'POST',
  path: '/placements/seen',
  access: 'public',
  summary: 'Half of it was in view for a second',
  body: z.strictObject({ showing: Showing }),
  data: z.object({}),
});
export const countCall = endpoint({
  tag,
  method: 'POST',
  path: '/placements/called',
  access: 'public',
  summary: 'Its telephone number was pressed',
  body: z.strictObject({ showing: Showing }),
  data: z.object({}),
});
export const visitAd = endpoint({
  tag,
  method: 'GET',
  path: '/placements/visit/:showing',
  access: 'public',
  summary: 'Counts a click and leads to the stored address, and to no other; to the home page once it is gone',
  params: z.strictObject({ showing: Showing }),
  data: z.unknown(),
  file: ['text/html'],
  errors: ['advertisement_not_found'],
});

/** Ours and the web's: no names of this machine, no passwords, no port. */
function isPublicAddress(link: string): boolean {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return false;
  return /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(url.hostname);
}
