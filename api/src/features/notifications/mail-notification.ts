import type { JobDeps } from '#jobs/job-deps.ts';
import { renderMail } from '#mail/mail-content.ts';
import { messageId } from '#mail/mailer.ts';
import { presentNotification } from './present.ts';
import { notificationForMail } from './queries.ts';
import { wordsOf } from './words.ts';

const WORDS = {
  ar: { hello: 'أهلًا {name}،', button: 'عرض التفاصيل', choose: 'اختر الرسائل التي تصلك' },
  en: { hello: 'Hello {name},', button: 'See the details', choose: 'Choose which mails you get' },
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
  const letter = {
    subject: title,
    paragraphs: [hello, content ?? ''].filter(Boolean),
    button: { label: WORDS[lang].button, href: hrefOf(url ?? '/dashboard/notifications') },
    ...(mail !== 'always' && {
      links: [{ label: WORDS[lang].choose, href: hrefOf('/dashboard/settings/notifications') }],
    }),
  };
  await mailer.send({
    to: row.email,
    messageId: messageId('notification', row.id, config.http.publicUrl),
    ...renderMail(letter, { lang, brand: config.brand[lang] }),
  });
}
