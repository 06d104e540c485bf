import { z } from 'zod';
import { endpoint, Moment, number, Page } from '#lib/endpoint.ts';
import { Lead, LeadSide } from '../leads/contract.ts';

export const ViewingStatus = z.enum(['pending', 'scheduled', 'rescheduled', 'completed', 'cancelled']);
export type ViewingStatus = z.infer<typeof ViewingStatus>;
/** What called it off, where neither side did. */
export const ViewingEnd = z.enum(['listing', 'person', 'transferred']);

export const VIEWING_ACTS = ['accept', 'move', 'complete', 'cancel'] as const;
export type ViewingAct = (typeof VIEWING_ACTS)[number];

const Id = z.uuid();
export const Viewing = z.object({
  id: Id,
  leadId: Id,
  side: LeadSide,
  listing: Lead.shape.listing,
  with: Lead.shape.with,
  /** Where, as the listing says it. */
  address: z.string().nullable(),
  startsAt: z.string(),
  minutes: z.int(),
  note: z.string().nullable(),
  status: ViewingStatus,
  endedBecause: ViewingEnd.nullable(),
  /** The other side proposed a time and waits for the caller. */
  isMyTurn: z.boolean(),
  /** Acts open to the caller now. */
  allowed: z.array(z.enum(VIEWING_ACTS)),
  version: z.int(),
});
export type Viewing = z.infer<typeof Viewing>;

const shared = { access: 'viewings', tag: 'viewings' } as const;
const params = z.strictObject({ id: Id });
const One = z.object({ viewing: Viewing });
const time = {
  startsAt: Moment,
  minutes: z.int().min(15).max(240).default(30),
  note: z.string().trim().min(1).max(300).optional(),
};
const version = z.int().min(1);
const CHANGING = [
  'viewing_not_found',
  'viewing_changed',
  'viewing_not_allowed',
  'lead_closed',
  'account_stopped',
] as const;

export const proposeViewing = endpoint({
  ...shared,
  method: 'POST',
  path: '/leads/:id/viewings',
  summary: 'Propose a time to see it; the other side answers. One open viewing per thread',
  params,
  body: z.strictObject(time),
  success: 201,
  data: One,
  errors: ['lead_not_found', 'lead_closed', 'viewing_open', 'viewing_not_offered', 'viewing_time', 'account_stopped'],
});
export const viewingsOfLead = endpoint({
  ...shared,
  method: 'GET',
  path: '/leads/:id/viewings',
  summary: 'Of one thread, the newest first',
  params,
  data: z.object({ items: z.array(Viewing) }),
  errors: ['lead_not_found'],
});
export const VIEWING_LISTS = ['upcoming', 'past'] as const;
export const listViewings = endpoint({
  ...shared,
  method: 'GET',
  path: '/viewings',
  summary: 'Mine and my office’s, on either side: those that are still to come, or those that are over',
  query: z.strictObject({
    when: z.enum(VIEWING_LISTS).default('upcoming'),
    page: number(z.number().int().min(1).max(10_000)),
    limit: number(z.number().int().min(1).max(100)),
  }),
  data: z.object({
    items: z.array(Viewing),
    page: Page,
    counts: z.object({ upcoming: z.int(), past: z.int(), waiting: z.int() }),
  }),
});
/** A viewing as a stop on somebody's way. */
export const ViewingStop = Viewing.extend({
  /** No more exact than the caller may know: the owner's side has the home, the other one its public point. Null without a listing. */
  point: z.object({ lng: z.number(), lat: z.number(), isApproximate: z.boolean() }).nullable(),
});
export type ViewingStop = z.infer<typeof ViewingStop>;
export const viewingRoute = endpoint({
  ...shared,
  method: 'GET',
  path: '/viewings/route',
  summary:
    'Viewings the caller goes to on one day in Damascus, in order of time; without a day, on the next that has any',
  query: z.strictObject({ day: z.iso.date().optional() }),
  data: z.object({
    /** Null: there is nothing to come. */
    day: z.iso.date().nullable(),
    /** From today on. */
    days: z.array(z.object({ day: z.iso.date(), count: z.int() })),
    stops: z.array(ViewingStop),
  }),
});
export const acceptViewing = endpoint({
  ...shared,
  method: 'PUT',
  path: '/viewings/:id/accept',
  summary: 'Agree to the time the other side proposed',
  params,
  body: z.strictObject({ version }),
  data: One,
  errors: CHANGING,
});
export const moveViewing = endpoint({
  ...shared,
  method: 'PUT',
  path: '/viewings/:id/move',
  summary: 'Propose another time; the other side answers',
  params,
  body: z.strictObject({ ...time, version }),
  data: One,
  errors: [...CHANGING, 'viewing_time'],
});
export const completeViewing = endpoint({
  ...shared,
  method: 'PUT',
  path: '/viewings/:id/complete',
  summary: 'It took place; for the owner’s side, once its time has come',
  params,
  body: z.strictObject({ version }),
  data: One,
  errors: CHANGING,
});
export const cancelViewing = endpoint({
  ...shared,
  method: 'PUT',
  path: '/viewings/:id/cancel',
  summary: 'Call it off',
  params,
  body: z.strictObject({ version }),
  data: One,
  errors: CHANGING,
});
export const viewingCalendar = endpoint({
  ...shared,
  method: 'GET',
  path: '/viewings/:id/calendar.ics',
  summary: 'For a calendar (text/calendar); a later file of the same viewing replaces the earlier one there',
  params,
  data: z.unknown(),
  file: ['text/calendar'],
  errors: ['viewing_not_found'],
});
