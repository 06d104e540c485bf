import { directionOf, type Lang } from '#lib/language.ts';

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
const NAME: Record<Lang, string> = { ar: 'ديار', en: 'Diyar' };
const STYLE = [
  'body{display:grid;place-content:center;justify-items:center;min-height:90vh;margin:0 auto;padding:24px;max-width:34rem;background:#faf8f4;color:#1e2321;font:17px/1.7 system-ui,sans-serif;text-align:center}',
  'h1,p{margin:0 0 16px;text-wrap:balance}h1{font-size:1.5rem;line-height:1.4}.name{color:#1f5c4d;font-size:1.25rem;font-weight:700}',
  'a{display:inline-grid;place-items:center;min-height:48px;padding:0 24px;border-radius:8px;background:#1f5c4d;color:#fff;font-weight:600;text-decoration:none}',
  '@media(prefers-color-scheme:dark){body{background:#141817;color:#f1efe9}.name{color:#6fbfa6}a{background:#6fbfa6;color:#0d1f19}}',
].join('');

/** A page that needs no script, file or call that could fail with it. */
export function plainPage(kind: PlainPage, lang: Lang): string {
  const { title, text } = TEXTS[kind][lang];
  return `<!DOCTYPE html><html lang="${lang}" dir="${directionOf(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${STYLE}</style></head><body><p class="name">${NAME[lang]}</p><h1>${title}</h1><p>${text}</p><p><a href="">${RETRY[lang]}</a></p></body></html>`;
}
