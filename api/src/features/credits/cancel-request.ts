import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { reverse } from '../ledger/index.ts';
import { failPayment } from '../payments/index.ts';
import { notifyOfRequest } from './notify-of-request.ts';
import { lockRequest } from './queries.ts';

interface Own {
  requestId: string;
  accountId: string;
  userId: string;
}

/**
 * Takes back a request that nobody has decided: of an office's money any of its owners may, whoever asked. What a refund held is
 * credit again at once, and the other owners are told.
 * @throws AppError credit_request_not_found (404), credit_request_decided (409)
 */
export async function cancelRequest(trx: Db, { requestId, accountId, userId }: Own): Promise<void> {
  const request = await lockRequest(trx, requestId);
  if (request?.account_id !== accountId) throw new AppError('credit_request_not_found', 404);
  if (request.status !== 'pending') throw new AppError('credit_request_decided', 409);
  await trx('credit_requests')
    .where({ id: requestId })
    .update({ status: 'cancelled', decided_by: userId, decided_at: trx.raw('app_now()') });
  await failPayment(trx, request.payment_id);
  if (request.hold_id)
    await reverse(trx, {
      transferId: request.hold_id,
      event: `refund_return:${request.payment_id}`,
      actorId: userId,
    });
  const kind = request.type === 'refund' ? 'refund_cancelled' : 'credit_cancelled';
  await notifyOfRequest(trx, request, { kind, parameters: { amount: request.amount_cents / 100 } }, { except: userId });
}
