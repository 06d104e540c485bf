import type { FastifyPluginAsync } from 'fastify';
import { newOneTimeToken } from '#lib/auth/one-time-tokens.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { CHAT_CHANNELS } from '#rules/notifications.ts';
import { channelsOf } from './channels.ts';
import * as contract from './contract.ts';
import { chatsOf, unlinkChat } from './queries.ts';

export const chatRoutes: FastifyPluginAsync = async (app) => {
  const { db, config } = app.deps;
  const channels = channelsOf(config);

  serve(app, contract.readChats, async ({ caller }) => {
    const rows = new Map((await chatsOf(db, caller.id)).map((row) => [row.channel, row]));
    const chats = CHAT_CHANNELS.map((channel) => {
      const row = rows.get(channel);
      const linked = row ? { name: row.name, linkedAt: row.linked_at.toISOString() } : null;
      return { channel, isSetUp: channels[channel] !== null, linked };
    });
    return { chats };
  });
  serve(app, contract.startChat, async ({ params, caller, request }) => {
    const channel = channels[params.channel];
    if (!channel) throw new AppError('chat_not_set_up', 409);
    const code = await db.transaction((trx) => newOneTimeToken(trx, caller.id, 'link_chat'));
    return { url: channel.linkUrl(code, request.lang) };
  });
  serve(app, contract.stopChat, async ({ params, caller }) => {
    await unlinkChat(db, params.channel, { user_id: caller.id });
    return {};
  });
};
