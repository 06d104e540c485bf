import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enqueue } from '#jobs/enqueue.ts';
import { workJobs } from '#testing/jobs.ts';
import { sendMoney } from '#testing/money.ts';
import { paymentProvider } from '#testing/payment-provider.ts';
import { codeProofOf, signedIn } from '#testing/people.ts';
import { appOn, type TestApp } from '#testing/test-app.ts';
import { checkLedger, isUnbalanced } from '../ledger/index.ts';

let provider: Awaited<ReturnType<typeof paymentProvider>>;
let database: TestDatabase;
let api: TestApp;
beforeAll(async () => {
  [provider, database] = await Promise.all([paymentProvider(), createTestDatabase()]);
  const app = await appOn(database, undefined, provider.settings);
  api = { ...app, db: database.db, owner: database.owner, database };
});
afterAll(async () => {
  await api.close();
  await database.drop();
  await provider.close();
});
beforeEach(() => provider.become({}));

type Person = Awaited<ReturnType<typeof signedIn>>;
const open = async (person: Person, body: object = {}): Promise<string> => {
  const { json } = await sendMoney(api, '/payments/online', { token: person.token, body: { amount: 25, ...body } });
  return json.data.payment.id;
};
const begin = ({ token }: Person, id: string) =>
  api.call('POST', `/payments/online/${id}/begin`, { token, lang: 'en', body: {} });
/** A payment whose payer stands on the provider's page. */
const begun = async (body: object = {}) => {
  const person = await signedIn(api, { language: 'en' });
  const id = await open(person, body);
  expect((await begin(person, id)).statusCode).toBe(200);
  return { person, id };
};
const tell = async ({ body, headers }: ReturnType<typeof provider.message>) => {
  const answer = await api.app.inject({ method: 'POST', url: '/api/payments/online/messages', headers, payload: body });
  return answer.json();
};
const balanceOf = async ({ token }: Person) =>
  (await api.call('GET', '/credits/balance', { token })).json.data.balance as number;
const statusOf = async ({ token }: Person, id: string) =>
  (await api.call('GET', `/payments/${id}`, { token })).json.data.payment.status as string;
const pass = async (hours: number) =>
  void (await api.owner('app_clock').update({ shift: api.owner.raw(`shift + ? * interval '1 hour'`, [hours]) }));
const askLate = async () => {
  await enqueue(api.db, 'payment_answers', {});
  await workJobs(api);
};

describe('a payment that a provider collects', () => {
  it('is begun once, and credited with receipt and news when the provider says that it was paid', async () => {
    const { person, id } = await begun();
    const [first, second] = [await begin(person, id), await begin(person, id)];
    expect(first.json.data.payUrl).toMatch(/\/pay\/R/);
    expect(second.json.data).toEqual(first.json.data);
    expect(await balanceOf(person)).toBe(0);
    provider.settle(id, 'paid');
    expect((await tell(provider.message(id))).data).toEqual({ result: 'settled' });
    expect(await balanceOf(person)).toBe(25);
    expect((await begin(person, id)).json).toMatchObject({ statusCode: 409, code: 'payment_settled' });
    const { payment } = (await api.call('GET', `/payments/${id}`, { token: person.token })).json.data;
    expect(payment).toMatchObject({
      status: 'success',
      method: 'mobile_wallet',
      amount: 25,
      receiptNumber: expect.stringMatching(/^DY-/),
      referenceNumber: expect.stringMatching(/^R/),
    });
    const news = (await api.call('GET', '/notifications', { token: person.token, lang: 'en' })).json.data;
    expect(JSON.stringify(news)).toContain('$25 was added to your credit');
  });

  it('moves money once, however often and however many at once the message comes', async () => {
    const { person, id } = await begun();
    provider.settle(id, 'paid');
    const replay = provider.message(id);
    await Promise.all(Array.from({ length: 8 }, () => tell(replay)));
    await Promise.all([tell(replay), tell(provider.message(id)), tell(provider.message(id))]);
    expect(await balanceOf(person)).toBe(25);
    expect(isUnbalanced(await checkLedger(api.db))).toBe(false);
  });

  it.each([
    ['unsigned', () => ({ 'x-signature': '' })],
    ['signed by somebody else', (id: string) => provider.message(id, { signedBy: randomUUID() }).headers],
    ['a recording of ten minutes ago', (id: string) => provider.message(id, { secondsAgo: 600 }).headers],
    ['signed for other words', () => provider.message(id0()).headers],
  ])('ignores what is %s', async (_name, headersOf) => {
    const { person, id } = await begun();
    provider.settle(id, 'paid');
    const { body, headers } = provider.message(id);
    const said = await tell({ body, headers: { ...headers, ...headersOf(id) } });
    expect(said).toMatchObject({ statusCode: 400, code: 'payment_message_refused' });
    expect(await balanceOf(person)).toBe(0);
  });

  it('keeps the purchase it was for, and offers it when the money is there', async () => {
    const { person, id } = await begun({ purchase: { product: 'listing', slots: 2 } });
    provider.settle(id, 'paid');
    await tell(provider.message(id));
    const { purchases } = (await api.call('GET', '/payments/purchases', { token: person.token })).json.data;
    expect(purchases).toMatchObject([{ product: 'listing', slots: 2, missing: 0 }]);
  });

  it('says kindly that it failed, and takes the payment that came all the same', async () => {
    const { person, id } = await begun();
    provider.settle(id, 'failed');
    expect((await tell(provider.message(id))).data).toEqual({ result: 'failed' });
    expect(await statusOf(person, id)).toBe('failed');
    provider.settle(id, 'paid');
    const late = [provider.message(id), provider.message(id)];
    expect((await tell(late[0] as never)).data).toEqual({ result: 'settled' });
    expect((await tell(late[1] as never)).data).toEqual({ result: 'known' });
    expect(await balanceOf(person)).toBe(25);
    expect(await statusOf(person, id)).toBe('failed');
  });

  it('moves nothing where another amount was paid than was asked for', async () => {
    const { person, id } = await begun();
    provider.settle(id, 'paid', 100);
    expect((await tell(provider.message(id))).data).toEqual({ result: 'other_amount' });
    expect(await balanceOf(person)).toBe(0);
    expect(await statusOf(person, id)).toBe('pending');
  });

  it('of an account that was closed meanwhile waits at the desk to be given back, and pays for nothing', async () => {
    const { person, id } = await begun({ purchase: { product: 'listing', slots: 2 } });
    await api.db('users').where({ id: person.id }).update({ closed_at: new Date() });
    provider.settle(id, 'paid');
    const message = provider.message(id);
    expect((await tell(message)).data).toEqual({ result: 'settled' });
    await tell(message);
    const waiting = await api.db('credit_requests').where({ user_id: person.id });
    expect(waiting).toMatchObject([
      { type: 'refund', status: 'pending', amount_cents: 2_500, pay_to: expect.stringMatching(/^R/) },
    ]);
    const account = await api.db('ledger_accounts').where({ user_id: person.id }).first('balance_cents');
    expect(account).toEqual({ balance_cents: 0 });
    const admin = await signedIn(api, { account_type: 'admin' });
    const desk = { token: admin.token, proof: await codeProofOf(api, admin.token) };
    const body = { decision: 'approve', referenceNumber: 'BACK-1' };
    const decided = await sendMoney(api, `/admin/credits/requests/${waiting[0]?.id}/process`, { ...desk, body });
    expect(decided.json.data.request).toMatchObject({ status: 'approved', isClosed: true });
    expect(isUnbalanced(await checkLedger(api.db))).toBe(false);
  });

  it('is nobody else’s to begin', async () => {
    const { id } = await begun();
    expect((await begin(await signedIn(api), id)).json).toMatchObject({ statusCode: 404, code: 'payment_not_found' });
  });
});

describe('a provider that is late', () => {
  it('that is down says so, and nothing is lost', async () => {
    const person = await signedIn(api);
    const id = await open(person);
    provider.become({ isDown: true });
    expect((await begin(person, id)).json).toMatchObject({ statusCode: 503, code: 'provider_unavailable' });
    provider.become({});
    expect((await begin(person, id)).statusCode).toBe(200);
  });

  it('whose answer was lost has one payment still, and may tell of it before we know its name', async () => {
    const person = await signedIn(api);
    const id = await open(person);
    provider.become({ losesAnswers: true });
    expect((await begin(person, id)).statusCode).toBe(503);
    provider.become({});
    provider.settle(id, 'paid');
    expect((await tell(provider.message(id))).data).toEqual({ result: 'settled' });
    expect(provider.bills().filter(({ payment }) => payment === id)).toHaveLength(1);
    expect(await balanceOf(person)).toBe(25);
  });

  it('is asked when it says nothing, and its message afterwards changes nothing', async () => {
    const { person, id } = await begun();
    provider.settle(id, 'paid');
    await askLate();
    expect(await balanceOf(person)).toBe(0);
    await pass(1);
    provider.become({ isDown: true });
    await askLate();
    await pass(1);
    provider.become({});
    await askLate();
    expect(await balanceOf(person)).toBe(25);
    expect((await tell(provider.message(id))).data).toEqual({ result: 'known' });
    expect(await balanceOf(person)).toBe(25);
  });

  it('is given up after a day without a payer', async () => {
    const { person, id } = await begun();
    await pass(2);
    await askLate();
    expect(await statusOf(person, id)).toBe('pending');
    await pass(25);
    await askLate();
    expect(await statusOf(person, id)).toBe('failed');
  });
});

/** Some other payment that the provider knows. */
function id0(): string {
  const [bill] = provider.bills();
  if (!bill) throw new Error('no payment yet');
  return bill.payment;
}
