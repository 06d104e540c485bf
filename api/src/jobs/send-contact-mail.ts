import { renderMail } from '../mail/mail-content.ts';
import type { JobDeps } from './send-mail.ts';

const TITLE = { ar: 'رسالة من صفحة التواصل', en: 'A message from the contact page' } as const;

/** Mails a visitor's message to the operator, who answers by mail; the message itself is never in the queue. */
export async function sendContactMail({ db, config, mailer }: JobDeps, { messageId }: { messageId: string }) {
  const row = await db('contact_messages').where({ id: messageId }).first();
  if (!row) return;
  const lang = row.language as keyof typeof TITLE;
  const paragraphs = [`${row.name} <${row.email}> (${row.topic})`, ...String(row.message).split(/\n+/)];
  const letter = { subject: `${TITLE[lang]}: ${row.name}`, paragraphs };
  await mailer.send({ to: config.contact.email, ...renderMail(letter, { lang, brand: config.brand[lang] }) });
}
