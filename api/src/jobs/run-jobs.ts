import { setImmediate as endOfTick } from 'node:timers/promises';
import { withoutPersonalData } from '@diyar/db';
import type { FastifyBaseLogger } from 'fastify';
import { type JobHelpers, Logger, parseCronItems, type Runner, run } from 'graphile-worker';
import pg from 'pg';
import { closedAccountsIn, rememberClosed } from '../backup/closed-accounts.ts';
import type { Place } from '../backup/place.ts';
import { resumeCatalogueImports, workCatalogueImport } from '../features/catalogue-transfer/index.ts';
import { CLOCK_HANDLERS, tick } from '../features/clock/index.ts';
import { tellFavourites } from '../features/favourites/index.ts';
import { mailVisitorAnswer } from '../features/leads/index.ts';
import { checkLedger, hasFaults } from '../features/ledger/index.ts';
import { resumeImports, workImport } from '../features/listing-import/index.ts';
import { cleanMedia, hashPhotos, makeExtraVariants } from '../features/listing-media/index.ts';
import { tellDecisions } from '../features/listing-review/index.ts';
import { keepFresh } from '../features/listings/index.ts';
import { mailNotification } from '../features/notifications/index.ts';
import { mailInvitation } from '../features/office-team/index.ts';
import { askLate, paymentProvider } from '../features/online-payments/index.ts';
import { refreshPlacePrices } from '../features/places/index.ts';
import { tellHolder } from '../features/profile/index.ts';
import { askWeeklyMails, mailWeeklyReport, type WeeklyMail } from '../features/reports/index.ts';
import { recogniseHomes } from '../features/same-homes/index.ts';
import { deliverAlerts, matchListings, mendPlaces } from '../features/saved-searches/index.ts';
import { keepSitemaps, renewSitemaps } from '../features/sitemaps/index.ts';
import type { ImageStore, MediaFiles } from '../lib/images/index.ts';
import type { MailOrder, Tasks } from './enqueue.ts';
import { removeErasedFiles } from './erasure/forget-files.ts';
import { enforceRetention } from './retention.ts';
import { sendContactMail } from './send-contact-mail.ts';
import { type JobDeps, sendMail } from './send-mail.ts';
import { sendPhoneCode } from './send-phone-code.ts';

export interface WorkerDeps extends JobDeps {
  images: ImageStore;
  files: MediaFiles;
  log: FastifyBaseLogger;
  databaseUrl: string;
  /** Where backups lie, for what must be remembered beside them. */
  backups?: readonly Place[];
}

const withSitemaps = ({ files, ...deps }: WorkerDeps) => ({ ...deps, sitemaps: files.sitemaps });

/** Handlers of the jobs; later features add theirs here. */
export const taskList = (deps: WorkerDeps) => ({
  mail: (payload: unknown) => sendMail(deps, payload as MailOrder),
  notification_mail: (payload: unknown) => mailNotification(deps, payload as { notificationId: string }),
  decision_news: () => tellDecisions(deps.db),
  saved_search_matching: async () => void (await matchListings(deps.db)),
  saved_search_delivery: () => deliverAlerts(deps),
  saved_search_places: async () => void (await mendPlaces(deps.db)),
  favourite_news: async () => void (await tellFavourites(deps.db)),
  contact_mail: (payload: unknown) => sendContactMail(deps, payload as { messageId: string }),
  visitor_answer: (payload: unknown) => mailVisitorAnswer(deps, payload as { messageId: string }),
  weekly_reports: async () => void (await askWeeklyMails(deps.db)),
  weekly_report_mail: (payload: unknown) => mailWeeklyReport(deps, payload as WeeklyMail),
  office_invitation: (payload: unknown) => mailInvitation(deps, payload as { invitationId: string }),
  phone_code: (payload: unknown) => sendPhoneCode(deps, payload as { userId: string }),
  number_entered: (payload: unknown) => tellHolder(deps.db, payload as { userId: string }),
  closed_account: (payload: unknown) =>
    rememberClosed(
      deps.db,
      [closedAccountsIn(deps.config.dataDir), ...(deps.backups ?? [])],
      payload as { userId: string },
    ),
  image_variants: (payload: unknown) => makeExtraVariants(deps.images, payload as { imageId: string }),
  listing_import: (payload: unknown) => workImport(deps, payload as { importId: string }),
  listing_import_resume: () => resumeImports(deps),
  catalogue_import: (payload: unknown) => workCatalogueImport(deps, payload as { importId: string }),
  catalogue_import_resume: () => resumeCatalogueImports(deps),
  media_cleaning: () => cleanMedia(deps),
  photo_hashes: () => hashPhotos(deps),
  same_homes: async () => void (await recogniseHomes(deps.db)),
  place_prices: async () => void (await refreshPlacePrices(deps.db)),
  clock: async (_payload: unknown, { abortSignal }: Pick<JobHelpers, 'abortSignal'>) =>
    void (await tick(deps.db, CLOCK_HANDLERS, { abortSignal, brand: deps.config.brand })),
  listing_freshness: async () => void (await keepFresh(deps.db)),
  sitemap_build: (_payload: unknown, { abortSignal }: Pick<JobHelpers, 'abortSignal'>) =>
    keepSitemaps(withSitemaps(deps), abortSignal),
  sitemap_renewal: (_payload: unknown, { abortSignal }: Pick<JobHelpers, 'abortSignal'>) =>
    renewSitemaps(withSitemaps(deps), abortSignal),
  retention: () => enforceRetention({ ...deps, dataDir: deps.config.dataDir }),
  ledger_check: () => reportLedger(deps),
  payment_answers: async () =>
    void (await askLate({ ...deps, provider: paymentProvider(deps.config.paymentProvider), brand: deps.config.brand })),
  erased_files: (payload: unknown) =>
    removeErasedFiles({ ...deps, dataDir: deps.config.dataDir }, payload as Tasks['erased_files']),
});

async function reportLedger({ db, log }: WorkerDeps): Promise<void> {
  const check = await checkLedger(db);
  if (hasFaults(check)) log.error(check, 'the ledger does not balance');
}

/** The one scheduler: each time is kept by the database, so two workers don't run it twice. UTC. */
const SCHEDULE = [
  { task: 'retention', match: '20 1 * * *', options: { backfillPeriod: 86_400_000 } },
  { task: 'ledger_check', match: '50 1 * * *', options: { backfillPeriod: 86_400_000 } },
  // Sunday at nine in Damascus, when the week's work begins.
  { task: 'weekly_reports', match: '0 6 * * 0', options: { backfillPeriod: 86_400_000 } },
  // The next minute's job replaces one that failed.
  { task: 'clock', match: '* * * * *', options: { jobKey: 'clock' } },
  { task: 'media_cleaning', match: '40 * * * *' },
  { task: 'photo_hashes', match: '45 * * * *' },
  { task: 'same_homes', match: '5,20,35,50 * * * *' },
  { task: 'listing_freshness', match: '10 * * * *' },
  { task: 'listing_import_resume', match: '* * * * *' },
  { task: 'catalogue_import_resume', match: '* * * * *' },
  { task: 'payment_answers', match: '*/5 * * * *' },
  // Decisions that a job on time did not tell.
  { task: 'decision_news', match: '* * * * *' },
  // Alerts that an approval did not wake, and digests whose time has come.
  { task: 'saved_search_matching', match: '* * * * *' },
  { task: 'saved_search_delivery', match: '* * * * *' },
  { task: 'saved_search_places', match: '35 1 * * *', options: { backfillPeriod: 86_400_000 } },
  { task: 'favourite_news', match: '* * * * *' },
  { task: 'sitemap_build', match: '* * * * *' },
  { task: 'sitemap_renewal', match: '25 * * * *' },
  { task: 'place_prices', match: '*/5 * * * *' },
];

/** Works jobs until stopped; `stop()` lets those that run finish, and waits until that is written down. */
export async function runJobs(deps: WorkerDeps, { concurrency = 4 } = {}): Promise<Pick<Runner, 'stop' | 'promise'>> {
  const { log } = deps;
  const pgPool = new pg.Pool({ connectionString: deps.databaseUrl, max: concurrency + 2 });
  // A broken connection must not end the process: the next query opens another.
  const onError = (error: Error) => log.warn({ err: error }, 'a connection of the jobs broke');
  pgPool.on('error', onError).on('connect', (client) => client.on('error', onError));
  const runner = await run({
    pgPool,
    concurrency,
    pollInterval: 2_000,
    noHandleSignals: true,
    noPreparedStatements: false,
    taskList: taskList(deps),
    parsedCronItems: parseCronItems(SCHEDULE),
    logger: new Logger(() => (level, text) => {
      // A mail server's refusal names the address.
      const message = withoutPersonalData(text);
      if (level === 'error') log.error(message);
      else if (level === 'warning') log.warn(message);
      else log.debug(message);
    }),
  });
  return {
    promise: runner.promise,
    async stop() {
      await runner.stop();
      // The library does not wait for its last "done": a job would stay locked for hours and then be done again.
      await endOfTick();
      await pgPool.end();
    },
  };
}
