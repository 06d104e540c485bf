import { z } from 'zod';
import { fieldError, filled, ProfilePhone } from '#lib/fields.ts';
import {
  AD_LINK_LENGTH,
  AD_MOST_DAYS,
  AD_PLACE_NAMES,
  AD_PLATFORMS,
  AD_PRIORITIES,
  AD_SIZE_NAMES,
} from '#rules/advertisements.ts';

export const AdSize = z.enum(AD_SIZE_NAMES);
export const AdPlace = z.enum(AD_PLACE_NAMES);
export const AdPlatform = z.enum(AD_PLATFORMS);
/** `unpaid` waits for credit, `pending` for an administrator. */
export const AdStatus = z.enum(['unpaid', 'pending', 'active', 'paused', 'rejected', 'expired']);
export type AdStatus = z.infer<typeof AdStatus>;
const PauseReason = z.enum(['user', 'low_performance', 'budget', 'link_gone']);

const Day = z.iso.date();
const Title = filled(100).refine((title) => title.length >= 5, fieldError('advertisement_title'));
/** Stored as browsers open it: other letters as bytes, names of hosts as punycode, which a reviewer can tell apart. */
const Link = z
  .string()
  .trim()
  .max(AD_LINK_LENGTH)
  .transform((typed) => (URL.canParse(typed) ? new URL(typed).href : typed || null))
  .nullable()
  .refine((link) => link === null || isPublicAddress(link), fieldError('advertisement_link'));

/** The part that may be changed at any time. */
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
export const Content = z.strictObject(content);
export type AdContent = z.output<typeof Content>;
/** The part that its price follows from, chosen once. */
export const choice = {
  size: AdSize,
  place: AdPlace,
  priority: z.literal(AD_PRIORITIES.map(({ level }) => level)),
  days: z.int().min(1).max(AD_MOST_DAYS),
  startsOn: Day,
};
export const NewAd = Content.extend(choice);
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
  /** Dollars that come back when its owner ends it now. */
  refund: z.number(),
  /** Whether used days then cost the cheapest term that covers them; else all that is not spent comes back. */
  isByTerms: z.boolean(),
  impressions: z.int(),
  clicks: z.int(),
  /** Not counted: more of one address than it usually has, and second clicks of a person on a day. */
  impressionsLeftOut: z.int(),
  clicksLeftOut: z.int(),
  /** Clicks of a hundred views; null before the first view. */
  ctr: z.number().nullable(),
  /** Dollars of a click; null before the first click. */
  cpc: z.number().nullable(),
  createdAt: z.string(),
  version: z.int(),
});
export type Advertisement = z.infer<typeof Advertisement>;

/** Ours and the web's: no names of this machine, no passwords, no port. */
function isPublicAddress(link: string): boolean {
  const url = link.length <= AD_LINK_LENGTH && URL.canParse(link) ? new URL(link) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return false;
  return /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(url.hostname);
}
