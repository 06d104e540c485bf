import { directionOf, type Lang } from '../lib/language.ts';

const TEXT = {
  ar: {
    title: 'حدث خلل من جهتنا',
    text: 'لم نتمكن من عرض هذه الصفحة الآن. أعد المحاولة بعد قليل.',
    retry: 'حاول مرة أخرى',
  },
  en: {
    title: 'Something broke on our side',
    text: 'We could not show this page just now. Please try again in a moment.',
    retry: 'Try Again',
  },
};

/** The last resort, when not even the error page can be drawn: no script, no file, nothing that could fail with it. */
export function brokenPage(lang: Lang): string {
  const { title, text, retry } = TEXT[lang];
  return `<!DOCTYPE html><html lang="${lang}" dir="${directionOf(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>body{display:grid;place-content:center;min-height:90vh;margin:0;padding:24px;background:#faf8f4;color:#1e2321;font:17px/1.7 system-ui,sans-serif;text-align:center}a{color:#1f5c4d;font-weight:600}</style></head><body><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></body></html>`;
}
