import type { Config } from '#config.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { ChatChannel } from '#rules/notifications.ts';
import type { ChatMessage, ChatSent } from './message.ts';
import { sendByTelegram } from './telegram.ts';
import { sendByWhatsapp } from './whatsapp.ts';

interface Channel {
  send: (chatId: string, message: ChatMessage) => Promise<ChatSent>;
  /** Address that opens the messenger with a code which links the chat to whoever asked for it. */
  linkUrl: (code: string, lang: Lang) => string;
}

const LINK_TEXT = {
  ar: (brand: string, code: string) => `اربطوا محادثتي بحسابي في ${brand}: ${code}`,
  en: (brand: string, code: string) => `Link this chat to my ${brand} account: ${code}`,
};

/** Messengers that the operator set up: another one is another line here, its name in `CHAT_CHANNELS`, and a folder of `chat-answers`. */
export function channelsOf({
  telegram,
  whatsapp,
  brand,
}: Pick<Config, 'telegram' | 'whatsapp' | 'brand'>): Record<ChatChannel, Channel | null> {
  return {
    telegram: telegram && {
      send: (chatId, message) => sendByTelegram(telegram, chatId, message),
      linkUrl: (code) => `https://t.me/${telegram.bot}?start=${code}`,
    },
    whatsapp: whatsapp && {
      send: (chatId, message) => sendByWhatsapp(whatsapp, chatId, message),
      linkUrl: (code, lang) =>
        `https://wa.me/${whatsapp.number}?text=${encodeURIComponent(LINK_TEXT[lang](brand[lang], code))}`,
    },
  };
}

/** Messengers whose buttons are approved beforehand, with their labels, and can't go by a listing's deal. */
export const FIXED_BUTTONS: readonly ChatChannel[] = ['whatsapp'];
