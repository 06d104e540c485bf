import { open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { NotificationWords } from '../notifications/index.ts';
import { type BotCall, callBot, registerWebhook } from './calls.ts';
import { telegramBotRoutes } from './routes.ts';

const telegramBotNotifications = {
  telegram_linked: {
    title: { ar: 'رُبط تيليغرام بحسابك', en: 'Telegram was linked to your account' },
    content: {
      ar: 'تصل تنبيهاتك إلى «{name}» في تيليغرام. إذا لم تكن أنت، فافصله من الإعدادات وعيّن كلمة مرور جديدة.',
      en: 'Your alerts go to “{name}” at Telegram. If that was not you, unlink it in Settings and set a new password.',
    },
    mail: 'always',
  },
} as const satisfies NotificationWords;

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof telegramBotNotifications> {}
  }
  namespace GraphileWorker {
    interface Tasks {
      telegram_call: BotCall;
      telegram_webhook: Record<string, never>;
    }
  }
}

export const telegramBotFeature = feature({
  about: 'The bot at Telegram: linking a chat, and answers from it',
  authorisation: {
    // Of Telegram, which shows the secret it was told.
    'POST /telegram/updates': open,
  },
  routes: [telegramBotRoutes],
  notifications: telegramBotNotifications,
  tasks: (deps) => ({
    telegram_call: (payload) => callBot(deps, payload),
    telegram_webhook: () => registerWebhook(deps),
  }),
});
