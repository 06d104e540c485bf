import type { Knex } from 'knex';

/** A licence is looked at for itself: a bad paper is sent back without deciding about the office, and may lapse later. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table office_applications
      add column license_state text not null default 'pending'
        constraint office_applications_license_state check (license_state in ('pending', 'approved', 'rejected')),
      add column license_reason text,
      add constraint office_applications_license_reason check (license_state <> 'rejected' or license_reason is not null),
      add constraint office_applications_license_there check (license_state = 'pending' or license_file is not null);
    update office_applications set license_state = 'approved' where status = 'approved' and license_file is not null;
  `);
}

export const down = (db: Knex) =>
  db.raw('alter table office_applications drop column license_state, drop column license_reason');
