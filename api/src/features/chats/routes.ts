import type { FastifyPluginAsync } from 'fastify';
import { newOneTimeToken } from '#lib/auth/one-time-tokens.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import { chatOf, unlinkChat } from './queries.ts';

export const chatRoutes: FastifyPluginAsync = async (app) => {
  const { db, config } = app.deps;
  const bot = config.telegram?.bot ?? null;

  serve(app, contract.readTelegram, async ({ caller }) => {
    const row = await chatOf(db, caller.id, 'telegram');
    return { bot, chat: row ? { name: row.name, linkedAt: row.linked_at.toISOString() } : null };
  });
  serve(app, contract.startTelegram, async ({ caller }) => {
    if (!bot) throw new AppError('telegram_not_set_up', 409);
    const code = await db.transaction((trx) => newOneTimeToken(trx, caller.id, 'link_chat'));
    return { url: `https://t.me/${bot}?start=${code}` };
  });
  serve(app, contract.stopTelegram, async ({ caller }) => {
    await unlinkChat(db, 'telegram', { user_id: caller.id });
    return {};
  });
};
