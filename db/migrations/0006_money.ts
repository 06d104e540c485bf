import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Exchange rates, the ledger, payments and receipts. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- New pounds for one dollar (1 new pound = 100 old since 2026-01-01); the newest row counts.
    create table exchange_rates (
      currency text not null constraint exchange_rates_currency check (currency in ('SYP')),
      valid_from timestamptz not null default app_now(),
      per_dollar numeric(12, 4) not null constraint exchange_rates_per_dollar check (per_dollar > 0),
      primary key (currency, valid_from)
    );

    -- Money in integer cents, by double entry: every transfer's entries sum to zero. Rows are written by functions of the role
    -- 'diyar_ledger' alone; the application's role reads, and calls them. Nothing is changed or deleted by anybody: a mistake is
    -- put right by a transfer that reverses it.
    create table ledger_accounts (
      id uuid primary key default uuid_v7(),
      kind text not null,
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
      constraint ledger_accounts_covered check (balance_cents >= 0),
      constraint ledger_accounts_kind check
        (kind in ('credit', 'held_refunds', 'held_budgets', 'cash', 'revenue', 'adjustments'))
    );
    create unique index ledger_accounts_system on ledger_accounts (kind, name) nulls not distinct where kind <> 'credit';

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

    create table ledger_checks (
      id bigint generated always as identity primary key,
      checked_at timestamptz not null default app_now(),
      transfers bigint not null,
      unbalanced_cents bigint not null,
      unbalanced_transfers bigint not null,
      wrong_balances bigint not null
    );

    -- Money from and to people, what they ask of administrators, and purchases that wait for credit. Amounts are moved by the
    -- ledger alone: these rows say why, and under which number.
    -- One row, which an operator changes without a release.
    create table money_rules (
      one boolean primary key default true constraint money_rules_single check (one),
      minimum_cents bigint not null default 100 constraint money_rules_minimum check (minimum_cents > 0),
      maximum_cents bigint not null default 1000000,
      -- More than this is decided by two administrators.
      two_deciders_above_cents bigint not null default 100000,
      listing_slot_cents bigint not null default 200 constraint money_rules_listing_slot check (listing_slot_cents > 0),
      listing_slot_days integer not null default 30 constraint money_rules_listing_slot_days check (listing_slot_days > 0),
      boost_homepage_factor integer not null default 2
        constraint money_rules_boost_homepage_factor check (boost_homepage_factor >= 1),
      -- From so many boosts in one purchase on, so many percent less.
      boost_bulk_from integer not null default 5 constraint money_rules_boost_bulk_from check (boost_bulk_from > 1),
      boost_bulk_percent integer not null default 10
        constraint money_rules_boost_bulk_percent check (boost_bulk_percent between 0 and 90),
      -- Whether unused whole days are given back.
      boost_refunds boolean not null default true,
      constraint money_rules_maximum check (maximum_cents >= minimum_cents)
    );

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
    create index credit_requests_approved_alone on credit_requests (decided_by, decided_at)
      where status = 'approved' and first_approver_id is null;

    -- Payments that an outside provider collects: where the payer is sent, and what the provider told of each, once.
    create table online_payments (
      payment_id uuid primary key references payments,
      provider text not null constraint online_payments_provider check (provider ~ '^[a-z][a-z0-9_]{1,29}$'),
      -- What the payer wanted to buy; finished with one click once the money is there.
      purchase_id uuid unique references purchases,
      -- The provider's own name of it and its page, once it was told of the payment.
      reference text constraint online_payments_reference check (char_length(reference) between 3 and 60),
      pay_url text constraint online_payments_pay_url check (char_length(pay_url) <= 2000),
      asked_at timestamptz not null default app_now(),
      constraint online_payments_begun check ((reference is null) = (pay_url is null)),
      constraint online_payments_once unique (provider, reference)
    );
    create index online_payments_by_question on online_payments (asked_at);

    -- A message that comes again, and one that comes twice at once, meet the key.
    create table payment_messages (
      provider text not null,
      message text not null constraint payment_messages_message check (char_length(message) between 1 and 100),
      payment_id uuid not null references payments,
      outcome text not null constraint payment_messages_outcome check (outcome in ('paid', 'failed')),
      amount_cents bigint not null,
      result text not null constraint payment_messages_result check
        (result in ('settled', 'failed', 'known', 'other_amount')),
      heard_at timestamptz not null default app_now(),
      primary key (provider, message)
    );

    -- Numbers without a gap: the counter is locked and counts only with the receipt's own transaction.
    create table receipt_counter (
      one boolean primary key default true constraint receipt_counter_single check (one),
      last bigint not null default 0
    );

    create table receipts (
      number bigint primary key,
      payment_id uuid not null unique references payments,
      -- As things were called when it was issued: a later rename changes no receipt.
      content jsonb not null,
      issued_at timestamptz not null default app_now()
    );

    insert into exchange_rates (currency, valid_from, per_dollar) values ('SYP', '2026-01-01', 115);
    insert into ledger_accounts (kind, name, balance_cents) values
      ('held_refunds', null, 0), ('held_budgets', null, null), ('adjustments', null, null),
      ('cash', 'mobile_wallet', null), ('cash', 'bank_transfer', null), ('cash', 'cash', null), ('cash', 'check', null),
      ('revenue', 'subscription', null), ('revenue', 'boost', null), ('revenue', 'listing', null),
      ('revenue', 'advertisement', null), ('revenue', 'closed_accounts', null);
    insert into money_rules default values;
    insert into receipt_counter default values;
  `);
}

export const down = (db: Knex): Promise<void> =>
  dropTables(db, {
    people: `
      ledger_transfers ledger_entries ledger_checks purchases payments credit_requests online_payments payment_messages
      receipts`,
    facts: 'exchange_rates ledger_accounts money_rules receipt_counter',
  });
