import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { isOpen } from '#lib/standing/questions.ts';
import { systemAccount, transfer } from '../ledger/index.ts';
import { openPayment } from '../payments/index.ts';

/** As the desk reads it beside the provider's own name of the payment. */
const REASON = 'أُغلق الحساب قبل وصول الدفعة. The account was closed before its payment came.';

/**
 * Money that a provider collected for an account, or for an office, that was closed meanwhile: nobody could spend it, and only an
 * administrator can send it back through the provider. A request for the desk, held from now on.
 * @returns false where the account is open
 */
export async function giveBackLate(trx: Db, paid: tables.PaymentRow, reference: string): Promise<boolean> {
  const { account_id: accountId, user_id: userId, amount_cents: cents } = paid;
  const closed = await trx('ledger_accounts as a')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('offices as o', 'o.id', 'a.office_id')
    .where('a.id', accountId)
    .whereRaw(`(not ${isOpen('u')} or not ${isOpen('o')} or num_nonnulls(u.id, o.id) = 0)`)
    .first<Pick<tables.LedgerAccountRow, 'id'> | undefined>('a.id');
  if (!closed) return false;
  const opened = { accountId, userId, kind: 'refund', method: 'mobile_wallet', referenceNumber: null, cents } as const;
  const paymentId = await openPayment(trx, opened);
  const holdId = await transfer(trx, {
    kind: 'refund',
    event: `refund_hold:${paymentId}`,
    from: accountId,
    cents,
    actorId: null,
    to: await systemAccount(trx, { kind: 'held_refunds' }),
  });
  await trx('credit_requests').insert({
    account_id: accountId,
    user_id: userId,
    type: 'refund',
    amount_cents: cents,
    reason: REASON,
    pay_to: reference.slice(0, 100),
    payment_id: paymentId,
    hold_id: holdId,
  });
  return true;
}
