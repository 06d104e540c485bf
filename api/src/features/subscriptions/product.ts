import type { Products } from '../payments/index.ts';
import { listingSlots } from '../quotas/index.ts';
import { bringBack } from './end-of-places.ts';
import { returnedByPlans } from './returned-by-plans.ts';
import { deliverPlan, givenByPlan, lockForPlan, priceOfPlan, titleOfPlan } from './sell-plan.ts';

/** A plan: the first, a further period after the end, or a higher one. */
export const planProduct: Products['subscription'] = {
  kind: 'subscription',
  revenue: 'subscription',
  hasOwnNews: true,
  lock: lockForPlan,
  price: (db, { plan }, accountId) => priceOfPlan(db, { accountId, plan }),
  title: (db, { plan }) => titleOfPlan(db, plan),
  deliver: (trx, { purchase, ...sold }) => deliverPlan(trx, { ...sold, plan: purchase.plan }),
  given: (db, { transferId }) => givenByPlan(db, transferId),
  returned: returnedByPlans,
};

/** Places for listings beyond the plan's. What a lapse took from view comes back into them, as with a plan. */
export const placesProduct: Products['listing'] = {
  ...listingSlots,
  lock: lockForPlan,
  deliver: async (trx, sold) => {
    await lockForPlan(trx, sold.accountId);
    await listingSlots.deliver(trx, sold);
    await bringBack(trx, sold.accountId);
  },
};
