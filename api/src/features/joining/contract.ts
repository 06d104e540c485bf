import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';
import { CashMethod } from '../credits/contract.ts';
import { Team } from '../office-team/contract.ts';

/** Fate of a person's own plan, boosts, advertisements and credit when joining an office; without an answer each is kept. */
export const PrivateChoice = z.strictObject({
  plan: z.enum(['keep', 'cancel']).default('keep'),
  boosts: z.enum(['keep', 'stop']).default('keep'),
  advertisements: z.enum(['keep', 'stop']).default('keep'),
  /** `pay_out` asks for all of it back, what the stops brought included: held until an administrator has paid it. */
  credit: z.enum(['keep', 'pay_out']).default('keep'),
  /** Of a payout: the wallet's or account's number, or who collects it. */
  payTo: z.string().trim().min(1).max(100).optional(),
  method: CashMethod.default('mobile_wallet'),
});
export type PrivateChoice = z.infer<typeof PrivateChoice>;

export const privateHoldings = endpoint({
  method: 'GET',
  path: '/office-invitations/holdings',
  access: 'user',
  tag: 'office-team',
  summary:
    'What I have for myself that I am asked about when I join an office; it stays mine, reached by `purse=private`',
  data: z.object({
    /** In dollars. */
    credit: z.number(),
    /** Least and most of a payout. */
    minimum: z.number(),
    maximum: z.number(),
    plan: z.object({ name: z.string(), validUntil: z.string(), renews: z.boolean(), price: z.number() }).nullable(),
    boosts: z.object({ count: z.int(), refund: z.number() }),
    advertisements: z.object({ count: z.int(), unspent: z.number() }),
  }),
});
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/office-invitations/accept',
  access: 'user',
  tag: 'office-team',
  summary:
    'Join the office with the caller’s account; with another one than the invited, ask an owner for it. `private` says what becomes of the caller’s own plan, credit, boosts and advertisements',
  body: z
    .strictObject({ token: z.string().regex(/^[\w-]{43}$/), private: PrivateChoice.optional() })
    .refine(({ private: mine }) => mine?.credit !== 'pay_out' || mine.payTo !== undefined, {
      path: ['private', 'payTo'],
      params: { code: 'required' },
    }),
  data: z.object({ office: z.object({ slug: z.string() }), isWaiting: z.boolean() }),
  errors: [
    ...(['invitation_invalid', 'invitation_used', 'already_in_an_office', 'team_full'] as const),
    ...(['account_stopped', 'forbidden'] as const),
    ...(['amount_below_minimum', 'amount_above_maximum', 'too_many_credit_requests', 'no_balance_to_refund'] as const),
  ],
});
export const admitMember = endpoint({
  method: 'POST',
  path: '/offices/my-office/invitations/:id/admit',
  access: 'office',
  tag: 'office-team',
  summary:
    'Let the account in that wants to accept an invitation which was sent to somebody else; what is private of it becomes what it chose',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({}),
  data: Team,
  errors: [
    ...(['office_not_found', 'team_forbidden', 'invitation_not_found'] as const),
    ...(['already_in_an_office', 'account_stopped', 'forbidden'] as const),
  ],
});
