import type { Knex } from 'knex';

/** An invitation that another account than the invited one wants to accept waits for an owner: a forwarded mail lets nobody in. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table office_invitations
      add column asked_by uuid references users on delete set null,
      add column asked_at timestamptz,
      add constraint office_invitations_asked check (asked_by is null or asked_at is not null);
    create index office_invitations_asked_by on office_invitations (asked_by) where asked_by is not null;
  `);
}

export const down = (db: Knex) => db.raw('alter table office_invitations drop column asked_at, drop column asked_by;');
