import type { Db } from '@diyar/db';
import { audit } from '../../lib/audit.ts';
import { AppError } from '../../lib/errors.ts';
import { mayBePaid } from '../../lib/standing/questions.ts';
import { creditAccount, payerOf } from '../ledger/index.ts';
import { type Brand, type CashMethod, openPayment } from '../payments/index.ts';
import { processRequest } from './process-request.ts';
import { assertAmount } from './request-credit.ts';

interface Recorded {
  /** An id, an e-mail or a telephone number. */
  user: string;
  cents: number;
  method: CashMethod;
  referenceNumber: string | null;
  notes: string | null;
  actorId: string;
  ip: string;
  brand: Brand;
}

/**
 * Money that an administrator took: a request that its own administrator approves at once, so amounts that need two wait for
 * the second like any other.
 * @returns the request's id
 * @throws AppError user_not_found (404), reference_used (409)
 */
export async function recordPayment(trx: Db, recorded: Recorded): Promise<string> {
  const { user, cents, method, referenceNumber, notes, actorId, ip, brand } = recorded;
  await assertAmount(trx, cents);
  const userId = await findPayer(trx, user);
  const accountId = await creditAccount(trx, (await payerOf(trx, userId)).owner);
  const opened = { accountId, userId, kind: 'top_up', method, referenceNumber, cents, recordedBy: actorId } as const;
  const paymentId = await openPayment(trx, opened);
  const [row] = await trx('credit_requests')
    .insert({
      ...{ account_id: accountId, user_id: userId, type: 'addition', amount_cents: cents },
      ...{ reason: notes, payment_id: paymentId },
    })
    .returning('id');
  await audit(trx, {
    ...{ actorId, ip, action: 'payment.record', subjectKind: 'credit', subjectId: userId },
    after: { cents, method, requestId: row.id },
  });
  const decision = { requestId: row.id, decision: 'approve', notes: null, referenceNumber: null } as const;
  await processRequest(trx, { ...decision, actorId, ip, brand });
  return row.id;
}

async function findPayer(trx: Db, user: string): Promise<string> {
  const row = await trx('users as u')
    .whereRaw(mayBePaid('u'))
    .whereNot({ account_type: 'admin' })
    .whereRaw('(id::text = lower(:user) or lower(email) = lower(:user) or phone = :user)', { user })
    .first('id');
  if (!row) throw new AppError('user_not_found', 404).on('user');
  return row.id;
}
