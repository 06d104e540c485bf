import type { Knex } from 'knex';
import { refuseLoss } from '../src/schema/drop-tables.ts';

/** A licence comes back under the name of the file that was sent. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table office_applications
      add column license_name text
        constraint office_applications_license_name check (char_length(license_name) between 1 and 200);
  `);
}

export async function down(db: Knex): Promise<void> {
  await refuseLoss(db, { office_applications: 'license_name is not null' });
  await db.raw('alter table office_applications drop column license_name');
}
