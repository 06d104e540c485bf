import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUTHORISATION } from '#testing/authorisation.ts';
import { codeProofOf, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  api = await testApp();
  admin = await signedIn(api, { account_type: 'admin' });
});
afterAll(() => api.close());

const reason = 'يسأل لماذا لا تظهر إعلاناته';
async function begin(by: { token: string }, userId: string) {
  return api.call('POST', `/admin/users/${userId}/view-as`, {
    token: by.token,
    lang: 'ar',
    body: { reason },
    headers: { 'x-proof': await codeProofOf(api, by.token) },
  });
}
async function aView(values: Record<string, unknown> = {}) {
  const user = await signedIn(api, values);
  const { statusCode, json } = await begin(admin, user.id);
  if (statusCode !== 200) throw new Error(JSON.stringify(json));
  return { user, ...json.data, token: String(json.data.accessToken) };
}
const codeOf = async (token: string, method: string, path: string) => {
  const { statusCode, json } = await api.call(method as 'GET', path, { token });
  return { statusCode, code: json?.code };
};
const rows = Object.entries(AUTHORISATION);
const addressOf = (pattern: string) => pattern.replace(/:\w+/g, '01890000-0000-7000-8000-000000000000');

describe('seeing the site as somebody else', () => {
  it('needs a fresh code and a reason, and leaves its rows in the audit log', async () => {
    const { id } = await signedIn(api);
    const path = `/admin/users/${id}/view-as`;
    const without = await api.call('POST', path, { token: admin.token, body: { reason } });
    expect(without.json.code).toBe('proof_required');
    const { json } = await begin(admin, id);
    expect(json.data.user).toMatchObject({ id, email: null, phone: null });
    expect(Date.parse(json.data.endsAt) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    await api.call('DELETE', path, { token: admin.token });
    await api.call('DELETE', path, { token: admin.token });
    expect(await api.db('audit_log').where({ subject_id: id }).orderBy('id')).toMatchObject([
      { action: 'user.view_as', actor_id: admin.id, reason },
      { action: 'user.view_as_end', actor_id: admin.id },
    ]);
    expect(await codeOf(json.data.accessToken, 'GET', '/users/listings')).toEqual({
      statusCode: 401,
      code: 'view_over',
    });
  });

  it('shows their own listings, credit and searches', async () => {
    const { token, user } = await aView({ account_type: 'office' });
    for (const path of ['/users/listings', '/credits/balance', '/saved-searches', '/subscriptions/history', '/plans'])
      expect(await codeOf(token, 'GET', path), path).toMatchObject({ statusCode: 200 });
    expect((await api.db('users').where({ id: user.id }).first('last_seen_at'))?.last_seen_at).toBeNull();
  });

  it.each(rows.filter(([route]) => !route.startsWith('GET ')).map(([route]) => route))('refuses %s', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    for (const { token } of await views()) {
      expect(await codeOf(token, method, addressOf(path))).toEqual({ statusCode: 403, code: 'view_reads_only' });
    }
  });

  it('hides messages, numbers, papers and secrets', async () => {
    const hidden = [
      ...['/leads', '/leads/:id', '/leads/:id/viewings', '/viewings', '/viewings/:id/calendar.ics', '/notifications'],
      ...['/users/profile', '/auth/sessions', '/offices/my-office', '/offices/my-application', '/listings/:id/draft'],
      ...[
        '/notifications/chats',
        '/payments/:id/receipt',
        '/credits/requests',
        '/credits/transactions/export',
        '/listing-exports',
      ],
    ];
    for (const { token } of await views()) {
      for (const path of hidden)
        expect(await codeOf(token, 'GET', addressOf(path)), path).toEqual({ statusCode: 403, code: 'view_hidden' });
      expect((await codeOf(token, 'GET', '/admin/users')).statusCode).toBe(403);
    }
  });

  it('is over after 15 minutes, with the administrator’s session, and when another view begins', async () => {
    const { token } = await aView();
    const reads = async (bearer = token) => (await codeOf(bearer, 'GET', '/users/listings')).statusCode;
    await api.owner('app_clock').update({ shift: '14 minutes 50 seconds' });
    expect(await reads()).toBe(200);
    await api.owner('app_clock').update({ shift: '15 minutes 1 second' });
    expect(await reads()).toBe(401);
    await api.owner('app_clock').update({ shift: '0' });
    expect(await reads()).toBe(200);
    await aView();
    expect(await reads()).toBe(401);

    const second = await signedIn(api, { account_type: 'admin' });
    const { json } = await begin(second, (await signedIn(api)).id);
    expect(await reads(json.data.accessToken)).toBe(200);
    await api.call('POST', '/auth/logout', { token: second.token, body: { refreshToken: second.refreshToken } });
    expect(await reads(json.data.accessToken)).toBe(401);
  });

  it('is not for administrators, nor for accounts that are gone', async () => {
    const other = await signedIn(api, { account_type: 'admin' });
    expect((await begin(admin, other.id)).json.code).toBe('user_is_admin');
    expect((await begin(admin, crypto.randomUUID())).json.code).toBe('user_not_found');
    expect((await begin(await signedIn(api), other.id)).statusCode).toBe(403);
  });
});

let kept: Promise<{ token: string }[]> | undefined;
/** Of a person, of an office and of somebody suspended; each by an administrator of its own, who has one view at a time. */
const views = () => {
  kept ??= Promise.all(
    [{}, { account_type: 'office' }, { suspended_until: 'infinity', suspension_reason: 'x' }].map(async (values) => {
      const by = await signedIn(api, { account_type: 'admin' });
      const { json } = await begin(by, (await signedIn(api, values)).id);
      return { token: String(json.data.accessToken) };
    }),
  );
  return kept;
};
