import type { Config } from '#config.ts';
import type { ChatChannel } from '#rules/notifications.ts';
import type { ChatMessage, ChatSent } from './message.ts';
import { sendByTelegram } from './telegram.ts';

type Send = (config: Pick<Config, 'telegram'>, chatId: string, message: ChatMessage) => Promise<ChatSent>;

/** Messengers: another one is another line here, its name in `CHAT_CHANNELS`, and its way of linking. */
export const CHANNELS_OF_CHATS: Record<ChatChannel, Send> = {
  telegram: async ({ telegram }, chatId, message) =>
    telegram ? sendByTelegram(telegram, chatId, message) : 'rejected',
};
