import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { readStream, STREAM_NAMES, setStream } from '#mail/streams.ts';
import { acceptOneClick } from '#mail/unsubscribe-link.ts';
import * as contract from './contract.ts';

/** Ways out of a stream of mails, without signing in: the link's signature says whose it is. */
export const streamRoutes: FastifyPluginAsync = async (app) => {
  const { db, config } = app.deps;
  acceptOneClick(app);

  async function streamOf(token: string) {
    const found = await readStream(db, config.auth.secrets, token);
    if (!found) throw new AppError('unsubscribe_link_invalid', 404);
    return found;
  }

  serve(app, contract.mailStream, async ({ query, request }) => {
    const { stream, isOn } = await streamOf(query.token);
    return { name: STREAM_NAMES[stream][request.lang], subscribed: isOn };
  });
  for (const [spec, isOn] of [
    [contract.endMailStream, false],
    [contract.resumeMailStream, true],
  ] as const) {
    serve(app, spec, async ({ query, request }) => {
      const found = await streamOf(query.token);
      await setStream(db, found, isOn);
      return { name: STREAM_NAMES[found.stream][request.lang], subscribed: isOn };
    });
  }
};
