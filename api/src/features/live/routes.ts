import type { FastifyPluginAsync } from 'fastify';
import { Gauge } from 'prom-client';
import { EVENT_STREAM } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import type { News } from './news.ts';
import { stillAdmitted } from './still-admitted.ts';
import { createStreams, type Stream } from './streams.ts';

/** Seconds; a process that is full stays so for a while. */
const FULL_FOR = '60';
/** So long the database may be out of hearing before readers are sent to ask for themselves. */
const DEAF_MS = 8_000;

export const liveRoutes: FastifyPluginAsync = async (app) => {
  const { config, db, listener, log } = app.deps;
  const streams = createStreams(config.http.liveStreams, (some) => void look(some));
  let leave: (() => void) | undefined;
  let isDeaf = false;
  let deaf: NodeJS.Timeout | undefined;

  async function look(some: readonly Stream[]): Promise<void> {
    try {
      const admitted = await stillAdmitted(db, some);
      for (const stream of some) if (!admitted.has(stream)) streams.end(stream, true);
    } catch (error) {
      log.warn({ err: error }, 'sessions of open streams cannot be read, they come again');
      for (const stream of some) streams.end(stream, false);
    }
  }

  const listen = () =>
    listener.add({
      channels: ['live'],
      heard: (_channel, payload) => streams.hear(JSON.parse(payload ?? '') as News),
      began() {
        clearTimeout(deaf);
        isDeaf = false;
        streams.missed();
      },
      lost() {
        clearTimeout(deaf);
        deaf = setTimeout(() => {
          isDeaf = true;
          streams.endAll();
        }, DEAF_MS).unref();
      },
    });

  serve(app, contract.live, async ({ caller, request, reply }) => {
    if (!request.headers.accept?.includes(EVENT_STREAM)) throw new AppError('live_is_a_stream', 406);
    leave ??= listen();
    const isFull = !streams.mayOpen();
    if (isFull) reply.header('retry-after', FULL_FOR);
    if (isFull || isDeaf) throw new AppError('live_unavailable', 503);
    reply.hijack();
    const out = reply.raw;
    out.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': EVENT_STREAM,
      'cache-control': 'no-store, no-transform',
      // nginx would gather a page of events first.
      'x-accel-buffering': 'no',
      connection: 'close',
    });
    const stream = { caller, out };
    streams.open(stream, String(request.headers['last-event-id'] ?? '') || undefined);
    // The session may have ended between the gate and here, where nobody told this stream.
    await look([stream]);
    // Answered past serve(): a reply that was hijacked is not sent again.
    return reply as never;
  });

  new Gauge({
    name: 'live_streams',
    help: 'Open streams of news',
    registers: [app.metrics],
    collect() {
      this.set(streams.count());
    },
  });
  app.addHook('preClose', async () => {
    clearTimeout(deaf);
    streams.close();
    leave?.();
  });
};
