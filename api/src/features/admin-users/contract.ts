import { z } from 'zod';
import { endpoint, number, Page } from '#lib/endpoint.ts';
import { TABLE_FORMATS, TABLE_TYPES } from '#lib/tables/table.ts';
import { AccountType } from '../accounts/contract.ts';
import { ReportType } from '../listing-reports/contract.ts';
import { ListingStatus } from '../listings/contract.ts';
import { ApplicationStatus } from '../office-applications/contract.ts';

export const Standing = z.enum(['active', 'suspended', 'banned', 'closed']);
export type Standing = z.infer<typeof Standing>;

export const AdminUser = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  type: AccountType,
  status: Standing,
  /** What a closed account took along and a new one of the same person is refused for, while it is in force. */
  measure: z.enum(['suspended', 'banned']).nullable(),
  /** Null for a suspension without end. */
  suspendedUntil: z.string().nullable(),
  reason: z.string().nullable(),
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  listings: z.int(),
  office: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }).nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string().nullable(),
});
export type AdminUser = z.infer<typeof AdminUser>;

const AuditEntry = z.object({
  id: z.string(),
  /** `user.suspend`, `office.approve`: subject, full stop, verb. */
  action: z.string(),
  actor: z.string().nullable(),
  reason: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  at: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const count = z.int();
const ReportCounts = z.object({ open: count, upheld: count, dismissed: count });
/** What a user does on the site, as far as administrators see it: no words of conversations. */
export const UserProfile = z.object({
  listings: z.object({
    total: count,
    byStatus: z.array(z.object({ status: ListingStatus, count })),
    newest: z.array(
      z.object({
        id: z.uuid(),
        code: count,
        title: z.string().nullable(),
        status: ListingStatus,
        createdAt: z.string(),
      }),
    ),
  }),
  leads: z.object({
    /** About their listings, and how many of those have an answer. */
    received: count,
    answered: count,
    /** Their own, about listings of others. */
    sent: count,
    lastAt: z.string().nullable(),
  }),
  sessions: z.array(
    z.object({
      id: z.uuid(),
      device: z.string(),
      ip: z.string().nullable(),
      createdAt: z.string(),
      lastUsedAt: z.string(),
    }),
  ),
  applications: z.array(
    z.object({
      id: z.uuid(),
      name: z.string().nullable(),
      status: ApplicationStatus,
      reason: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  reports: z.object({
    /** By this user, and about their listings, those of an account they closed before included while its data are there. */
    made: ReportCounts,
    about: ReportCounts,
    newest: z.array(
      z.object({
        id: z.uuid(),
        type: ReportType,
        state: z.enum(['open', 'upheld', 'dismissed']),
        note: z.string(),
        listing: z.object({ id: z.uuid(), title: z.string().nullable() }),
        at: z.string(),
      }),
    ),
  }),
});
export type UserProfile = z.infer<typeof UserProfile>;

/** Characters of a reason, which the user is told. */
export const REASON = { min: 3, max: 500 } as const;
const Reason = z.string().trim().min(REASON.min).max(REASON.max);
/** The standing the administrator decided upon: when another one was quicker, nothing is done. */
const expected = Standing.optional();
const params = z.strictObject({ id: z.uuid() });
const data = z.object({ user: AdminUser });
const shared = { tag: 'admin-users', access: 'users', params, data } as const;

const UserFilter = z.strictObject({
  /** Part of a name, an e-mail or a telephone number. */
  query: z.string().trim().max(100).optional(),
  type: AccountType.optional(),
  status: Standing.optional(),
});

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'users',
  tag: 'admin-users',
  summary: 'Users, newest first',
  query: UserFilter.extend({
    page: number(z.number().int().min(1).max(10_000)),
    limit: number(z.number().int().min(1).max(100)),
  }),
  data: z.object({ users: z.array(AdminUser), page: Page }),
});
export const exportUsers = endpoint({
  method: 'GET',
  path: '/admin/users/export',
  access: 'users',
  tag: 'admin-users',
  summary: 'The same users as a table for a spreadsheet; audited',
  query: UserFilter.extend({ format: z.enum(TABLE_FORMATS) }),
  data: z.unknown(),
  file: Object.values(TABLE_TYPES),
});
export const getUser = endpoint({
  method: 'GET',
  path: '/admin/users/:id',
  access: 'users',
  tag: 'admin-users',
  summary: 'A user, and what administrators did to it',
  params,
  data: z.object({ user: AdminUser, audit: z.array(AuditEntry) }),
  errors: ['user_not_found'],
});
export const userProfile = endpoint({
  method: 'GET',
  path: '/admin/users/:id/profile',
  access: 'users',
  tag: 'admin-users',
  summary: 'Their listings, inquiries, devices, applications and reports',
  params,
  data: z.object({ profile: UserProfile }),
  errors: ['user_not_found'],
});
export const endUserSession = endpoint({
  method: 'DELETE',
  path: '/admin/users/:id/sessions/:sessionId',
  access: 'users',
  tag: 'admin-users',
  summary: 'Sign one of their devices out',
  params: z.strictObject({ id: z.uuid(), sessionId: z.uuid() }),
  data: z.object({}),
  errors: ['session_not_found'],
});
export const suspendUser = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/users/:id/suspend',
  summary: 'Suspend for a number of days, or without end (`days: null`); ends its sessions, hides its listings',
  body: z.strictObject({ reason: Reason, days: z.int().min(1).max(3650).nullable(), expected }),
  errors: ['user_not_found', 'user_is_admin', 'user_is_banned', 'user_is_suspended', 'standing_changed'],
});
export const unsuspendUser = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/users/:id/unsuspend',
  summary: 'Lift a suspension',
  body: z.strictObject({ reason: Reason.optional(), expected }),
  errors: ['user_not_found', 'user_not_suspended', 'standing_changed'],
});
export const banUser = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/users/:id/ban',
  proof: 'code',
  summary: 'Ban for good; ends its sessions, hides its listings',
  body: z.strictObject({ reason: Reason, expected }),
  errors: ['proof_required', 'user_not_found', 'user_is_admin', 'user_is_banned', 'standing_changed'],
});
export const unbanUser = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/users/:id/unban',
  summary: 'Lift a ban; a suspension that still runs stays',
  body: z.strictObject({ reason: Reason, expected }),
  errors: ['user_not_found', 'user_not_banned', 'standing_changed'],
});
