import type { Lang } from '#lib/endpoint.ts';
import { fill } from '#lib/errors.ts';
import type { ChatChannel } from '#rules/notifications.ts';

const WORDS = {
  linked: {
    ar: 'رُبطت هذه المحادثة بحسابك في {brand}. تصلك هنا تنبيهات بحوثك المحفوظة، وسؤال «هل ما زال متاحًا؟» عن إعلاناتك. لإيقافها أرسل {stop}',
    en: 'This chat is linked to your {brand} account. You will get alerts of your saved searches here, and “Still available?” for your listings. Send {stop} to end them.',
  },
  linkOver: {
    ar: 'انتهت صلاحية هذا الرابط أو استُخدم من قبل. افتح الإعدادات ثم الإشعارات في {brand} واضغط «ربط {messenger}» من جديد: {settings}',
    en: 'This link has expired or was used before. Open Settings, Notifications on {brand} and press “Link {messenger}” again: {settings}',
  },
  notLinked: {
    ar: 'هذه المحادثة غير مربوطة بحساب. افتح الإعدادات ثم الإشعارات في {brand} واضغط «ربط {messenger}»: {settings}',
    en: 'This chat is not linked to an account. Open Settings, Notifications on {brand} and press “Link {messenger}”: {settings}',
  },
  stopped: {
    ar: 'لن نرسل إليك شيئًا هنا بعد الآن. يمكنك ربط {messenger} من جديد متى شئت: {settings}',
    en: 'We will not send you anything here any more. You can link {messenger} again at any time: {settings}',
  },
  alertsOnly: {
    ar: 'هذه المحادثة للتنبيهات فقط، ولا يقرأ أحد ما يُكتب فيها. للكتابة إلينا: {contact} ولإيقاف التنبيهات: {stop}',
    en: 'This chat is for alerts only; nobody reads what is written here. To write to us: {contact} To end the alerts: {stop}',
  },
  available: { ar: 'شكرًا، إعلانك معروض 30 يومًا أخرى.', en: 'Thank you, your listing is shown for another 30 days.' },
  sold: { ar: 'سجّلنا أنه بِيع، ولم يعد معروضًا.', en: 'Noted as sold; it is not shown any more.' },
  rented: { ar: 'سجّلنا أنه أُجّر، ولم يعد معروضًا.', en: 'Noted as rented; it is not shown any more.' },
  archived: { ar: 'أُخفي الإعلان، وتجده في الأرشيف.', en: 'The listing is hidden; you find it in the archive.' },
} as const satisfies Record<string, Record<Lang, string>>;

type SentenceName = keyof typeof WORDS;

const MESSENGERS: Record<ChatChannel, Record<Lang, string>> = {
  telegram: { ar: 'تيليغرام', en: 'Telegram' },
  whatsapp: { ar: 'واتساب', en: 'WhatsApp' },
};
/** Telegram makes a link of a command. */
const STOP: Record<ChatChannel, Record<Lang, string>> = {
  telegram: { ar: '/stop', en: '/stop' },
  whatsapp: { ar: '«إيقاف»', en: '“stop”' },
};
const STOPS = /^\/?(stop|unsubscribe|إيقاف|ايقاف|أوقف|اوقف|توقف)[.!]?$/i;

/** Whether a message asks for the end of messages. */
export const isStop = (text: string): boolean => STOPS.test(text.trim().replace(/^[«“"]|[»”"]$/g, ''));

/** Addresses and the brand that sentences name. */
export interface Named {
  brand: Record<Lang, string>;
  publicUrl: string;
}

export function sentenceOf(
  name: SentenceName,
  { channel, lang }: { channel: ChatChannel; lang: Lang },
  { brand, publicUrl }: Named,
): string {
  const addressOf = (path: string) => `${publicUrl}${path}?lang=${lang}`;
  return fill(WORDS[name][lang], {
    brand: brand[lang],
    messenger: MESSENGERS[channel][lang],
    stop: STOP[channel][lang],
    settings: addressOf('/dashboard/settings/notifications'),
    contact: addressOf('/contact'),
  });
}
