import { renderLetter } from '../mail/letter.ts';
import type { JobDeps } from './send-mail.ts';

const TITLE = { ar: 'رسالة من صفحة التواصل', en: 'A message from the contact page' } as const;

/** Mails a visitor's message to the operator, who answers by mail; the message itself is never in the queue. */
export async function sendContactMail({ db, config, post }: JobDeps, { messageId }: { messageId: string }) {
  const row = await db('contact_messages').where({ id: messageId }).first();
  if (!row) return;
  const lang = row.language as keyof typeof TITLE;
  const paragraphs = [`${row.name} <${row.email}> (${row.topic})`, ...String(row.message).split(/\n+/)];
  const letter = { subject: `${TITLE[lang]}: ${row.name}`, paragraphs };
  await post.send({ to: config.contact.email, ...renderLetter(letter, { lang, brand: config.brand[lang] }) });
}
