import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { reverse } from '../ledger/index.ts';
import { type Brand, failPayment, payBackTopUp, settleRefund, settleTopUp } from '../payments/index.ts';
import { notifyOfRequest } from './notify-of-request.ts';
import { isAskerGone, isClosed, lockDecider, lockRequest, needsSecond } from './queries.ts';

interface Decision {
  requestId: string;
  actorId: string;
  ip: string;
  brand: Brand;
  decision: 'approve' | 'reject';
  notes: string | null;
  referenceNumber: string | null;
}

/**
 * Decides a request, once: approving adds the credit or pays the refund out, rejecting gives held credit back. Above the
 * configured amount the first administrator's approval waits for a second one's; what an administrator has approved alone for the
 * same receiver on the same day of Damascus is part of the amount. Money for a closed account is taken and paid back at once; an
 * office's refund is not paid to the wallet of somebody who runs its money no more.
 * @throws AppError credit_request_not_found (404), credit_request_decided, second_administrator_needed, reference_used,
 *   refund_asker_gone (409)
 */
export async function processRequest(trx: Db, decision: Decision): Promise<{ isDecided: boolean }> {
  const { requestId, actorId, ip, notes } = decision;
  await lockDecider(trx, actorId);
  const request = await lockRequest(trx, requestId);
  if (!request) throw new AppError('credit_request_not_found', 404);
  if (request.status !== 'pending') throw new AppError('credit_request_decided', 409);
  const isApproval = decision.decision === 'approve';
  if (isApproval && request.type === 'refund' && (await isAskerGone(trx, request.id)))
    throw new AppError('refund_asker_gone', 409);
  const isFirst = isApproval && (await waitsForSecond(trx, request, actorId));
  const change = isFirst ? 'approve_first' : decision.decision;
  await audit(trx, {
    actorId,
    ip,
    action: `credit_request.${change}`,
    subjectKind: 'credit_request',
    subjectId: requestId,
    before: { status: 'pending', cents: request.amount_cents },
    after: { status: isFirst ? 'pending' : isApproval ? 'approved' : 'rejected', userId: request.user_id },
    ...(notes && { reason: notes }),
  });
  if (isFirst) {
    await trx('credit_requests').where({ id: requestId }).update({ first_approver_id: actorId });
    return { isDecided: false };
  }
  await trx('credit_requests')
    .where({ id: requestId })
    .update({
      status: isApproval ? 'approved' : 'rejected',
      decided_by: actorId,
      decided_at: trx.raw('app_now()'),
      decision_note: notes,
    });
  if (isApproval) await approve(trx, request, decision);
  else await reject(trx, request, decision);
  return { isDecided: true };
}

/** @throws AppError second_administrator_needed (409) to the administrator who approved it first */
async function waitsForSecond(trx: Db, request: tables.CreditRequestRow, actorId: string): Promise<boolean> {
  if (request.first_approver_id === null) return needsSecond(trx, request.id, actorId);
  if (request.first_approver_id === actorId) throw new AppError('second_administrator_needed', 409);
  return false;
}

async function approve(trx: Db, request: tables.CreditRequestRow, decision: Decision): Promise<void> {
  const { actorId, brand, referenceNumber } = decision;
  const settlement = { paymentId: request.payment_id, actorId, brand, referenceNumber };
  const parameters = { amount: request.amount_cents / 100 };
  if (request.type === 'refund') {
    await notifyOfRequest(trx, request, { kind: 'refund_approved', parameters });
    await settleRefund(trx, settlement);
    return;
  }
  const kind = request.purchase_id ? 'credit_added_for_purchase' : 'credit_added';
  await notifyOfRequest(trx, request, { kind, parameters });
  await settleTopUp(trx, settlement);
  if (await isClosed(trx, request.id)) await payBackTopUp(trx, request.payment_id, { actorId, brand });
}

async function reject(trx: Db, request: tables.CreditRequestRow, { actorId, notes }: Decision): Promise<void> {
  await failPayment(trx, request.payment_id);
  if (request.hold_id) {
    await reverse(trx, { transferId: request.hold_id, event: `refund_return:${request.payment_id}`, actorId });
  }
  const kind = request.type === 'refund' ? 'refund_rejected' : 'credit_rejected';
  await notifyOfRequest(trx, request, {
    kind,
    parameters: { amount: request.amount_cents / 100, reason: notes ?? '' },
  });
}
