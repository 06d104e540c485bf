import { systemAccount } from '#features/ledger/index.ts';
import type { Act } from './acts.ts';
import { type Account, move, openPayment, settle } from './writer.ts';

const HOUR_MS = 3_600_000;
const REASON = 'لم نعد بحاجة إلى هذا المبلغ هذا الشهر';
const NO_TRANSFER = 'لم نجد حوالة بهذا الرقم. تأكد منه وأرسل الطلب من جديد.';
const NOT_YET = 'رقم الحساب لا يطابق اسم المكتب. أرسل الطلب برقم آخر.';

type Of<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

/** A reference number as the message of a wallet or a bank has it. */
const referenceOf = ({ accountId }: Account, at: Date): string =>
  `W${accountId.slice(-4)}${Math.floor(at.getTime() / 60_000).toString(36)}`.toUpperCase();

const decided = ({ deciderId }: Account, at: Date, note?: string) => ({
  decided_by: deciderId,
  decided_at: new Date(at.getTime() + 5 * HOUR_MS),
  decision_note: note ?? null,
});

/** Credit that was asked for and added some hours later. */
export async function topUp(account: Account, { cents, method }: Of<'top_up'>, at: Date): Promise<void> {
  const { trx, accountId, userId } = account;
  const reference = referenceOf(account, at);
  const paymentId = await openPayment(account, { kind: 'top_up', method, cents, at, reference });
  const request = decided(account, at);
  await trx('credit_requests').insert({
    account_id: accountId,
    user_id: userId,
    type: 'addition',
    amount_cents: cents,
    payment_id: paymentId,
    status: 'approved',
    created_at: at,
    ...request,
  });
  const from = await systemAccount(trx, { kind: 'cash', name: method });
  const transferId = await move(account, { kind: 'deposit', at: request.decided_at, from, to: accountId, cents });
  await settle(account, paymentId, transferId, request.decided_at);
}

/** A request that was refused, or that waits. */
export async function ask(account: Account, { cents, decision, isRepeated, plan }: Of<'request'>, at: Date) {
  const { trx, accountId, userId } = account;
  const method = 'bank_transfer';
  const known = isRepeated
    ? await trx('payments')
        .where({ account_id: accountId, method, kind: 'top_up' })
        .orderBy('id')
        .first('reference_number')
    : undefined;
  const reference = known?.reference_number ?? referenceOf(account, at);
  const paymentId = await openPayment(account, { kind: 'top_up', method, cents, at, reference });
  const kept = plan
    ? await trx('purchases')
        .insert({
          account_id: accountId,
          user_id: userId,
          product: 'subscription',
          parameters: { plan },
          created_at: at,
        })
        .returning('id')
    : [];
  const isRejected = decision === 'rejected';
  const refusal = isRejected ? decided(account, at, NO_TRANSFER) : {};
  await trx('credit_requests').insert({
    account_id: accountId,
    user_id: userId,
    type: 'addition',
    amount_cents: cents,
    payment_id: paymentId,
    status: decision,
    created_at: at,
    purchase_id: kept[0]?.id ?? null,
    ...refusal,
  });
  if (isRejected) await trx('payments').where({ id: paymentId }).update({ status: 'failed', settled_at: at });
}

/** Credit that was held, and then paid out, given back, or not decided yet. */
export async function refund(account: Account, { cents, decision }: Of<'refund'>, at: Date): Promise<void> {
  const { trx, accountId, userId } = account;
  const method = 'bank_transfer';
  const paymentId = await openPayment(account, { kind: 'refund', method, cents, at });
  const held = await systemAccount(trx, { kind: 'held_refunds' });
  const holdId = await move(account, { kind: 'refund', at, from: accountId, to: held, cents });
  const answer = decision === 'pending' ? {} : decided(account, at, decision === 'rejected' ? NOT_YET : undefined);
  await trx('credit_requests').insert({
    account_id: accountId,
    user_id: userId,
    type: 'refund',
    amount_cents: cents,
    payment_id: paymentId,
    status: decision,
    created_at: at,
    reason: REASON,
    pay_to: 'SY12 0001 2345 6789',
    hold_id: holdId,
    ...answer,
  });
  const moment = new Date(at.getTime() + 5 * HOUR_MS);
  if (decision === 'approved') {
    const to = await systemAccount(trx, { kind: 'cash', name: method });
    const transferId = await move(account, { kind: 'refund', at: moment, from: held, to, cents });
    await settle(account, paymentId, transferId, moment, { reference_number: referenceOf(account, moment) });
  }
  if (decision === 'rejected') {
    await trx('payments').where({ id: paymentId }).update({ status: 'failed', settled_at: moment });
    await move(account, { kind: 'refund', at: moment, from: held, to: accountId, cents, reverses: holdId });
  }
}
