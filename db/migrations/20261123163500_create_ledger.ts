import type { Knex } from 'knex';

/**
 * Money in integer cents, by double entry: every transfer's entries sum to zero. Rows are written by functions of the role
 * `diyar_ledger` alone; the application's role reads, and calls them. Nothing is changed or deleted by anybody: a mistake is
 * put right by a transfer that reverses it.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'diyar_ledger') then create role diyar_ledger nologin; end if;
    end $$;
    grant usage on schema public to diyar_ledger;
    grant select on app_clock to diyar_ledger;

    create table ledger_accounts (
      id uuid primary key default uuid_v7(),
      kind text not null constraint ledger_accounts_kind check
        (kind in ('credit', 'held_refunds', 'cash', 'revenue', 'adjustments')),
      -- Of cash the method, of revenue the product.
      name text,
      user_id uuid unique references users,
      -- An erased office leaves its id behind, which then names nobody.
      office_id uuid unique,
      -- System accounts are summed when asked for: a row that every purchase changed would make all of them wait.
      balance_cents bigint,
      created_at timestamptz not null default app_now(),
      constraint ledger_accounts_owner check (num_nonnulls(user_id, office_id) = case kind when 'credit' then 1 else 0 end),
      constraint ledger_accounts_name check ((kind in ('cash', 'revenue')) = (name is not null)),
      constraint ledger_accounts_cached check ((kind in ('credit', 'held_refunds')) = (balance_cents is not null)),
      constraint ledger_accounts_covered check (balance_cents >= 0)
    );
    create unique index ledger_accounts_system on ledger_accounts (kind, name) nulls not distinct where kind <> 'credit';
    insert into ledger_accounts (kind, name, balance_cents) values
      ('held_refunds', null, 0), ('adjustments', null, null),
      ('cash', 'mobile_wallet', null), ('cash', 'bank_transfer', null), ('cash', 'cash', null), ('cash', 'check', null),
      ('revenue', 'subscription', null), ('revenue', 'boost', null), ('revenue', 'listing', null),
      ('revenue', 'advertisement', null), ('revenue', 'closed_accounts', null);

    create table ledger_transfers (
      id uuid primary key default uuid_v7(),
      kind text not null constraint ledger_transfers_kind check (kind in ('deposit', 'refund', 'payment', 'subscription',
        'boost', 'listing', 'purchase', 'adjustment', 'closure')),
      -- The event that moves the money, such as 'credit_request:<id>': it moves it once.
      reference text not null,
      reverses uuid unique references ledger_transfers,
      actor_id uuid references users,
      created_at timestamptz not null default app_now(),
      constraint ledger_transfers_once unique (kind, reference)
    );
    create index ledger_transfers_by_time on ledger_transfers (created_at);

    create table ledger_entries (
      id bigint generated always as identity primary key,
      transfer_id uuid not null references ledger_transfers,
      account_id uuid not null references ledger_accounts,
      amount_cents bigint not null constraint ledger_entries_amount check
        (amount_cents <> 0 and amount_cents between -100000000000 and 100000000000),
      -- Of the account, after this entry.
      balance_cents bigint,
      constraint ledger_entries_one_of_account unique (transfer_id, account_id)
    );
    create index ledger_entries_of_account on ledger_entries (account_id, id desc) include (amount_cents);

    -- The cached balance moves with the entry, and only so; the check on it refuses what is not covered.
    create function apply_ledger_entry() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin
      new.balance_cents := null;
      update ledger_accounts set balance_cents = balance_cents + new.amount_cents
      where id = new.account_id and balance_cents is not null
      returning balance_cents into new.balance_cents;
      return new;
    end $$;
    create trigger ledger_entries_apply before insert on ledger_entries
      for each row execute function apply_ledger_entry();

    create function assert_ledger_transfer_balanced() returns trigger language plpgsql set search_path = public, pg_temp as $$
    declare
      subject uuid := case tg_table_name when 'ledger_entries' then (to_jsonb(new) ->> 'transfer_id')::uuid
        else (to_jsonb(new) ->> 'id')::uuid end;
      entries integer;
      total numeric;
    begin
      select count(*), coalesce(sum(amount_cents), 0) into entries, total from ledger_entries where transfer_id = subject;
      if entries < 2 or total <> 0 then
        raise exception 'ledger transfer % is not balanced', subject
          using errcode = 'check_violation', constraint = 'ledger_transfers_balanced';
      end if;
      return null;
    end $$;
    create constraint trigger ledger_transfers_balanced after insert on ledger_transfers
      deferrable initially deferred for each row execute function assert_ledger_transfer_balanced();
    create constraint trigger ledger_entries_balanced after insert on ledger_entries
      deferrable initially deferred for each row execute function assert_ledger_transfer_balanced();

    create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is never changed: reverse the transfer instead', tg_table_name
        using errcode = 'insufficient_privilege';
    end $$;
    create trigger ledger_entries_immutable before update or delete on ledger_entries
      for each row execute function refuse_ledger_change();
    create trigger ledger_entries_kept before truncate on ledger_entries execute function refuse_ledger_change();
    create trigger ledger_transfers_immutable before update or delete on ledger_transfers
      for each row execute function refuse_ledger_change();
    create trigger ledger_transfers_kept before truncate on ledger_transfers execute function refuse_ledger_change();
    create trigger ledger_accounts_kept before delete on ledger_accounts
      for each row execute function refuse_ledger_change();
    -- Within the trigger of an entry the depth is 1.
    create trigger ledger_accounts_balance before update of balance_cents, kind, name on ledger_accounts
      for each row when (pg_trigger_depth() < 1) execute function refuse_ledger_change();

    create function ledger_credit_account(owner_user uuid, owner_office uuid) returns uuid
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare found_id uuid;
    begin
      select id into found_id from ledger_accounts where user_id = owner_user or office_id = owner_office;
      if found_id is null then
        insert into ledger_accounts (kind, user_id, office_id, balance_cents) values ('credit', owner_user, owner_office, 0)
        on conflict do nothing returning id into found_id;
      end if;
      if found_id is null then
        select id into found_id from ledger_accounts where user_id = owner_user or office_id = owner_office;
      end if;
      return found_id;
    end $$;

    create function ledger_transfer(
      transfer_kind text, event text, from_account uuid, to_account uuid, cents bigint, actor uuid,
      reversed uuid default null
    ) returns uuid language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      made uuid;
      available bigint;
    begin
      if cents is null or cents <= 0 or from_account = to_account then
        raise exception 'a transfer moves a positive amount between two accounts' using errcode = 'invalid_parameter_value';
      end if;
      -- Before the entries get their numbers, so that numbers and balances have one order; by id, so that nobody deadlocks.
      perform 1 from ledger_accounts where id in (from_account, to_account) and balance_cents is not null
        order by id for no key update;
      select balance_cents into available from ledger_accounts where id = from_account;
      if available < cents then
        raise exception 'insufficient credit' using errcode = 'LG001', detail = (cents - available)::text;
      end if;
      insert into ledger_transfers (kind, reference, reverses, actor_id)
      values (transfer_kind, event, reversed, actor) returning id into made;
      insert into ledger_entries (transfer_id, account_id, amount_cents)
      values (made, from_account, -cents), (made, to_account, cents);
      return made;
    end $$;

    -- The whole of an earlier transfer, once.
    create function ledger_reverse(original uuid, event text, actor uuid) returns uuid
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      transfer_kind text;
      took ledger_entries;
      gave ledger_entries;
    begin
      select kind into transfer_kind from ledger_transfers where id = original and reverses is null;
      select * into took from ledger_entries where transfer_id = original and amount_cents < 0;
      select * into gave from ledger_entries where transfer_id = original and amount_cents > 0;
      if transfer_kind is null then
        raise exception 'no transfer that can be reversed' using errcode = 'invalid_parameter_value';
      end if;
      return ledger_transfer(transfer_kind, event, gave.account_id, took.account_id, gave.amount_cents, actor, original);
    end $$;

    -- A person's credit becomes that of the office the person begins; history and waiting requests go with it.
    create function ledger_hand_to_office(owner_user uuid, owner_office uuid) returns void
    language sql security definer set search_path = public, pg_temp as $$
      update ledger_accounts set user_id = null, office_id = owner_office where user_id = owner_user
    $$;

    create table ledger_checks (
      id bigint generated always as identity primary key,
      checked_at timestamptz not null default app_now(),
      transfers bigint not null,
      unbalanced_cents bigint not null,
      unbalanced_transfers bigint not null,
      wrong_balances bigint not null
    );

    revoke insert, update, delete on ledger_accounts, ledger_transfers, ledger_entries from diyar_app;
    revoke update, delete on ledger_checks from diyar_app;
    grant select, insert on ledger_transfers, ledger_entries to diyar_ledger;
    grant select, insert, update on ledger_accounts to diyar_ledger;
    revoke all on function ledger_credit_account(uuid, uuid),
      ledger_transfer(text, text, uuid, uuid, bigint, uuid, uuid), ledger_reverse(uuid, text, uuid),
      ledger_hand_to_office(uuid, uuid) from public;
    grant create on schema public to diyar_ledger;
    alter function ledger_credit_account(uuid, uuid) owner to diyar_ledger;
    alter function ledger_transfer(text, text, uuid, uuid, bigint, uuid, uuid) owner to diyar_ledger;
    alter function ledger_reverse(uuid, text, uuid) owner to diyar_ledger;
    alter function ledger_hand_to_office(uuid, uuid) owner to diyar_ledger;
    revoke create on schema public from diyar_ledger;
    grant execute on function ledger_credit_account(uuid, uuid),
      ledger_transfer(text, text, uuid, uuid, bigint, uuid, uuid), ledger_reverse(uuid, text, uuid),
      ledger_hand_to_office(uuid, uuid) to diyar_app;
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    drop function ledger_hand_to_office, ledger_reverse, ledger_transfer, ledger_credit_account;
    drop table ledger_checks, ledger_entries, ledger_transfers, ledger_accounts;
    drop function refuse_ledger_change, assert_ledger_transfer_balanced, apply_ledger_entry;
  `);
