import type { Db, PaymentRow } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { systemAccount } from '#features/ledger/index.ts';
import { issueReceipt } from '#features/payments/index.ts';

const BRAND = { ar: 'ديار', en: 'Diyar' };

/** Whose year it is, and what is counted while it is written. */
export interface Account {
  trx: Db;
  /** In references and seeds. */
  name: string;
  accountId: string;
  userId: string;
  deciderId: string;
  /** Moves so far: the next one's reference. */
  moves: number;
}

interface Move {
  kind: 'deposit' | 'listing' | 'subscription' | 'boost' | 'refund';
  at: Date;
  from: string;
  to: string;
  cents: number;
  reverses?: string;
}

/** Past transfers are the owner role's to write: the ledger's functions know today alone. */
export async function move(account: Account, { kind, at, from, to, cents, reverses }: Move): Promise<string> {
  const { trx, name } = account;
  const reference = `demo:${name}:${account.moves++}`;
  const { id } = await rowOf(
    trx('ledger_transfers')
      .insert({ kind, reference, created_at: at, ...(reverses && { reverses }) })
      .returning('id'),
  );
  for (const [account_id, amount_cents] of [
    [from, -cents],
    [to, cents],
  ] as const) {
    await trx('ledger_entries').insert({ transfer_id: id, account_id, amount_cents });
  }
  return id;
}

type Payment = Pick<PaymentRow, 'method'> & {
  kind: 'top_up' | 'refund' | 'purchase';
  cents: number;
  at: Date;
  reference?: string;
};

export async function openPayment({ trx, accountId, userId }: Account, payment: Payment): Promise<string> {
  const { kind, method, cents, at, reference = null } = payment;
  const { id } = await rowOf(
    trx('payments')
      .insert({
        account_id: accountId,
        user_id: userId,
        kind,
        method,
        amount_cents: cents,
        reference_number: reference,
        created_at: at,
      })
      .returning('id'),
  );
  return id;
}

/** Marks a payment as succeeded, with a receipt of that day. */
export async function settle({ trx }: Account, paymentId: string, transferId: string, at: Date, more = {}) {
  await trx('payments')
    .where({ id: paymentId })
    .update({ status: 'success', transfer_id: transferId, settled_at: at, ...more });
  await issueReceipt(trx, paymentId, BRAND);
  await trx('receipts').where({ payment_id: paymentId }).update({ issued_at: at });
}

interface Bought {
  product: 'listing' | 'subscription' | 'boost';
  parameters: object;
  cents: number;
  at: Date;
}

/** Pays from the credit. @returns what the thing bought refers to */
export async function buy(account: Account, { product, parameters, cents, at }: Bought) {
  const { trx, accountId, userId } = account;
  const to = await systemAccount(trx, { kind: 'revenue', name: product });
  const transferId = await move(account, { kind: product, at, from: accountId, to, cents });
  const { id: purchaseId } = await rowOf(
    trx('purchases')
      .insert({
        account_id: accountId,
        user_id: userId,
        product,
        parameters,
        status: 'paid',
        transfer_id: transferId,
        created_at: at,
        paid_at: at,
      })
      .returning('id'),
  );
  const paymentId = await openPayment(account, { kind: 'purchase', method: 'credits', cents, at });
  await settle(account, paymentId, transferId, at, { purchase_id: purchaseId });
  return { transferId, purchaseId };
}
