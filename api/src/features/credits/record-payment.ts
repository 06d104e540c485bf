import type { Db, UserRow } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { mayBePaid } from '#lib/standing/questions.ts';
import { creditAccount, type Owner, type Purse, payerOf, pursesOf } from '../ledger/index.ts';
import { type Brand, type CashMethod, openPayment } from '../payments/index.ts';
import { processRequest } from './process-request.ts';
import { assertAmount } from './request-credit.ts';

interface Recorded {
  /** An id, an e-mail or a telephone number. */
  user: string;
  /** Whose credit the payer meant, where that was said. */
  purse?: Purse | undefined;
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
 * @throws AppError user_not_found (404), no_office_of_payer, reference_used (409)
 */
export async function recordPayment(trx: Db, recorded: Recorded): Promise<string> {
  const { user, purse, cents, method, referenceNumber, notes, actorId, ip, brand } = recorded;
  await assertAmount(trx, cents);
  const userId = await findPayer(trx, user);
  const accountId = await creditAccount(trx, await meant(trx, userId, purse));
  const opened = { accountId, userId, kind: 'top_up', method, referenceNumber, cents, recordedBy: actorId } as const;
  const paymentId = await openPayment(trx, opened);
  const row = await rowOf(
    trx('credit_requests')
      .insert({
        account_id: accountId,
        user_id: userId,
        type: 'addition',
        amount_cents: cents,
        reason: notes,
        payment_id: paymentId,
      })
      .returning('id'),
  );
  await audit(trx, {
    actorId,
    ip,
    action: 'payment.record',
    subjectKind: 'credit',
    subjectId: userId,
    after: { cents, method, requestId: row.id, ...(purse && { purse }) },
  });
  const decision = { requestId: row.id, decision: 'approve', notes: null, referenceNumber: null } as const;
  await processRequest(trx, { ...decision, actorId, ip, brand });
  return row.id;
}

/** An agent brings the office's money only where that was said: what nobody has named is the payer's own. */
async function meant(trx: Db, userId: string, purse: Purse | undefined): Promise<Owner> {
  const { owner } = await payerOf(trx, userId, purse ?? (await pursesOf(trx, userId))[0]);
  if (purse === 'office' && 'userId' in owner) throw new AppError('no_office_of_payer', 409).on('purse');
  return owner;
}

async function findPayer(trx: Db, user: string): Promise<string> {
  const row = await trx('users as u')
    .whereRaw(mayBePaid('u'))
    .whereNot({ account_type: 'admin' })
    .whereRaw('(id::text = lower(:user) or lower(email) = lower(:user) or phone = :user)', { user })
    .first<Pick<UserRow, 'id'> | undefined>('id');
  if (!row) throw new AppError('user_not_found', 404).on('user');
  return row.id;
}
