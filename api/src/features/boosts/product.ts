import type { Products } from '../payments/index.ts';
import { returnedByBoosts } from './returned-by-boosts.ts';
import { deliverBoosts, givenByBoosts, lockForBoosts, priceOfBoosts, titleOfBoosts } from './sell-boosts.ts';

/** Boosts of one kind for one or several listings. */
export const boostProduct: Products['boost'] = {
  kind: 'boost',
  revenue: 'boost',
  lock: lockForBoosts,
  price: priceOfBoosts,
  title: async (_db, purchase) => titleOfBoosts(purchase),
  deliver: deliverBoosts,
  given: (db, { purchaseId }) => givenByBoosts(db, purchaseId),
  returned: returnedByBoosts,
};
