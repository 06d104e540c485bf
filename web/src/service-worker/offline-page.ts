import { COLOR_SCHEME_SCRIPT } from '#lib/color-scheme-script.ts';
import { directionOf, type Lang } from '#lib/language.ts';

/** A page of ours that can be read now. */
export type KeptPage = { path: string; title: string };

const TEXT = {
  ar: {
    title: 'لا يوجد اتصال بالإنترنت',
    text: 'هذه الصفحة ليست محفوظة على جهازك. تحقّق من الشبكة، ونفتحها وحدنا حين يعود الاتصال.',
    retry: 'حاول مرة أخرى',
    kept: 'صفحات تستطيع فتحها الآن',
    other: 'English',
  },
  en: {
    title: "You're offline",
    text: "This page isn't kept on your device. Check your connection; it will open by itself when you're back online.",
    retry: 'Try Again',
    kept: 'Pages you can open now',
    other: 'العربية',
  },
};

/**
 * The only script beside the colour scheme's: the page that was wanted opens when the network is back, unless another was chosen.
 * A network that is back already failed this once, or the server is away: tried again after a while, unless somebody reads here.
 */
export const RETURN_SCRIPT =
  "var l;function g(){l||location.reload()}addEventListener('click',function(e){l=l||e.target.closest('a')});addEventListener('online',g);navigator.onLine&&setTimeout(function(){document.activeElement==document.body&&g()},1e4)";

const STYLE = `:root{--page:#faf8f4;--card:#fff;--line:#e7e1d6;--text:#1e2321;--dim:#5f5b52;--link:#1f5c4d;--on:#fff;color-scheme:light}
:root[data-mantine-color-scheme=dark]{--page:#141817;--card:#1c2220;--line:#333c39;--text:#eceae4;--dim:#b3b0a7;--link:#6fbfa6;--on:#10201b;color-scheme:dark}
*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:24px;background:var(--page);color:var(--text);font:1rem/1.7 "IBM Plex Sans Arabic","IBM Plex Sans",system-ui,sans-serif}
main{display:grid;gap:16px;width:min(34rem,calc(100vw - 48px))}h1{margin:0;font-size:1.6rem;line-height:1.35}h2{margin:8px 0 0;font-size:1rem}p{margin:0;color:var(--dim)}
nav ul{margin:8px 0 0;padding:0;list-style:none;border:1px solid var(--line);border-radius:12px;background:var(--card);overflow:hidden}li+li{border-top:1px solid var(--line)}
li a{display:block;padding:12px 16px;color:var(--text);overflow-wrap:anywhere}.acts{display:flex;flex-wrap:wrap;gap:12px;align-items:center}
.acts a{display:inline-flex;align-items:center;min-height:44px;padding:0 18px;border-radius:8px;color:var(--link);font-weight:600}.acts .go{background:var(--link);color:var(--on);text-decoration:none}
a:focus-visible{outline:2px solid #c9731c;outline-offset:2px}svg{width:56px;height:56px;color:var(--link)}`;

const CLOUD =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 18h.01M9.17 15.17a4 4 0 0 1 5.66 0M6.34 12.34a8 8 0 0 1 3.4-2m3.66.02a8 8 0 0 1 4.26 1.98M3.51 9.52a12 12 0 0 1 3.55-2.44m3.83-.9a12 12 0 0 1 9.6 3.34M3 3l18 18"/></svg>';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Instead of a page that is neither reachable nor kept: what happened, what can be done, what can be read meanwhile. */
export function offlinePage(lang: Lang, here: string, kept: readonly KeptPage[]): string {
  const { title, text, retry, kept: heading, other } = TEXT[lang];
  const elsewhere = lang === 'ar' ? 'en' : 'ar';
  const url = new URL(here);
  url.searchParams.set('lang', elsewhere);
  const rows = kept.map((page) => `<li><a href="${escaped(page.path)}" dir="auto">${escaped(page.title)}</a></li>`);
  const list =
    rows.length > 0 ? `<nav aria-labelledby="kept"><h2 id="kept">${heading}</h2><ul>${rows.join('')}</ul></nav>` : '';
  const change = `<a href="${escaped(url.pathname + url.search)}" lang="${elsewhere}" hreflang="${elsewhere}">${other}</a>`;
  return `<!DOCTYPE html><html lang="${lang}" dir="${directionOf(lang)}" data-mantine-color-scheme="light" data-offline-page><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><script>${COLOR_SCHEME_SCRIPT}</script><style>${STYLE}</style></head><body><main>${CLOUD}<h1>${title}</h1><p>${text}</p><div class="acts"><a class="go" href="">${retry}</a>${change}</div>${list}</main><script>${RETURN_SCRIPT}</script></body></html>`;
}

/** The page as an answer. Its policy names its two scripts, as the server's does. */
export async function offlineAnswer(lang: Lang, here: string, kept: readonly KeptPage[]): Promise<Response> {
  const hashes = await Promise.all([COLOR_SCHEME_SCRIPT, RETURN_SCRIPT].map(hashOf));
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src ${hashes.join(' ')}; base-uri 'none'; frame-ancestors 'none'`;
  return new Response(offlinePage(lang, here, kept), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': lang,
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  });
}

async function hashOf(script: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}
