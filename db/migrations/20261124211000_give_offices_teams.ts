import type { Knex } from 'knex';

/** People of an office by role, and how they come to it. What each role may do is a table of the API (rules/office-roles.ts). */
export const up = (db: Knex) =>
  db.raw(`
    alter table office_members
      drop constraint office_members_role,
      alter column role set default 'owner',
      add column joined_at timestamptz not null default app_now();
    update office_members m set role = 'owner', joined_at = o.created_at from offices o
      where o.id = m.office_id and m.role = 'manager';
    alter table office_members
      add constraint office_members_role check (role in ('owner', 'agent', 'assistant'));

    -- The commands refuse it with a sentence; this holds whoever writes. An office that closes loses all its people.
    create function office_keeps_owner() returns trigger language plpgsql as $$
    begin
      if exists (select from offices o where o.id = old.office_id and o.closed_at is null)
        and exists (select from office_members m where m.office_id = old.office_id)
        and not exists (select from office_members m where m.office_id = old.office_id and m.role = 'owner') then
        raise exception 'office % would be left without an owner', old.office_id
          using errcode = 'check_violation', constraint = 'office_keeps_owner';
      end if;
      return null;
    end $$;
    create constraint trigger office_keeps_owner after update or delete on office_members
      deferrable initially deferred for each row when (old.role = 'owner') execute function office_keeps_owner();

    create table office_invitations (
      id uuid primary key default uuid_v7(),
      office_id uuid not null references offices on delete cascade,
      email text not null constraint office_invitations_email check (char_length(email) between 3 and 254),
      role text not null constraint office_invitations_role check (role in ('agent', 'assistant')),
      language text not null constraint office_invitations_language check (language in ('ar', 'en')),
      -- Made with the mail, so that no secret waits in the queue; sending again makes the earlier link worthless.
      token_hash bytea constraint office_invitations_token unique,
      invited_by uuid references users on delete set null,
      created_at timestamptz not null default app_now(),
      sent_at timestamptz not null default app_now(),
      expires_at timestamptz not null,
      accepted_by uuid references users on delete set null,
      accepted_at timestamptz,
      revoked_at timestamptz,
      constraint office_invitations_one_end check (accepted_at is null or revoked_at is null)
    );
    create unique index office_invitations_open on office_invitations (office_id, lower(email))
      where accepted_at is null and revoked_at is null;
    create index office_invitations_of_office on office_invitations (office_id, created_at desc);
  `);

export const down = (db: Knex) =>
  db.raw(`
    drop table office_invitations;
    drop trigger office_keeps_owner on office_members;
    drop function office_keeps_owner();
    alter table office_members drop constraint office_members_role, drop column joined_at, alter column role set default 'manager';
    update office_members set role = case role when 'owner' then 'manager' else 'agent' end;
    alter table office_members add constraint office_members_role check (role in ('manager', 'agent'));
  `);
