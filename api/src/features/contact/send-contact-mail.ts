import type { Db, OfficeRow } from '@diyar/db';
import type { JobDeps } from '#jobs/job-deps.ts';
import type { Lang } from '#lib/endpoint.ts';
import { type MailContent, renderMail } from '#mail/mail-content.ts';

const TITLE = { ar: 'رسالة من صفحة التواصل', en: 'A message from the contact page' } as const;
/** Offices with a premium plan are answered first. */
const PRIORITY = { ar: '[دعم ذو أولوية]', en: '[Priority support]' } as const;

interface Message {
  name: string;
  email: string;
  topic: string;
  message: string;
  /** Of an office whose plan is premium: its name. */
  office: string | undefined;
}

export function contactLetter({ name, email, topic, message, office }: Message, lang: Lang): MailContent {
  const title = office ? `${PRIORITY[lang]} ${TITLE[lang]}` : TITLE[lang];
  const paragraphs = [`${name} <${email}> (${topic})`, ...(office ? [office] : []), ...message.split(/\n+/)];
  return { subject: `${title}: ${name}`, paragraphs };
}

/** Mails a visitor's message to the operator, who answers by mail; the message itself is never in the queue. */
export async function sendContactMail({ db, config, mailer }: JobDeps, { messageId }: { messageId: string }) {
  const row = await db('contact_messages').where({ id: messageId }).first();
  if (!row) return;
  const lang = row.language as keyof typeof TITLE;
  const office = row.user_id ? await premiumOfficeOf(db, row.user_id) : undefined;
  const letter = contactLetter({ ...row, office: office && (lang === 'ar' ? office.name_ar : office.name_en) }, lang);
  await mailer.send({ to: config.contact.email, ...renderMail(letter, { lang, brand: config.brand[lang] }) });
}

const premiumOfficeOf = (db: Db, userId: string): Promise<Pick<OfficeRow, 'name_ar' | 'name_en'> | undefined> =>
  db('offices as o')
    .join('office_members as m', 'm.office_id', 'o.id')
    .where({ user_id: userId, is_premium: true })
    .first('o.name_ar', 'o.name_en');
