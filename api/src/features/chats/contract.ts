import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';

const shared = { access: 'notifications', tag: 'chats', path: '/notifications/telegram' } as const;

export const readTelegram = endpoint({
  ...shared,
  method: 'GET',
  summary: 'The site’s bot at Telegram, null where there is none, and the chat that the caller linked to it',
  data: z.object({
    bot: z.string().nullable(),
    chat: z.object({ name: z.string(), linkedAt: z.iso.datetime() }).nullable(),
  }),
});
export const startTelegram = endpoint({
  ...shared,
  method: 'POST',
  path: '/notifications/telegram/link',
  summary: 'An address that opens the bot and links the chat to the caller; once, for 15 minutes',
  data: z.object({ url: z.url() }),
  errors: ['telegram_not_set_up'],
});
export const stopTelegram = endpoint({
  ...shared,
  method: 'DELETE',
  summary: 'No more messages by Telegram; its chat is forgotten',
  data: z.object({}),
});
