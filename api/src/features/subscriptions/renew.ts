import type { Db } from '@diyar/db';
import type { Message } from '#lib/errors.ts';
import { payerOfAccount, stoppedUntil } from '../ledger/index.ts';
import { payPurchase, savePurchase } from '../payments/index.ts';
import type { PlanDetails } from '../plans/index.ts';
import { applyQuote } from './apply-quote.ts';
import { creditAt, nextPlanAt } from './due-queries.ts';
import { listingImpact } from './listing-impact.ts';
import { periodAfter } from './periods.ts';
import type { SubscriptionRow } from './queries.ts';
import type { PricedPlan } from './quote-change.ts';

interface Renewal {
  live: SubscriptionRow;
  /** When it fell due. */
  moment: Date;
  brand: Message;
}

export type Renewed =
  | { paid: true; plan: PlanDetails; cents: number; archived: number; paymentId: string }
  /** Without a price nothing is asked for: it was cancelled. */
  | { paid: false; plan: PlanDetails | null; cents: number | null };

/** Takes the next period from the credit of that moment, at the price of that moment. */
export async function renew(trx: Db, { live, moment, brand }: Renewal): Promise<Renewed> {
  const plan = (await nextPlanAt(trx, live, moment)) as PricedPlan | undefined;
  const payer = await payerOfAccount(trx, live.account_id);
  const [userId] = payer.people;
  if (!live.renews || !plan || payer.isGone || !userId) return { paid: false, plan: null, cents: null };
  // Nobody who cannot sign in is charged, in the days of grace neither.
  if (await stoppedUntil(trx, live.account_id)) return { paid: false, plan, cents: plan.cents };
  const { account_id: accountId } = live;
  if ((await creditAt(trx, accountId, moment)) < plan.cents) return { paid: false, plan, cents: plan.cents };

  const mayArchive = plan.code !== live.plan_code;
  const listings = await listingImpact(trx, { accountId, limit: plan.listing_limit, mayArchive });
  const period = await periodAfter(trx, live, plan.period);
  const quote = {
    change: 'renewal',
    plan,
    unusedCents: 0,
    dueCents: plan.cents,
    ...period,
  } as const;
  const row = await savePurchase(trx, { accountId, userId, purchase: { product: 'subscription', plan: plan.code } });
  const paymentId = await payPurchase(trx, {
    row,
    userId,
    brand,
    automatic: {
      cents: plan.cents,
      // The clock tells in words of its own.
      deliver: async ({ transferId }) => {
        await applyQuote(trx, { accountId, live, quote, listings, transferId, actorId: null, moment });
      },
    },
  });
  return { paid: true, plan, cents: plan.cents, archived: listings.archived.length, paymentId };
}
