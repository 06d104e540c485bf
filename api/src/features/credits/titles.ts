import type { Db } from '@diyar/db';
import type { Lang } from '../../lib/endpoint.ts';
import { productOf, purchaseIn } from '../payments/index.ts';
import { presentTransaction } from './present.ts';
import type { TransactionRow } from './queries.ts';

/** Transactions with the name of what was bought, as it is called now. */
export const presentTransactions = (db: Db, rows: readonly TransactionRow[], lang: Lang) =>
  Promise.all(
    rows.map(async (row) => {
      const purchase = row.product && purchaseIn({ product: row.product, parameters: row.parameters });
      const title = purchase && (await productOf(purchase).title(db, purchase))[lang];
      return presentTransaction(row, title || null);
    }),
  );
