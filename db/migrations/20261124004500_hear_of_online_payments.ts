import type { Knex } from 'knex';

/** Payments that an outside provider collects: where the payer is sent, and what the provider told of each, once. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
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
    revoke delete on online_payments from diyar_app;

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
    revoke update, delete on payment_messages from diyar_app;
  `);
}

export const down = (db: Knex) => db.raw('drop table payment_messages, online_payments');
