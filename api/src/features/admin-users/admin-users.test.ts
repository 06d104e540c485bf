import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { workJobs } from '#testing/jobs.ts';
import { codeProofOf, PASSWORD, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { tick } from '../clock/index.ts';
import { SUSPENSION_CLOCK } from './clock-handlers.ts';

let api: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  api = await testApp();
  admin = await signedIn(api, { account_type: 'admin' });
});
afterAll(() => api.close());

const act = async (id: string, what: string, body: object, token = admin.token) => {
  const headers: Record<string, string> = what === 'ban' ? { 'x-proof': await codeProofOf(api, token) } : {};
  return api.call('POST', `/admin/users/${id}/${what}`, { token, headers, body, lang: 'en' });
};
const list = async (query: string) =>
  (await api.call('GET', `/admin/users?${query}`, { token: admin.token })).json.data;
const auditOf = (id: string) => api.db('audit_log').where({ subject_id: id }).orderBy('id');

describe('users, as administrators see them', () => {
  it('are found by name, e-mail and telephone, and paged', async () => {
    const people = [];
    for (let i = 0; i < 3; i++) people.push(await signedIn(api, { first_name: 'سيف', last_name: 'الدولة' }));
    const [first] = people;
    const one = await list(`query=${encodeURIComponent('سيف الدولة')}&limit=2`);
    expect(one.page).toEqual({ number: 1, size: 2, total: 3 });
    const two = await list(`query=${encodeURIComponent('سيف الدولة')}&limit=2&page=2`);
    const ids = [...one.users, ...two.users].map((user: { id: string }) => user.id);
    expect(ids).toEqual(people.map((person) => person.id).reverse());
    expect((await list(`query=${encodeURIComponent('سيف')}&page=9`)).users).toEqual([]);
    expect((await list(`query=${first?.email}`)).users).toMatchObject([
      { id: first?.id, status: 'active', type: 'regular' },
    ]);
    expect((await list('query=%25')).users).toEqual([]);
    expect((await list('type=admin')).users).toMatchObject([{ id: admin.id }]);
  });

  it('are told when a suspension ends by its day, once', async () => {
    const user = await signedIn(api);
    await act(user.id, 'suspend', { reason: 'spam listings', days: 3 });
    const over = () => tick(api.db, SUSPENSION_CLOCK, { brand: api.config.brand });
    await over();
    expect(await api.db('users').where({ id: user.id }).first()).toMatchObject({ suspended_until: expect.any(Date) });
    await api
      .db('users')
      .where({ id: user.id })
      .update({ suspended_until: new Date(Date.now() - 1_000) });
    await over();
    await over();
    const mails = (await workJobs(api)).filter((mail) => mail.to === user.email);
    expect(mails.filter(({ subject }) => subject === 'عاد حسابك إلى العمل')).toHaveLength(1);
    const ended = { subject: user.id, event: 'person.suspension_ended' };
    expect(await api.db('life_events').where(ended)).toHaveLength(1);
  });

  it('are suspended and let in again, with an audit row each', async () => {
    const user = await signedIn(api);
    const listing = await aListing(api.db, { owner: user });
    const done = await act(user.id, 'suspend', { reason: 'spam listings', days: 3 });
    expect(done.json.data.user).toMatchObject({ status: 'suspended', reason: 'spam listings' });
    expect((await api.get(`/listings/${listing.id}`)).statusCode).toBe(404);
    const refresh = await api.call('POST', '/auth/refresh-token', { body: { refreshToken: user.refreshToken } });
    expect(refresh).toMatchObject({ statusCode: 403, json: { code: 'account_suspended' } });
    const login = () => api.call('POST', '/auth/login', { body: { email: user.email, password: PASSWORD } });
    expect((await login()).json.code).toBe('account_suspended');
    expect((await act(user.id, 'unsuspend', {})).json.data.user.status).toBe('active');
    expect((await login()).statusCode).toBe(200);
    expect((await api.get(`/listings/${listing.id}`)).statusCode).toBe(200);
    expect((await act(user.id, 'unsuspend', {})).json.code).toBe('user_not_suspended');
    expect(await auditOf(user.id)).toMatchObject([
      {
        action: 'user.suspend',
        actor_id: admin.id,
        reason: 'spam listings',
        before: { suspended: false },
        after: { suspended: true, days: 3 },
      },
      { action: 'user.unsuspend', actor_id: admin.id },
    ]);
    const seen = await api.call('GET', `/admin/users/${user.id}`, { token: admin.token });
    expect(seen.json.data.audit).toMatchObject([
      { action: 'user.unsuspend', before: { suspended: true } },
      { action: 'user.suspend', reason: 'spam listings', after: { suspended: true, days: 3 } },
    ]);
    const mails = (await workJobs(api)).filter((mail) => mail.to === user.email).map((mail) => mail.subject);
    expect(mails.sort()).toEqual(['أُوقف حسابك', 'عاد حسابك إلى العمل'].sort());
  });

  it('are banned by whoever showed the second factor a moment ago', async () => {
    const user = await signedIn(api);
    const body = { reason: 'fraud' };
    const refused = await api.call('POST', `/admin/users/${user.id}/ban`, { token: admin.token, body });
    expect(refused).toMatchObject({ statusCode: 403, json: { code: 'proof_required' } });
    expect((await api.db('users').where({ id: user.id }).first('banned_at'))?.banned_at).toBeNull();
    expect((await act(user.id, 'ban', body)).json.data.user.status).toBe('banned');
  });

  it('are suspended without end, or banned: two things', async () => {
    const user = await signedIn(api);
    const suspended = await act(user.id, 'suspend', { reason: 'no papers', days: null });
    expect(suspended.json.data.user).toMatchObject({ status: 'suspended', suspendedUntil: null });
    expect((await act(user.id, 'ban', { reason: 'fraud' })).json.data.user).toMatchObject({
      status: 'banned',
      reason: 'fraud',
    });
    // S3: at once for refresh, whatever stopped the user.
    const again = await signedIn(api);
    await act(again.id, 'ban', { reason: 'fraud' });
    const refresh = await api.call('POST', '/auth/refresh-token', { body: { refreshToken: again.refreshToken } });
    expect(refresh).toMatchObject({ statusCode: 403, json: { code: 'account_banned' } });
    expect((await act(user.id, 'ban', { reason: 'fraud' })).json.code).toBe('user_is_banned');
    expect((await act(user.id, 'suspend', { reason: 'again', days: 1 })).json.code).toBe('user_is_banned');
    const login = await api.call('POST', '/auth/login', { body: { email: user.email, password: PASSWORD } });
    expect(login.json.code).toBe('account_banned');
  });

  it('are let in again after a ban, with a reason; a suspension that still runs stays', async () => {
    const user = await signedIn(api);
    expect((await act(user.id, 'unban', { reason: 'a mistake' })).json.code).toBe('user_not_banned');
    await act(user.id, 'ban', { reason: 'fraud' });
    expect((await act(user.id, 'unban', {})).json.errors).toMatchObject([{ path: 'reason', code: 'required' }]);
    expect((await act(user.id, 'unban', { reason: 'a mistake' })).json.data.user).toMatchObject({
      status: 'active',
      reason: null,
    });
    const login = await api.call('POST', '/auth/login', { body: { email: user.email, password: PASSWORD } });
    expect(login.statusCode).toBe(200);
    await act(user.id, 'suspend', { reason: 'no papers', days: null });
    await act(user.id, 'ban', { reason: 'fraud' });
    expect((await act(user.id, 'unban', { reason: 'a mistake' })).json.data.user.status).toBe('suspended');
    expect((await auditOf(user.id)).map((row) => row.action)).toEqual([
      'user.ban',
      'user.unban',
      'user.suspend',
      'user.ban',
      'user.unban',
    ]);
  });

  it('get one of two decisions made at once; the other administrator is told', async () => {
    const user = await signedIn(api);
    const other = await signedIn(api, { account_type: 'admin' });
    const [one, two] = await Promise.all([
      act(user.id, 'suspend', { reason: 'spam', days: 3, expected: 'active' }),
      act(user.id, 'ban', { reason: 'fraud', expected: 'active' }, other.token),
    ]);
    const lost = one.statusCode === 200 ? two : one;
    expect([one.statusCode, two.statusCode].sort()).toEqual([200, 409]);
    expect(lost.json).toMatchObject({
      code: 'standing_changed',
      message: expect.stringContaining('Another administrator'),
    });
    expect(await auditOf(user.id)).toHaveLength(1);
    const again = await signedIn(api);
    const both = await Promise.all([3, 30].map((days) => act(again.id, 'suspend', { reason: 'spam', days })));
    expect(both.map((answer) => answer.json.code).sort()).toEqual([null, 'user_is_suspended']);
    expect(await auditOf(again.id)).toHaveLength(1);
  });

  it('need a reason, and are no administrators', async () => {
    const user = await signedIn(api);
    expect((await act(user.id, 'suspend', { days: 3 })).json.errors).toMatchObject([
      { path: 'reason', code: 'required' },
    ]);
    expect((await act(user.id, 'suspend', { reason: 'spam', days: 0 })).statusCode).toBe(400);
    expect((await act(admin.id, 'ban', { reason: 'spam' })).json.code).toBe('user_is_admin');
    expect((await act(crypto.randomUUID(), 'ban', { reason: 'spam' })).json.code).toBe('user_not_found');
  });
});

describe('the audit (S13)', () => {
  it('stays as it was written', async () => {
    const user = await signedIn(api);
    await act(user.id, 'suspend', { reason: 'spam', days: 3 });
    const rows = () => api.db('audit_log').where({ subject_id: user.id });
    await expect(rows().update({ reason: 'nothing' })).rejects.toThrow('permission denied');
    await expect(rows().delete()).rejects.toThrow('permission denied');
    await expect(api.db.raw('truncate audit_log')).rejects.toThrow('permission denied');
  });

  it('is written with the act or not at all', async () => {
    const user = await signedIn(api);
    const stopped = await signedIn(api, { suspended_until: 'infinity', suspension_reason: 'x' });
    const banned = await signedIn(api, { banned_at: new Date(), ban_reason: 'x' });
    await api.owner.raw('revoke insert on audit_log from diyar_app');
    const answers = [
      await act(user.id, 'suspend', { reason: 'spam', days: null }),
      await act(user.id, 'ban', { reason: 'fraud' }),
      await act(stopped.id, 'unsuspend', {}),
      await act(banned.id, 'unban', { reason: 'a mistake' }),
    ];
    await api.owner.raw('grant insert on audit_log to diyar_app');
    expect(answers.map((answer) => answer.statusCode)).toEqual([500, 500, 500, 500]);
    const standing = async ({ id }: { id: string }) => (await list(`query=${emails.get(id)}`)).users[0].status;
    const emails = new Map([user, stopped, banned].map((person) => [person.id, person.email]));
    expect([await standing(user), await standing(stopped), await standing(banned)]).toEqual([
      'active',
      'suspended',
      'banned',
    ]);
  });

  it('loses what is past its time, and nothing else', async () => {
    await api.owner('audit_log').insert([
      { action: 'user.old', subject_kind: 'user', subject_id: 'x', at: api.owner.raw(`now() - interval '4 years'`) },
      {
        action: 'security.kept',
        subject_kind: 'user',
        subject_id: 'x',
        at: api.owner.raw(`now() - interval '4 years'`),
      },
    ]);
    await api.db.raw('select purge_audit_log()');
    expect(await api.db('audit_log').where({ subject_id: 'x' }).pluck('action')).toEqual(['security.kept']);
  });
});

describe('an administrator', () => {
  it('loses all power with the session, not minutes later', async () => {
    const other = await signedIn(api, { account_type: 'admin' });
    expect((await api.call('GET', '/admin/users', { token: other.token })).statusCode).toBe(200);
    await api.call('POST', '/auth/logout', { token: other.token });
    expect((await api.call('GET', '/admin/users', { token: other.token })).statusCode).toBe(401);
  });
});
