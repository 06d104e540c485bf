import type { FastifyPluginAsync } from 'fastify';
import { serve } from '#lib/serve.ts';
import { viewListing } from './contract.ts';
import { isBot } from './is-bot.ts';
import { writeViews } from './queries.ts';
import { createViewBuffer } from './view-buffer.ts';
import { addressOf, dayOf, visitorOf } from './visitor.ts';

/** Pages are kept by caches and rendered for nobody in particular: the browser that shows one says so. */
export const viewRoutes: FastifyPluginAsync = async (app) => {
  const { db, config, log, siteClock } = app.deps;
  const views = createViewBuffer({
    write: (batch) => writeViews(db, batch),
    log,
    everyMs: config.views.writeEveryMs,
  });
  // Before the connections go: hooks of a plugin run ahead of the process's own.
  app.addHook('onClose', () => views.close());

  serve(app, viewListing, ({ params, caller, request }) => {
    const userAgent = request.headers['user-agent'] ?? '';
    // Whether the listing exists is found out by the batch: the answer is the same, and costs no query.
    if (isBot(userAgent)) return {};
    const day = dayOf(siteClock.now());
    const userId = caller?.id ?? null;
    const visitor = visitorOf({ userId, ip: request.ip, userAgent }, day, config.auth.secret);
    const address = addressOf(request.ip, config.auth.secret);
    views.add({ listingId: params.id, day, visitor, address, userId });
    return {};
  });
};
