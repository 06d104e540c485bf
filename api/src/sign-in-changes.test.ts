import { describe, expect, it } from 'vitest';
import { allEndpoints } from '#testing/contracts.ts';

/**
 * S17: every write on an account says what guards it. A new one fails here until it is put where it belongs; what changes
 * how somebody signs in belongs to the first three.
 */
const GUARDS: Record<string, readonly string[]> = {
  'a fresh proof of the person': [
    'POST /auth/second-factor/start',
    'POST /auth/second-factor/confirm',
    'POST /auth/second-factor/recovery-codes',
    'POST /auth/second-factor/remove',
  ],
  'the current password; where there is none yet, a fresh proof': ['PUT /users/password'],
  'a link or token that came another way': [
    'POST /auth/reset-password',
    'POST /auth/verify-email',
    'POST /account/delete/confirm',
    'POST /auth/google/login',
  ],
  'the way in and out, and the proof itself': [
    'POST /auth/register',
    'POST /auth/login',
    'POST /auth/logout',
    'POST /auth/refresh-token',
    'POST /auth/google/start',
    'POST /auth/google/register',
    'POST /auth/proof',
    'POST /auth/proof/code',
  ],
  'nothing more: a mail is sent, to the account’s own address': [
    'POST /auth/forgot-password',
    'POST /account/delete',
    'POST /users/email/verification',
  ],
  'nothing more: it is read, and nothing changes': ['POST /account/delete/view'],
  'nothing more: whoever was robbed of a device should be quick': [
    'DELETE /auth/sessions/:id',
    'DELETE /auth/sessions',
  ],
  'nothing more: nobody signs in or recovers anything with it': [
    'PUT /users/profile',
    'PUT /users/language',
    'PUT /users/notification-preferences',
    'PUT /users/avatar',
    'DELETE /users/avatar',
    'POST /users/phone/verification',
    'POST /users/phone/verification/confirm',
  ],
};

/** Writes on something else that are as grave: an office's owner says who owns it from now on. */
const PROVED_ELSEWHERE = ['PUT /offices/my-office/owner'];

const endpoints = (await allEndpoints()).map(([, endpoint]) => endpoint);
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('writes on an account', () => {
  it('are all guarded by something that is said here', () => {
    const written = endpoints.filter(({ method, tag }) => method !== 'GET' && ['accounts', 'profile'].includes(tag));
    expect(Object.values(GUARDS).flat().sort()).toEqual(written.map(nameOf).sort());
  });

  it('ask for a proof in their contract, and nothing else does unsaid', () => {
    const proved = endpoints.filter(({ proof }) => proof === 'fresh');
    const said = [...(GUARDS['a fresh proof of the person'] ?? []), ...PROVED_ELSEWHERE];
    expect(proved.map(nameOf).sort()).toEqual(said.sort());
    for (const { errors, access } of proved) {
      expect(errors).toContain('proof_required');
      expect(access).not.toBe('public');
    }
  });
});
