import type { Knex } from 'knex';

/** Answers of writes by the key that their caller gave them, stored by the transaction that made the change. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table idempotency_keys (
      user_id uuid not null references users on delete cascade,
      key text not null constraint idempotency_keys_key check (char_length(key) between 8 and 200),
      request_hash bytea not null,
      status_code smallint not null constraint idempotency_keys_status_code check (status_code between 200 and 299),
      body text not null,
      created_at timestamptz not null default app_now(),
      primary key (user_id, key)
    );
    create index idempotency_keys_old on idempotency_keys (created_at);
    -- What was answered stays as it was answered.
    revoke update on idempotency_keys from diyar_app;
  `);
}

export const down = (db: Knex) => db.raw('drop table idempotency_keys');
