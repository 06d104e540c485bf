import { open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { NotificationWords } from '../notifications/index.ts';
import { type BotCall, callBot, registerWebhook } from './telegram/calls.ts';
import { telegramBotRoutes } from './telegram/routes.ts';
import { replyByWhatsapp, type WhatsappReply } from './whatsapp/reply.ts';
import { whatsappRoutes } from './whatsapp/routes.ts';

const chatAnswersNotifications = {
  telegram_linked: {
    title: { ar: 'رُبط تيليغرام بحسابك', en: 'Telegram was linked to your account' },
    content: {
      ar: 'تصل تنبيهاتك إلى «{name}» في تيليغرام. إذا لم تكن أنت، فافصله من الإعدادات وعيّن كلمة مرور جديدة.',
      en: 'Your alerts go to “{name}” at Telegram. If that was not you, unlink it in Settings and set a new password.',
    },
    mail: 'always',
  },
  whatsapp_linked: {
    title: { ar: 'رُبط واتساب بحسابك', en: 'WhatsApp was linked to your account' },
    content: {
      ar: 'تصل تنبيهاتك إلى «{name}» في واتساب. إذا لم تكن أنت، فافصله من الإعدادات وعيّن كلمة مرور جديدة.',
      en: 'Your alerts go to “{name}” at WhatsApp. If that was not you, unlink it in Settings and set a new password.',
    },
    mail: 'always',
  },
} as const satisfies NotificationWords;

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof chatAnswersNotifications> {}
  }
  namespace GraphileWorker {
    interface Tasks {
      telegram_call: BotCall;
      telegram_webhook: Record<string, never>;
      whatsapp_reply: WhatsappReply;
    }
  }
}

export const chatAnswersFeature = feature({
  about: 'Messages that people write to us at Telegram and WhatsApp: linking a chat, ending it, and answers from it',
  authorisation: {
    // Of Telegram, which shows the secret it was told.
    'POST /telegram/updates': open,
    // Of Meta, which shows the word it was told, and signs.
    'GET /whatsapp/updates': open,
    'POST /whatsapp/updates': open,
  },
  routes: [telegramBotRoutes, whatsappRoutes],
  notifications: chatAnswersNotifications,
  tasks: (deps) => ({
    telegram_call: (payload) => callBot(deps, payload),
    telegram_webhook: () => registerWebhook(deps),
    whatsapp_reply: (payload) => replyByWhatsapp(deps, payload),
  }),
});
