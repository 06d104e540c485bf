import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';
import { CHAT_CHANNELS } from '#rules/notifications.ts';

const shared = { access: 'notifications', tag: 'chats', path: '/notifications/chats' } as const;
const params = z.object({ channel: z.enum(CHAT_CHANNELS) });

export const readChats = endpoint({
  ...shared,
  method: 'GET',
  summary: 'Messengers, whether the site can send by each, and the chats that the caller linked',
  data: z.object({
    chats: z.array(
      z.object({
        channel: z.enum(CHAT_CHANNELS),
        isSetUp: z.boolean(),
        linked: z.object({ name: z.string(), linkedAt: z.iso.datetime() }).nullable(),
      }),
    ),
  }),
});
export const startChat = endpoint({
  ...shared,
  method: 'POST',
  path: '/notifications/chats/:channel/link',
  params,
  summary: 'An address that opens the messenger and links the chat to the caller; once, for 15 minutes',
  data: z.object({ url: z.url() }),
  errors: ['chat_not_set_up'],
});
export const stopChat = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/notifications/chats/:channel',
  params,
  summary: 'No more messages by this messenger; the chat is forgotten',
  data: z.object({}),
});
