import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import type { Begun, Bill, PaymentProvider } from './providers/provider.ts';
import { ProviderUnavailable } from './providers/provider.ts';

/**
 * Tells the provider of a payment that was kept before, outside of any transaction: a provider that is slow holds no
 * connection, and an answer that is lost is asked for again under the same id.
 * @throws AppError payment_not_found (404), payment_settled (409), provider_unavailable (503)
 */
export async function beginPayment(
  db: Db,
  provider: PaymentProvider,
  { accountId, ...asked }: Pick<Bill, 'paymentId' | 'lang' | 'returnUrl'> & { accountId: string },
): Promise<Begun> {
  const row = await db('online_payments')
    .join('payments', 'payments.id', 'online_payments.payment_id')
    .where('payments.id', asked.paymentId)
    .where('payments.account_id', accountId)
    .where({ provider: provider.name })
    .first<Begins | undefined>('payments.status', 'payments.amount_cents', 'reference', 'pay_url');
  if (!row) throw new AppError('payment_not_found', 404);
  if (row.status !== 'pending') throw new AppError('payment_settled', 409);
  if (row.reference && row.pay_url) return { reference: row.reference, payUrl: row.pay_url };
  const begun = await provider.begin({ ...asked, cents: row.amount_cents }).catch((cause: unknown) => {
    if (!(cause instanceof ProviderUnavailable)) throw cause;
    throw new AppError('provider_unavailable', 503);
  });
  await db('online_payments')
    .where({ payment_id: asked.paymentId })
    .update({ reference: begun.reference, pay_url: begun.payUrl });
  return begun;
}

type Begins = Pick<tables.PaymentRow, 'status' | 'amount_cents'> &
  Pick<tables.OnlinePaymentRow, 'reference' | 'pay_url'>;
