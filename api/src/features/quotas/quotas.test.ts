import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing, anOffice } from '#testing/factories.ts';
import { aDraft, aForm, handIn } from '#testing/listing-form.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { creditAccount } from '../ledger/index.ts';
import { freeLimitOf } from '../subscriptions/listing-queries.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const quotaOf = async (token: string) =>
  (await api.call('GET', '/users/listings/quota', { token, lang: 'en' })).json.data.quota;

describe('the quota of listings', () => {
  it('is three for a personal account, and counts what is public, waits or is suspended', async () => {
    const owner = await signedIn(api);
    expect(await quotaOf(owner.token)).toEqual({
      plan: { code: 'free_personal', name: 'Free personal' },
      allowed: 3,
      used: 0,
      remaining: 3,
      unlimited: false,
      freeLimit: 3,
      paidLimit: 0,
    });
    for (const status of ['active', 'pending', 'suspended', 'sold', 'archived', 'rejected', 'draft']) {
      await aListing(api.db, { owner, status });
    }
    await aListing(api.db, { owner, expires_at: new Date(Date.now() - 1_000) });
    expect(await quotaOf(owner.token)).toMatchObject({ used: 3, remaining: 0 });
    const all = (await api.call('GET', '/users/quota', { token: owner.token })).json.data;
    expect(all.listings).toMatchObject({ used: 3 });
  });

  it('is ten for offices without a plan, and a row that an operator changes', async () => {
    const office = await signedIn(api, { account_type: 'office' });
    expect(await quotaOf(office.token)).toMatchObject({ unlimited: false, allowed: 10, remaining: 10 });
    await api.db('plans').where({ code: 'free_personal' }).update({ listing_limit: 5 });
    const owner = await signedIn(api);
    expect(await quotaOf(owner.token)).toMatchObject({ allowed: 5 });
    await api.db('plans').where({ code: 'free_personal' }).update({ listing_limit: 3 });
  });

  it('is unknown while no free plan is offered, so that nothing is published', async () => {
    const owner = await signedIn(api);
    const id = await aDraft(api, owner);
    const offer = (is_active: boolean) => api.owner('plans').where({ code: 'free_personal' }).update({ is_active });
    await offer(false);
    const unavailable = { statusCode: 503, code: 'quota_unavailable' };
    expect((await api.call('GET', '/users/listings/quota', { token: owner.token })).json).toMatchObject(unavailable);
    expect((await handIn(api, owner, id)).json).toMatchObject(unavailable);
    await offer(true);
    expect((await handIn(api, owner, id)).statusCode).toBe(201);
  });

  it('cannot be passed by twenty who publish at once', async () => {
    const owner = await signedIn(api);
    const ids = await Promise.all(Array.from({ length: 20 }, () => aDraft(api, owner)));
    const answers = await Promise.all(ids.map((id) => handIn(api, owner, id)));
    const accepted = answers.filter(({ statusCode }) => statusCode === 201);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(accepted).toHaveLength(3);
    for (const { statusCode, json } of refused) {
      expect(statusCode).toBe(409);
      expect(json).toMatchObject({
        code: 'listing_limit_reached',
        message: 'You have reached your listing limit (3). Archive a listing or upgrade your plan.',
      });
    }
    expect(await api.db('listings').where({ owner_id: owner.id, status: 'pending' })).toHaveLength(3);
    // A refused listing is a draft as before.
    expect(await api.db('listing_revisions').whereIn('listing_id', ids).where({ state: 'draft' })).toHaveLength(17);
  });

  it('is not passed by bringing back, at once, what was sold', async () => {
    const owner = await signedIn(api);
    const ids: string[] = [];
    for (let i = 0; i < 6; i++) ids.push((await aListing(api.db, { owner, status: 'sold' })).id);
    const back = await Promise.all(
      ids.map((id) => api.call('PUT', `/listings/${id}/status`, { token: owner.token, body: { status: 'active' } })),
    );
    expect(back.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(await quotaOf(owner.token)).toMatchObject({ used: 3 });
  });

  it('lets a listing that waits be changed without another place', async () => {
    const owner = await signedIn(api);
    const ids = [await aDraft(api, owner), await aDraft(api, owner), await aDraft(api, owner)];
    for (const id of ids) await handIn(api, owner, id);
    const put = await api.call('PUT', `/listings/${ids[0]}`, { token: owner.token, body: aForm({ price: 86_000 }) });
    expect(put.statusCode).toBe(200);
  });

  it('of an office is the office’s alone: a member’s own plan adds nothing, and private listings take nothing', async () => {
    const [owner, agent] = [await signedIn(api, { account_type: 'office' }), await signedIn(api)];
    const { office, plan } = {
      office: await anOffice(api.db),
      plan: await api.db('plans').where({ code: 'premium_monthly' }).first(),
    };
    const accountId = await creditAccount(api.db, { userId: agent.id });
    const price = await rowOf(api.db('plan_prices').where({ plan_code: plan?.code }).first());
    await api.db('subscriptions').insert({
      account_id: accountId,
      plan_code: 'premium_monthly',
      price_id: price.id,
      cents: price.cents,
      months: 1,
      status: 'active',
      anchor_at: new Date(),
      starts_at: new Date(),
      ends_at: new Date(Date.now() + 30 * 86_400_000),
    });
    for (let i = 0; i < 3; i++) await aListing(api.db, { owner: agent });
    await api.db('users').where({ id: agent.id }).update({ account_type: 'office' });
    await api.db('office_members').insert([
      { office_id: office.id, user_id: owner.id, role: 'owner' },
      { office_id: office.id, user_id: agent.id, role: 'agent' },
    ]);
    for (let i = 0; i < 10; i++) await aListing(api.db, { owner: i % 2 ? agent : owner, office });
    const full = { allowed: 10, used: 10, remaining: 0, unlimited: false };
    expect(await quotaOf(owner.token)).toMatchObject(full);
    expect(await quotaOf(agent.token)).toMatchObject(full);
    const refused = await handIn(api, agent, await aDraft(api, agent));
    expect([refused.statusCode, refused.json.code]).toEqual([409, 'listing_limit_reached']);
    // What is private goes on by the plan that was bought for it.
    const own = await aListing(api.db, { owner: agent, status: 'sold' });
    const back = (token: string) =>
      api.call('PUT', `/listings/${own.id}/status`, { token, body: { status: 'active' } });
    expect((await back(agent.token)).statusCode).toBe(200);
    // The end of that plan takes a person's free number from what is private, and nothing from the office.
    expect(await freeLimitOf(api.db, accountId)).toBe(3);
  });
});
