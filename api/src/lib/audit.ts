import type { Db } from '@diyar/db';

/** The person who acts, and the address they act from. */
export interface Actor {
  actorId: string;
  ip: string;
}

export interface AuditRecord {
  /** Null: nobody; a rule did it. */
  actorId: string | null;
  /** `user.suspend`, `office.approve`: subject, full stop, verb. */
  action: string;
  subjectKind: string;
  subjectId: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
  /** Null: a rule did it by the clock. */
  ip: string | null;
}

/** The audit row of an act, in the transaction that does it. The application can add rows and read them, nothing else. */
export async function audit(trx: Db, record: AuditRecord): Promise<void> {
  const { actorId, action, subjectKind, subjectId, before, after, reason = null, ip } = record;
  await trx('audit_log').insert({
    actor_id: actorId,
    action,
    subject_kind: subjectKind,
    subject_id: subjectId,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    reason,
    ip,
  });
}
