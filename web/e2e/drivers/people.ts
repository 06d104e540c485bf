import { randomInt } from 'node:crypto';
import { generateSync } from 'otplib';
import { linkTo } from './mail.ts';

export const PASSWORD = 'Dimashq!2026x';
/** Of a telephone number nobody had yet. */
export const newDigits = () => String(randomInt(1e8)).padStart(8, '0');

type Given = { token?: string; proof?: string; lang?: string };
async function post<T>(
  site: string,
  path: string,
  body: object,
  { token, proof, lang = 'ar' }: Given = {},
): Promise<T> {
  const response = await fetch(`${site}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': lang,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(proof && { 'x-proof': proof }),
    },
    body: JSON.stringify(body),
  });
  const { data, message } = (await response.json()) as { data: T; message: string };
  if (!response.ok) throw new Error(`${path}: ${message}`);
  return data;
}

/** A personal account, opened through the API. */
export async function anAccount(site: string, lang: 'ar' | 'en') {
  const digits = newDigits();
  const email = `rana${digits}@diyar.test`;
  const form = { firstName: 'رنا', lastName: 'الحلبي', email, phone: `09${digits}`, accountType: 'personal' };
  const { tokens } = await post<{ tokens: { accessToken: string } }>(
    site,
    '/auth/register',
    { ...form, password: PASSWORD, confirmPassword: PASSWORD, acceptTerms: true },
    { lang },
  );
  return { email, accessToken: tokens.accessToken };
}

/** Opens the link that registration mailed: who has proven an e-mail may see numbers. */
export async function proveEmail(site: string, email: string): Promise<void> {
  const link = await linkTo(site, email, '/verify-email');
  await post(site, '/auth/verify-email', { token: new URL(link, site).searchParams.get('token') ?? '' });
}

/** Enrols an authenticator. @returns a recovery code, which is good at once where a step's code is used up */
export async function aSecondFactor(site: string, token: string): Promise<string> {
  const { proof } = await post<{ proof: string }>(site, '/auth/proof', { password: PASSWORD }, { token });
  const given = { token, proof };
  const { secret } = await post<{ secret: string }>(site, '/auth/second-factor/start', {}, given);
  const { recoveryCodes } = await post<{ recoveryCodes: string[] }>(
    site,
    '/auth/second-factor/confirm',
    { code: generateSync({ secret }) },
    given,
  );
  return recoveryCodes[0] ?? '';
}
