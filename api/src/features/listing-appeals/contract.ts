import { z } from 'zod';
import { endpoint, number, Page } from '#lib/endpoint.ts';
import { fieldError } from '#lib/fields.ts';
import { ListingStatus } from '../listings/contract.ts';

const Id = z.uuid();
const params = z.strictObject({ id: Id });
const words = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => value !== '', fieldError('required'));

export const AppealState = z.enum(['open', 'granted', 'denied']);

export const appealListing = endpoint({
  access: 'properties',
  tag: 'listing-appeals',
  method: 'POST',
  path: '/listings/:id/appeal',
  summary: 'Object to the rejection or suspension of my listing, once; another administrator looks at it again',
  params,
  body: z.strictObject({ text: words(1_000) }),
  data: z.object({ appeal: z.object({ id: Id, state: AppealState }) }),
  errors: ['listing_not_found', 'account_stopped', 'nothing_to_appeal', 'already_appealed'],
});

export const Appeal = z.object({
  id: Id,
  kind: z.enum(['rejection', 'suspension']),
  text: z.string(),
  /** What the owner was told when it was decided. */
  reason: z.string(),
  state: AppealState,
  answer: z.string().nullable(),
  listing: z.object({ id: Id, code: z.int(), title: z.string(), status: ListingStatus }),
  owner: z.object({ id: Id, name: z.string() }),
  /** Who decided what is appealed; null where a rule did. */
  against: z.object({ id: Id, name: z.string() }).nullable(),
  /** The caller decided it, and there is another administrator: it is theirs to look at. */
  isForAnother: z.boolean(),
  createdAt: z.string(),
});
export type Appeal = z.infer<typeof Appeal>;

const shared = { access: 'listings-review', tag: 'listing-appeals' } as const;
export const listAppeals = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/appeals',
  summary: 'Appeals to be decided, the oldest first; with another `state`, those decided, newest first',
  query: z.strictObject({
    state: AppealState.optional(),
    page: number(z.number().int().min(1).max(10_000)),
    limit: number(z.number().int().min(1).max(100)),
  }),
  data: z.object({ appeals: z.array(Appeal), page: Page }),
});
export const decideAppeal = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/appeals/:id/decide',
  summary: 'Grant an appeal (the listing is public again) or deny it with an answer',
  params,
  body: z
    .strictObject({ decision: z.enum(['grant', 'deny']), answer: z.string().trim().max(500).default('') })
    .refine(({ decision, answer }) => decision === 'grant' || answer !== '', {
      ...fieldError('required'),
      path: ['answer'],
    }),
  data: z.object({ state: AppealState }),
  errors: [
    'appeal_not_found',
    'appeal_decided',
    'appeal_needs_another',
    'owner_limit_reached',
    'category_not_shown',
    'account_stopped',
  ],
});
