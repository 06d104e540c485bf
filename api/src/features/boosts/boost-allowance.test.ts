import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { anOfficeOffer } from '#testing/leads.ts';
import { credited, sendMoney } from '#testing/money.ts';
import { signedIn, signedInAgain } from '#testing/people.ts';
import { setClock } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

/** An office with 500 dollars, its owner and an agent with a listing; prices are those of the list. */
async function anOffice() {
  const { office, agent } = await anOfficeOffer(api);
  await api.db('office_members').where({ user_id: agent.id }).update({ role: 'agent' });
  const owner = await signedIn(api, { account_type: 'office' });
  await api.db('office_members').insert({ office_id: office.id, user_id: owner.id, role: 'owner' });
  await credited(api.db, { officeId: office.id }, 500_00);
  const listing = () => aListing(api.db, { owner: agent, office });
  const { id } = await listing();
  const price = (await api.call('GET', `/boosts/price/${id}`, { token: owner.token })).json.data;
  const urgent = price.prices.find(({ type }: { type: string }) => type === 'urgent');
  const { price: each } = urgent.durations.find(({ duration }: { duration: number | string }) => duration === 3);
  const allow = async (amount: number | string, memberId = agent.id, token = owner.token) =>
    api.call('PUT', `/offices/my-office/team/${memberId}/boost-allowance`, { token, body: { amount } });
  const boost = async (listings: string[]) => {
    const { token } = await signedInAgain(api, agent.id, 'office');
    return sendMoney(api, '/boosts/create', { token, body: { listings, type: 'urgent', duration: 3 } });
  };
  return { office, owner, agent, listing, id, each, allow, boost };
}

describe('an agent’s boost allowance', () => {
  it('is set by whoever runs the team, for agents, to the cent; audited, and gone with another role', async () => {
    const { owner, agent, allow, office } = await anOffice();
    const allowanceOf = (json: { data: { members: { id: string; boostAllowance: number | null }[] } }) =>
      json.data.members.find(({ id }) => id === agent.id)?.boostAllowance;
    expect(allowanceOf((await allow('٢٠.٥')).json)).toBe(20.5);
    expect((await allow(-1)).statusCode).toBe(400);
    expect((await allow(10_001)).json.code).toBe('allowance_too_high');
    expect((await allow(5, owner.id)).json.code).toBe('not_an_agent');
    expect((await allow(5, agent.id, agent.token)).json.code).toBe('team_forbidden');
    const acts = await api.db('audit_log').where({ subject_id: office.id, action: 'office.set_boost_allowance' });
    expect(acts).toMatchObject([{ before: { amount: 0 }, after: { userId: agent.id, amount: 20.5 } }]);

    const path = `/offices/my-office/team/${agent.id}`;
    await api.call('PUT', path, { token: owner.token, body: { role: 'assistant' } });
    const back = await api.call('PUT', path, { token: owner.token, body: { role: 'agent' } });
    expect(allowanceOf(back.json)).toBe(0);
  });

  it('pays for boosts of own listings, and says what is left of it', async () => {
    const { agent, listing, id, each, allow, boost } = await anOffice();
    expect((await boost([id])).json.code).toBe('billing_forbidden');
    await allow(each * 1.5);
    const price = await api.call('GET', `/boosts/price/${id}`, { token: agent.token });
    expect(price.json.data).toMatchObject({ isAllowance: true, balance: each * 1.5 });
    expect((await boost([id])).json).toMatchObject({ statusCode: 201, data: { balance: each * 0.5 } });
    const more = await listing();
    const { json } = await boost([more.id]);
    expect(json.code).toBe('boost_allowance_exceeded');
    expect(json.message).toContain(String(each / 2));
  });

  it('is for nobody else’s listings, and for boosts alone', async () => {
    const { agent, owner, office, id, allow, boost } = await anOffice();
    await allow(100);
    const colleagues = await aListing(api.db, { owner, office });
    expect((await boost([id, colleagues.id])).json.code).toBe('listing_not_found');
    const price = await api.call('GET', `/boosts/price/${colleagues.id}`, { token: agent.token });
    expect(price.json.code).toBe('listing_not_found');
    const plan = { plan: 'standard_monthly' };
    const { json } = await sendMoney(api, '/subscriptions/subscribe', { token: agent.token, body: plan });
    expect(json.code).toBe('billing_forbidden');
  });

  it('shows its holder the boosts of own listings, and no others, and no way to stop them', async () => {
    const { agent, owner, office, id, each, allow, boost } = await anOffice();
    await allow(each);
    await boost([id]);
    const colleagues = await aListing(api.db, { owner, office });
    const body = { listings: [colleagues.id], type: 'urgent', duration: 3 };
    expect((await sendMoney(api, '/boosts/create', { token: owner.token, body })).statusCode).toBe(201);
    const seenBy = async (token: string) => {
      const [active, effect] = await Promise.all([
        api.call('GET', '/boosts/active', { token }),
        api.call('GET', '/boosts/effect', { token }),
      ]);
      const listings = active.json.data.boosts.map((row: { listing: { id: string } }) => row.listing.id);
      const { mayCancel } = active.json.data;
      return { listings: listings.sort(), spent: effect.json.data.total.spent, mayCancel };
    };
    expect(await seenBy(agent.token)).toEqual({ listings: [id], spent: each, mayCancel: false });
    expect(await seenBy(owner.token)).toEqual({
      listings: [id, colleagues.id].sort(),
      spent: each * 2,
      mayCancel: true,
    });
    const { boosts } = (await api.call('GET', '/boosts/active', { token: agent.token })).json.data;
    const refused = await sendMoney(api, `/boosts/${boosts[0].id}/cancel`, { token: agent.token, body: {} });
    expect(refused.json.code).toBe('billing_forbidden');
  });

  it('is not overspent by purchases at once', async () => {
    const { listing, each, allow, boost } = await anOffice();
    await allow(each * 2);
    const own = await Promise.all(Array.from({ length: 6 }, listing));
    const answers = await Promise.all(own.map(({ id }) => boost([id])));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(answers.filter(({ json }) => json.code === 'boost_allowance_exceeded')).toHaveLength(4);
  });

  it('starts anew with the month of Damascus', async () => {
    const { listing, each, allow, boost } = await anOffice();
    await allow(each);
    const own = await Promise.all([listing(), listing(), listing()]);
    const [first, second, third] = own.map(({ id }) => [id]);
    // 20:59 in London is 23:59 in Damascus.
    await setClock(api, '2033-05-31T20:59:00Z');
    expect((await boost(first ?? [])).statusCode).toBe(201);
    expect((await boost(second ?? [])).json.code).toBe('boost_allowance_exceeded');
    await setClock(api, '2033-05-31T21:01:00Z');
    expect((await boost(second ?? [])).statusCode).toBe(201);
    expect((await boost(third ?? [])).json.code).toBe('boost_allowance_exceeded');
  });
});
