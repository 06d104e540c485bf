import { directionOf, type Lang } from '#lib/language.ts';
import { SYNC_TAG, type ToPage } from './messages.ts';
import { SIGN } from './push.ts';
import type { WorkerScope } from './scope.ts';

const LIST = '/dashboard/properties/waiting';

/** Titles by the plural forms of the language. */
const TEXT: Record<Lang, { title: Partial<Record<Intl.LDMLPluralRule, string>>; body: string }> = {
  ar: {
    title: {
      one: 'إعلانك ينتظر الإرسال',
      two: 'إعلانان لك ينتظران الإرسال',
      few: '{n} إعلانات لك تنتظر الإرسال',
      many: '{n} إعلانًا لك ينتظر الإرسال',
      other: '{n} إعلان لك ينتظر الإرسال',
    },
    body: 'عاد الاتصال. افتح الموقع لنرسل ما ينتظر.',
  },
  en: {
    title: { one: 'Your listing is waiting to be sent', other: '{n} of your listings are waiting to be sent' },
    body: "You're back online. Open the site and we'll send what's waiting.",
  },
};

type Device = {
  /** Listings in the outbox, of whichever account. */
  waiting(): Promise<number>;
  language(): Promise<Lang>;
};

/** The browser says that the line is back: an open page sends; without one its owner is told, where notifications are allowed. */
export async function wakeOutbox(scope: WorkerScope, device: Device): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: 'send' } satisfies ToPage);
  if (pages.length > 0 || scope.Notification?.permission !== 'granted') return;
  const count = await device.waiting();
  if (count === 0) return;
  const lang = await device.language();
  const { title, body } = TEXT[lang];
  const words = title[new Intl.PluralRules(lang).select(count)] ?? title.other ?? '';
  await scope.registration.showNotification(words.replace('{n}', String(count)), {
    body,
    tag: SYNC_TAG,
    lang,
    dir: directionOf(lang),
    ...SIGN,
    data: { url: LIST, lang },
  });
}
