import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { billingAccount } from '../ledger/index.ts';
import { MIN_LISTINGS } from '../listing-priority/index.ts';
import { freeLimitOf, listingImpact } from '../subscriptions/index.ts';
import * as contract from './contract.ts';
import { isOfAccount, type PlacedListing, placedListings } from './queries.ts';
import { setOrder } from './set-order.ts';

const PAGE_SIZE = 30;

/** Listings behind a subscription: which take its places, which its end took from view, and which would stay without it. */
export const subscriptionListingRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;

  const read = async (userId: string, id: string) => {
    const accountId = await billingAccount(db, userId);
    if (!(await isOfAccount(db, accountId, id))) throw new AppError('no_active_subscription', 404);
    const freeListingLimit = await freeLimitOf(db, accountId);
    const [listings, { kept }] = await Promise.all([
      placedListings(db, accountId),
      listingImpact(db, { accountId, limit: freeListingLimit, mayArchive: true }),
    ]);
    const stays = new Set(kept.map((listing) => listing.id));
    return { listings, freeListingLimit, staysFree: (listing: PlacedListing) => stays.has(listing.id) };
  };

  serve(app, contract.subscriptionListings, async ({ params, query, caller, request }) => {
    const { page: number = 1, limit: size = PAGE_SIZE, place } = query;
    const { listings, freeListingLimit, staysFree } = await read(caller.id, params.id);
    const asked = listings.filter((listing) => !place || place.includes(listing.place));
    const count = (of: PlacedListing['place']) => listings.filter((listing) => listing.place === of).length;
    return {
      listings: asked.slice((number - 1) * size, number * size).map((listing) => ({
        ...brief(listing, request.lang),
        place: listing.place,
        staysFree: staysFree(listing),
      })),
      page: { number, size, total: asked.length },
      counts: {
        shown: count('shown'),
        waiting: count('waiting'),
        archived: count('archived'),
        staysFree: listings.filter(staysFree).length,
      },
      freeListingLimit,
    };
  });
  serve(app, contract.subscriptionPriorities, async ({ params, query, caller, request }) => {
    const { page: number = 1, limit: size = PAGE_SIZE } = query;
    const { listings, freeListingLimit, staysFree } = await read(caller.id, params.id);
    const shown = listings.filter(({ place }) => place === 'shown');
    const first = (number - 1) * size;
    return {
      priorities: shown.slice(first, first + size).map((listing, index) => ({
        ...brief(listing, request.lang),
        priority: listing.own_priority,
        rank: first + index + 1,
        staysFree: staysFree(listing),
      })),
      page: { number, size, total: shown.length },
      enabled: shown.length >= MIN_LISTINGS,
      freeListingLimit,
    };
  });
  serve(app, contract.setSubscriptionPriorities, async ({ query, params, body, caller }) => {
    const accountId = await billingAccount(db, caller.id, query.purse);
    return { order: await setOrder(db, { accountId, id: params.id, listingIds: body.listingIds }) };
  });
};

const brief = ({ id, code, title_ar, title_en }: PlacedListing, lang: 'ar' | 'en') => ({
  id,
  code,
  title: (lang === 'ar' ? (title_ar ?? title_en) : (title_en ?? title_ar)) ?? '',
});
