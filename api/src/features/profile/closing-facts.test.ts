import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anActiveAd, anAdvertiser } from '#testing/advertisers.ts';
import { aListing } from '#testing/factories.ts';
import { linkFor } from '#testing/jobs.ts';
import { signedIn } from '#testing/people.ts';
import { anOfficeWith } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const factsOf = async (token: string) => (await api.call('GET', '/account/closing', { token, lang: 'en' })).json.data;

describe('what closing an account ends', () => {
  it('is nothing where nothing is', async () => {
    const { token } = await signedIn(api);
    expect(await factsOf(token)).toEqual({
      listings: 0,
      credit: 0,
      plan: null,
      boosts: 0,
      office: null,
      waiting: { refunds: 0, topUps: 0 },
      advertisements: { count: 0, unspent: 0 },
    });
  });

  it('names listings, credit, and advertisements with what is left of their budgets', async () => {
    const advertiser = await anAdvertiser(api, 10_00);
    await aListing(api.db, { owner: advertiser });
    await anActiveAd(api, advertiser);
    expect(await advertiser.get('/account/closing')).toMatchObject({
      listings: 1,
      credit: 6.68,
      advertisements: { count: 1, unspent: 3.32 },
    });
  });

  it('is the office’s too where nobody else owns it, and no longer once somebody does', async () => {
    const office = await anOfficeWith(api, 500_00);
    await office.subscribe('standard_monthly');
    const before = await factsOf(office.token);
    expect(before.office.closes).toBe(true);
    expect(before.plan.name).toBeTruthy();
    expect(before.credit).toBeGreaterThan(0);

    const heir = await signedIn(api, { account_type: 'office' });
    const { office_id: officeId } = await rowOf(
      api.db('office_members').where({ user_id: office.id }).first('office_id'),
    );
    await api.db('office_members').insert({ office_id: officeId, user_id: heir.id, role: 'owner' });
    expect(await factsOf(office.token)).toMatchObject({ plan: null, credit: 0, office: { closes: false } });
  });

  it('is refused to the last administrator, who would leave the site to nobody', async () => {
    const admin = await signedIn(api, { account_type: 'admin' });
    await api
      .db('users')
      .where({ account_type: 'admin' })
      .whereNot({ id: admin.id })
      .update({ banned_at: new Date(), ban_reason: 'x' });
    await api.call('POST', `/account/delete?email=${admin.email}`);
    const link = await linkFor(api, admin.email);
    const close = () => api.call('POST', `/account/delete/confirm?token=${link}`);
    expect((await close()).json).toMatchObject({ statusCode: 409, code: 'last_administrator' });
    await signedIn(api, { account_type: 'admin' });
    expect((await close()).statusCode).toBe(200);
  });

  it('is told to who holds the link, which stays good; another link tells nothing', async () => {
    const advertiser = await anAdvertiser(api, 10_00);
    await api.call('POST', `/account/delete?email=${advertiser.email}`);
    const link = await linkFor(api, advertiser.email);
    const view = (token: string) => api.call('POST', `/account/delete/view?token=${token}`);
    expect((await view(link)).json.data).toMatchObject({ credit: 10 });
    expect((await view('x'.repeat(43))).json.code).toBe('deletion_link_invalid');
    expect((await api.call('POST', `/account/delete/confirm?token=${link}`)).statusCode).toBe(200);
    expect((await view(link)).json.code).toBe('deletion_link_used');
  });
});
