import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { answerUpdate } from './answer.ts';
import { isFromTelegram } from './calls.ts';
import { Update } from './update.ts';

/** Updates of the bot, as Telegram posts them; any process may take one. */
export const telegramBotRoutes: FastifyPluginAsync = async (app) => {
  const { db, config } = app.deps;
  const named = { brand: config.brand, publicUrl: config.http.publicUrl };
  app.post(
    '/telegram/updates',
    {
      schema: { hide: true },
      bodyLimit: 256 * 1024,
      onRequest: async ({ headers }) => {
        if (!config.telegram) throw new AppError('not_found', 404);
        const shown = headers['x-telegram-bot-api-secret-token'];
        if (!isFromTelegram(config.auth.secrets, String(shown ?? ''))) throw new AppError('unauthorized', 401);
      },
    },
    async ({ body, log }, reply) => {
      const update = Update.safeParse(body);
      // Answered with an error, an update that is not understood would come again and again.
      if (!update.success) log.warn({ issues: update.error.issues }, 'an update of Telegram was not understood');
      return reply.send((update.success && (await answerUpdate(db, update.data, named))) || {});
    },
  );
};
