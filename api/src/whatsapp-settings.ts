import type { readSettings } from '@diyar/db/settings';

type Settings = ReturnType<typeof readSettings<'api'>>;

/** Null: nothing goes by WhatsApp. */
export function whatsappOf(e: Pick<Settings, Extract<keyof Settings, `WHATSAPP_${string}`>>) {
  if (!e.WHATSAPP_TOKEN || !e.WHATSAPP_PHONE_ID || !e.WHATSAPP_NUMBER) return null;
  if (!e.WHATSAPP_APP_SECRET || !e.WHATSAPP_VERIFY_TOKEN) return null;
  return Object.freeze({
    token: e.WHATSAPP_TOKEN,
    phoneId: e.WHATSAPP_PHONE_ID,
    number: e.WHATSAPP_NUMBER,
    appSecret: e.WHATSAPP_APP_SECRET,
    verifyToken: e.WHATSAPP_VERIFY_TOKEN,
    apiUrl: e.WHATSAPP_API_URL.replace(/\/$/, ''),
    templates: Object.freeze({ news: e.WHATSAPP_NEWS_TEMPLATE, question: e.WHATSAPP_QUESTION_TEMPLATE }),
    /** Codes of our languages at Meta. */
    languages: Object.freeze({ ar: e.WHATSAPP_LANGUAGE_AR, en: e.WHATSAPP_LANGUAGE_EN }),
  });
}
