import type { Lang } from '#lib/endpoint.ts';
import type { GalleryEntry } from './gallery.ts';

const cell = (text: string): string => text.replace(/\s*\n+\s*/g, '<br>').replaceAll('|', '\\|');

function said({ letter, pushed }: GalleryEntry, lang: Lang): string {
  const mail = letter?.(lang);
  if (!mail) {
    const { title, body } = pushed?.(lang) ?? { title: '', body: '' };
    return cell(`**${title}**\n${body}`);
  }
  const { subject, paragraphs, items = [], after, code } = mail;
  const lines = [...paragraphs, ...items.flatMap(({ title, text }) => [title, text]), after, code].filter(Boolean);
  return cell([`**${subject}**`, ...lines].join('\n'));
}

/** docs/mails.md. */
export const galleryPage = (entries: readonly GalleryEntry[]): string =>
  `# Mails, pushes and messages

Every kind of message that leaves the site, with what it says in both languages of example data. \`always\` asks nobody; any other word is
the switch of Settings that the mail, the push or the message to a linked messenger obeys, and a stream of mails that the reader ends with
one click. As they look: dashboard,
Administration, Mails. Written by \`npm run unit -- api/src/features/mail-gallery -u\`.

| kind | mail | push | messenger | Arabic | English |
|---|---|---|---|---|---|
${entries
  .map((entry) =>
    [
      `\`${entry.kind}\``,
      ...[entry.mail, entry.push, entry.chat].map((stream) => stream ?? '–'),
      said(entry, 'ar'),
      said(entry, 'en'),
    ].join(' | '),
  )
  .map((row) => `| ${row} |`)
  .join('\n')}
`;
