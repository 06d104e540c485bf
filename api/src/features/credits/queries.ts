import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { rolesWithAll } from '#rules/office-roles.ts';
import type { Transaction } from './contract.ts';

export interface Paging {
  size: number;
  number: number;
}
export interface TransactionFilter {
  type?: string[] | undefined;
  status?: string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** In cents, without a sign. */
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
}

export interface TransactionRow {
  id: number;
  transfer_id: string;
  /** The same for all movements of one act. */
  act: string;
  /** The ledger's own kind. */
  kind: tables.LedgerTransferRow['kind'];
  /** Money that came in or goes out; null of everything else. */
  method: tables.PaymentRow['method'] | null;
  /** Of the request whose held credit came back. */
  returned_request: tables.CreditRequestRow['status'] | null;
  type: Transaction['type'];
  status: Transaction['status'];
  amount_cents: number;
  balance_cents: number;
  created_at: Date;
  reference_number: string | null;
  payment_id: string | null;
  receipt_number: number | null;
  notes: string | null;
  /** What was bought. */
  product: tables.PurchaseRow['product'] | null;
  parameters: unknown;
}

/**
 * Entries of an account in the specification's words. A refund is shown by its hold, whose status is its request's; the hold
 * taken back after a rejection is a refund of its own. A correction adds like a deposit and takes like a payment.
 */
const TRANSACTIONS = `select e.id, e.transfer_id, coalesce(stop.act, t.id::text) as act, t.kind, case when t.kind in ('deposit', 'refund') then coalesce(refund.method, p.method,
      (select c.name from ledger_entries x join ledger_accounts c on c.id = x.account_id where x.transfer_id = t.id and c.kind = 'cash'))
      end as method,
    held.status as returned_request, e.amount_cents, e.balance_cents, t.created_at,
    case when t.kind in ('adjustment', 'closure') then case when e.amount_cents > 0 then 'deposit' else 'payment' end
      else t.kind end as type,
    case when q.id is not null then q.status when held.id is not null then held.status
      when exists (select from ledger_transfers back where back.reverses = t.id) then 'reversed'
      else 'completed' end as status,
    coalesce(p.reference_number, refund.reference_number) as reference_number, coalesce(p.id, refund.id) as payment_id,
    r.number as receipt_number, coalesce(q.decision_note, held.decision_note, asked.decision_note) as notes,
    b.product, b.parameters
  from ledger_entries e
    join ledger_transfers t on t.id = e.transfer_id
    left join credit_requests q on q.hold_id = t.id
    left join credit_requests held on held.hold_id = t.reverses
    left join payments p on p.transfer_id = t.id
    left join purchases b on b.transfer_id = t.id
    left join boost_returns stop on stop.transfer_id = t.id
    left join payments refund on refund.id = coalesce(q.payment_id, held.payment_id)
    left join credit_requests asked on asked.payment_id = p.id
    left join receipts r on r.payment_id = coalesce(p.id, refund.id)
  where e.account_id = :accountId`;
const WHERE = `where (cast(:type as text[]) is null or type = any(:type))
  and (cast(:status as text[]) is null or status = any(:status))
  and (cast(:from as timestamptz) is null or created_at >= :from)
  and (cast(:to as timestamptz) is null or created_at < :to)
  and (cast(:minAmount as bigint) is null or abs(amount_cents) >= :minAmount)
  and (cast(:maxAmount as bigint) is null or abs(amount_cents) <= :maxAmount)`;

/** Movements that stand beside each other and have one act have one number, from the newest on. */
const IN_ACTS = `select *, sum(begins) over (order by id desc) as nth from (
    select *, (act is distinct from lag(act) over (order by id desc))::int as begins from (${TRANSACTIONS}) moved ${WHERE}
  ) apart`;

const bindingsOf = (accountId: string, { type, status, from, to, minAmount, maxAmount }: TransactionFilter) => ({
  accountId,
  type: type ?? null,
  status: status ?? null,
  from: from ?? null,
  to: to ?? null,
  minAmount: minAmount ?? null,
  maxAmount: maxAmount ?? null,
});

/** Pages count acts, so that what one act moved is never cut by the end of a page. */
export async function transactionsOf(
  db: Db,
  accountId: string,
  filter: TransactionFilter,
  { size, number }: Paging,
): Promise<TransactionRow[]> {
  const { rows } = await db.raw<{ rows: TransactionRow[] }>(
    `select * from (${IN_ACTS}) counted where nth > :before and nth <= :last order by id desc`,
    { ...bindingsOf(accountId, filter), before: (number - 1) * size, last: number * size },
  );
  return rows;
}

/** Rows that follow `after`, newest first. */
export async function transactionsAfter(
  db: Db,
  accountId: string,
  filter: TransactionFilter,
  { after, size }: { after: number | undefined; size: number },
): Promise<TransactionRow[]> {
  const { rows } = await db.raw<{ rows: TransactionRow[] }>(
    `select * from (${TRANSACTIONS}) moved ${WHERE} and (cast(:after as bigint) is null or id < :after)
     order by id desc limit :size`,
    { ...bindingsOf(accountId, filter), after: after ?? null, size },
  );
  return rows;
}

/** Payments by the purchase that they paid. */
export async function paymentsOfPurchases(db: Db, purchaseIds: readonly string[]): Promise<Map<string, string>> {
  if (purchaseIds.length === 0) return new Map();
  const rows = await db('payments')
    .whereIn('purchase_id', purchaseIds)
    .where({ kind: 'purchase' })
    .select('id', 'purchase_id');
  return new Map(rows.flatMap(({ id, purchase_id }) => (purchase_id ? [[purchase_id, id]] : [])));
}

export async function countActs(db: Db, accountId: string, filter: TransactionFilter): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ n: number }] }>(
    `select coalesce(max(nth), 0)::int as n from (${IN_ACTS}) counted`,
    bindingsOf(accountId, filter),
  );
  return rows[0].n;
}

export interface Figures {
  balance_cents: number;
  held_cents: number;
  added_cents: number;
  spent_cents: number;
}

/** Added is what was deposited, spent what products took; a reversal counts back, and refunds are neither. */
export async function figuresOf(db: Db, accountId: string): Promise<Figures> {
  const { rows } = await db.raw<{ rows: [Figures] }>(
    `select a.balance_cents,
       (select coalesce(sum(amount_cents), 0)::bigint from credit_requests
         where account_id = a.id and type = 'refund' and status = 'pending') as held_cents,
       coalesce(sum(e.amount_cents) filter (where t.kind = 'deposit'), 0)::bigint as added_cents,
       coalesce(-sum(e.amount_cents) filter (where t.kind not in ('deposit', 'refund', 'adjustment', 'closure')), 0)::bigint
         as spent_cents
     from ledger_accounts a left join ledger_entries e on e.account_id = a.id
       left join ledger_transfers t on t.id = e.transfer_id
     where a.id = ? group by a.id`,
    [accountId],
  );
  return rows[0];
}

/** The last twelve months in the country's own time. */
export async function monthsOf(
  db: Db,
  accountId: string,
): Promise<{ month: string; added_cents: number; spent_cents: number }[]> {
  const { rows } = await db.raw<{ rows: { month: string; added_cents: number; spent_cents: number }[] }>(
    `with months as (
       select generate_series(date_trunc('month', app_now() at time zone 'Asia/Damascus') - interval '11 months',
         date_trunc('month', app_now() at time zone 'Asia/Damascus'), interval '1 month') as month
     ), moved as (
       select date_trunc('month', t.created_at at time zone 'Asia/Damascus') as month, t.kind, e.amount_cents
       from ledger_entries e join ledger_transfers t on t.id = e.transfer_id where e.account_id = ?
     )
     select to_char(m.month, 'YYYY-MM') as month,
       coalesce(sum(v.amount_cents) filter (where v.kind = 'deposit'), 0)::bigint as added_cents,
       coalesce(-sum(v.amount_cents) filter (where v.kind not in ('deposit', 'refund', 'adjustment', 'closure')), 0)::bigint
         as spent_cents
     from months m left join moved v using (month) group by m.month order by m.month`,
    [accountId],
  );
  return rows;
}

export type RequestRow = Pick<
  tables.CreditRequestRow,
  | 'id'
  | 'account_id'
  | 'user_id'
  | 'type'
  | 'amount_cents'
  | 'reason'
  | 'pay_to'
  | 'proof_file'
  | 'proof_type'
  | 'status'
  | 'decision_note'
  | 'payment_id'
  | 'purchase_id'
  | 'payee_version_id'
  | 'first_approver_id'
  | 'created_at'
  | 'decided_at'
> & { method: Exclude<tables.PaymentRow['method'], 'credits'>; reference_number: string | null };

export interface AdminRequestRow extends RequestRow {
  user_name: string;
  user_email: string | null;
  user_phone: string | null;
  office_name_ar: string | null;
  office_name_en: string | null;
  balance_cents: number;
  first_approver_name: string | null;
  decider_name: string | null;
  needs_two: boolean;
  approved_alone_cents: number;
  is_closed: boolean;
  is_asker_gone: boolean;
  same_reference: { paymentId: string; status: string; payer: string; cents: number; createdAt: string }[];
}

/**
 * SQL: cents that an administrator has approved alone for the receiver of a request on this day of Damascus, so that no sum of
 * slices passes the amount that needs two.
 */
const approvedAlone = (request: string, administrator: string) => `(
  select coalesce(sum(s.amount_cents), 0)::bigint from credit_requests s
  where s.status = 'approved' and s.first_approver_id is null and s.decided_by = ${administrator}
    and (s.account_id = ${request}.account_id or s.user_id = ${request}.user_id)
    and s.decided_at >= date_trunc('day', app_now() at time zone 'Asia/Damascus') at time zone 'Asia/Damascus')`;

/** Whether a second administrator has to approve it too; who decides is locked by then, so that two slices see each other. */
export async function needsSecond(trx: Db, requestId: string, administratorId: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: [{ needs: boolean }] }>(
    `select q.amount_cents + ${approvedAlone('q', ':administratorId')} > m.two_deciders_above_cents as needs
     from credit_requests q cross join money_rules m where q.id = :requestId`,
    { requestId, administratorId },
  );
  return rows[0].needs;
}

/** Decisions of one administrator, one after another. */
export const lockDecider = (trx: Db, administratorId: string): Promise<unknown> =>
  trx.raw(`select pg_advisory_xact_lock(hashtextextended('credit_decider ' || ?, 0))`, [administratorId]);

const REQUESTS = `select q.*, p.method, p.reference_number, u.first_name || ' ' || u.last_name as user_name,
    u.email as user_email, u.phone as user_phone, o.name_ar as office_name_ar, o.name_en as office_name_en, a.balance_cents,
    coalesce(o.closed_at, holder.closed_at) is not null as is_closed,
    o.closed_at is null and o.id is not null and not exists (select from office_members mine where mine.office_id = o.id and mine.user_id = q.user_id
      and mine.role = any(cast(:runs as text[]))) as is_asker_gone,
    f.first_name || ' ' || f.last_name as first_approver_name, d.first_name || ' ' || d.last_name as decider_name,
    q.first_approver_id is not null
      or q.amount_cents + case q.status when 'pending' then ${approvedAlone('q', 'cast(:viewerId as uuid)')} else 0 end
        > m.two_deciders_above_cents as needs_two,
    case q.status when 'pending' then ${approvedAlone('q', 'cast(:viewerId as uuid)')} else 0 end as approved_alone_cents,
    coalesce((select jsonb_agg(jsonb_build_object('paymentId', other.id, 'status', other.status, 'cents', other.amount_cents,
        'payer', x.first_name || ' ' || x.last_name, 'createdAt', other.created_at) order by other.id)
      from payments other join users x on x.id = other.user_id
      where other.id <> p.id and other.kind = 'top_up' and p.kind = 'top_up' and other.method = p.method
        and lower(other.reference_number) = lower(p.reference_number)), '[]') as same_reference
  from credit_requests q join payments p on p.id = q.payment_id join users u on u.id = q.user_id
    join ledger_accounts a on a.id = q.account_id cross join money_rules m
    left join offices o on o.id = a.office_id left join users holder on holder.id = a.user_id left join users f on f.id = q.first_approver_id
    left join users d on d.id = q.decided_by`;

export interface RequestFilter {
  id?: string;
  accountId?: string;
  type?: string | undefined;
  status?: string[] | undefined;
  /** The administrator who reads them. */
  viewerId?: string;
}
const REQUEST_WHERE = `where (cast(:id as uuid) is null or q.id = :id)
  and (cast(:accountId as uuid) is null or q.account_id = :accountId)
  and (cast(:type as text) is null or q.type = :type) and (cast(:status as text[]) is null or q.status = any(:status))`;
const requestBindings = ({ id, accountId, type, status, viewerId }: RequestFilter) => ({
  runs: rolesWithAll('billing'),
  viewerId: viewerId ?? null,
  id: id ?? null,
  accountId: accountId ?? null,
  type: type ?? null,
  status: status ?? null,
});

/** Order: oldest first for the queue of waiting ones, else newest first. */
export async function requestsLike(
  db: Db,
  filter: RequestFilter,
  { size, number }: Paging = { size: 1, number: 1 },
  order: 'oldest' | 'newest' = 'newest',
): Promise<AdminRequestRow[]> {
  const { rows } = await db.raw<{ rows: AdminRequestRow[] }>(
    `${REQUESTS} ${REQUEST_WHERE} order by ${order === 'oldest' ? 'q.created_at, q.id' : 'q.id desc'} limit :size offset :skip`,
    { ...requestBindings(filter), size, skip: (number - 1) * size },
  );
  return rows;
}

export async function countRequests(db: Db, filter: RequestFilter): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ n: number }] }>(
    `select count(*)::int as n from credit_requests q ${REQUEST_WHERE}`,
    requestBindings(filter),
  );
  return rows[0].n;
}

export const countWaiting = (db: Db): Promise<number> => countRequests(db, { status: ['pending'] });

const flagOf = async (db: Db, id: string, flag: 'is_closed' | 'is_asker_gone'): Promise<boolean> =>
  (await requestsLike(db, { id }))[0]?.[flag] ?? false;
/** Whether the account of a request, or its office, was closed since. */
export const isClosed = (db: Db, requestId: string) => flagOf(db, requestId, 'is_closed');
/** Whether an office's money was asked for by somebody who runs it no more. */
export const isAskerGone = (db: Db, requestId: string) => flagOf(db, requestId, 'is_asker_gone');

/** Locked until the transaction ends, so two administrators decide one after the other. */
export const lockRequest = (trx: Db, id: string): Promise<tables.CreditRequestRow | undefined> =>
  trx('credit_requests').where({ id }).forUpdate().first();

export const moneyRules = (db: Db): Promise<tables.MoneyRuleRow> => rowOf(db('money_rules').first());

export interface PayerRow {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  office_name_ar: string | null;
  office_name_en: string | null;
}

export async function payerById(db: Db, id: string): Promise<PayerRow | undefined> {
  const { rows } = await db.raw<{ rows: PayerRow[] }>(
    `select u.id, u.first_name || ' ' || u.last_name as name, u.email, u.phone, o.name_ar as office_name_ar,
       o.name_en as office_name_en
     from users u left join office_members m on m.user_id = u.id left join offices o on o.id = m.office_id
     where u.id = ?`,
    [id],
  );
  return rows[0];
}
