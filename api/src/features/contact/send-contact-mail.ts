import type { Db, OfficeRow } from '@diyar/db';
import type { JobDeps } from '#jobs/job-deps.ts';
import { renderMail } from '#mail/mail-content.ts';

const TITLE = { ar: 'رسالة من صفحة التواصل', en: 'A message from the contact page' } as const;
/** Offices with a premium plan are answered first. */
const PRIORITY = { ar: '[دعم ذو أولوية]', en: '[Priority support]' } as const;

/** Mails a visitor's message to the operator, who answers by mail; the message itself is never in the queue. */
export async function sendContactMail({ db, config, mailer }: JobDeps, { messageId }: { messageId: string }) {
  const row = await db('contact_messages').where({ id: messageId }).first();
  if (!row) return;
  const lang = row.language as keyof typeof TITLE;
  const paragraphs = [`${row.name} <${row.email}> (${row.topic})`, ...String(row.message).split(/\n+/)];
  const office = row.user_id && (await premiumOfficeOf(db, row.user_id));
  const title = office ? `${PRIORITY[lang]} ${TITLE[lang]}` : TITLE[lang];
  if (office) paragraphs.splice(1, 0, lang === 'ar' ? office.name_ar : office.name_en);
  const letter = { subject: `${title}: ${row.name}`, paragraphs };
  await mailer.send({ to: config.contact.email, ...renderMail(letter, { lang, brand: config.brand[lang] }) });
}

const premiumOfficeOf = (db: Db, userId: string): Promise<Pick<OfficeRow, 'name_ar' | 'name_en'> | undefined> =>
  db('offices as o')
    .join('office_members as m', 'm.office_id', 'o.id')
    .where({ user_id: userId, is_premium: true })
    .first('o.name_ar', 'o.name_en');
