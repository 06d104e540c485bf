import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { allFeatures } from './features.ts';
import type { Deps } from './lib/deps.ts';
import { AppError } from './lib/errors.ts';
import { readableAddress } from './lib/readable-text.ts';
import { validatorCompiler } from './lib/validation.ts';
import { accountViews } from './plugins/account-views.ts';
import { apiDocs } from './plugins/api-docs.ts';
import { auth } from './plugins/auth.ts';
import { catalogueVersion } from './plugins/catalogue-version.ts';
import { clientAddress } from './plugins/client-address.ts';
import { draining } from './plugins/draining.ts';
import { addressOf, drawLimit, REMEMBERED_ADDRESSES } from './plugins/draw-limit.ts';
import { errorHandler, serializerCompiler } from './plugins/error-handler.ts';
import { locale } from './plugins/locale.ts';
import { answerClientError, answerFrameworkError } from './plugins/malformed-requests.ts';
import { metrics } from './plugins/metrics.ts';
import { notFound } from './plugins/not-found.ts';
import { readableText } from './plugins/readable-text.ts';
import { refusedBodies } from './plugins/refused-bodies.ts';
import { requestId, requestIdOf } from './plugins/request-id.ts';
import { sectionGate } from './plugins/section-gate.ts';
import { stalledBodies } from './plugins/stalled-bodies.ts';
import { uploads } from './plugins/uploads.ts';
import { RequestLog } from './request-log.ts';

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The application without a port: plugins, features, error handler. `server.ts` adds images, tiles and the web. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config, log } = deps;
  const app = Fastify({
    loggerInstance: log,
    logController: new RequestLog(),
    genReqId: requestIdOf,
    // Vite in development may take its time on a busy machine.
    pluginTimeout: 60_000,
    trustProxy: config.http.trustProxy,
    forceCloseConnections: 'idle',
    // The framework's own 503 has neither our envelope nor Retry-After; `draining` sees to it that connections end.
    return503OnClosing: false,
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
  app.decorate('features', allFeatures);
  app.decorate('ownCallSecret', randomUUID());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(requestId);
  await app.register(draining);
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
          errorResponseBuilder: () => new AppError('too_many_requests', 429).by('calls'),
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
      for (const { routes = [] } of allFeatures) for (const route of routes) await api.register(route);
      await api.register(notFound);
    },
    { prefix: '/api' },
  );
  return app;
}
