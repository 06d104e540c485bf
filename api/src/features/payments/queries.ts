import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { likePattern } from '#lib/like-pattern.ts';

export type PaymentRow = Pick<
  tables.PaymentRow,
  'id' | 'kind' | 'method' | 'reference_number' | 'amount_cents' | 'status' | 'created_at' | 'settled_at'
> & { product: tables.PurchaseRow['product'] | null; receipt_number: number | null };

export interface AdminPaymentRow extends PaymentRow {
  user_id: string;
  payer_name: string;
  office_name_ar: string | null;
  office_name_en: string | null;
  recorder_name: string | null;
}

export interface PaymentFilter {
  accountId?: string;
  query?: string | undefined;
  status?: string[] | undefined;
  method?: string[] | undefined;
  kind?: string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}
export interface Paging {
  size: number;
  number: number;
}

const COLUMNS = `p.id, p.kind, p.method, p.reference_number, p.amount_cents, p.status, p.created_at, p.settled_at,
  b.product, r.number as receipt_number`;
const FROM = `from payments p left join purchases b on b.id = p.purchase_id left join receipts r on r.payment_id = p.id
  join ledger_accounts a on a.id = p.account_id join users u on u.id = p.user_id
  left join offices o on o.id = a.office_id left join users w on w.id = p.recorded_by`;
const WHERE = `where (cast(:accountId as uuid) is null or p.account_id = :accountId)
  and (cast(:status as text[]) is null or p.status = any(:status))
  and (cast(:method as text[]) is null or p.method = any(:method))
  and (cast(:kind as text[]) is null or p.kind = any(:kind))
  and (cast(:from as timestamptz) is null or p.created_at >= :from)
  and (cast(:to as timestamptz) is null or p.created_at < :to)
  and (:query = '' or p.reference_number ilike :like or u.first_name || ' ' || u.last_name ilike :like
    or u.email ilike :like or u.phone like :like or o.name_ar ilike :like or o.name_en ilike :like)`;

const bindingsOf = ({ accountId, query = '', status, method, kind, from, to }: PaymentFilter) => ({
  accountId: accountId ?? null,
  query,
  like: likePattern(query),
  status: status ?? null,
  method: method ?? null,
  kind: kind ?? null,
  from: from ?? null,
  to: to ?? null,
});

/** Newest first, from `after` on; ids are made in time's order. */
export async function paymentsLike(
  db: Db,
  filter: PaymentFilter,
  { size, number }: Paging,
  after: string | null = null,
): Promise<AdminPaymentRow[]> {
  const { rows } = await db.raw<{ rows: AdminPaymentRow[] }>(
    `select ${COLUMNS}, p.user_id, u.first_name || ' ' || u.last_name as payer_name, o.name_ar as office_name_ar,
       o.name_en as office_name_en, w.first_name || ' ' || w.last_name as recorder_name
     ${FROM} ${WHERE} and (cast(:after as uuid) is null or p.id < :after)
     order by p.id desc limit :size offset :skip`,
    { ...bindingsOf(filter), after, size, skip: (number - 1) * size },
  );
  return rows;
}

export async function countPayments(db: Db, filter: PaymentFilter): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ n: number }] }>(
    `select count(*)::int as n ${FROM} ${WHERE}`,
    bindingsOf(filter),
  );
  return rows[0].n;
}

export async function paymentById(db: Db, id: string, accountId?: string): Promise<PaymentRow | undefined> {
  const { rows } = await db.raw<{ rows: PaymentRow[] }>(
    `select ${COLUMNS} ${FROM} where p.id = :id and (cast(:accountId as uuid) is null or p.account_id = :accountId)`,
    { id, accountId: accountId ?? null },
  );
  return rows[0];
}

export async function paymentByReference(db: Db, accountId: string, number: string): Promise<PaymentRow | undefined> {
  const { rows } = await db.raw<{ rows: PaymentRow[] }>(
    `select ${COLUMNS} ${FROM} where p.account_id = ? and lower(p.reference_number) = lower(?) order by p.id desc limit 1`,
    [accountId, number],
  );
  return rows[0];
}

export interface SystemTotal {
  kind: 'cash' | 'revenue' | 'held_refunds' | 'held_budgets' | 'credit';
  name: string | null;
  cents: number;
}

/** Movements on system accounts between two moments; what is held and credit as they stand now. */
export async function systemTotals(db: Db, { from, to }: Pick<PaymentFilter, 'from' | 'to'>): Promise<SystemTotal[]> {
  const { rows } = await db.raw<{ rows: SystemTotal[] }>(
    `select a.kind, a.name, coalesce(sum(e.amount_cents), 0)::bigint as cents
     from ledger_accounts a left join (ledger_entries e join ledger_transfers t on t.id = e.transfer_id
       and (cast(:from as timestamptz) is null or t.created_at >= :from)
       and (cast(:to as timestamptz) is null or t.created_at < :to)) on e.account_id = a.id
     where a.kind in ('cash', 'revenue') group by a.kind, a.name
     union all
     select kind, null, coalesce(sum(balance_cents), 0)::bigint from ledger_accounts
     where kind in ('held_refunds', 'credit') group by kind
     union all
     select a.kind, null, coalesce(sum(e.amount_cents), 0)::bigint from ledger_accounts a
       left join ledger_entries e on e.account_id = a.id
     where a.kind = 'held_budgets' group by a.kind
     order by 1, 2`,
    { from: from ?? null, to: to ?? null },
  );
  return rows;
}

/** The last twelve months in the country's own time. */
export async function monthlyTotals(db: Db): Promise<{ month: string; cash_cents: number; revenue_cents: number }[]> {
  const { rows } = await db.raw<{ rows: { month: string; cash_cents: number; revenue_cents: number }[] }>(`
    with months as (
      select generate_series(date_trunc('month', app_now() at time zone 'Asia/Damascus') - interval '11 months',
        date_trunc('month', app_now() at time zone 'Asia/Damascus'), interval '1 month') as month
    )
    select to_char(m.month, 'YYYY-MM') as month,
      coalesce(-sum(e.amount_cents) filter (where a.kind = 'cash'), 0)::bigint as cash_cents,
      coalesce(sum(e.amount_cents) filter (where a.kind = 'revenue'), 0)::bigint as revenue_cents
    from months m
      left join ledger_transfers t on t.created_at >= m.month at time zone 'Asia/Damascus'
        and t.created_at < (m.month + interval '1 month') at time zone 'Asia/Damascus'
      left join ledger_entries e on e.transfer_id = t.id
      left join ledger_accounts a on a.id = e.account_id
    group by m.month order by m.month`);
  return rows;
}
