import type { Knex } from 'knex';

/** A proof is stamped with the product's time, as every other row is. */
export const up = (db: Knex) => db.raw('alter table session_proofs alter column created_at set default app_now()');

export const down = (db: Knex) => db.raw('alter table session_proofs alter column created_at set default now()');
