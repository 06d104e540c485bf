import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { Message } from '#lib/errors.ts';
import type { PurchaseOf, PurchaseOfProduct } from './purchase-contract.ts';

/** A thing that a paid purchase gave. */
export interface Given {
  name: Message | null;
  startsAt: Date;
  endsAt: Date | null;
  refundCents: number;
}

/** Money of a purchase that came back. */
export interface Returned {
  /** The thing paid for, and how much of it was left, as things are called now. */
  title: Message;
  /** The same without anybody's words, for a credit note, which outlives who has left. */
  item: Message;
  /** The purchase that had paid for it, where one alone had. */
  purchaseId: string | null;
}

/** Something that credit buys, as the feature that sells it brings it. */
export interface Product<P extends PurchaseOf> {
  /** The ledger's word for it, and the account that earns it. */
  kind: tables.LedgerTransferRow['kind'];
  revenue: 'subscription' | 'boost' | 'listing' | 'advertisement';
  /** The price is held until it is earned day by day. */
  isHeld?: true;
  /** Its feature tells of a sale in words of its own. */
  hasOwnNews?: true;
  /** Before the price is asked, where it follows from what the account has. */
  lock?(trx: Db, accountId: string, purchase: P): Promise<unknown>;
  /** In cents, as it costs now; what the caller says of a price is never asked. Without an account: one that never paid. */
  price(db: Db, purchase: P, accountId: string | null): Promise<number>;
  /** How long it lasts, where every purchase lasts as long. */
  days?(db: Db): Promise<number>;
  title(db: Db, purchase: P): Promise<Message>;
  /** Gives what was paid for, in the transaction of the payment. */
  deliver(trx: Db, sold: Sold<P>): Promise<void>;
  /** State as it stands now. */
  given(db: Db, paid: { purchaseId: string; transferId: string; purchase: P }): Promise<Given[]>;
  /** Returns of this product among transfers, by their ids; absent where nothing comes back. */
  returned?(db: Db, transferIds: readonly string[]): Promise<Map<string, Returned>>;
}

interface Sold<P extends PurchaseOf> {
  accountId: string;
  userId: string;
  purchaseId: string;
  transferId: string;
  paymentId: string;
  purchase: P;
}

/** A row for each product that a purchase can name. */
export type Products = { [K in PurchaseOf['product']]: Product<PurchaseOfProduct<K>> };
