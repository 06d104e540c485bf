import { z } from 'zod';
import { endpoint, flag, number, Page } from '#lib/endpoint.ts';
import { Email, fieldError, filled, ProfilePhone } from '#lib/fields.ts';

const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((value) => value || null)
    .nullable()
    .optional();

export const ApplicationStatus = z.enum(['pending', 'approved', 'rejected']);
export const OfficeApplication = z.object({
  id: z.uuid(),
  /** `pending` is being reviewed, or still waits for its licence (`hasLicense`) or a field. */
  status: ApplicationStatus,
  name: z.string().nullable(),
  nameEn: z.string().nullable(),
  /** A city's key. */
  location: z.string().nullable(),
  address: z.string().nullable(),
  licenseNumber: z.string().nullable(),
  hasLicense: z.boolean(),
  /** Of the file as it was sent; null for one of an earlier release. */
  licenseName: z.string().nullable(),
  /** Of the paper itself; `pending` also where none was sent. */
  licenseState: ApplicationStatus,
  licenseReason: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  description: z.string().nullable(),
  rejectionReason: z.string().nullable(),
  createdAt: z.string(),
});
export type OfficeApplication = z.infer<typeof OfficeApplication>;
const One = z.object({ application: OfficeApplication });

export const OfficeForm = z.strictObject({
  name: filled(100).refine((value) => value.length >= 2, fieldError('name_length')),
  nameEn: optional(100),
  location: filled(80),
  address: filled(300),
  licenseNumber: filled(60),
  email: Email,
  phone: ProfilePhone,
  website: z
    .string()
    .trim()
    .max(200)
    .transform((value) => value || null)
    .refine(
      (value) => value === null || z.url({ protocol: /^https?$/ }).safeParse(value).success,
      fieldError('website'),
    )
    .nullable()
    .optional(),
  description: optional(2000),
});

export const myApplication = endpoint({
  method: 'GET',
  path: '/offices/my-application',
  access: 'office-register',
  tag: 'office-applications',
  summary: 'My application to become an office: what registration filled in, or the latest one',
  data: z.object({ application: OfficeApplication.nullable() }),
  errors: ['already_office'],
});
export const registerOffice = endpoint({
  method: 'POST',
  path: '/offices/register',
  access: 'office-register',
  tag: 'office-applications',
  summary: 'Fill in the application; it goes to review once the licence is there too',
  body: OfficeForm,
  data: One,
  errors: ['already_office', 'unknown_place'],
});

export const upgradeToOffice = endpoint({
  method: 'POST',
  path: '/offices/upgrade',
  access: 'office-register',
  tag: 'office-applications',
  summary: 'Begin an application with what the account knows already; one that is open is answered as it is',
  body: z.strictObject({}),
  data: One,
  errors: ['already_office'],
});

/** PDF, JPG or PNG. */
export const LICENSE_MAX_BYTES = 5 * 1024 * 1024;
export const uploadLicense = endpoint({
  method: 'POST',
  path: '/offices/upload-license',
  access: 'office-register',
  tag: 'office-applications',
  summary: 'Send the licence (multipart, field `license`, PDF, JPG or PNG, ≤ 5 MB)',
  upload: { field: 'license' },
  data: One,
  errors: [
    'already_office',
    'application_missing',
    'license_missing',
    'license_type',
    'license_too_large',
    'upload_failed',
  ],
});

const AdminApplication = OfficeApplication.extend({
  cityName: z.string().nullable(),
  /** How to show the licence: `application/pdf`, `image/jpeg`, `image/png`. */
  licenseType: z.string().nullable(),
  applicant: z.object({ id: z.uuid(), name: z.string(), email: z.string().nullable(), phone: z.string().nullable() }),
  officeId: z.uuid().nullable(),
  /** Whether the office it became carries the mark; null where there is none. */
  officeVerified: z.boolean().nullable(),
  decidedAt: z.string().nullable(),
});
export type AdminApplication = z.infer<typeof AdminApplication>;
const params = z.strictObject({ id: z.uuid() });
const shared = {
  tag: 'office-applications',
  access: 'offices',
  params,
  data: z.object({ application: AdminApplication }),
} as const;

export const pendingOffices = endpoint({
  method: 'GET',
  path: '/admin/offices/pending',
  access: 'offices',
  tag: 'office-applications',
  summary: 'Applications to be decided, oldest first; with another `status`, those decided, newest first',
  query: z.strictObject({
    status: ApplicationStatus.optional(),
    page: number(z.number().int().min(1).max(10_000)),
    limit: number(z.number().int().min(1).max(100)),
  }),
  data: z.object({ applications: z.array(AdminApplication), page: Page }),
});
/** Answers the file itself, not the envelope: fetch it with the bearer token and show it from a blob. */
export const viewLicense = endpoint({
  method: 'GET',
  path: '/admin/offices/:id/license',
  access: 'offices',
  tag: 'office-applications',
  summary: 'The licence document of an application',
  params,
  data: z.unknown(),
  file: ['application/pdf', 'image/jpeg', 'image/png'],
  errors: ['application_not_found', 'license_missing'],
});
export const decideLicense = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/offices/:id/license',
  summary:
    'Accept a licence or send it back with a reason, also of an office, which loses its mark then; the application is decided for itself',
  body: z
    .strictObject({ state: z.enum(['approved', 'rejected']), reason: z.string().trim().max(500).default('') })
    .refine(({ state, reason }) => state === 'approved' || reason !== '', {
      ...fieldError('rejection_reason_required'),
      path: ['reason'],
    }),
  errors: ['application_not_found', 'application_decided', 'license_missing'],
});
export const approveOffice = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/offices/:id/approve',
  summary: 'Make the applicant an office (id of the application)',
  body: z.strictObject({}),
  errors: [
    'application_not_found',
    'application_decided',
    'application_incomplete',
    'license_rejected',
    'applicant_stopped',
    'applicant_in_office',
  ],
});
export const rejectOffice = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/offices/:id/reject',
  summary: 'Refuse with a reason that the applicant reads',
  body: z.strictObject({
    reason: z
      .string()
      .trim()
      .max(500)
      .refine((value) => value !== '', fieldError('rejection_reason_required')),
  }),
  errors: ['application_not_found', 'application_decided'],
});
export const oneApplication = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/offices/:id',
  summary: 'One application (its id), whatever was decided',
  errors: ['application_not_found'],
});

const OfficeLicense = z.object({ state: ApplicationStatus, reason: z.string().nullable() });
const ofOffice = {
  tag: 'office-applications',
  access: 'office',
  path: '/offices/:id/license',
  params,
  /** Null for an office that was brought in without an application. */
  data: z.object({ license: OfficeLicense.nullable() }),
} as const;
export const officeLicense = endpoint({
  ...ofOffice,
  method: 'GET',
  summary: 'How the licence of my office stands (id of the office)',
  errors: ['office_not_found', 'office_forbidden'],
});
export const renewLicense = endpoint({
  ...ofOffice,
  method: 'POST',
  summary:
    'Send another licence for my office (multipart, field `license`, PDF, JPG or PNG, ≤ 5 MB); it is looked at anew',
  errors: [
    'office_not_found',
    'office_forbidden',
    'application_missing',
    'license_missing',
    'license_type',
    'license_too_large',
    'upload_failed',
  ],
});
export const AdminOffice = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  verified: z.boolean(),
  premium: z.boolean(),
  listings: z.int(),
  manager: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Since when nobody may run it; null where somebody may. */
  unledSince: z.string().nullable(),
  /** Members who could be named its owner; empty where an owner may act. */
  heirs: z.array(z.object({ id: z.uuid(), name: z.string(), role: z.enum(['owner', 'agent', 'assistant']) })),
  /** Of its application; null for an office that was brought in without one. */
  application: z.object({ id: z.uuid(), licenseState: ApplicationStatus }).nullable(),
  createdAt: z.string(),
});
export type AdminOffice = z.infer<typeof AdminOffice>;
export const adminOffices = endpoint({
  tag: 'office-applications',
  access: 'offices',
  method: 'GET',
  path: '/admin/offices',
  summary: 'All offices, the newest first',
  query: z.strictObject({
    query: z.string().trim().max(100).optional(),
    verified: flag,
    premium: flag,
    /** False: whose owners may not run it any more. */
    led: flag,
    /** How its licence stands; `none` for an office that was brought in without an application. */
    license: z.enum([...ApplicationStatus.options, 'none']).optional(),
    /** A governorate's key. */
    province: z.string().max(80).optional(),
    page: number(z.number().int().min(1).max(10_000)),
    limit: number(z.number().int().min(1).max(100)),
  }),
  upload: { field: 'license' },
  data: z.object({ offices: z.array(AdminOffice), page: Page }),
});
export const verifyOffice = endpoint({
  tag: 'office-applications',
  access: 'offices',
  method: 'PUT',
  path: '/offices/:id/verify',
  summary: 'Give an office the mark of a checked licence, or take it away (id of the office); audited',
  params,
  body: z.strictObject({
    verified: z.boolean(),
    reason: z
      .string()
      .trim()
      .max(500)
      .refine((value) => value !== '', fieldError('required')),
  }),
  data: z.object({ office: z.object({ id: z.uuid(), verified: z.boolean() }) }),
  errors: ['office_not_found', 'license_unproven'],
});
