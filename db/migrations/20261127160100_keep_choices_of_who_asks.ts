import type { Knex } from 'knex';
import { refuseLoss } from '../src/schema/drop-tables.ts';

/** What becomes of a private plan, credit, boosts and advertisements, said by whoever asks an owner to be let in. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table office_invitations add column private_choice jsonb');
}

export async function down(db: Knex): Promise<void> {
  await refuseLoss(db, { office_invitations: 'private_choice is not null' });
  await db.raw('drop trigger if exists office_invitations_forget_choice on office_invitations');
  await db.raw('alter table office_invitations drop column private_choice');
}
