import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { accountViewRoutes } from './features/account-views/routes.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { adminAttributeRoutes } from './features/admin-attributes/routes.ts';
import { adminCategoryRoutes } from './features/admin-categories/routes.ts';
import { adminListingRoutes } from './features/admin-listings/routes.ts';
import { adminUserRoutes } from './features/admin-users/routes.ts';
import { advertisementReviewRoutes } from './features/advertisements/admin-routes.ts';
import { advertisementRoutes } from './features/advertisements/routes.ts';
import { shownRoutes } from './features/advertisements/shown/routes.ts';
import { auditLogRoutes } from './features/audit-log/routes.ts';
import { backgroundJobRoutes } from './features/background-jobs/routes.ts';
import { boostRoutes } from './features/boosts/routes.ts';
import { catalogueReportRoutes } from './features/catalogue-report/routes.ts';
import { catalogueTransferRoutes } from './features/catalogue-transfer/routes.ts';
import { categoryRoutes } from './features/categories/routes.ts';
import { clockMetrics } from './features/clock/index.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { creditRoutes } from './features/credits/routes.ts';
import { favouriteRoutes } from './features/favourites/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { leadRoutes } from './features/leads/routes.ts';
import { ledgerMetrics } from './features/ledger/index.ts';
import { listingAppealRoutes } from './features/listing-appeals/routes.ts';
import { listingFormRoutes } from './features/listing-form/routes.ts';
import { listingImportRoutes } from './features/listing-import/routes.ts';
import { listingMediaRoutes } from './features/listing-media/routes.ts';
import { listingPriorityRoutes } from './features/listing-priority/routes.ts';
import { listingReportRoutes } from './features/listing-reports/routes.ts';
import { listingReviewRoutes } from './features/listing-review/routes.ts';
import { listingRoutes } from './features/listings/routes.ts';
import { locationRoutes } from './features/locations/routes.ts';
import { myListingRoutes } from './features/my-listings/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { officeApplicationRoutes } from './features/office-applications/routes.ts';
import { officeReviewRoutes } from './features/office-reviews/routes.ts';
import { officeTeamRoutes } from './features/office-team/routes.ts';
import { officeRoutes } from './features/offices/routes.ts';
import { onlinePaymentRoutes } from './features/online-payments/routes.ts';
import { ownOfficeRoutes } from './features/own-office/routes.ts';
import { pageVisitRoutes } from './features/page-visits/routes.ts';
import { paymentRoutes } from './features/payments/routes.ts';
import { placeRoutes } from './features/places/routes.ts';
import { planRoutes } from './features/plans/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { quotaRoutes } from './features/quotas/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { revealRoutes } from './features/reveals/routes.ts';
import { sameHomeRoutes } from './features/same-homes/routes.ts';
import { savedFilterRoutes } from './features/saved-filters/routes.ts';
import { savedSearchRoutes } from './features/saved-searches/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { searchIndexRoutes } from './features/search-index/routes.ts';
import { searchMissRoutes } from './features/search-misses/routes.ts';
import { searchWordRoutes } from './features/search-words/routes.ts';
import { shopWindowRoutes } from './features/shop-window/routes.ts';
import { sitemapRoutes } from './features/sitemaps/routes.ts';
import { statisticsRoutes } from './features/statistics/routes.ts';
import { subscriptionListingRoutes } from './features/subscription-listings/routes.ts';
import { subscriptionRoutes } from './features/subscriptions/routes.ts';
import { userActivityRoutes } from './features/user-activity/routes.ts';
import { viewingRoutes } from './features/viewings/routes.ts';
import { viewRoutes } from './features/views/routes.ts';
import { waitingRoutes } from './features/waiting/routes.ts';
import type { Deps } from './lib/deps.ts';
import { AppError } from './lib/errors.ts';
import { readableAddress } from './lib/readable-address.ts';
import { validatorCompiler } from './lib/validation.ts';
import { accountViews } from './plugins/account-views.ts';
import { apiDocs } from './plugins/api-docs.ts';
import { auth } from './plugins/auth.ts';
import { catalogueVersion } from './plugins/catalogue-version.ts';
import { clientAddress } from './plugins/client-address.ts';
import { closingConnections } from './plugins/closing-connections.ts';
import { addressOf, drawLimit, REMEMBERED_ADDRESSES } from './plugins/draw-limit.ts';
import { errorHandler, serializerCompiler } from './plugins/error-handler.ts';
import { locale } from './plugins/locale.ts';
import { answerClientError, answerFrameworkError } from './plugins/malformed-requests.ts';
import { metrics } from './plugins/metrics.ts';
import { notFound } from './plugins/not-found.ts';
import { readableText } from './plugins/readable-text.ts';
import { refusedBodies } from './plugins/refused-bodies.ts';
import { sectionGate } from './plugins/section-gate.ts';
import { stalledBodies } from './plugins/stalled-bodies.ts';
import { uploads } from './plugins/uploads.ts';
import { RequestLog } from './request-log.ts';

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const features = [
  accountRoutes,
  accountViewRoutes,
  adminAttributeRoutes,
  adminCategoryRoutes,
  catalogueReportRoutes,
  catalogueTransferRoutes,
  adminListingRoutes,
  adminUserRoutes,
  advertisementReviewRoutes,
  advertisementRoutes,
  shownRoutes,
  auditLogRoutes,
  backgroundJobRoutes,
  boostRoutes,
  categoryRoutes,
  clockMetrics,
  contactRoutes,
  creditRoutes,
  favouriteRoutes,
  healthRoutes,
  leadRoutes,
  ledgerMetrics,
  listingAppealRoutes,
  listingFormRoutes,
  listingImportRoutes,
  listingMediaRoutes,
  listingPriorityRoutes,
  listingReportRoutes,
  listingReviewRoutes,
  listingRoutes,
  locationRoutes,
  myListingRoutes,
  notificationRoutes,
  officeApplicationRoutes,
  officeRoutes,
  officeReviewRoutes,
  officeTeamRoutes,
  ownOfficeRoutes,
  onlinePaymentRoutes,
  pageVisitRoutes,
  paymentRoutes,
  placeRoutes,
  planRoutes,
  profileRoutes,
  quotaRoutes,
  reportRoutes,
  revealRoutes,
  sameHomeRoutes,
  savedFilterRoutes,
  savedSearchRoutes,
  searchRoutes,
  searchIndexRoutes,
  searchMissRoutes,
  searchWordRoutes,
  shopWindowRoutes,
  sitemapRoutes,
  statisticsRoutes,
  subscriptionRoutes,
  subscriptionListingRoutes,
  userActivityRoutes,
  viewingRoutes,
  viewRoutes,
  waitingRoutes,
];

/** The application without a port: plugins, features, error handler. `server.ts` adds images, tiles and the web. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config, log } = deps;
  const app = Fastify({
    loggerInstance: log,
    logController: new RequestLog(),
    // Vite in development may take its time on a busy machine.
    pluginTimeout: 60_000,
    trustProxy: config.http.trustProxy,
    forceCloseConnections: 'idle',
    // A head comes at once or not at all; a body may take its time (`stalled-bodies`), up to this.
    requestTimeout: 900_000,
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 5_000 },
    bodyLimit: 1_048_576,
    clientErrorHandler: answerClientError,
    frameworkErrors: answerFrameworkError,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.decorate('deps', deps);
  app.decorate('ownCallSecret', randomUUID());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(closingConnections);
  await app.register(clientAddress);
  await app.register(locale);
  await app.register(errorHandler);
  await app.register(refusedBodies);
  await app.register(stalledBodies);
  await app.register(metrics);
  await app.register(cookie);
  await app.register(auth);
  await app.register(drawLimit);
  // Pages set their own content policy (web host); everything else is never a document.
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: config.http.publicUrl.startsWith('https:'),
  });
  await app.register(
    async (api) => {
      if (config.http.rateLimitPerMinute > 0) {
        await api.register(rateLimit, {
          max: config.http.rateLimitPerMinute,
          cache: REMEMBERED_ADDRESSES,
          keyGenerator: addressOf,
          // Pages made by this process have been counted themselves (`draw-limit`).
          allowList: (request) => request.headers['x-own-call'] === app.ownCallSecret,
          timeWindow: '1 minute',
          errorResponseBuilder: () => new AppError('too_many_requests', 429),
        });
      }
      // Sentences and names are in the caller's language, refusals too.
      api.addHook('onRequest', async (_request, reply) => void reply.header('vary', 'accept-language'));
      await api.register(catalogueVersion);
      await api.register(accountViews);
      await api.register(sectionGate);
      await api.register(readableText);
      // A whole answer is in hand when it is compressed: gzip 5 costs a millisecond and spares a slow link five sixths.
      await api.register(compress, {
        encodings: ['br', 'gzip'],
        threshold: 2048,
        zlibOptions: { level: 5 },
        brotliOptions,
      });
      await api.register(uploads);
      await api.register(apiDocs);
      for (const feature of features) await api.register(feature);
      await api.register(notFound);
    },
    { prefix: '/api' },
  );
  return app;
}
