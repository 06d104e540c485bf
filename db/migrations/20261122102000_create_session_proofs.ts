import type { Knex } from 'knex';

/** A fresh proof of the person behind a session: what changes the ways to sign in asks for one, an access token is not enough. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table session_proofs (
      token_hash bytea primary key,
      session_id uuid not null references sessions on delete cascade,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    );
    create index session_proofs_of_session on session_proofs (session_id);
    create index session_proofs_expiry on session_proofs (expires_at);

    alter table one_time_tokens drop constraint one_time_tokens_purpose;
    alter table one_time_tokens add constraint one_time_tokens_purpose check
      (purpose in ('verify_email', 'reset_password', 'delete_account', 'verify_phone', 'prove_person'));
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    delete from one_time_tokens where purpose = 'prove_person';
    alter table one_time_tokens drop constraint one_time_tokens_purpose;
    alter table one_time_tokens add constraint one_time_tokens_purpose check
      (purpose in ('verify_email', 'reset_password', 'delete_account', 'verify_phone'));
    drop table session_proofs;
  `);
