import type { JobDeps } from '#jobs/job-deps.ts';
import { renderMail } from '#mail/mail-content.ts';
import { messageId } from '#mail/mailer.ts';
import { waysOut } from '#mail/streams.ts';
import { presentNotification } from './present.ts';
import { notificationForMail } from './queries.ts';
import { wordsOf } from './words.ts';

const WORDS = {
  ar: { hello: 'أهلًا {name}،', button: 'عرض التفاصيل' },
  en: { hello: 'Hello {name},', button: 'See the details' },
} as const;

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
  const { title, content, url } = presentNotification(row, lang);
  const hrefOf = (path: string) => {
    const address = new URL(path, config.http.publicUrl);
    address.searchParams.set('lang', lang);
    return address.href;
  };
  const hello = WORDS[lang].hello.replace('{name}', () => row.first_name);
  const ways = mail === 'always' ? undefined : waysOut(config, { userId: row.user_id, stream: mail }, lang);
  const letter = {
    subject: title,
    paragraphs: [hello, content ?? ''].filter(Boolean),
    button: { label: WORDS[lang].button, href: hrefOf(url ?? '/dashboard/notifications') },
    links: ways?.links,
  };
  await mailer.send({
    to: row.email,
    messageId: messageId('notification', row.id, config.http.publicUrl),
    unsubscribe: ways?.unsubscribe,
    ...renderMail(letter, { lang, brand: config.brand[lang] }),
  });
}
