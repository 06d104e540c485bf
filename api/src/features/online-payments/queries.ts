import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';

type Begun = Pick<tables.OnlinePaymentRow, 'payment_id' | 'provider' | 'purchase_id'>;

export const insertOnlinePayment = (db: Db, payment: Begun) => db('online_payments').insert(payment);
