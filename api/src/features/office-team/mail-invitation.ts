import type { OfficeInvitationRow, OfficeRow, UserRow } from '@diyar/db';
import type { JobDeps } from '#jobs/job-deps.ts';
import { hashSecret, newSecret } from '#lib/auth/secrets.ts';
import type { Lang } from '#lib/endpoint.ts';
import { fill } from '#lib/errors.ts';
import { type MailContent, renderMail } from '#mail/mail-content.ts';
import { INVITATION_DAYS } from '#rules/office-roles.ts';

const WORDS = {
  ar: {
    subject: 'دعوة إلى فريق {office}',
    text: '{inviter} يدعوك إلى العمل في {office} على ديار، بصفة {role}.',
    button: 'عرض الدعوة',
    after: `تبقى الدعوة صالحة ${INVITATION_DAYS} أيام. يمكنك قبولها بحسابك، أو بحساب جديد إن لم يكن لك حساب.`,
    roles: { agent: 'وسيط عقاري', assistant: 'مساعد' },
    somebody: 'صاحب المكتب',
  },
  en: {
    subject: 'You are invited to join {office}',
    text: '{inviter} invites you to work at {office} on Diyar as {role}.',
    button: 'See the invitation',
    after: `The invitation is good for ${INVITATION_DAYS} days. Accept it with your account, or with a new one if you have none.`,
    roles: { agent: 'an agent', assistant: 'an assistant' },
    somebody: 'The office’s owner',
  },
} as const;

interface Invitation {
  office: string;
  inviter: string | undefined;
  role: keyof (typeof WORDS)['ar']['roles'];
  href: string;
}

export function invitationLetter({ office, inviter, role, href }: Invitation, lang: Lang): MailContent {
  const words = WORDS[lang];
  return {
    subject: fill(words.subject, { office }),
    paragraphs: [fill(words.text, { office, inviter: inviter ?? words.somebody, role: words.roles[role] })],
    after: words.after,
    button: { label: words.button, href },
  };
}

/** The inviter may have been erased since. */
type Invited = Pick<OfficeInvitationRow, 'email' | 'role'> &
  Pick<OfficeRow, 'name_ar' | 'name_en'> & {
    [Name in 'first_name' | 'last_name']: UserRow[Name] | null;
  } & { lang: UserRow['language'] };

/** Makes the link and mails it; the secret is kept only as a hash. One that was taken back meanwhile is not sent. */
export async function mailInvitation(
  { db, config, mailer }: JobDeps,
  { invitationId }: { invitationId: string },
): Promise<void> {
  const secret = newSecret();
  const open = await db('office_invitations')
    .where({ id: invitationId })
    .whereNull('accepted_at')
    .whereNull('revoked_at')
    .update({ token_hash: hashSecret(secret) });
  if (open === 0) return;
  const row = await db('office_invitations as i')
    .join('offices as o', 'o.id', 'i.office_id')
    .leftJoin('users as u', 'u.id', 'i.invited_by')
    .leftJoin('users as known', (on) => on.on(db.raw('lower(known.email) = lower(i.email)')))
    .where('i.id', invitationId)
    .first<Invited | undefined>(
      ...['i.email', 'i.role', 'o.name_ar', 'o.name_en', 'u.first_name', 'u.last_name'],
      db.raw('coalesce(known.language, i.language) as lang'),
    );
  if (!row) return;
  const { lang } = row;
  const href = new URL('/invitation', config.http.publicUrl);
  href.searchParams.set('token', secret);
  href.searchParams.set('lang', lang);
  const letter = invitationLetter(
    {
      office: lang === 'ar' ? row.name_ar : row.name_en,
      inviter: row.first_name ? `${row.first_name} ${row.last_name}` : undefined,
      role: row.role,
      href: href.href,
    },
    lang,
  );
  await mailer.send({ to: row.email, ...renderMail(letter, { lang, brand: config.brand[lang] }) });
}
