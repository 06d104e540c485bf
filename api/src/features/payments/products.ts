import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { Message } from '../../lib/errors.ts';
import {
  deliverAdvertisement,
  givenByAdvertisement,
  lockForAdvertisement,
  priceOfAdvertisement,
  titleOfAdvertisement,
} from '../advertisements/index.ts';
import { deliverBoosts, givenByBoosts, lockForBoosts, priceOfBoosts, titleOfBoosts } from '../boosts/index.ts';
import { addListingSlots, givenBySlots } from '../quotas/index.ts';
import { deliverPlan, givenByPlan, lockForPlan, priceOfPlan, titleOfPlan } from '../subscriptions/index.ts';
import { PurchaseOf } from './contract.ts';

/** A thing that a paid purchase gave. */
export interface Given {
  name: Message | null;
  startsAt: Date;
  endsAt: Date | null;
  refundCents: number;
}

interface Product<P extends PurchaseOf> {
  /** The ledger's word for it, and the account that earns it. */
  kind: tables.LedgerTransferRow['kind'];
  revenue: 'subscription' | 'boost' | 'listing' | 'advertisement';
  /** What is paid is held until it is earned day by day. */
  isHeld?: true;
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
}

interface Sold<P extends PurchaseOf> {
  accountId: string;
  userId: string;
  purchaseId: string;
  transferId: string;
  purchase: P;
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
  days: async (db) => (await rulesOf(db)).listing_slot_days,
  title: async (_db, { slots }) => ({ ar: placesAr(slots), en: placesEn(slots) }),
  deliver: async (trx, { accountId, purchaseId, purchase }) => {
    const { listing_slot_days: days } = await rulesOf(trx);
    await addListingSlots(trx, { accountId, purchaseId, slots: purchase.slots, days });
  },
  given: (db, { purchaseId }) => givenBySlots(db, purchaseId),
};

const subscription: Product<Extract<PurchaseOf, { product: 'subscription' }>> = {
  kind: 'subscription',
  revenue: 'subscription',
  lock: lockForPlan,
  price: (db, { plan }, accountId) => priceOfPlan(db, { accountId, plan }),
  title: (db, { plan }) => titleOfPlan(db, plan),
  deliver: (trx, { purchase, ...sold }) => deliverPlan(trx, { ...sold, plan: purchase.plan }),
  given: (db, { transferId }) => givenByPlan(db, transferId),
};

const boost: Product<Extract<PurchaseOf, { product: 'boost' }>> = {
  kind: 'boost',
  revenue: 'boost',
  lock: lockForBoosts,
  price: priceOfBoosts,
  title: async (_db, purchase) => titleOfBoosts(purchase),
  deliver: deliverBoosts,
  given: (db, { purchaseId }) => givenByBoosts(db, purchaseId),
};

const advertisement: Product<Extract<PurchaseOf, { product: 'advertisement' }>> = {
  kind: 'purchase',
  revenue: 'advertisement',
  isHeld: true,
  lock: lockForAdvertisement,
  price: priceOfAdvertisement,
  title: titleOfAdvertisement,
  deliver: deliverAdvertisement,
  given: (db, { purchase }) => givenByAdvertisement(db, purchase),
};

/** What credit buys. A feature that sells something adds its row. */
const PRODUCTS = { listing, subscription, boost, advertisement };

/** The table's row for a purchase takes that purchase; the compiler sees only their union. */
export const productOf = (purchase: PurchaseOf) => PRODUCTS[purchase.product] as Product<PurchaseOf>;

/** A stored purchase as its contract has it. */
export const purchaseIn = ({ product, parameters }: Pick<tables.PurchaseRow, 'product' | 'parameters'>): PurchaseOf =>
  PurchaseOf.parse({ product, ...(parameters as object) });
