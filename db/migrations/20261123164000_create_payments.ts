import type { Knex } from 'knex';

/**
 * Money from and to people, what they ask of administrators, and purchases that wait for credit. Amounts are moved by the
 * ledger alone: these rows say why, and under which number.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- One row, which an operator changes without a release.
    create table money_rules (
      one boolean primary key default true constraint money_rules_single check (one),
      minimum_cents bigint not null default 100 constraint money_rules_minimum check (minimum_cents > 0),
      maximum_cents bigint not null default 1000000,
      -- More than this is decided by two administrators.
      two_deciders_above_cents bigint not null default 100000,
      listing_slot_cents bigint not null default 200 constraint money_rules_listing_slot check (listing_slot_cents > 0),
      listing_slot_days integer not null default 30 constraint money_rules_listing_slot_days check (listing_slot_days > 0),
      constraint money_rules_maximum check (maximum_cents >= minimum_cents)
    );
    insert into money_rules default values;
    revoke insert, delete on money_rules from diyar_app;

    create table purchases (
      id uuid primary key default uuid_v7(),
      account_id uuid not null references ledger_accounts,
      user_id uuid not null references users,
      product text not null constraint purchases_product check
        (product in ('subscription', 'boost', 'listing', 'advertisement')),
      parameters jsonb not null,
      status text not null default 'kept' constraint purchases_status check (status in ('kept', 'paid', 'dropped')),
      transfer_id uuid unique references ledger_transfers,
      created_at timestamptz not null default app_now(),
      paid_at timestamptz,
      constraint purchases_paid check ((status = 'paid') = (transfer_id is not null and paid_at is not null))
    );
    create index purchases_of_account on purchases (account_id, id desc);
    revoke delete on purchases from diyar_app;

    create table payments (
      id uuid primary key default uuid_v7(),
      account_id uuid not null references ledger_accounts,
      user_id uuid not null references users,
      kind text not null constraint payments_kind check (kind in ('top_up', 'refund', 'purchase')),
      method text not null constraint payments_method check
        (method in ('mobile_wallet', 'bank_transfer', 'cash', 'check', 'credits')),
      reference_number text constraint payments_reference_number check (char_length(reference_number) between 3 and 60),
      amount_cents bigint not null constraint payments_amount check (amount_cents > 0),
      status text not null default 'pending' constraint payments_status check (status in ('pending', 'success', 'failed')),
      transfer_id uuid unique references ledger_transfers,
      purchase_id uuid references purchases,
      recorded_by uuid references users,
      created_at timestamptz not null default app_now(),
      settled_at timestamptz,
      constraint payments_settled check ((status = 'pending') = (settled_at is null)),
      constraint payments_moved check ((status = 'success') = (transfer_id is not null)),
      constraint payments_credits check ((kind = 'purchase') = (method = 'credits'))
    );
    create index payments_of_account on payments (account_id, id desc);
    create index payments_by_reference on payments (method, lower(reference_number)) where reference_number is not null;
    -- One transfer of a wallet or a bank is credited once, whoever shows it.
    create unique index payments_reference_once on payments (method, lower(reference_number))
      where kind = 'top_up' and status = 'success';
    revoke delete on payments from diyar_app;

    create table credit_requests (
      id uuid primary key default uuid_v7(),
      account_id uuid not null references ledger_accounts,
      user_id uuid not null references users,
      type text not null constraint credit_requests_type check (type in ('addition', 'refund')),
      amount_cents bigint not null constraint credit_requests_amount check (amount_cents > 0),
      -- '—' once its author has left.
      reason text constraint credit_requests_reason check (reason = '—' or char_length(reason) between 10 and 500),
      -- Where a refund goes: a wallet's or an account's number.
      pay_to text constraint credit_requests_pay_to check (char_length(pay_to) between 1 and 100),
      payment_id uuid not null unique references payments,
      purchase_id uuid unique references purchases,
      proof_file uuid,
      proof_type text constraint credit_requests_proof_type check
        (proof_type in ('application/pdf', 'image/jpeg', 'image/png')),
      status text not null default 'pending' constraint credit_requests_status check
        (status in ('pending', 'approved', 'rejected')),
      hold_id uuid unique references ledger_transfers,
      first_approver_id uuid references users,
      decided_by uuid references users,
      decided_at timestamptz,
      decision_note text constraint credit_requests_decision_note check (char_length(decision_note) between 1 and 500),
      created_at timestamptz not null default app_now(),
      constraint credit_requests_hold check ((type = 'refund') = (hold_id is not null)),
      constraint credit_requests_refund check (type = 'addition' or (reason is not null and pay_to is not null)),
      constraint credit_requests_proof check ((proof_file is null) = (proof_type is null)),
      constraint credit_requests_decided check
        ((status = 'pending') = (decided_at is null) and (status = 'pending') = (decided_by is null)),
      constraint credit_requests_rejected check (status <> 'rejected' or decision_note is not null),
      constraint credit_requests_two_deciders check (status <> 'approved' or first_approver_id <> decided_by)
    );
    create index credit_requests_of_account on credit_requests (account_id, id desc);
    create index credit_requests_open on credit_requests (type, id) where status = 'pending';
    revoke delete on credit_requests from diyar_app;

    -- Numbers without a gap: the counter is locked and counts only with the receipt's own transaction.
    create table receipt_counter (
      one boolean primary key default true constraint receipt_counter_single check (one),
      last bigint not null default 0
    );
    insert into receipt_counter default values;
    revoke insert, update, delete on receipt_counter from diyar_app;
    create table receipts (
      number bigint primary key,
      payment_id uuid not null unique references payments,
      -- As things were called when it was issued: a later rename changes no receipt.
      content jsonb not null,
      issued_at timestamptz not null default app_now()
    );
    create function number_receipt() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      update receipt_counter set last = last + 1 returning last into new.number;
      return new;
    end $$;
    create trigger receipts_number before insert on receipts for each row execute function number_receipt();
    revoke update, delete on receipts from diyar_app;

    -- The number, the amount and the dates stay for seven years; the name leaves with the person.
    create function pseudonymise_receipts(subjects uuid[]) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      update receipts r set content = r.content || '{"payer": {"ar": "—", "en": "—"}, "referenceNumber": null}'
      from payments p
      where p.id = r.payment_id and exists (
        select from users u where u.id = p.user_id and u.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all
        select from ledger_accounts a join offices o on o.id = a.office_id
        where a.id = p.account_id and o.id = any(subjects) and o.closed_at < app_now() - interval '25 days');
    end $$;
    revoke all on function pseudonymise_receipts(uuid[]) from public;
    grant execute on function pseudonymise_receipts(uuid[]) to diyar_app;

    -- With what administrators decided about the person's money.
    create or replace function pseudonymise_audit_log(subjects uuid[]) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      update audit_log a set before = audit_facts(a.before), after = audit_facts(a.after), reason = null
      from (
        select 'user' as kind, u.id from users u
          where u.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'listing', l.id from listings l join users u on u.id = l.owner_id
          where l.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'office_application', p.id from office_applications p join users u on u.id = p.user_id
          where p.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'credit', u.id from users u
          where u.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'credit_request', q.id from credit_requests q join users u on u.id = q.user_id
          where q.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'office', o.id from offices o
          where o.id = any(subjects) and o.closed_at < app_now() - interval '25 days') theirs
      where a.subject_kind = theirs.kind and a.subject_id = theirs.id::text;

      update audit_log a set ip = null
      from users u where u.id = any(subjects) and u.closed_at < app_now() - interval '25 days' and a.actor_id = u.id;
    end $$;

    -- Places for listings beyond the free ones, for a time.
    create table listing_slots (
      id uuid primary key default uuid_v7(),
      account_id uuid not null references ledger_accounts,
      slots integer not null constraint listing_slots_slots check (slots between 1 and 100),
      purchase_id uuid not null unique references purchases,
      starts_at timestamptz not null default app_now(),
      ends_at timestamptz not null,
      constraint listing_slots_time check (ends_at > starts_at)
    );
    create index listing_slots_of_account on listing_slots (account_id, ends_at);
    revoke delete on listing_slots from diyar_app;
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    create or replace function pseudonymise_audit_log(subjects uuid[]) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      update audit_log a set before = audit_facts(a.before), after = audit_facts(a.after), reason = null
      from (
        select 'user' as kind, u.id from users u
          where u.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'listing', l.id from listings l join users u on u.id = l.owner_id
          where l.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'office_application', p.id from office_applications p join users u on u.id = p.user_id
          where p.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'office', o.id from offices o
          where o.id = any(subjects) and o.closed_at < app_now() - interval '25 days') theirs
      where a.subject_kind = theirs.kind and a.subject_id = theirs.id::text;

      update audit_log a set ip = null
      from users u where u.id = any(subjects) and u.closed_at < app_now() - interval '25 days' and a.actor_id = u.id;
    end $$;
    drop table listing_slots;
    drop function pseudonymise_receipts;
    drop table receipts;
    drop function number_receipt;
    drop table receipt_counter, credit_requests, payments, purchases, money_rules;
  `);
