import type { Db } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { dollarsOf } from '#rules/money.ts';
import { balanceOf } from '../ledger/index.ts';
import { planByCode } from '../plans/index.ts';
import type { currentSubscription } from './contract.ts';
import { presentSubscribedPlan } from './present.ts';
import { waitingPurchaseOf } from './queries.ts';
import { priceOfPlan } from './sell-plan.ts';

type Pending = (typeof currentSubscription)['data']['_zod']['output']['pending'];

/** A plan that was asked for without enough credit, as long as it can still be bought. */
export async function waitingFor(db: Db, accountId: string, lang: Lang): Promise<Pending> {
  const kept = await waitingPurchaseOf(db, accountId);
  const code = (kept?.parameters as { plan: string } | undefined)?.plan;
  const plan = code === undefined ? undefined : await planByCode(db, code);
  if (!kept || !plan) return null;
  const cents = await priceOfPlan(db, { accountId, plan: plan.code }).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  if (cents === null) return null;
  const missing = dollarsOf(Math.max(0, cents - (await balanceOf(db, accountId))));
  return {
    purchaseId: kept.id,
    status: 'pending',
    price: dollarsOf(cents),
    missing,
    plan: presentSubscribedPlan(plan, lang),
  };
}
