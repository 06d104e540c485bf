import type { Db } from '@diyar/db';
import { appNow } from '#lib/app-now.ts';
import type { Lang } from '#lib/endpoint.ts';
import { dollarsOf } from '#rules/money.ts';
import { balanceOf } from '../ledger/index.ts';
import { plansOffered } from '../plans/index.ts';
import type { subscriptionPrices } from './contract.ts';
import { presentSubscribedPlan } from './present.ts';
import { liveSubscriptionOf } from './queries.ts';
import { isOwnPlan, isPriced, quotePlan } from './quote-change.ts';

type Price = (typeof subscriptionPrices)['data']['_zod']['output']['prices'][number];

/** Every plan on offer, quoted for this account. */
export async function pricesFor(db: Db, accountId: string | null, lang: Lang): Promise<Price[]> {
  const live = accountId ? await liveSubscriptionOf(db, accountId) : undefined;
  const balance = accountId ? await balanceOf(db, accountId) : 0;
  const now = await appNow(db);
  const offered = (await plansOffered(db)).filter(isPriced);
  return Promise.all(
    offered.map(async (plan) => {
      const quote = live && isOwnPlan(live, plan.code) ? null : await quotePlan(db, live, plan);
      const due = quote?.dueCents ?? 0;
      return {
        plan: presentSubscribedPlan(plan, lang),
        price: dollarsOf(plan.cents),
        change: quote?.change ?? null,
        due: dollarsOf(due),
        missing: dollarsOf(Math.max(0, due - balance)),
        startsAt: (quote?.startsAt ?? live?.starts_at ?? now).toISOString(),
      };
    }),
  );
}
