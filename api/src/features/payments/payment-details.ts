import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';
import { dollarsOf } from '#rules/money.ts';
import { payeeVersions, presentPayee } from '../payees/index.ts';
import type { PaymentDetails } from './contract.ts';
import { presentPayment } from './present.ts';
import { productOf, purchaseIn } from './products.ts';
import { type PaymentRow, paymentById } from './queries.ts';

interface DetailsRow {
  payer: string;
  /** Of the credit account after the payment, or after what a refund held. */
  balance_cents: number | null;
  purchase_id: string | null;
  product: tables.PurchaseRow['product'] | null;
  parameters: unknown;
  transfer_id: string | null;
  request:
    | (Pick<tables.CreditRequestRow, 'status' | 'reason' | 'pay_to' | 'decision_note' | 'payee_version_id'> & {
        has_proof: boolean;
      })
    | null;
}

async function detailsOf(db: Db, id: string): Promise<DetailsRow> {
  const { rows } = await db.raw<{ rows: [DetailsRow] }>(
    `select u.first_name || ' ' || u.last_name as payer, e.balance_cents, b.id as purchase_id, b.product, b.parameters,
       p.transfer_id, case when q.id is not null then json_build_object('status', q.status, 'reason', q.reason,
         'pay_to', q.pay_to, 'decision_note', q.decision_note, 'payee_version_id', q.payee_version_id, 'has_proof', q.proof_file is not null) end as request
     from payments p join users u on u.id = p.user_id left join purchases b on b.id = p.purchase_id
       left join credit_requests q on q.payment_id = p.id
       left join ledger_entries e on e.account_id = p.account_id and e.transfer_id = coalesce(q.hold_id, p.transfer_id)
     where p.id = ?`,
    [id],
  );
  return rows[0];
}

/** A payment of the account with everything that is known of it; undefined where it has none by this id. */
export async function paymentDetails(
  db: Db,
  { id, accountId, lang }: { id: string; accountId: string; lang: Lang },
): Promise<PaymentDetails | undefined> {
  const row: PaymentRow | undefined = await paymentById(db, id, accountId);
  if (!row) return undefined;
  const { payer, balance_cents, purchase_id, product, parameters, transfer_id, request } = await detailsOf(db, id);
  const purchase = product && purchaseIn({ product, parameters });
  const payeeId = request?.payee_version_id;
  const payee = payeeId ? (await payeeVersions(db, [payeeId])).get(payeeId) : undefined;
  const given =
    purchase && purchase_id && transfer_id
      ? await productOf(purchase).given(db, { purchaseId: purchase_id, transferId: transfer_id, purchase })
      : [];
  return {
    ...presentPayment(row),
    payer,
    title: purchase && (await productOf(purchase).title(db, purchase))[lang],
    balance: balance_cents === null ? null : dollarsOf(balance_cents),
    given: given.map(({ name, startsAt, endsAt, refundCents }) => ({
      name: name?.[lang] ?? null,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      refund: dollarsOf(refundCents),
    })),
    request: request && {
      status: request.status,
      reason: request.reason,
      payTo: request.pay_to,
      payee: payee ? presentPayee(payee, lang) : null,
      hasProof: request.has_proof,
      notes: request.decision_note,
    },
  };
}
