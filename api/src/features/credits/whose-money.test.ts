import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkFor, workJobs } from '#testing/jobs.ts';
import { credited, sendMoney } from '#testing/money.ts';
import { codeProofOf, signedIn, signedInAgain } from '#testing/people.ts';
import { anOfficeWith } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { checkLedger } from '../ledger/index.ts';

let api: TestApp;
let admin: { token: string; proof: string };
beforeAll(async () => {
  api = await testApp();
  const { token } = await signedIn(api, { account_type: 'admin' });
  admin = { token, proof: await codeProofOf(api, token) };
});
afterAll(() => api.close());

const decide = (id: string, body: object = { decision: 'approve' }) =>
  sendMoney(api, `/admin/credits/requests/${id}/process`, { ...admin, body });
const desk = async (body: object) =>
  (await sendMoney(api, '/admin/payments', { ...admin, body: { amount: 30, method: 'cash', ...body } })).json;
const creditOf = async (id: string, query = '') =>
  (await api.call('GET', `/admin/credits/users/${id}${query}`, { token: admin.token, lang: 'en' })).json.data;
/** Without what says that a request arrived. */
const bellOf = (id: string) =>
  api
    .db('notifications')
    .where({ user_id: id })
    .whereNot({ kind: 'credit_requested' })
    .orderBy('id')
    .select('kind', 'url');
const refund = { amount: 25, reason: 'No longer needed here', method: 'mobile_wallet', payTo: '0991234567' };

/** An office with 100 dollars, its owner, and an agent with 20 dollars of their own. */
async function aTeam() {
  const owner = await anOfficeWith(api, 100_00);
  const agent = await signedIn(api, { account_type: 'office' });
  await api.db('office_members').insert({ office_id: owner.office.id, user_id: agent.id, role: 'agent' });
  await credited(api.db, { userId: agent.id }, 20_00);
  return { owner, agent };
}
/** The agent owns the office now, and its owner of before has left it. */
async function handOver({ owner, agent }: Awaited<ReturnType<typeof aTeam>>) {
  await api.db('office_members').where({ user_id: agent.id }).update({ role: 'owner' });
  await api.db('office_members').where({ user_id: owner.id }).delete();
  await api.db('users').where({ id: owner.id }).update({ account_type: 'regular' });
}

describe('money at the desk', () => {
  it('is booked where its payer meant it, and an agent’s own account is shown under the agent’s name', async () => {
    const { owner, agent } = await aTeam();
    expect(await creditOf(agent.id)).toMatchObject({ purse: 'private', balance: 20, office: expect.any(String) });
    expect(await creditOf(agent.id, '?purse=office')).toMatchObject({ purse: 'office', balance: 100 });
    expect(await creditOf(owner.id)).toMatchObject({ purse: 'office', balance: 100 });

    await desk({ user: agent.id });
    expect([(await creditOf(agent.id)).balance, await owner.balance()]).toEqual([50, 100]);
    await desk({ user: agent.id, purse: 'office' });
    expect([(await creditOf(agent.id)).balance, await owner.balance()]).toEqual([50, 130]);
    // The office's news are its owners'.
    expect(await bellOf(agent.id)).toEqual([
      { kind: 'credit_added', url: expect.stringMatching(/^\/dashboard\/payments\/[0-9a-f-]{36}\?purse=private$/) },
    ]);
    expect(await bellOf(owner.id)).toEqual([
      { kind: 'credit_added', url: expect.stringMatching(/^\/dashboard\/payments\/[0-9a-f-]{36}$/) },
    ]);
    await desk({ user: owner.id, purse: 'private' });
    expect(await owner.get('/credits/balance?purse=private')).toMatchObject({ balance: 30 });

    const alone = await signedIn(api);
    expect(await desk({ user: alone.id, purse: 'office' })).toMatchObject({
      code: 'no_office_of_payer',
      statusCode: 409,
    });
  });
});

describe('what waits of an office’s money', () => {
  it('is told to its owners of today, whoever asked, and may be taken back by them', async () => {
    const team = await aTeam();
    const { owner, agent } = team;
    const ask = async (path: string, body: object) => (await owner.send(path, body)).json.data.request.id as string;
    const top = { amount: 25, method: 'cash' };
    const [approved, dropped] = [await ask('/credits/request', top), await ask('/credits/request', top)];
    const [stale, taken] = [await ask('/credits/refund', refund), await ask('/credits/refund', refund)];
    await handOver(team);
    const { token } = await signedInAgain(api, agent.id, 'office');
    const cancel = (id: string, by = token) =>
      api.call('POST', `/credits/requests/${id}/cancel`, { token: by, body: {} });
    const balance = async () => (await api.call('GET', '/credits/balance', { token })).json.data;

    expect((await decide(approved)).json.data.request.status).toBe('approved');
    expect((await bellOf(agent.id)).map(({ kind }) => kind)).toEqual(['credit_added']);
    expect(await bellOf(owner.id)).toEqual([]);
    // Not to the wallet of somebody who has left.
    expect((await decide(stale)).json.code).toBe('refund_asker_gone');
    expect((await cancel(taken, (await signedInAgain(api, owner.id, 'regular')).token)).statusCode).toBe(404);
    expect(await balance()).toMatchObject({ balance: 75, held: 50 });
    for (const id of [taken, dropped]) expect((await cancel(id)).json.data.request.status).toBe('cancelled');
    expect((await cancel(taken)).json.code).toBe('credit_request_decided');
    expect((await decide(dropped)).json.code).toBe('credit_request_decided');
    expect(await balance()).toMatchObject({ balance: 100, held: 25 });
    await decide(stale, { decision: 'reject', notes: 'Asked by somebody who has left' });
    expect(await balance()).toMatchObject({ balance: 125, held: 0 });
    expect((await bellOf(agent.id)).map(({ kind }) => kind)).toEqual(['credit_added', 'refund_rejected']);
    expect(await checkLedger(api.db)).toMatchObject({ unbalancedCents: 0, unbalancedTransfers: 0, wrongBalances: 0 });
  });
});

describe('money of an account that closes', () => {
  it('is named before, and a top-up approved afterwards is paid back at once', async () => {
    const person = await signedIn(api);
    await credited(api.db, { userId: person.id }, 80_00);
    const ask = (path: string, body: object) => sendMoney(api, path, { token: person.token, body });
    const { id } = (await ask('/credits/request', { amount: 41, method: 'cash' })).json.data.request;
    await ask('/credits/refund', { ...refund, amount: 60 });
    const facts = (await api.call('GET', '/account/closing', { token: person.token })).json.data;
    expect(facts).toMatchObject({ credit: 20, waiting: { refunds: 60, topUps: 41 } });
    await api.call('POST', `/account/delete?email=${person.email}`);
    await api.call('POST', `/account/delete/confirm?token=${await linkFor(api, person.email)}`);
    await workJobs(api);

    const { request } = (await decide(id)).json.data;
    expect(request).toMatchObject({ status: 'approved', isClosed: true, balance: 20 });
    const payments = await api.db('payments').where({ user_id: person.id, status: 'success' }).orderBy('id');
    expect(payments).toMatchObject([
      { kind: 'top_up', amount_cents: 4100 },
      { kind: 'refund', amount_cents: 4100, method: 'cash' },
    ]);
    expect(await checkLedger(api.db)).toMatchObject({ unbalancedCents: 0, unbalancedTransfers: 0, wrongBalances: 0 });
  });
});
