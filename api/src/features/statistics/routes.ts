import type { FastifyPluginAsync } from 'fastify';
import { cacheAnswers } from '#lib/answer-cache.ts';
import { askedPeriod } from '#lib/asked-period.ts';
import { serve } from '#lib/serve.ts';
import { presentCityPrices, readCityPrices } from './city-prices.ts';
import * as contract from './contract.ts';
import { cityPrices, publicStatistics } from './contract.ts';
import { listingFigures } from './listing-figures.ts';
import { namedCounts } from './named-counts.ts';
import { readFigures } from './queries.ts';
import { revenueFigures } from './revenue-figures.ts';
import { userFigures } from './user-figures.ts';

const FRESH_MS = 60_000;
const PRICES_FRESH_MS = 600_000;

/** Figures for everyone: one question to the database a minute, whoever asks. */
export const statisticsRoutes: FastifyPluginAsync = async (app) => {
  const { deps } = app;
  const freshFigures = cacheAnswers(FRESH_MS, () => readFigures(deps.db));
  const freshPrices = cacheAnswers(PRICES_FRESH_MS, () => readCityPrices(deps.db));

  serve(app, cityPrices, async ({ request }) => {
    const [{ catalogue }, rows] = await Promise.all([deps.facts.get(), freshPrices('cities')]);
    return { items: presentCityPrices(rows, catalogue, request.lang) };
  });

  serve(app, publicStatistics, async ({ request }) => {
    const [{ catalogue }, counts, now] = await Promise.all([deps.facts.get(), deps.counts.get(), freshFigures('all')]);
    return {
      ...now,
      listings: counts.total,
      cities: Object.keys(counts.city).length,
      ...namedCounts(catalogue, counts, request.lang),
    };
  });

  serve(app, contract.listingStatistics, async ({ query, request }) => {
    const period = await askedPeriod(deps.db, query);
    const [{ catalogue }, counts, figures] = await Promise.all([
      deps.facts.get(),
      deps.counts.get(),
      listingFigures(deps.db, period),
    ]);
    return { ...period, ...figures, ...namedCounts(catalogue, counts, request.lang) };
  });
  serve(app, contract.userStatistics, async ({ query }) => {
    const period = await askedPeriod(deps.db, query);
    return { ...period, ...(await userFigures(deps.db, period)) };
  });
  serve(app, contract.revenueStatistics, async ({ query }) => {
    const period = await askedPeriod(deps.db, query);
    return { ...period, ...(await revenueFigures(deps.db, period)) };
  });
};
