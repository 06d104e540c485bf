import type { NotificationWords } from '../notifications/index.ts';

export const telegramBotNotifications = {
  telegram_linked: {
    title: { ar: 'رُبط تيليغرام بحسابك', en: 'Telegram was linked to your account' },
    content: {
      ar: 'تصل تنبيهاتك إلى «{name}» في تيليغرام. إذا لم تكن أنت، فافصله من الإعدادات وعيّن كلمة مرور جديدة.',
      en: 'Your alerts go to “{name}” at Telegram. If that was not you, unlink it in Settings and set a new password.',
    },
    mail: 'always',
  },
} as const satisfies NotificationWords;
