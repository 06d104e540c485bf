import type { FastifyPluginAsync } from 'fastify';
import { placePagePath } from '../../lib/catalogue/index.ts';
import { serve } from '../../lib/serve.ts';
import { readSearchPath } from '../../rules/place-address.ts';
import { addressWordsOf, placeAt } from './address-words.ts';
import * as contract from './contract.ts';
import { goneListingOf } from './gone-listing.ts';
import { legacySearchPath, readLegacyPath } from './legacy-address.ts';
import { placePageAt } from './place-page.ts';
import { priceGaugeOf } from './price-gauge.ts';

/** Place pages, the addresses that lead there, and what a price there means. */
export const placeRoutes: FastifyPluginAsync = async (app) => {
  const { deps } = app;

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

  serve(app, contract.goneListing, ({ params, request }) => goneListingOf(deps, params.id, request.lang));
};
