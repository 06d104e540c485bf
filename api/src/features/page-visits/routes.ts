import type { FastifyPluginAsync } from 'fastify';
import { askedPeriod } from '#lib/asked-period.ts';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import { sumVisits } from './sum-visits.ts';

export const pageVisitRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;
  serve(app, contract.getPageVisits, async ({ query }) => sumVisits(db, await askedPeriod(db, query)));
};
