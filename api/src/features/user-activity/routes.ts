import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../../lib/errors.ts';
import { serve } from '../../lib/serve.ts';
import { getUserActivity } from './contract.ts';
import { activityDays, activitySums, lastDays, mostActive, type Period } from './queries.ts';

const PAGE_SIZE = 20;
const USUAL_DAYS = 30;
const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

export const userActivityRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;

  serve(app, getUserActivity, async ({ query, request }) => {
    const { page: number = 1, limit: size = PAGE_SIZE, sort = 'listings', type = null, from, to } = query;
    const period = from && to ? checked({ from, to }) : await lastDays(db, USUAL_DAYS);
    const [sums, days, people] = await Promise.all([
      activitySums(db, { ...period, type }),
      activityDays(db, period),
      mostActive(db, { ...period, type, sort, size, skip: (number - 1) * size, lang: request.lang }),
    ]);
    const { leadsReceived: _, ...totals } = sums;
    return { ...period, totals, days, people, page: { number, size, total: totals.people } };
  });
};

/** @throws AppError period_invalid (400) */
function checked(period: Period): Period {
  const days = (Date.parse(period.to) - Date.parse(period.from)) / DAY_MS + 1;
  if (days < 1 || days > MOST_DAYS) throw new AppError('period_invalid', 400).on('from');
  return period;
}
