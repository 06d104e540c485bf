import { z } from 'zod';
import { endpoint, number, Page } from '#lib/endpoint.ts';
import { OFFICE_ROLES } from '#rules/office-roles.ts';
import { OFFICE_LANGUAGES } from '#rules/offices.ts';
import { ListingCard, Named } from '../search/contract.ts';

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** In Damascus time; `weekday` 0 is Sunday. A day that is missing is closed. */
export const OfficeHours = z
  .array(
    z
      .strictObject({ weekday: z.int().min(0).max(6), opens: Time, closes: Time })
      .refine(({ opens, closes }) => closes > opens, { params: { code: 'hours' }, path: ['closes'] }),
  )
  .max(7);
export type OfficeHours = z.infer<typeof OfficeHours>;
export const OfficeArea = z.object({
  kind: z.enum(['province', 'city']),
  key: z.string().min(1).max(80),
  name: z.string(),
});
export type OfficeArea = z.infer<typeof OfficeArea>;

export const OfficeCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  city: Named,
  province: Named,
  logo: z.uuid().nullable(),
  verified: z.boolean(),
  premium: z.boolean(),
  rating: z.number().nullable(),
  reviews: z.int(),
  listings: z.int(),
  since: z.string(),
});
export type OfficeCard = z.infer<typeof OfficeCard>;

/** An office in the directory, with what it offers now. */
export const OfficeEntry = OfficeCard.extend({
  /** Its listings by transaction type; what is for sale or rent counts for both. */
  byTransaction: z.array(Named.extend({ count: z.int() })),
  /** Quarters most of its listings lie in, or else towns. */
  mostIn: z.array(Named),
  /** Main pictures of its newest listings, two at most. */
  pictures: z.array(z.uuid()),
  /** Minutes until the middle question of the last 90 days had its answer; null with few questions, or no answer within a day. */
  replyMinutes: z.int().nullable(),
});
export type OfficeEntry = z.infer<typeof OfficeEntry>;

export const OfficeProfile = OfficeCard.extend({
  address: z.string().nullable(),
  website: z.string().nullable(),
  /** The number itself is revealed only (`POST /offices/:id/reveal`). */
  hasPhone: z.boolean(),
  hasWhatsapp: z.boolean(),
  hours: OfficeHours,
  languages: z.array(z.enum(OFFICE_LANGUAGES)),
  /** Where it works, besides its own town. */
  areas: z.array(OfficeArea),
  team: z.array(z.object({ name: z.string(), role: z.enum(OFFICE_ROLES) })),
  /** Listings by root-to-leaf category slug and by transaction type. */
  byCategory: z.array(Named.extend({ count: z.int() })),
  byTransaction: z.array(Named.extend({ count: z.int() })),
});
export type OfficeProfile = z.infer<typeof OfficeProfile>;

const paging = {
  page: number(z.number().int().min(1).max(1000)),
  limit: number(z.number().int().min(1).max(48)),
};
const listQuery = z.strictObject({
  query: z.string().trim().max(100).optional(),
  province: z.string().max(80).optional(),
  city: z.string().max(80).optional(),
  verified: z.enum(['true', 'false']).optional(),
  premium: z.enum(['true', 'false']).optional(),
  sortBy: z.enum(['name', 'rating', 'date', 'listings']).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  ...paging,
});
const OfficeList = z.object({ offices: z.array(OfficeEntry), page: Page });
const Ref = z.strictObject({ id: z.string().min(1).max(100) });

export const listOffices = endpoint({
  method: 'GET',
  path: '/offices',
  access: 'public',
  tag: 'offices',
  summary: 'The directory of approved offices',
  query: listQuery,
  data: OfficeList,
});
export const officesOfCity = endpoint({
  method: 'GET',
  path: '/offices/city/:city',
  access: 'public',
  tag: 'offices',
  summary: 'Offices of a city',
  params: z.strictObject({ city: z.string().max(80) }),
  query: z.strictObject(paging),
  data: OfficeList,
  errors: ['place_not_found'],
});
export const officesOfProvince = endpoint({
  method: 'GET',
  path: '/offices/province/:province',
  access: 'public',
  tag: 'offices',
  summary: 'Offices of a governorate',
  params: z.strictObject({ province: z.string().max(80) }),
  query: z.strictObject(paging),
  data: OfficeList,
  errors: ['place_not_found'],
});
export const getOffice = endpoint({
  method: 'GET',
  path: '/offices/:id',
  access: 'public',
  tag: 'offices',
  summary: 'One office (id or slug)',
  params: Ref,
  data: OfficeProfile,
  errors: ['office_not_found'],
});
export const officeListings = endpoint({
  method: 'GET',
  path: '/offices/:id/listings',
  access: 'public',
  tag: 'offices',
  summary: 'Public listings of an office',
  params: Ref,
  query: z.strictObject({
    ...paging,
    sortBy: z.enum(['date', 'price', 'area']).optional(),
    sortOrder: z.enum(['asc', 'desc']).optional(),
    transactionType: z.string().max(30).optional(),
    category: z.string().max(80).optional(),
  }),
  data: z.object({ items: z.array(ListingCard), page: Page }),
  errors: ['office_not_found'],
});
