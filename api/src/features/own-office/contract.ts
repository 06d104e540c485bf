import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';
import { Email, fieldError, filled, ProfilePhone } from '#lib/fields.ts';
import { MAX_OFFICE_AREAS, OFFICE_LANGUAGES } from '#rules/offices.ts';
import { LeadStatus } from '../leads/contract.ts';
import { ListingStatus } from '../listings/contract.ts';
import { OfficeArea, OfficeHours } from '../offices/contract.ts';

const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((value) => value || null)
    .nullable();
const Name = filled(100).refine((value) => value.length >= 2, fieldError('name_length'));

const Basics = z.strictObject({
  name: Name,
  nameEn: Name,
  descriptionAr: optional(2000),
  descriptionEn: optional(2000),
  /** A city's key. */
  city: filled(80),
  address: filled(300),
  website: optional(200).refine(
    (value) => value === null || z.url({ protocol: /^https?$/ }).safeParse(value).success,
    fieldError('website'),
  ),
  email: Email,
  phone: ProfilePhone,
});
const Details = z.strictObject({
  hours: OfficeHours.refine(
    (days) => new Set(days.map(({ weekday }) => weekday)).size === days.length,
    fieldError('hours'),
  ),
  languages: z.array(z.enum(OFFICE_LANGUAGES)).max(OFFICE_LANGUAGES.length),
  areas: z.array(OfficeArea.pick({ kind: true, key: true }).strict()).max(MAX_OFFICE_AREAS),
});
export type OfficeBasics = z.output<typeof Basics>;
export type OfficeDetails = z.output<typeof Details>;

export const OwnOffice = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  nameEn: z.string(),
  descriptionAr: z.string().nullable(),
  descriptionEn: z.string().nullable(),
  province: z.object({ key: z.string(), name: z.string() }),
  city: z.object({ key: z.string(), name: z.string() }),
  address: z.string().nullable(),
  website: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  hours: OfficeHours,
  languages: z.array(z.enum(OFFICE_LANGUAGES)),
  areas: z.array(OfficeArea),
  logo: z.uuid().nullable(),
  verified: z.boolean(),
  premium: z.boolean(),
  /** Whether the caller may change it; the others of the team read. */
  mayManage: z.boolean(),
  version: z.int(),
});
export type OwnOffice = z.infer<typeof OwnOffice>;

const One = z.object({ office: OwnOffice });
const Ref = z.strictObject({ id: z.uuid() });
const shared = { access: 'office', tag: 'own-office' } as const;
const REFUSALS = ['office_not_found', 'office_forbidden'] as const;
const version = z.int().min(1);

export const myOffice = endpoint({
  ...shared,
  method: 'GET',
  path: '/offices/my-office',
  summary: 'The office the caller works for, with what only its people see',
  data: One,
  errors: ['office_not_found'],
});
const StatusCount = <S extends z.ZodType>(status: S) => z.array(z.object({ status, count: z.int() }));
const ListingStatistics = z.object({
  /** How many days `views` and `reveals` look back. */
  days: z.int(),
  total: z.int(),
  byStatus: StatusCount(ListingStatus),
  views: z.int(),
  reveals: z.int(),
});
export type ListingStatistics = z.infer<typeof ListingStatistics>;
const LeadStatistics = z.object({
  /** How many days `asked`, `answered` and `medianMinutes` look back. */
  days: z.int(),
  total: z.int(),
  /** Leads written to the office itself. */
  toOffice: z.int(),
  unanswered: z.int(),
  byStatus: StatusCount(LeadStatus),
  asked: z.int(),
  answered: z.int(),
  medianMinutes: z.int().nullable(),
});
export type LeadStatistics = z.infer<typeof LeadStatistics>;

export const officeListingStatistics = endpoint({
  ...shared,
  method: 'GET',
  path: '/offices/statistics/listings',
  summary: 'The office’s listings by status, with the views and number requests of the last 30 days',
  data: ListingStatistics,
  errors: ['office_not_found'],
});
export const officeLeadStatistics = endpoint({
  ...shared,
  method: 'GET',
  path: '/offices/statistics/leads',
  summary:
    'The office’s inquiries by stage, about its listings and to itself, with how fast the last 30 days’ were answered',
  data: LeadStatistics,
  errors: ['office_not_found'],
});
export const updateOffice = endpoint({
  ...shared,
  method: 'PUT',
  path: '/offices/:id',
  summary:
    'Name, place and ways to it. A verified office that takes another name is unverified until an administrator looks again',
  params: Ref,
  body: Basics.extend({ version }),
  data: One,
  errors: [...REFUSALS, 'office_changed', 'place_not_found'],
});
export const updateOfficeDetails = endpoint({
  ...shared,
  method: 'PUT',
  path: '/offices/:id/details',
  summary: 'Opening hours in Damascus time (a day left out is closed), languages and areas served',
  params: Ref,
  body: Details.extend({ version }),
  data: One,
  errors: [...REFUSALS, 'office_changed', 'place_not_found'],
});
export const setLogo = endpoint({
  ...shared,
  method: 'PUT',
  path: '/offices/:id/logo',
  summary: 'Send the logo (multipart, field `logo`, JPG or PNG, < 2 MB)',
  params: Ref,
  upload: { field: 'logo' },
  data: One,
  errors: [
    ...REFUSALS,
    'logo_missing',
    'logo_type',
    'logo_too_large',
    'image_unreadable',
    'image_too_small',
    'upload_failed',
  ],
});
export const removeLogo = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/offices/:id/logo',
  summary: 'Take the logo away',
  params: Ref,
  data: One,
  errors: [...REFUSALS],
});
