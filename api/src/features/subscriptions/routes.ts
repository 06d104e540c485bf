import type { Db } from '@diyar/db';
import type { FastifyPluginAsync } from 'fastify';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { dollarsOf } from '#rules/money.ts';
import {
  balanceOf,
  billingAccount,
  knownAccountOf,
  knownBillingAccount,
  type Purse,
  payerOf,
} from '../ledger/index.ts';
import { lockKept, type PurchaseRow, payPurchase, savePurchase } from '../payments/index.ts';
import { listingQuotaOf } from '../quotas/index.ts';
import { analyseChange } from './analyse-change.ts';
import { changePlan, renewNow } from './change-plan.ts';
import * as contract from './contract.ts';
import { GRACE_DAYS } from './grace.ts';
import { presentEvent, presentSubscribedPlan, presentSubscription } from './present.ts';
import { explainImpact, presentImpact } from './present-impact.ts';
import { pricesFor } from './prices.ts';
import { eventsOf, lastSubscriptionOf, liveSubscriptionOf, lockSubscription } from './queries.ts';
import { cancelSubscription, resumeRenewal } from './stop-renewal.ts';
import { waitingFor } from './waiting.ts';

const PAGE_SIZE = 30;

interface Choice {
  accountId: string;
  userId: string;
  plan: string;
  /** In dollars, as it was shown. */
  shown?: number | undefined;
}

/** The plan of an office: begun, kept, changed and left, from its credit. */
export const subscriptionRoutes: FastifyPluginAsync = async (app) => {
  const { db, config } = app.deps;

  const live = async (on: Db, accountId: string, lang: Lang) => {
    const row = await liveSubscriptionOf(on, accountId);
    if (!row) throw new AppError('no_active_subscription', 404);
    return presentSubscription(row, lang);
  };
  const done = async (trx: Db, accountId: string, lang: Lang) => ({
    subscription: await live(trx, accountId, lang),
    balance: dollarsOf(await balanceOf(trx, accountId)),
  });
  const pay = (trx: Db, row: PurchaseRow, userId: string, shown?: number) =>
    payPurchase(trx, { row, userId, brand: config.brand, shown });
  const buy = async (trx: Db, { accountId, userId, plan, shown }: Choice) =>
    pay(
      trx,
      await savePurchase(trx, { accountId, userId, purchase: { product: 'subscription', plan } }),
      userId,
      shown,
    );

  serve(app, contract.currentSubscription, async ({ query, caller, request: { lang } }) => {
    const accountId = await knownBillingAccount(db, caller.id, query.purse);
    const last = accountId ? await lastSubscriptionOf(db, accountId) : undefined;
    const quota = await listingQuotaOf(db, caller.id, lang, query.purse);
    return {
      subscription: last && !last.ended_at ? presentSubscription(last, lang) : null,
      quota,
      freeListingLimit: quota.freeLimit,
      graceDays: GRACE_DAYS,
      lapsed: last?.ended_at
        ? { id: last.id, plan: presentSubscribedPlan(last.plan, lang), endedAt: last.ended_at.toISOString() }
        : null,
      pending: accountId ? await waitingFor(db, accountId, lang) : null,
    };
  });
  serve(app, contract.activeSubscription, async ({ query, caller, request }) => {
    const accountId = await knownAccountOf(db, (await payerOf(db, caller.id, query.purse)).owner);
    if (!accountId) throw new AppError('no_active_subscription', 404);
    return { subscription: await live(db, accountId, request.lang) };
  });
  serve(app, contract.subscriptionHistory, async ({ query, caller, request }) => {
    const { page: number = 1, limit: size = PAGE_SIZE } = query;
    const accountId = await knownBillingAccount(db, caller.id, query.purse);
    const rows = accountId ? await eventsOf(db, accountId, { size, number }) : [];
    return {
      events: rows.map((row) => presentEvent(row, request.lang)),
      page: { number, size, total: rows[0]?.total ?? 0 },
    };
  });
  serve(app, contract.subscriptionPrices, async ({ query, caller, request }) => ({
    prices: await pricesFor(db, await knownBillingAccount(db, caller.id, query.purse), request.lang),
  }));

  serve(app, contract.subscribe, async ({ query, body, caller, request, db: trx }) => {
    const accountId = await billingAccount(trx, caller.id, query.purse);
    const running = await lockSubscription(trx, accountId);
    if (running && running.status !== 'expired') throw new AppError('subscription_exists', 409);
    await buy(trx, { accountId, userId: caller.id, plan: body.plan, shown: body.shownPrice });
    request.log.info({ accountId, plan: body.plan }, 'subscribed');
    return done(trx, accountId, request.lang);
  });
  serve(app, contract.activateSubscription, async ({ query, body, caller, request, db: trx }) => {
    const accountId = await billingAccount(trx, caller.id, query.purse);
    const kept = await lockKept(trx, { accountId, id: body.purchaseId });
    if (kept.product !== 'subscription') throw new AppError('purchase_not_found', 404);
    await pay(trx, kept, caller.id, body.shownPrice);
    return done(trx, accountId, request.lang);
  });

  const impact = async (
    userId: string,
    { plan: code, purse }: { plan?: string | undefined; purse?: Purse | undefined },
  ) => {
    const accountId = await billingAccount(db, userId, purse);
    const running = await liveSubscriptionOf(db, accountId);
    const analysed = await analyseChange(db, { accountId, live: running, code: code ?? null });
    return { impact: analysed, live: running, balanceCents: await balanceOf(db, accountId) };
  };
  serve(app, contract.impactAnalysis, async ({ query, caller, request }) =>
    presentImpact(db, await impact(caller.id, query), request.lang),
  );
  serve(app, contract.listingImpactExplanation, async ({ query, caller, request }) =>
    explainImpact((await impact(caller.id, query)).impact, request.lang),
  );
  serve(app, contract.changeSubscription, async ({ query, params, body, caller, request, db: trx }) => {
    const accountId = await billingAccount(trx, caller.id, query.purse);
    const own = { accountId, userId: caller.id };
    const asked = { ...own, id: params.id, ...body };
    await changePlan(trx, { ...asked, buy: (plan) => buy(trx, { ...own, plan }) });
    return done(trx, accountId, request.lang);
  });
  serve(app, contract.renewSubscription, async ({ query, params, body, caller, request, db: trx }) => {
    const accountId = await billingAccount(trx, caller.id, query.purse);
    const own = { accountId, userId: caller.id };
    await renewNow(trx, { ...own, id: params.id, ...body, buy: (plan) => buy(trx, { ...own, plan }) });
    return done(trx, accountId, request.lang);
  });

  const cancel = (
    userId: string,
    lang: Lang,
    { purse, ...choice }: { id?: string; facts?: string | undefined; purse?: Purse | undefined },
  ) =>
    db.transaction(async (trx) => {
      const accountId = await billingAccount(trx, userId, purse);
      await cancelSubscription(trx, { accountId, userId, ...choice });
      return { subscription: await live(trx, accountId, lang) };
    });
  serve(app, contract.cancelLive, ({ query, caller, request }) => cancel(caller.id, request.lang, query));
  serve(app, contract.cancelSubscription, ({ params, query, caller, request }) =>
    cancel(caller.id, request.lang, { ...query, ...params }),
  );

  serve(app, contract.reactivateSubscription, async ({ query, params, caller, request, db: trx }) => {
    const accountId = await billingAccount(trx, caller.id, query.purse);
    const running = await lockSubscription(trx, accountId);
    const last = await lastSubscriptionOf(trx, accountId);
    if (!last || last.id !== params.id) throw new AppError('no_active_subscription', 404);
    if (running && running.status !== 'expired') await resumeRenewal(trx, running, caller.id);
    else await buy(trx, { accountId, userId: caller.id, plan: last.plan_code, shown: query.shownPrice });
    return done(trx, accountId, request.lang);
  });
};
