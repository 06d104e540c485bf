import type { Knex } from 'knex';

const REASONS = ['logout', 'reuse', 'password', 'suspended', 'banned', 'closed', 'ended_by_user', 'expired'];
const allow = (reasons: string[]) => `
  alter table sessions drop constraint sessions_end_reason;
  alter table sessions add constraint sessions_end_reason check
    (end_reason in (${reasons.map((reason) => `'${reason}'`).join(', ')}));`;

/** An administrator who looks at an account may sign one of its devices out. */
export const up = (db: Knex) => db.raw(allow([...REASONS, 'ended_by_admin']));

export const down = (db: Knex) =>
  db.raw(`update sessions set end_reason = 'logout' where end_reason = 'ended_by_admin'; ${allow(REASONS)}`);
