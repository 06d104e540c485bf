import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import type { Products } from '../payments/index.ts';
import { addListingSlots, givenBySlots } from './queries.ts';

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

export const rulesOf = (db: Db): Promise<tables.MoneyRuleRow> => rowOf(db('money_rules').first());

/** Places for listings beyond the free ones. */
export const listingSlots: Products['listing'] = {
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
