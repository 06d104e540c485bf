import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { Message } from '../../lib/errors.ts';
import { addListingSlots } from '../quotas/index.ts';
import { PurchaseOf } from './contract.ts';

interface Product<P extends PurchaseOf> {
  /** The ledger's word for it, and the account that earns it. */
  kind: tables.LedgerTransferRow['kind'];
  revenue: 'subscription' | 'boost' | 'listing' | 'advertisement';
  /** In cents, as it costs now; what the caller says of a price is never asked. */
  price(db: Db, purchase: P): Promise<number>;
  title(purchase: P): Message;
  /** Gives what was paid for, in the transaction of the payment. */
  deliver(trx: Db, sold: { accountId: string; purchaseId: string; purchase: P }): Promise<void>;
}

const placesEn = (slots: number) => (slots === 1 ? '1 extra listing' : `${slots} extra listings`);
const PLACES_AR = new Intl.PluralRules('ar');
function placesAr(slots: number): string {
  switch (PLACES_AR.select(slots)) {
    case 'one':
      return 'مكان إضافي لإعلان';
    case 'two':
      return 'مكانان إضافيان للإعلانات';
    case 'few':
      return `${slots} أماكن إضافية للإعلانات`;
    default:
      return `${slots} مكانًا إضافيًا للإعلانات`;
  }
}

const rulesOf = (db: Db): Promise<tables.MoneyRuleRow> => db('money_rules').first();

const listing: Product<Extract<PurchaseOf, { product: 'listing' }>> = {
  kind: 'listing',
  revenue: 'listing',
  price: async (db, { slots }) => (await rulesOf(db)).listing_slot_cents * slots,
  title: ({ slots }) => ({ ar: placesAr(slots), en: placesEn(slots) }),
  deliver: async (trx, { accountId, purchaseId, purchase }) => {
    const { listing_slot_days: days } = await rulesOf(trx);
    await addListingSlots(trx, { accountId, purchaseId, slots: purchase.slots, days });
  },
};

/** What credit buys. A feature that sells something adds its row. */
const PRODUCTS = { listing };

export const productOf = (purchase: PurchaseOf) => PRODUCTS[purchase.product];

/** A stored purchase as its contract has it. */
export const purchaseIn = ({ product, parameters }: Pick<tables.PurchaseRow, 'product' | 'parameters'>): PurchaseOf =>
  PurchaseOf.parse({ product, ...(parameters as object) });
