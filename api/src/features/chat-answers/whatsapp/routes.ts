import { createHmac } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { isSame } from '../../../lib/auth/secrets.ts';
import { answerUpdate } from './answer.ts';
import { Update } from './update.ts';

/** The most that Meta puts into one. */
const LARGEST = 3 * 1024 * 1024;

/** Webhooks of the Cloud API, as Meta posts them; any process may take one. */
export const whatsappRoutes: FastifyPluginAsync = async (app) => {
  const { db, config } = app.deps;
  const setUp = () => {
    if (!config.whatsapp) throw new AppError('not_found', 404);
    return config.whatsapp;
  };
  const named = { brand: config.brand, publicUrl: config.http.publicUrl };
  // The signature is of the bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  // Asked once, when the address is typed in at Meta.
  app.get<{ Querystring: Record<string, unknown> }>(
    '/whatsapp/updates',
    { schema: { hide: true } },
    async ({ query }, reply) => {
      const { verifyToken } = setUp();
      const isMeant = query['hub.mode'] === 'subscribe';
      if (!isMeant || !isSame(String(query['hub.verify_token']), verifyToken)) throw new AppError('unauthorized', 401);
      return reply.type('text/plain').send(String(query['hub.challenge'] ?? ''));
    },
  );
  app.post<{ Body: Buffer }>(
    '/whatsapp/updates',
    { schema: { hide: true }, bodyLimit: LARGEST },
    async ({ body, headers, log }, reply) => {
      const { appSecret, phoneId } = setUp();
      if (!isFromMeta(appSecret, body, headers['x-hub-signature-256'])) throw new AppError('unauthorized', 401);
      const update = Update.safeParse(JSON.parse(body.toString()));
      // Answered with an error, a webhook that is not understood would come again for days.
      if (update.success) await answerUpdate(db, update.data, { phoneId, named });
      else log.warn({ issues: update.error.issues }, 'a webhook of WhatsApp was not understood');
      return reply.send({});
    },
  );
};

/** Whether a webhook's header signs these bytes with the app's secret. */
const isFromMeta = (appSecret: string, body: Buffer | undefined, header: unknown): boolean =>
  body !== undefined &&
  typeof header === 'string' &&
  isSame(header, `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`);
