import type { Knex } from 'knex';
import { refuseLoss } from '../src/schema/drop-tables.ts';

const kinds = (list: string, ofCredit: string) => `
  alter table payments drop constraint payments_kind, drop constraint payments_credits;
  alter table payments add constraint payments_kind check (kind in (${list}));
  alter table payments add constraint payments_credits check ((kind in (${ofCredit})) = (method = 'credits'));`;

/** What comes back of a purchase is a payment of its own, with a credit note in the row of receipts. */
export async function up(db: Knex): Promise<void> {
  await db.raw(kinds(`'top_up', 'refund', 'purchase', 'return'`, `'purchase', 'return'`));
}

export async function down(db: Knex): Promise<void> {
  await refuseLoss(db, { payments: "kind = 'return'" });
  await db.raw(`
    delete from receipts r using payments p where p.id = r.payment_id and p.kind = 'return';
    delete from payments where kind = 'return';
    ${kinds(`'top_up', 'refund', 'purchase'`, `'purchase'`)}`);
}
