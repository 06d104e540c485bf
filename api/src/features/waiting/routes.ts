import type { FastifyPluginAsync } from 'fastify';
import { serve } from '#lib/serve.ts';
import { countPendingAdvertisements } from '../advertisements/index.ts';
import { countFailing } from '../background-jobs/index.ts';
import { countWaiting } from '../credits/index.ts';
import { countsOf, membershipOf } from '../leads/index.ts';
import { countAppeals } from '../listing-appeals/index.ts';
import { countReported } from '../listing-reports/index.ts';
import { countQueue } from '../listing-review/index.ts';
import { countAskedToConfirm } from '../my-listings/index.ts';
import { countApplications, countUnledOffices } from '../office-applications/index.ts';
import { countReportedReviews } from '../office-reviews/index.ts';
import { countPayees } from '../payees/index.ts';
import { countUndelivered } from '../saved-searches/index.ts';
import * as contract from './contract.ts';

export const waitingRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;

  serve(app, contract.waitingCounts, async ({ caller }) => {
    if (caller.type === 'admin') {
      const [
        { total: review },
        reports,
        appeals,
        applications,
        unled,
        credits,
        advertisements,
        { proposals, missing },
        { mails, jobs },
        undelivered,
      ] = await Promise.all([
        countQueue(db),
        Promise.all([countReported(db), countReportedReviews(db)]).then(([listings, reviews]) => listings + reviews),
        countAppeals(db),
        countApplications(db, 'pending'),
        countUnledOffices(db),
        countWaiting(db),
        countPendingAdvertisements(db),
        countPayees(db, caller.id),
        countFailing(db),
        countUndelivered(db),
      ]);
      return {
        review,
        reports,
        appeals,
        applications,
        unled,
        credits,
        advertisements,
        payees: proposals,
        unpayable: missing,
        mails: mails + undelivered,
        jobs,
      };
    }
    const viewer = await membershipOf(db, caller.id);
    const [{ byStatus }, expiring] = await Promise.all([
      countsOf(db, { box: 'received', ...viewer }),
      countAskedToConfirm(db, caller.id),
    ]);
    return { leads: byStatus.new ?? 0, expiring };
  });
};
