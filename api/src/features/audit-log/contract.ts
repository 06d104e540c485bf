import { z } from 'zod';
import { endpoint, number } from '#lib/endpoint.ts';
import { TABLE_FORMATS, TABLE_TYPES } from '#lib/tables/table.ts';

/** For how many years what is kept (spec, section 9); the jobs of retention hold to it. */
export const KEPT_YEARS = { communications: 2, payments: 7, security: 5, audit: 3 } as const;

export const AuditedAct = z.object({
  id: z.int(),
  at: z.string(),
  /** `user.suspend`, `office.approve`: subject, full stop, verb. */
  action: z.string(),
  /** Null: a rule did it, or somebody who has left. */
  actor: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  subject: z.object({
    kind: z.string(),
    id: z.string(),
    /** Null when it has gone, or has no name. */
    name: z.string().nullable(),
  }),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
  ip: z.string().nullable(),
});
export type AuditedAct = z.infer<typeof AuditedAct>;

const shared = { method: 'GET', access: 'audit', tag: 'audit-log' } as const;

export const AuditFilter = z.strictObject({
  actor: z.uuid().optional(),
  /** An act, or a kind of subject (`user`), which means all acts on such. */
  action: z.string().max(60).optional(),
  /** The id of what it was done to. */
  subject: z.string().trim().max(100).optional(),
  /** Days in Damascus, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

export const listAudit = endpoint({
  ...shared,
  path: '/admin/audit',
  summary: 'What administrators and rules did, newest first',
  query: AuditFilter.extend({
    /** Only acts before this one: the `next` of an earlier answer. */
    before: number(z.int().min(1)),
    limit: number(z.number().int().min(1).max(100)),
  }),
  data: z.object({ acts: z.array(AuditedAct), next: z.int().nullable() }),
});

export const exportAudit = endpoint({
  ...shared,
  path: '/admin/audit/export',
  summary: 'The same acts as a table for a spreadsheet; an act itself',
  query: AuditFilter.extend({ format: z.enum(TABLE_FORMATS) }),
  data: z.unknown(),
  file: Object.values(TABLE_TYPES),
});

export const auditChoices = endpoint({
  ...shared,
  path: '/admin/audit/choices',
  summary: 'What the audit log can be narrowed by',
  data: z.object({
    actors: z.array(z.object({ id: z.uuid(), name: z.string() })),
    /** Acts that have a record, by name. */
    actions: z.array(z.string()),
    /** Years, by what is kept. */
    kept: z.object({ communications: z.int(), payments: z.int(), security: z.int(), audit: z.int() }),
  }),
});
