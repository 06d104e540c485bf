import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import { createWriteBuffer } from '#lib/write-buffer.ts';
import { dayOf, visitorOf } from '../views/index.ts';
import { isCounted, kindOf, referrerOf } from './read-visit.ts';
import { createHostLimit, writeVisits } from './write-visits.ts';

/**
 * Counts pages as they are sent: no cookie, no script, nobody else's server. Moves within the site that fetch no page are
 * not counted, nor are pages from a cache in front of us.
 */
const plugin: FastifyPluginAsync<{ origin: string }> = async (app, { origin }) => {
  const { db, config, log, siteClock } = app.deps;
  const ownHost = new URL(origin).host;
  const limited = createHostLimit();
  const visits = createWriteBuffer({
    write: (batch: Parameters<typeof writeVisits>[1]) => writeVisits(db, batch),
    log,
    everyMs: config.views.writeEveryMs,
  });
  app.addHook('onClose', () => visits.close());

  app.addHook('onResponse', async (request, reply) => {
    const { method, headers, ip } = request;
    // Unchanged answers are sent without a type; only a page was asked for as one.
    const type = String(reply.statusCode === 304 ? headers.accept : reply.getHeader('content-type'));
    if (method !== 'GET' || reply.statusCode >= 400 || !type.startsWith('text/html') || !isCounted(headers)) return;
    const { pathname, searchParams } = new URL(request.url, origin);
    const language = searchParams.get('lang');
    // Without a language it was on its way to the address with one.
    if (language !== 'ar' && language !== 'en') return;
    const day = dayOf(siteClock.now());
    visits.add({
      day,
      kind: kindOf(pathname),
      language,
      referrer: limited(day, referrerOf(headers.referer, ownHost)),
      visitor: visitorOf({ userId: null, ip, userAgent: headers['user-agent'] ?? '' }, day, config.auth.secret),
    });
  });
};

export const pageVisits = fp(plugin, { name: 'diyar-page-visits' });
