import type { Lang } from '#lib/endpoint.ts';

/** Text as it stands inside HTML, quoted attributes included. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A mail's texts, in one language; `{name}` and the like are already filled in. */
export interface MailContent {
  subject: string;
  paragraphs: string[];
  button?: { label: string; href: string };
  /** Shown large and left to right. */
  code?: string;
  /** Things the mail is about, each a link with a line below it. */
  items?: { title: string; href: string; text: string }[];
  /** A sentence after them. */
  after?: string;
  /** A line before the links at the foot. */
  note?: string;
  /** Small, at the foot. */
  links?: { label: string; href: string }[];
}
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

const FOOTER = {
  ar: 'وصلتك هذه الرسالة لأن هذا البريد استُخدم في {brand}. إذا لم تكن أنت، فتجاهلها.',
  en: 'You get this message because this address was used at {brand}. If that was not you, ignore it.',
} as const;
const FONT = "'IBM Plex Sans Arabic', 'Segoe UI', Tahoma, Arial, sans-serif";

/** Programs that know no dark theme drop it whole and keep the inline colours. */
const DARK = `@media (prefers-color-scheme: dark) {
.page { background: #121614 !important; color: #e7ece9 !important }
.sheet { background: #1b211e !important }
.accent { color: #5eead4 !important }
.quiet { color: #a9b4ae !important }
.item { border-color: #39423d !important }
.button { background: #0f766e !important; color: #ffffff !important }
}`;

/** Tables and inline styles: what mail programs understand. Direction and language are said on the document and the body. */
export function renderMail(letter: MailContent, { lang, brand }: { lang: Lang; brand: string }): RenderedMail {
  const dir = lang === 'ar' ? 'rtl' : 'ltr';
  const footer = FOOTER[lang].replace('{brand}', brand);
  const { subject, paragraphs, button, code, items = [], after, note, links = [] } = letter;
  const side = lang === 'ar' ? 'right' : 'left';
  const blocks = [
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    ...items.map(
      ({ title, href, text }) =>
        `<p class="item" style="margin:0 0 10px;padding:12px 16px;border:1px solid #d9ded9;border-radius:10px"><a href="${escapeHtml(href)}" class="accent" style="color:#0f766e;font-weight:600;text-decoration:none">${escapeHtml(title)}</a><br><span class="quiet" style="font-size:14px;color:#57606a">${escapeHtml(text)}</span></p>`,
    ),
    after && `<p style="margin:0 0 16px">${escapeHtml(after)}</p>`,
    code &&
      `<p dir="ltr" style="margin:0 0 16px;font-size:30px;letter-spacing:6px;font-weight:700;text-align:center">${escapeHtml(code)}</p>`,
    button &&
      `<p style="margin:24px 0"><a href="${escapeHtml(button.href)}" class="button" style="display:inline-block;background:#0f766e;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 24px;border-radius:8px">${escapeHtml(button.label)}</a></p>` +
        `<p style="margin:0 0 16px;font-size:13px;color:#57606a" dir="ltr"><a href="${escapeHtml(button.href)}" class="quiet" style="color:#57606a;word-break:break-all">${escapeHtml(button.href)}</a></p>`,
  ].filter(Boolean);
  const beforeLinks = note ? `${escapeHtml(note)}<br>` : '';
  const footLinks = links
    .map(
      ({ label, href }) =>
        `<a href="${escapeHtml(href)}" class="quiet" style="color:#57606a">${escapeHtml(label)}</a><br>`,
    )
    .join('');
  const html = `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${DARK}</style></head>
<body dir="${dir}" class="page" style="margin:0;background:#f3f4f2;font-family:${FONT};color:#1c2321;line-height:1.7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${dir}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" dir="${dir}" class="sheet" style="max-width:560px;width:100%;background:#ffffff;border-radius:12px">
<tr><td class="accent" style="padding:20px 28px 0;font-size:22px;font-weight:700;color:#0f766e;text-align:${side}">${escapeHtml(brand)}</td></tr>
<tr><td style="padding:16px 28px 12px;font-size:16px;text-align:${side}">
<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(subject)}</h1>
${blocks.join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:12px 28px 24px;font-size:13px;color:#57606a;text-align:${side}">${beforeLinks}${footLinks}${escapeHtml(footer)}</td></tr>
</table></td></tr></table>
</body></html>`;
  const text = [
    subject,
    ...paragraphs,
    ...items.map(({ title, href, text }) => `${title}\n${text}\n${href}`),
    after,
    code,
    button && `${button.label}:\n${button.href}`,
    note,
    ...links.map(({ label, href }) => `${label}:\n${href}`),
    `--\n${footer}`,
  ]
    .filter(Boolean)
    .join('\n\n');
  return { subject, html, text };
}
