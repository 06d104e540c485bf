import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';
import { fieldError } from '#lib/fields.ts';

const Id = z.uuid();
const shared = {
  access: 'listings-review',
  tag: 'same-homes',
  path: '/admin/listings/:id/home',
  params: z.strictObject({ id: Id }),
} as const;

const Offer = z.object({
  id: Id,
  code: z.int(),
  title: z.string(),
  office: z.string().nullable(),
  /** Dollars. */
  price: z.number().nullable(),
  image: z.object({ id: Id, color: z.string() }).nullable(),
});
export type Offer = z.infer<typeof Offer>;
export const SameHome = z.object({
  /** Shown as the same home. */
  offers: z.array(Offer),
  /** Told apart from it by a moderator. */
  apart: z.array(Offer),
});
export type SameHome = z.infer<typeof SameHome>;

export const sameHome = endpoint({
  ...shared,
  method: 'GET',
  summary: 'Other listings that are taken for the same home, and those told apart from it',
  data: SameHome,
  errors: ['listing_not_found'],
});
export const decideHome = endpoint({
  ...shared,
  method: 'PUT',
  summary: 'Say that a listing is no part of its home, or (`isSame`) take that back; audited',
  body: z
    .strictObject({ isSame: z.boolean(), reason: z.string().trim().max(500).default('') })
    .refine(({ isSame, reason }) => isSame || reason !== '', { ...fieldError('required'), path: ['reason'] }),
  data: SameHome,
  errors: ['listing_not_found', 'home_decided'],
});
