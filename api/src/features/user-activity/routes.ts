import type { FastifyPluginAsync } from 'fastify';
import { askedPeriod } from '#lib/asked-period.ts';
import { serve } from '#lib/serve.ts';
import { auditExport } from '#lib/tables/audit-export.ts';
import { MAX_EXPORTED_ROWS } from '#lib/tables/table.ts';
import { sendTable } from '#lib/tables/write-table.ts';
import { exportUserActivity, getUserActivity } from './contract.ts';
import { activityTable } from './export-activity.ts';
import { activitySteps, activitySums, mostActive } from './queries.ts';

const PAGE_SIZE = 20;
const EXPORTED_AT_ONCE = 5_000;

export const userActivityRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;

  serve(app, getUserActivity, async ({ query, request }) => {
    const { page: number = 1, limit: size = PAGE_SIZE, sort = 'listings', type = null, ...asked } = query;
    const period = await askedPeriod(db, asked);
    const [sums, steps, people] = await Promise.all([
      activitySums(db, { ...period, type }),
      activitySteps(db, period),
      mostActive(db, { ...period, type, sort, size, skip: (number - 1) * size, lang: request.lang }),
    ]);
    const { leadsReceived: _, ...totals } = sums;
    return { ...period, totals, steps, people, page: { number, size, total: totals.people } };
  });

  serve(app, exportUserActivity, async ({ query, caller, request, reply }) => {
    const { format, sort = 'listings', type = null, ...asked } = query;
    const { lang } = request;
    const period = await askedPeriod(db, asked);
    await auditExport(db, {
      what: 'user_activity',
      format,
      filter: { ...period, sort, type },
      actorId: caller.id,
      request,
    });
    async function* people() {
      // Sums have no key to go on from: each page counts the period anew, so pages are long.
      for (let skip = 0; skip <= MAX_EXPORTED_ROWS; skip += EXPORTED_AT_ONCE) {
        const rows = await mostActive(db, { ...period, type, sort, size: EXPORTED_AT_ONCE, skip, lang });
        yield* rows;
        if (rows.length < EXPORTED_AT_ONCE) return;
      }
    }
    return sendTable(reply, activityTable(people(), lang), { name: 'diyar-user-activity', format, lang });
  });
};
