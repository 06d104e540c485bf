import { directionOf, type Lang } from '../lib/language.ts';

export type PlainPage = 'broken' | 'unavailable' | 'tooMany';

const RETRY = { ar: 'حاول مرة أخرى', en: 'Try Again' };
const TEXTS: Record<PlainPage, Record<Lang, { title: string; text: string }>> = {
  broken: {
    ar: { title: 'حدث خلل من جهتنا', text: 'لم نتمكن من عرض هذه الصفحة الآن. أعد المحاولة بعد قليل.' },
    en: {
      title: 'Something broke on our side',
      text: 'We could not show this page just now. Please try again in a moment.',
    },
  },
  unavailable: {
    ar: { title: 'الموقع متوقف للحظات', text: 'نعمل على إعادته. أعد المحاولة بعد قليل.' },
    en: { title: 'We will be right back', text: 'The site is unavailable for a moment. Please try again shortly.' },
  },
  tooMany: {
    ar: {
      title: 'طلبت صفحات كثيرة في وقت قصير',
      text: 'انتظر دقيقة ثم أعد المحاولة. إذا كنت على شبكة مشتركة فقد يكون السبب غيرك.',
    },
    en: {
      title: 'Too many pages in a short time',
      text: 'Please wait a minute and try again. On a shared network, the cause may be somebody else.',
    },
  },
};
const STYLE =
  'body{display:grid;place-content:center;min-height:90vh;margin:0;padding:24px;background:#faf8f4;color:#1e2321;font:17px/1.7 system-ui,sans-serif;text-align:center}a{color:#1f5c4d;font-weight:600}@media(prefers-color-scheme:dark){body{background:#171b19;color:#f1efe9}a{color:#8fd0bd}}';

/** A page that needs no script, file or call that could fail with it. */
export function plainPage(kind: PlainPage, lang: Lang): string {
  const { title, text } = TEXTS[kind][lang];
  return `<!DOCTYPE html><html lang="${lang}" dir="${directionOf(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1><p>${text}</p><p><a href="">${RETRY[lang]}</a></p></body></html>`;
}
