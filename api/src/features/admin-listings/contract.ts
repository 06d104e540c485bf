import { z } from 'zod';
import { endpoint, flag, number, several } from '#lib/endpoint.ts';
import { fieldError } from '#lib/fields.ts';
import { TABLE_FORMATS, TABLE_TYPES } from '#lib/tables/table.ts';
import { MOST_COUNTED } from '#rules/counted.ts';
import { ListingStatus } from '../listings/contract.ts';
import { Named } from '../search/contract.ts';

const Id = z.uuid();

export const AdminListing = z.object({
  id: Id,
  code: z.int(),
  status: ListingStatus,
  title: z.string().nullable(),
  category: Named,
  place: z.string().nullable(),
  transactionType: z.string().nullable(),
  /** Dollars. */
  price: z.number().nullable(),
  image: z.object({ id: Id, color: z.string() }).nullable(),
  owner: z.object({ id: Id, name: z.string(), type: z.string() }),
  office: z.object({ id: Id, name: z.string() }).nullable(),
  /** A new listing or a change waits for a decision. */
  isWaiting: z.boolean(),
  openReports: z.int(),
  featuredUntil: z.string().nullable(),
  /** The public page; null while there is none. */
  path: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
});
export type AdminListing = z.infer<typeof AdminListing>;

const shared = { access: 'listings-review', tag: 'admin-listings' } as const;
const params = z.strictObject({ id: Id });
const reason = z
  .string()
  .trim()
  .max(500)
  .refine((value) => value !== '', fieldError('required'));

export const ListingFilter = z.strictObject({
  status: several(ListingStatus),
  /** Words of the title, or the listing's code or id. */
  query: z.string().trim().max(100).optional(),
  /** Slugs or ids; a group stands for the categories below it. */
  category: several(z.string().max(80)),
  province: z.string().max(80).optional(),
  ownerId: Id.optional(),
  officeId: Id.optional(),
  /** With open reports. */
  reported: flag,
  featured: flag,
  /** When they were begun: days in Damascus. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type ListingFilter = z.output<typeof ListingFilter>;

export const adminListings = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/listings',
  summary: 'All listings but deleted ones, the newest first',
  query: ListingFilter.extend({
    order: z.enum(['newest', 'oldest']).optional(),
    /** The last listing of the page before. */
    after: Id.optional(),
    limit: number(z.number().int().min(1).max(100)),
  }),
  data: z.object({ items: z.array(AdminListing), next: Id.nullable(), total: z.int().max(MOST_COUNTED) }),
});
export const exportListings = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/listings/export',
  summary: 'The same listings as a table for a spreadsheet, the newest first; audited',
  query: ListingFilter.extend({ format: z.enum(TABLE_FORMATS) }),
  data: z.unknown(),
  file: Object.values(TABLE_TYPES),
});
export const featureListing = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/listings/:id/feature',
  summary: 'Feature a public listing for some days from now, or no longer (0)',
  params,
  body: z.strictObject({ days: z.int().min(0).max(365) }),
  data: z.object({ featuredUntil: z.string().nullable() }),
  errors: ['listing_not_found', 'status_not_allowed', 'category_not_shown'],
});
export const deleteAnyListing = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/admin/listings/:id',
  summary: 'Delete a listing; its owner is told why',
  params,
  body: z.strictObject({ reason }),
  data: z.object({}),
  errors: ['listing_not_found'],
});
export const transferListings = endpoint({
  access: 'users',
  tag: 'admin-listings',
  method: 'POST',
  path: '/admin/users/:id/transfer-listings',
  summary: 'Give the listings of an account to another one, within its quota: all of them (up to 500 at once) or none',
  params,
  body: z.strictObject({ to: Id, reason }),
  data: z.object({
    moved: z.int(),
    /** Still there: more than one act moves. */
    left: z.int(),
  }),
  errors: ['user_not_found', 'receiver_unfit', 'owner_limit_reached'],
});
export const transferListing = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/listings/:id/transfer',
  summary:
    'Give a listing with its photos to another account, within its quota; conversations stay with the former owner',
  params,
  body: z.strictObject({ to: Id, reason }),
  data: z.object({ ownerId: Id, officeId: Id.nullable() }),
  errors: ['listing_not_found', 'receiver_unfit', 'owner_limit_reached'],
});
