import type { Db } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';
import { dollarsOf } from '#rules/money.ts';
import { payeeVersions, presentPayee, type VersionRow } from '../payees/index.ts';
import type { AdminRequest, CreditRequest, Transaction } from './contract.ts';
import type { AdminRequestRow, Figures, RequestRow, TransactionRow } from './queries.ts';

const receiptNumberOf = (number: number): string => `DY-${String(number).padStart(6, '0')}`;

export const presentTransaction = (
  row: TransactionRow,
  named: Pick<Transaction, 'title' | 'isReturn' | 'group' | 'paymentId'>,
): Transaction => ({
  id: String(row.id),
  type: row.type,
  ...named,
  status: row.status,
  amount: dollarsOf(Math.abs(row.amount_cents)),
  balanceChange: dollarsOf(row.amount_cents),
  balance: dollarsOf(row.balance_cents),
  date: row.created_at.toISOString(),
  referenceNumber: row.reference_number,
  receiptNumber: row.receipt_number === null ? null : receiptNumberOf(row.receipt_number),
  notes: row.notes,
});

const presentRequest = (row: RequestRow, payee: VersionRow | undefined, lang: Lang): CreditRequest => ({
  id: row.id,
  type: row.type,
  amount: dollarsOf(row.amount_cents),
  reason: row.reason,
  method: row.method,
  referenceNumber: row.reference_number,
  payTo: row.pay_to,
  payee: payee ? presentPayee(payee, lang) : null,
  hasProof: row.proof_file !== null,
  status: row.status,
  notes: row.decision_note,
  paymentId: row.payment_id,
  purchaseId: row.purchase_id,
  requestDate: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});

const presentForAdmin = (row: AdminRequestRow, payee: VersionRow | undefined, lang: Lang): AdminRequest => ({
  ...presentRequest(row, payee, lang),
  user: { id: row.user_id, name: row.user_name, email: row.user_email, phone: row.user_phone },
  office: lang === 'ar' ? row.office_name_ar : row.office_name_en,
  balance: dollarsOf(row.balance_cents),
  proofType: row.proof_type,
  needsTwo: row.needs_two,
  approvedAlone: dollarsOf(row.approved_alone_cents),
  firstApprovedBy:
    row.first_approver_id && row.first_approver_name
      ? { id: row.first_approver_id, name: row.first_approver_name }
      : null,
  decidedBy: row.decider_name,
  isClosed: row.is_closed,
  isAskerGone: row.is_asker_gone,
  sameReference: row.same_reference.map(({ cents, ...other }) => ({ ...other, amount: dollarsOf(cents) })),
});

const payeesOf = (db: Db, rows: readonly RequestRow[]) =>
  payeeVersions(db, [...new Set(rows.flatMap(({ payee_version_id }) => payee_version_id ?? []))]);

export async function presentRequests(db: Db, rows: readonly RequestRow[], lang: Lang): Promise<CreditRequest[]> {
  const payees = await payeesOf(db, rows);
  return rows.map((row) => presentRequest(row, payees.get(row.payee_version_id ?? ''), lang));
}

export async function presentForAdmins(db: Db, rows: readonly AdminRequestRow[], lang: Lang): Promise<AdminRequest[]> {
  const payees = await payeesOf(db, rows);
  return rows.map((row) => presentForAdmin(row, payees.get(row.payee_version_id ?? ''), lang));
}

export const presentFigures = (figures: Figures | undefined) => ({
  balance: dollarsOf(figures?.balance_cents ?? 0),
  held: dollarsOf(figures?.held_cents ?? 0),
  lifetimeAdded: dollarsOf(figures?.added_cents ?? 0),
  lifetimeSpent: dollarsOf(figures?.spent_cents ?? 0),
});
