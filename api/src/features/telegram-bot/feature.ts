import { open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { type BotCall, callBot, registerWebhook } from './calls.ts';
import { telegramBotNotifications } from './notification-words.ts';
import { telegramBotRoutes } from './routes.ts';

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
