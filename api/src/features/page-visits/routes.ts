import type { FastifyPluginAsync } from 'fastify';
import { serve } from '../../lib/serve.ts';
import { dayOf } from '../views/index.ts';
import * as contract from './contract.ts';
import { sumVisits } from './sum-visits.ts';

const DAYS = 30;

export const pageVisitRoutes: FastifyPluginAsync = async (app) => {
  serve(app, contract.getPageVisits, ({ query }) =>
    sumVisits(app.deps.db, dayOf(new Date()), Number(query.days ?? DAYS)),
  );
};
