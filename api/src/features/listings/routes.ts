import { isDatabaseAway } from '@diyar/db';
import { toDocument } from '@diyar/indexer/document';
import type { FastifyPluginAsync } from 'fastify';
import { nameOf, placePagePath } from '#lib/catalogue/index.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { publicVideo } from '../listing-media/index.ts';
import { type Condition, findCards, presentCards } from '../search/index.ts';
import * as contract from './contract.ts';
import { homepageTurn } from './homepage-turn.ts';
import { measuredRound, nearbyOf } from './nearby.ts';
import { presentDetails } from './present-details.ts';
import { pricesOf } from './price-history.ts';
import { mediaOf, offersOfHome, publicListing } from './queries.ts';
import { similarTo } from './similar.ts';

/** Paid listings take one place in five here as well (docs/decisions.md, 6): two of the home page's eight. */
const PAID_EVERY = 5;
/** Most come for a home: what is not paid for on the home page is one. */
const HOMES: Condition = { op: 'in', facet: 'category', field: 'categories', values: ['real-estate'] };

/** A listing with its surroundings; the home page's picks. */
export const listingRoutes: FastifyPluginAsync = async (app) => {
  const { deps } = app;
  const found = async (id: string) => {
    const row = await publicListing(deps.db, id);
    if (!row) throw new AppError('listing_not_found', 404);
    return row;
  };

  serve(app, contract.homepageFeatured, async ({ query, request }) => {
    const cards = (value: 0 | 1, size: number, ...others: Condition[]) =>
      findCards(deps, { conditions: [{ op: 'featured', facet: 'featured', value }, ...others], size }, request.lang);
    const paid = Math.ceil(query.limit / PAID_EVERY);
    const [{ wording }, rows] = await Promise.all([
      deps.facts.get(),
      // The page is there without the database too, from the search engine alone.
      homepageTurn(deps.db, paid).catch((error: unknown) => {
        if (isDatabaseAway(error)) return [];
        throw error;
      }),
    ]);
    const documents = rows.map((row) => toDocument(row, wording));
    const turn = await presentCards(deps, documents, request.lang);
    const others = turn.length < paid ? (await cards(1, paid)).items : [];
    const featured = [...turn, ...others.filter(({ id }) => !turn.some((card) => card.id === id))].slice(0, paid);
    const newest = await cards(0, query.limit - featured.length, HOMES);
    return { items: [...featured, ...newest.items] };
  });

  serve(app, contract.homepageCategories, async ({ request }) => {
    const [{ catalogue }, counts] = await Promise.all([deps.facts.get(), deps.counts.get()]);
    const lang = request.lang;
    const busiest = catalogue.places.all
      .map((place) => ({ place, count: counts[place.kind][place.key] ?? 0 }))
      .filter(({ place, count }) => count > 0 && place.kind !== 'province')
      .sort((a, b) => b.count - a.count)
      .slice(0, 12);
    return {
      categories: catalogue.categories.roots.map((root) => ({
        slug: root.slug,
        name: nameOf(root, lang),
        icon: root.icon,
        iconImage: root.iconImage,
        color: root.color,
        count: counts.category[root.slug] ?? 0,
      })),
      places: busiest.map(({ place, count }) => ({
        key: place.key,
        name: nameOf(place, lang),
        path: placePagePath(place),
        count,
      })),
    };
  });

  serve(app, contract.getListing, async ({ params, request }) => {
    const [row, media, video, offers, facts] = await Promise.all([
      found(params.id),
      mediaOf(deps.db, params.id),
      publicVideo(deps.db, params.id),
      offersOfHome(deps.db, params.id),
      deps.facts.get(),
    ]);
    const document = toDocument(row, facts.wording);
    const [usual] = await deps.usualPrices.of([document]);
    return presentDetails(
      row,
      document,
      { media, video },
      {
        catalogue: facts.catalogue,
        usual: usual ?? null,
        brand: deps.config.brand,
        offers: offers.map((offer) => toDocument(offer, facts.wording)),
      },
      request.lang,
    );
  });

  serve(app, contract.priceHistory, async ({ params }) => {
    await found(params.id);
    const prices = await pricesOf(deps.db, params.id);
    return {
      items: prices.map(({ at, deal, period, price_cents }) => ({
        at: at.toISOString(),
        deal,
        period,
        amount: price_cents === null ? null : price_cents / 100,
      })),
    };
  });

  serve(app, contract.similarListings, async ({ params, request }) => ({
    items: await similarTo(deps, await found(params.id), request.lang),
  }));

  serve(app, contract.measuredAround, async ({ query, request }) => {
    const { latitude, longitude, approximate = false } = query;
    return measuredRound(deps.db, { lng: longitude, lat: latitude, is_approximate: approximate }, request.lang);
  });

  serve(app, contract.nearbyPlaces, async ({ params, request }) =>
    nearbyOf(deps, await found(params.id), request.lang),
  );
};
