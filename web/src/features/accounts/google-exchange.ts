import type { SignedIn } from '@diyar/api/contracts/accounts';
import type { Api } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { deviceFingerprint } from '#lib/device-fingerprint.ts';

/** `login`: an account that does not exist yet is opened. `register`: one that exists is said to. */
export type GoogleMode = 'login' | 'register';
export type GoogleOutcome = SignedIn & { isNew: boolean };

export const startGoogle = (api: Api) => api.post('/auth/google/start', { body: {}, errorToast: false });

/**
 * Trades Google's token for a session. A log-in of somebody we don't know falls back to registration with the same token
 * (spec, section 7): the button stands beside the terms and the age.
 */
export async function exchangeGoogleToken(
  api: Api,
  { token, mode, code }: { token: string; mode: GoogleMode; code?: string },
): Promise<GoogleOutcome> {
  const fingerprint = await deviceFingerprint();
  const send = (path: GoogleMode) =>
    api.post(`/auth/google/${path}`, {
      body: { token, mobile: false, deviceFingerprint: fingerprint, ...(path === 'login' && code && { code }) },
      errorToast: false,
    });
  if (mode === 'register') return { ...(await send('register')), isNew: true };
  try {
    return { ...(await send('login')), isNew: false };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'google_account_not_found') throw error;
    return { ...(await send('register')), isNew: true };
  }
}
