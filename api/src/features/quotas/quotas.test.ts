import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '../../../testing/factories.ts';
import { aDraft, aForm, handIn } from '../../../testing/listing-form.ts';
import { signedIn } from '../../../testing/people.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

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
});
