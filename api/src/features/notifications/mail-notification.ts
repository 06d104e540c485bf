import type { JobDeps } from '#jobs/job-deps.ts';
import type { Lang } from '#lib/endpoint.ts';
import { type MailContent, renderMail } from '#mail/mail-content.ts';
import { messageId } from '#mail/mailer.ts';
import { waysOut } from '#mail/streams.ts';
import { presentNotification } from './present.ts';
import { notificationForMail } from './queries.ts';
import { wordsOf } from './words.ts';

const WORDS = {
  ar: { hello: 'أهلًا {name}،', button: 'عرض التفاصيل' },
  en: { hello: 'Hello {name},', button: 'See the details' },
} as const;

type Noted = ReturnType<typeof presentNotification>;

export const notificationLetter = (
  { title, content, url }: Noted,
  { name, lang, hrefOf }: { name: string; lang: Lang; hrefOf: (path: string) => string },
): MailContent => ({
  subject: title,
  paragraphs: [WORDS[lang].hello.replace('{name}', () => name), content ?? ''].filter(Boolean),
  button: { label: WORDS[lang].button, href: hrefOf(url ?? '/dashboard/notifications') },
});

/** The mail that goes with a notification. One that was deleted meanwhile, or is not wanted any more, is not sent. */
export async function mailNotification(
  { db, config, mailer }: JobDeps,
  { notificationId }: { notificationId: string },
) {
  const row = await notificationForMail(db, notificationId);
  const mail = row && wordsOf(row.kind)?.mail;
  if (!row || !mail) return;
  if (mail !== 'always' && row.notification_preferences[mail]?.email === false) return;
  const lang = row.language;
  const hrefOf = (path: string) => {
    const address = new URL(path, config.http.publicUrl);
    address.searchParams.set('lang', lang);
    return address.href;
  };
  const ways = mail === 'always' ? undefined : waysOut(config, { userId: row.user_id, stream: mail }, lang);
  const letter = notificationLetter(presentNotification(row, lang), { name: row.first_name, lang, hrefOf });
  await mailer.send({
    to: row.email,
    account: row.user_id,
    messageId: messageId('notification', row.id, config.http.publicUrl),
    unsubscribe: ways?.unsubscribe,
    ...renderMail({ ...letter, links: ways?.links }, { lang, brand: config.brand[lang] }),
  });
}
