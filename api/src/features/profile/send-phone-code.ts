import { createHmac } from 'node:crypto';
import type { JobDeps } from '#jobs/job-deps.ts';
import { appNow } from '#lib/app-now.ts';
import { newOneTimeToken } from '#lib/auth/one-time-tokens.ts';
import { codeHash, newSixDigits } from '#lib/auth/six-digit-codes.ts';
import { renderMail } from '#mail/mail-content.ts';
import { storeMail } from '#mail/mailer.ts';
import { holderOf } from './index.ts';

type Say = (code: string, brand: string) => string;
const WORDS: Record<'ar' | 'en', { plain: Say; taken: Say }> = {
  ar: {
    plain: (code, brand) => `رمز التحقّق في ${brand}: ${code}`,
    taken: (code, brand) =>
      `حساب آخر في ${brand} أدخل رقمك. إن كنت أنت فرمز التحقّق: ${code}. وإلا فلا تعطه لأحد ويبقى رقمك لك.`,
  },
  en: {
    plain: (code, brand) => `Your ${brand} verification code: ${code}`,
    taken: (code, brand) =>
      `Another ${brand} account entered your number. If it was you, the code is ${code}. If not, give it to nobody and your number stays yours.`,
  },
};

/**
 * Makes a code and hands it to the operator's webhook; without one it lies among the mails. A number that another account has
 * proven gets it too, with a warning: whoever asked learns nothing, and whoever has the telephone may move it.
 */
export async function sendPhoneCode({ db, config }: JobDeps, { userId }: { userId: string }): Promise<void> {
  const user = await db('users').where({ id: userId }).whereNull('closed_at').first('phone', 'language');
  if (!user?.phone) return;
  const code = newSixDigits();
  const payload = { phone: user.phone, code: codeHash(config.auth.secret, 'phone', userId, code) };
  await newOneTimeToken(db, userId, 'verify_phone', { payload });

  const lang = user.language as 'ar' | 'en';
  const holder = await holderOf(db, user.phone);
  const wording = WORDS[lang][holder && holder !== userId ? 'taken' : 'plain'];
  const text = wording(code, config.brand[lang]);
  if (!config.phoneWebhook) {
    const letter = { subject: text, paragraphs: [], code };
    const mail = { to: user.phone, ...renderMail(letter, { lang, brand: config.brand[lang] }) };
    return storeMail(config.dataDir, mail, await appNow(db));
  }
  const body = JSON.stringify({ phone: user.phone, text, language: lang });
  const answer = await fetch(config.phoneWebhook.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signature': createHmac('sha256', config.phoneWebhook.secret).update(body).digest('hex'),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`the telephone webhook answered ${answer.status}`);
}
