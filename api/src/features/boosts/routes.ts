import type { Db } from '@diyar/db';
import type { FastifyPluginAsync } from 'fastify';
import { appNow } from '#lib/app-now.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import {
  BOOST_DURATIONS,
  BOOST_TYPES,
  type BoostDuration,
  daysOf,
  HOMEPAGE_DAYS_AHEAD,
  HOMEPAGE_HELD_AHEAD,
} from '#rules/boosts.ts';
import { dollarsOf } from '#rules/money.ts';
import { balanceOf, billingAccount, type Purse } from '../ledger/index.ts';
import { type PurchaseOfProduct, payPurchase, savePurchase } from '../payments/index.ts';
import { boostPayer, lockBoostPayer } from './boost-payer.ts';
import * as contract from './contract.ts';
import { effectOf } from './effect.ts';
import { availabilityOf, refusalAhead } from './homepage-slots.ts';
import { presentBoost } from './present.ts';
import { priceList, rulesOf } from './prices.ts';
import {
  boostIdsOfPurchase,
  boostsById,
  endsByType,
  liveBoostsOf,
  ownListings,
  pastBoostsOf,
  spentOnBoosts,
} from './queries.ts';
import { cancelBoost } from './stop-boost.ts';

const PAGE_SIZE = 20;

/** Boosts of listings: what they cost, bought from credit, shown and stopped. */
export const boostRoutes: FastifyPluginAsync = async (app) => {
  // Before the connections go: hooks of a plugin run ahead of the process's own.
  app.addHook('onClose', () => app.deps.shownBoosts.close());
  const { db, config } = app.deps;

  serve(app, contract.boostPrices, async () => {
    const rules = await rulesOf(db);
    const price = await priceList(db, rules);
    return {
      types: BOOST_TYPES.map((type) => ({
        type,
        durations: BOOST_DURATIONS.map((duration) => ({
          days: daysOf(duration),
          price: dollarsOf(price(type, duration)),
        })),
      })),
      bulkDiscount: { from: rules.boost_bulk_from, percent: rules.boost_bulk_percent },
    };
  });
  serve(app, contract.boostPrice, async ({ query, params: { id }, caller }) => {
    const { accountId, agentId, availableCents, purse } = await boostPayer(db, caller.id, { ...query, listings: [id] });
    const [listing] = await ownListings(db, accountId, [id]);
    if (!listing || (agentId && listing.owner_id !== agentId)) throw new AppError('listing_not_found', 404);
    const rules = await rulesOf(db);
    const [price, ends, now, live] = await Promise.all([
      priceList(db, rules),
      endsByType(db, id),
      appNow(db),
      liveBoostsOf(db, { accountId, agentId, listingId: id, size: 1, number: 1 }),
    ]);
    return {
      status: live[0] ? presentBoost(live[0], 'ar').status : 'inactive',
      prices: BOOST_TYPES.map((type) => ({
        type,
        startsAt: (ends.get(type) ?? now).toISOString(),
        isQueued: ends.has(type),
        durations: BOOST_DURATIONS.map((duration) => ({
          duration,
          days: daysOf(duration),
          price: dollarsOf(price(type, duration)),
        })),
      })),
      bulkDiscount: { from: rules.boost_bulk_from, percent: rules.boost_bulk_percent },
      balance: dollarsOf(availableCents),
      isAllowance: agentId !== undefined,
      purse,
    };
  });
  serve(app, contract.activeBoosts, async ({ query, caller, request }) => {
    const { page: number = 1, limit: size = PAGE_SIZE, listing: listingId } = query;
    const { accountId, agentId } = await boostPayer(db, caller.id, query);
    const rows = await liveBoostsOf(db, { accountId, agentId, listingId, size, number });
    return {
      boosts: rows.map((row) => presentBoost(row, request.lang)),
      page: { number, size, total: rows[0]?.total ?? 0 },
      mayCancel: agentId === undefined,
    };
  });
  serve(app, contract.boostHistory, async ({ query, caller, request }) => {
    const { page: number = 1, limit: size = PAGE_SIZE, type: types } = query;
    const { accountId, agentId } = await boostPayer(db, caller.id, query);
    const rows = await pastBoostsOf(db, { accountId, agentId, types, size, number });
    return {
      boosts: rows.map((row) => presentBoost(row, request.lang)),
      page: { number, size, total: rows[0]?.total ?? 0 },
      spent: dollarsOf(await spentOnBoosts(db, { accountId, agentId })),
    };
  });
  serve(app, contract.boostEffect, async ({ query, caller }) => effectOf(db, await boostPayer(db, caller.id, query)));
  serve(app, contract.homepageAvailability, async ({ query, caller }) => {
    const { accountId } = await boostPayer(db, caller.id, query);
    const now = await appNow(db);
    const from = query.from ? new Date(query.from) : now;
    const startsAt = from > now ? from : now;
    const { slots, free, nextFreeAt } = await availabilityOf(db, { startsAt, days: daysIn(query.duration) });
    const refusal = await refusalAhead(db, { accountId, now, startsAt: free > 0 ? startsAt : nextFreeAt });
    return {
      slots,
      free,
      isAvailable: free > 0,
      nextFreeAt: nextFreeAt.toISOString(),
      refusal,
      daysAhead: HOMEPAGE_DAYS_AHEAD,
      heldAtMost: HOMEPAGE_HELD_AHEAD,
    };
  });

  const buy = async (
    trx: Db,
    purchase: PurchaseOfProduct<'boost'>,
    {
      userId,
      lang,
      purse,
      shown,
    }: { userId: string; lang: Lang; purse?: Purse | undefined; shown?: number | undefined },
  ) => {
    const { accountId } = await lockBoostPayer(trx, userId, purchase, purse);
    const row = await savePurchase(trx, { accountId, userId, purchase });
    const paymentId = await payPurchase(trx, { row, userId, brand: config.brand, shown });
    const boosts = await boostsById(trx, await boostIdsOfPurchase(trx, row.id));
    const cents = boosts.reduce((sum, boost) => sum + boost.cents, 0);
    return {
      boosts: boosts.map((boost) => presentBoost(boost, lang)),
      payment: { id: paymentId, amount: dollarsOf(cents) },
      balance: dollarsOf((await boostPayer(trx, userId, { purse, ...purchase })).availableCents),
    };
  };
  serve(app, contract.createBoost, async ({ query, body, caller, request, db: trx }) => {
    const { listingId, listings = listingId ? [listingId] : [], shownPrice: shown, ...choice } = body;
    const by = { ...query, shown, userId: caller.id, lang: request.lang };
    const done = await buy(trx, { product: 'boost', listings, ...choice }, by);
    request.log.info({ paymentId: done.payment.id, boosts: done.boosts.length }, 'listings boosted');
    return done;
  });
  serve(app, contract.boostListing, async ({ query, params, body, caller, request, db: trx }) => {
    const { shownPrice: shown, ...choice } = body;
    const purchase = { product: 'boost' as const, listings: [params.id], ...choice };
    const done = await buy(trx, purchase, { ...query, shown, userId: caller.id, lang: request.lang });
    request.log.info({ paymentId: done.payment.id, boosts: 1 }, 'listings boosted');
    return done;
  });
  serve(app, contract.cancelBoost, async ({ query, params: { id }, body, caller, request, db: trx }) => {
    const accountId = await billingAccount(trx, caller.id, query.purse);
    await cancelBoost(trx, { accountId, userId: caller.id, id, refund: body.refund });
    const [row] = await boostsById(trx, [id]);
    if (!row) throw new AppError('boost_not_found', 404);
    const boost = presentBoost(row, request.lang);
    return { boost, refund: boost.refund, balance: dollarsOf(await balanceOf(trx, accountId)) };
  });
};

/** Of a query, where days are digits; without it a week. */
const daysIn = (duration = '7'): number =>
  daysOf((/^\d/.test(duration) ? Number(duration) : duration) as BoostDuration);
