import type { FastifyPluginAsync } from 'fastify';
import { placePagePath } from '#lib/catalogue/index.ts';
import { serve } from '#lib/serve.ts';
import { readSearchPath } from '#rules/place-address.ts';
import { addressWordsOf, placeAt } from './address-words.ts';
import { createAreaPrices } from './area-prices.ts';
import * as contract from './contract.ts';
import { goneListingOf } from './gone-listing.ts';
import { legacySearchPath, readLegacyPath } from './legacy-address.ts';
import { placePageAt } from './place-page.ts';
import { priceGaugeOf } from './price-gauge.ts';
import { createPriceHeat } from './price-heat.ts';

/** As long as public pages are: fresh for a minute, then served while a new one is made. */
const AS_PAGES = 'public, max-age=60, stale-while-revalidate=600';

/** Place pages, the addresses that lead there, and what a price there means. */
export const placeRoutes: FastifyPluginAsync = async (app) => {
  const { deps } = app;
  const areaPrices = createAreaPrices(deps);
  const priceHeat = createPriceHeat(deps);

  serve(app, contract.placePage, ({ query, request }) => placePageAt(deps, query.path, request.lang));

  serve(app, contract.placeRedirect, async ({ query }) => {
    const { catalogue } = await deps.facts.get();
    const words = addressWordsOf(catalogue);
    const kept = new URLSearchParams(query.query);
    const address = readSearchPath(query.path, words);
    const place = address && placeAt(catalogue, address);
    if (place && address.city && address.category && address.transactionType) {
      const { city, category, transactionType } = address;
      const search = { city, category, transactionType };
      return { to: legacySearchPath(search, kept), canonical: placePagePath(place, search) };
    }
    const search = readLegacyPath(query.path, words);
    return { to: search && legacySearchPath(search, kept), canonical: null };
  });

  serve(app, contract.priceGauge, async ({ params, request }) => ({
    gauge: await priceGaugeOf(deps, params.id, request.lang),
  }));

  serve(app, contract.areaPrices, async ({ query, request, reply }) => {
    const answer = await areaPrices(query, request.lang);
    reply.header('cache-control', AS_PAGES);
    return answer;
  });

  serve(app, contract.priceHeat, async ({ query, reply }) => {
    const answer = await priceHeat(query);
    reply.header('cache-control', AS_PAGES);
    return answer;
  });

  serve(app, contract.goneListing, ({ params, request }) => goneListingOf(deps, params.id, request.lang));
};
