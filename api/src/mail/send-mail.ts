import type { Db } from '@diyar/db';
import type { NotificationPreferences } from '#features/accounts/index.ts';
import type { JobDeps } from '#jobs/job-deps.ts';
import { newOneTimeToken, type Purpose } from '#lib/auth/one-time-tokens.ts';
import { codeHash, newSixDigits } from '#lib/auth/six-digit-codes.ts';
import type { Lang } from '#lib/endpoint.ts';
import { isOpen, mayBeTold } from '#lib/standing/questions.ts';
import { letterOf, PATHS } from './account-mails.ts';
import { renderMail } from './mail-content.ts';
import { LISTING_STREAMS, type MailOrder } from './order.ts';
import { waysOut } from './streams.ts';

interface Recipient {
  id: string;
  email: string;
  first_name: string;
  language: Lang;
  email_verified_at: Date | null;
  email_refused_at: Date | null;
  notification_preferences: Partial<NotificationPreferences>;
}

const WITH_LINK: Partial<Record<MailOrder['kind'], Purpose>> = {
  verify_email: 'verify_email',
  reset_password: 'reset_password',
  delete_account: 'delete_account',
};

/** Sent also where mails came back: somebody waits for them at this moment. */
const ASKED_FOR: readonly MailOrder['kind'][] = ['verify_email', 'reset_password', 'delete_account', 'proof_code'];

/**
 * Writes and sends one mail. Links are made here, so no secret waits in the queue; one that was made by a try that failed is
 * replaced by the next. Where there is no such account (any more) nothing is sent.
 */
export async function sendMail({ db, config, mailer }: JobDeps, order: MailOrder): Promise<void> {
  const to = await recipientOf(db, order);
  if (!to || (to.email_refused_at && !ASKED_FOR.includes(order.kind))) return;
  if (order.kind === 'verify_email' && to.email_verified_at && !to.email_refused_at) return;
  const stream = LISTING_STREAMS[order.kind];
  if (stream && to.notification_preferences[stream]?.email === false) return;
  const lang = to.language;
  const href = new URL(PATHS[order.kind] ?? '/', config.http.publicUrl);
  const purpose = WITH_LINK[order.kind];
  if (purpose) href.searchParams.set('token', await newOneTimeToken(db, to.id, purpose));
  href.searchParams.set('lang', lang);
  const reason = 'reason' in order ? order.reason : '';
  const title = 'title' in order ? order.title : '';
  const code = order.kind === 'proof_code' ? await newProofCode(db, config.auth.secret, order) : undefined;
  const letter = letterOf(order.kind, {
    code,
    lang,
    name: to.first_name,
    title,
    reason,
    href: href.href,
  });
  const ways = stream && waysOut(config, { userId: to.id, stream }, lang);
  await mailer.send({
    to: to.email,
    account: to.id,
    unsubscribe: ways?.unsubscribe,
    ...renderMail({ ...letter, links: ways?.links }, { lang, brand: config.brand[lang] }),
  });
}

async function newProofCode(
  db: Db,
  authSecret: string,
  { userId, sessionId }: Extract<MailOrder, { kind: 'proof_code' }>,
): Promise<string> {
  const code = newSixDigits();
  const payload = { sessionId, code: codeHash(authSecret, 'person', userId, code) };
  await newOneTimeToken(db, userId, 'prove_person', { payload });
  return code;
}

async function recipientOf(db: Db, order: MailOrder): Promise<Recipient | undefined> {
  const query = db('users').whereNotNull('email').whereRaw(isOpen('users'));
  if ('userId' in order) query.where({ id: order.userId });
  else query.whereRaw('lower(email) = ?', [order.email]).whereRaw(mayBeTold('users'));
  return query.first(
    'id',
    'email',
    'first_name',
    'language',
    'email_verified_at',
    'email_refused_at',
    'notification_preferences',
  );
}
