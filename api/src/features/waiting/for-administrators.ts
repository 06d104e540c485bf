import type { Db } from '@diyar/db';
import { countPendingAdvertisements } from '../advertisements/index.ts';
import { countFailing } from '../background-jobs/index.ts';
import { countWaiting } from '../credits/index.ts';
import { countAppeals } from '../listing-appeals/index.ts';
import { countReported } from '../listing-reports/index.ts';
import { countQueue } from '../listing-review/index.ts';
import { countApplications, countUnledOffices } from '../office-applications/index.ts';
import { countReportedReviews } from '../office-reviews/index.ts';
import { countPayees } from '../payees/index.ts';
import { countUndelivered } from '../saved-searches/index.ts';

/** What waits for administrators, each kind counted; what `userId` proposed waits for the others. */
export async function waitingForAdministrators(db: Db, userId: string) {
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
    countPayees(db, userId),
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
