import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { FastifyBaseLogger } from 'fastify';
import { type Brand, failPayment } from '../payments/index.ts';
import { hear } from './hear.ts';
import type { PaymentProvider } from './providers/provider.ts';

/** A word of a provider that never reached us is asked for after this, and again after it. */
const QUIET_MINUTES = 10;
/** Payments that nobody made until then are given up; should it be paid after all, `hear` opens it again. */
const GIVEN_UP_HOURS = 24;
const BATCH = 50;

interface Asks {
  db: Db;
  provider: PaymentProvider | null;
  brand: Brand;
  log: FastifyBaseLogger;
}

/** Asks for the payments of which nothing was heard. @returns how many were asked for */
export async function askLate({ db, provider, brand, log }: Asks): Promise<number> {
  if (!provider) return 0;
  const { rows } = await db.raw<{ rows: Pick<tables.OnlinePaymentRow, 'payment_id'>[] }>(
    `update online_payments o set asked_at = app_now()
     where payment_id in (
       select o.payment_id from online_payments o join payments p on p.id = o.payment_id
       where o.provider = ? and p.status = 'pending' and o.asked_at < app_now() - ? * interval '1 minute'
       order by o.asked_at limit ? for update of o skip locked)
     returning o.payment_id`,
    [provider.name, QUIET_MINUTES, BATCH],
  );
  for (const { payment_id: paymentId } of rows) {
    const word = await provider.ask(paymentId).catch((error: unknown) => {
      log.warn({ err: error, paymentId }, 'the payment provider was not reached');
      return undefined;
    });
    if (word) await hear(db, { provider: provider.name, word, brand });
    if (word === null) await giveUp(db, paymentId);
  }
  return rows.length;
}

const giveUp = (db: Db, paymentId: string): Promise<void> =>
  db.transaction(async (trx) => {
    const old = await trx('payments')
      .where({ id: paymentId, status: 'pending' })
      .where('created_at', '<', trx.raw(`app_now() - ? * interval '1 hour'`, [GIVEN_UP_HOURS]))
      .forUpdate()
      .first('id');
    if (old) await failPayment(trx, paymentId);
  });
