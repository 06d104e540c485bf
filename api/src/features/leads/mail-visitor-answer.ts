import type { LeadMessageRow, LeadRow, OfficeRow } from '@diyar/db';
import type { JobDeps } from '#jobs/job-deps.ts';
import type { Lang } from '#lib/endpoint.ts';
import { fill } from '#lib/errors.ts';
import { type MailContent, renderMail } from '#mail/mail-content.ts';
import { messageId as mailId } from '#mail/mailer.ts';

const WORDS = {
  ar: {
    subject: 'رد من {office}',
    hello: 'أهلًا {name}،',
    intro: 'ردّ {office} على رسالتك:',
    direct: 'يمكنك الرد على هذه الرسالة مباشرة، فيصل ردّك إلى المكتب.',
    button: 'أنشئ حسابًا وتابع المحادثة',
    after: 'بعد أن تؤكد هذا البريد تجد المحادثة كلها في حسابك.',
  },
  en: {
    subject: 'A reply from {office}',
    hello: 'Hello {name},',
    intro: '{office} replied to your message:',
    direct: 'Reply to this email to write to the office directly.',
    button: 'Create an account to continue the conversation',
    after: 'Once you confirm this email address, the whole conversation is in your account.',
  },
} as const;

interface Reply {
  office: string;
  name: string;
  body: string;
  /** Whether the office has an address that an answer goes to. */
  isDirect: boolean;
  href: string;
}

export function visitorAnswerLetter({ office, name, body, isDirect, href }: Reply, lang: Lang): MailContent {
  const words = WORDS[lang];
  return {
    subject: fill(words.subject, { office }),
    paragraphs: [
      fill(words.hello, { name }),
      fill(words.intro, { office }),
      ...body.split(/\n+/),
      ...(isDirect ? [words.direct] : []),
    ],
    after: words.after,
    button: { label: words.button, href },
  };
}

/** A visitor's address has a name and a language beside it: leads_visitor_named. */
type Answer = Pick<LeadMessageRow, 'body'> &
  Pick<OfficeRow, 'name_ar' | 'name_en' | 'email'> & {
    [Name in 'name' | 'visitor_email' | 'visitor_language']: NonNullable<LeadRow[Name]>;
  };

/** An office's answer to a visitor, whose only way to read it is the mail. Nothing is sent to somebody with an account by now. */
export async function mailVisitorAnswer(
  { db, config, mailer }: JobDeps,
  { messageId }: { messageId: string },
): Promise<void> {
  const row = await db('lead_messages as m')
    .join('leads as d', 'd.id', 'm.lead_id')
    .join('offices as o', 'o.id', 'd.office_id')
    .where('m.id', messageId)
    .whereNotNull('d.visitor_email')
    .first<Answer | undefined>(
      'm.body',
      'd.visitor_email',
      'd.visitor_language',
      'd.name',
      'o.name_ar',
      'o.name_en',
      'o.email',
    );
  if (!row) return;
  const lang = row.visitor_language;
  const href = new URL('/register', config.http.publicUrl);
  href.searchParams.set('lang', lang);
  const letter = visitorAnswerLetter(
    {
      office: lang === 'ar' ? row.name_ar : row.name_en,
      name: row.name,
      body: row.body,
      isDirect: Boolean(row.email),
      href: href.href,
    },
    lang,
  );
  await mailer.send({
    to: row.visitor_email,
    ...(row.email && { replyTo: row.email }),
    messageId: mailId('visitor-answer', messageId, config.http.publicUrl),
    ...renderMail(letter, { lang, brand: config.brand[lang] }),
  });
}
