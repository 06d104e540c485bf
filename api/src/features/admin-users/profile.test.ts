import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newOneTimeToken } from '#lib/auth/one-time-tokens.ts';
import { aListing } from '#testing/factories.ts';
import { aMember, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  api = await testApp();
  admin = await signedIn(api, { account_type: 'admin' });
});
afterAll(() => api.close());

const profileOf = async (id: string) =>
  (await api.call('GET', `/admin/users/${id}/profile`, { token: admin.token, lang: 'ar' })).json.data.profile;

describe('a user’s profile', () => {
  it('shows listings by status, inquiries, devices, applications and reports', async () => {
    const [user, other] = [await signedIn(api), await signedIn(api)];
    const listing = await aListing(api.db, { owner: user, title_ar: 'بيت في باب توما' });
    await aListing(api.db, { owner: user, status: 'sold' });
    await aListing(api.db, { owner: user, deleted_at: new Date() });
    await api.db('leads').insert([
      {
        listing_id: listing.id,
        owner_id: user.id,
        enquirer_id: other.id,
        source: 'message',
        answered_at: new Date(),
      },
    ]);
    await api
      .db('listing_reports')
      .insert([{ listing_id: listing.id, reporter_id: other.id, type: 'fake', note: 'ليس له', weight: 1 }]);
    await api.db('office_applications').insert({ user_id: user.id, name_ar: 'مكتب باب توما' });

    expect(await profileOf(user.id)).toMatchObject({
      listings: {
        total: 2,
        byStatus: expect.arrayContaining([
          { status: 'active', count: 1 },
          { status: 'sold', count: 1 },
        ]),
        newest: [{ status: 'sold' }, { id: listing.id, title: 'بيت في باب توما', status: 'active' }],
      },
      leads: { received: 1, answered: 1, sent: 0 },
      sessions: [{ device: expect.any(String) }],
      applications: [{ name: 'مكتب باب توما', status: 'pending', reason: null }],
      reports: {
        made: { open: 0, upheld: 0, dismissed: 0 },
        about: { open: 1, upheld: 0, dismissed: 0 },
        newest: [{ type: 'fake', note: 'ليس له', listing: { id: listing.id } }],
      },
    });
    expect(await profileOf(other.id)).toMatchObject({
      listings: { total: 0, newest: [] },
      leads: { received: 0, sent: 1 },
      reports: { made: { open: 1 }, newest: [] },
    });
    const nobody = await api.call('GET', `/admin/users/${crypto.randomUUID()}/profile`, { token: admin.token });
    expect(nobody.json.code).toBe('user_not_found');
  });

  it('has what was reported of an account the same person closed before, however late it is decided', async () => {
    const [gone, reporter] = [await aMember(api, { phone_verified_at: new Date() }), await aMember(api)];
    const { id } = await aListing(api.db, { owner: gone });
    const report = { type: 'fake', note: 'x' };
    await api.call('POST', `/listings/${id}/report`, { token: reporter.token, body: report });
    const close = await newOneTimeToken(api.db, gone.id, 'delete_account');
    await api.call('POST', `/account/delete/confirm?token=${close}`);
    const back = await signedIn(api, { email: gone.email.toUpperCase() });
    const byPhone = await signedIn(api, { phone: gone.phone, phone_verified_at: new Date() });
    const decided = await api.call('POST', `/admin/listing-reports/${id}/decide`, {
      token: admin.token,
      body: { decision: 'uphold', reason: 'not theirs' },
    });
    expect(decided.statusCode, JSON.stringify(decided.json)).toBe(200);
    const about = async (who: { id: string }) => (await profileOf(who.id)).reports.about.upheld;
    // Whoever typed an address has not shown that it is theirs.
    expect(await about(back)).toBe(0);
    await api.db('users').where({ id: back.id }).update({ email_verified_at: new Date() });
    expect([await about(back), await about(byPhone), await about(reporter)]).toEqual([1, 1, 0]);
    expect((await profileOf(back.id)).reports.newest).toMatchObject([{ state: 'upheld', listing: { id } }]);
  });

  it('lets an administrator end one session, once', async () => {
    const [user, other] = [await signedIn(api), await signedIn(api)];
    const [session] = (await profileOf(user.id)).sessions;
    const end = (id: string) =>
      api.call('DELETE', `/admin/users/${id}/sessions/${session.id}`, { token: admin.token, lang: 'en' });
    expect((await end(other.id)).json.code).toBe('session_not_found');
    const both = await Promise.all([end(user.id), end(user.id)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect((await profileOf(user.id)).sessions).toEqual([]);
    expect((await api.call('PUT', '/users/language', { token: user.token, body: { language: 'en' } })).statusCode).toBe(
      401,
    );
    expect(await api.db('audit_log').where({ subject_id: user.id, action: 'user.end_session' })).toHaveLength(1);
  });
});
