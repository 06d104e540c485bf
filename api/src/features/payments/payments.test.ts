import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAdvertiser } from '#testing/advertisers.ts';
import { aListing } from '#testing/factories.ts';
import { credited, sendMoney } from '#testing/money.ts';
import { codeProofOf, signedIn, signedInAgain } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { checkLedger } from '../ledger/index.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;
let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const get = async ({ token }: Person, path: string) => (await api.call('GET', path, { token, lang: 'en' })).json.data;
const balanceOf = async (person: Person) => (await get(person, '/credits/balance')).balance;
const buyer = async (cents: number) => {
  const person = await signedIn(api);
  if (cents > 0) await credited(api.db, { userId: person.id }, cents);
  return person;
};
/** A place for a listing costs two dollars. */
const pay = ({ token }: Person, body: object = { purchase: { product: 'listing', slots: 5 } }, key?: string) =>
  sendMoney(api, '/payments/pay-with-credits', { token, body, ...(key && { key }) });
const request = ({ token }: Person, body: object) =>
  sendMoney(api, '/credits/request', { token, body: { amount: 10, method: 'cash', ...body } });
async function approve(requestId: string) {
  const admin = await signedIn(api, { account_type: 'admin' });
  const proof = await codeProofOf(api, admin.token);
  const path = `/admin/credits/requests/${requestId}/process`;
  return sendMoney(api, path, { token: admin.token, proof, body: { decision: 'approve' } });
}

it('paying online is not offered where the operator has no provider', async () => {
  const person = await buyer(0);
  expect((await get(person, '/credits/balance')).canPayOnline).toBe(false);
  const { json } = await sendMoney(api, '/payments/online', { token: person.token, body: { amount: 25 } });
  expect(json).toMatchObject({ statusCode: 404, code: 'provider_missing' });
});

describe('paying with credit', () => {
  it('takes no other price than the one that was shown, whatever is bought, and says the new one', async () => {
    const advertiser = await anAdvertiser(api, 200_00);
    const listing = await aListing(api.db, { owner: advertiser });
    const { id } = (await advertiser.make({}, undefined)).json.data.advertisement;
    const form = await advertiser.form();
    const urgent = { type: 'urgent', duration: 3 };
    const acts: [path: string, body: object, price: number][] = [
      ['/payments/pay-with-credits', { purchase: { product: 'listing', slots: 2 } }, 4],
      ['/payments/pay-with-credits', { purchase: { product: 'advertisement', advertisement: id, addDays: 7 } }, 3.32],
      ['/subscriptions/subscribe', { plan: 'standard_monthly' }, 15],
      [`/listings/${listing.id}/boost`, urgent, 2],
      ['/boosts/create', { listings: [listing.id], ...urgent, type: 'highlight' }, 1.25],
      ['/placements', form, 3.32],
    ];
    for (const [path, body, price] of acts) {
      const before = await advertiser.balance();
      const other = await advertiser.send(path, { ...body, shownPrice: price + 1 });
      expect(other.json, path).toMatchObject({ statusCode: 409, code: 'price_changed', data: { price } });
      expect(await advertiser.balance()).toBe(before);
      const right = await advertiser.send(path, { ...body, shownPrice: price });
      expect(right.statusCode, `${path} ${JSON.stringify(right.json)}`).toBe(201);
      expect(await advertiser.balance()).toBe(Math.round((before - price) * 100) / 100);
    }
  });

  it('tells of each purchase and of each return, and leads to its receipt', async () => {
    const advertiser = await anAdvertiser(api, 200_00);
    const listing = await aListing(api.db, { owner: advertiser });
    const buy = (purchase: object) => advertiser.send('/payments/pay-with-credits', { purchase });
    await buy({ product: 'listing', slots: 2 });
    const { boosts } = (await advertiser.send(`/listings/${listing.id}/boost`, { type: 'urgent', duration: 3 })).json
      .data;
    const { id } = (await advertiser.make({})).json.data.advertisement;
    await buy({ product: 'advertisement', advertisement: id, addDays: 7 });
    await advertiser.send(`/boosts/${boosts[0].id}/cancel`);
    await advertiser.remove(id);

    const told: { title: string; content: string; url: string }[] = (await advertiser.get('/notifications'))
      .notifications;
    expect(told.map(({ title, content }) => `${title} ${content}`).reverse()).toEqual([
      expect.stringMatching(
        /^Purchase complete: 2 extra listings \$4 was taken from your credit. The receipt is on the payment’s page.$/,
      ),
      expect.stringMatching(/^Purchase complete: Urgent boost, 3 days \$2 was taken/),
      expect.stringMatching(/^Purchase complete: Advertising space, sidebar, 7 days \$3.32 was taken/),
      expect.stringMatching(/^Purchase complete: Advertising space, sidebar, 7 days \$3.32 was taken/),
      expect.stringMatching(/^\$.* came back to your credit Urgent boost of “/),
      expect.stringMatching(/^\$6.64 came back to your credit Unused budget of the advertisement “/),
    ]);
    for (const { url, title } of told) {
      const { payment } = await advertiser.get(url.replace('/dashboard', ''));
      expect([payment.receiptNumber, payment.kind], title).toEqual([
        expect.stringMatching(/^DY-/),
        title.startsWith('Purchase') ? 'purchase' : 'return',
      ]);
    }
    expect(new Set(told.map(({ url }) => url)).size).toBe(told.length);
  });

  it('takes the server’s price and gives what was bought', async () => {
    const person = await buyer(2_500);
    const quota = async () => (await get(person, '/users/listings/quota')).quota;
    expect(await quota()).toMatchObject({ allowed: 3, freeLimit: 3, paidLimit: 0 });
    const { json, statusCode } = await pay(person);
    expect(statusCode, JSON.stringify(json)).toBe(201);
    expect(json.data).toMatchObject({
      balance: 15,
      payment: { kind: 'purchase', method: 'credits', amount: 10, status: 'success', product: 'listing' },
    });
    expect(await quota()).toMatchObject({ allowed: 8, freeLimit: 3, paidLimit: 5 });
    expect((await get(person, '/credits/transactions')).transactions[0]).toMatchObject({
      type: 'listing',
      balanceChange: -10,
      paymentId: json.data.payment.id,
    });
    await api.owner('app_clock').update({ shift: '31 days' });
    // The first session is over by then, too.
    const later = { ...person, ...(await signedInAgain(api, person.id, 'regular')) };
    expect((await get(later, '/users/listings/quota')).quota).toMatchObject({ allowed: 3, paidLimit: 0 });
    await api.owner('app_clock').update({ shift: '0' });
  });

  it.each([{ price: 0.01 }, { amount: 1 }, { cents: 1 }])('refuses a price that is sent: %j (L5)', async (extra) => {
    const person = await buyer(2_500);
    const purchase = { product: 'listing', slots: 1 };
    expect((await pay(person, { purchase, ...extra })).statusCode).toBe(400);
    expect((await pay(person, { purchase: { ...purchase, ...extra } })).statusCode).toBe(400);
    expect(await balanceOf(person)).toBe(25);
  });

  it('lets exactly ten of two hundred at once through, when there is enough for ten (L2)', async () => {
    const person = await buyer(10_000);
    const answers = await Promise.all(Array.from({ length: 200 }, () => pay(person)));
    const answered = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    // Over five connections, a busy machine tells some of them to come back.
    expect({ paid: answered(201), refused: answered(402) + answered(503) }).toEqual({ paid: 10, refused: 190 });
    expect(await balanceOf(person)).toBe(0);
    expect((await get(person, '/users/listings/quota')).quota.paidLimit).toBe(50);
  }, 120_000);

  it('under one key pays once', async () => {
    const person = await buyer(5_000);
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(person, undefined, key)));
    const done = answers.filter(({ statusCode }) => statusCode === 201);
    expect(new Set(done.map(({ answer }) => answer.body)).size).toBe(1);
    expect(await balanceOf(person)).toBe(40);
    expect((await pay(person, { purchase: { product: 'listing', slots: 1 } }, key)).statusCode).toBe(422);
    expect((await api.call('POST', '/payments/pay-with-credits', { token: person.token, body: {} })).statusCode).toBe(
      400,
    );
  });

  it('without enough says what is missing; the purchase is kept with the request and finished after it', async () => {
    const person = await buyer(300);
    const purchase = { product: 'listing', slots: 5 };
    const refused = await pay(person, { purchase });
    expect(refused.json).toMatchObject({
      statusCode: 402,
      code: 'insufficient_credits',
      data: { missing: 7, price: 10, purchase },
      message: 'Insufficient credits: you need $7 more.',
    });
    const asked = await request(person, { amount: 7, purchase });
    const { purchaseId, id } = asked.json.data.request;
    expect((await get(person, '/payments/purchases')).purchases).toMatchObject([
      { id: purchaseId, product: 'listing', slots: 5, title: '5 extra listings', price: 10, missing: 7 },
    ]);
    expect((await approve(id)).statusCode).toBe(200);
    const note = (await get(person, '/notifications')).notifications[0];
    // To the page of the money that came, which has its receipt and the purchase that waited.
    const [paid] = (await get(person, '/payments/history')).payments;
    expect([note.url, paid.kind]).toEqual([`/dashboard/payments/${paid.id}`, 'top_up']);
    expect((await get(person, '/payments/purchases')).purchases).toMatchObject([{ missing: 0 }]);
    expect((await pay(person, { purchaseId })).statusCode).toBe(201);
    expect((await pay(person, { purchaseId })).json).toMatchObject({ statusCode: 409, code: 'purchase_paid' });
    expect(await balanceOf(person)).toBe(0);
    expect((await get(person, '/payments/purchases')).purchases).toEqual([]);
  });

  it('does not touch what others keep, and forgets what is not wanted any more', async () => {
    const [person, other] = [await buyer(0), await buyer(5_000)];
    const purchase = { product: 'listing', slots: 1 };
    const { purchaseId } = (await request(person, { purchase })).json.data.request;
    expect((await pay(other, { purchaseId })).json).toMatchObject({ statusCode: 404, code: 'purchase_not_found' });
    const drop = ({ token }: Person) => api.call('DELETE', `/payments/purchases/${purchaseId}`, { token });
    expect((await drop(other)).statusCode).toBe(404);
    expect((await drop(person)).statusCode).toBe(200);
    expect((await pay(person, { purchaseId })).json.code).toBe('purchase_not_found');
  });

  it('is quoted before', async () => {
    const person = await buyer(300);
    const { json } = await api.call('POST', '/payments/quote', {
      token: person.token,
      body: { purchase: { product: 'listing', slots: 5 } },
    });
    expect(json.data).toEqual({ price: 10, balance: 3, missing: 7, days: 30 });
  });
});

describe('one payment', () => {
  it('says what it paid for, from when until when, and the balance after it', async () => {
    const person = await buyer(2_500);
    const { id } = (await pay(person)).json.data.payment;
    const { payment } = await get(person, `/payments/${id}`);
    expect(payment).toMatchObject({
      id,
      kind: 'purchase',
      amount: 10,
      status: 'success',
      product: 'listing',
      title: '5 extra listings',
      balance: 15,
      request: null,
      payer: expect.any(String),
      receiptNumber: expect.stringMatching(/^DY-/),
      given: [{ name: null, refund: 0 }],
    });
    const [{ startsAt, endsAt }] = payment.given;
    expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(30 * 86_400_000);
  });

  it('says what became of a request for credit', async () => {
    const person = await buyer(0);
    const reason = 'دفعتها اليوم في المكتب';
    const { id, paymentId } = (await request(person, { reason })).json.data.request;
    const details = async () => (await get(person, `/payments/${paymentId}`)).payment;
    expect(await details()).toMatchObject({
      kind: 'top_up',
      status: 'pending',
      title: null,
      balance: null,
      given: [],
      request: { status: 'pending', reason, payTo: null, hasProof: false, notes: null },
    });
    await approve(id);
    expect(await details()).toMatchObject({ status: 'success', balance: 10, request: { status: 'approved' } });
    const other = await api.call('GET', `/payments/${paymentId}`, { token: (await buyer(500)).token });
    expect(other.json).toMatchObject({ statusCode: 404, code: 'payment_not_found' });
  });
});

describe('a payment’s reference', () => {
  it('stays the same for an account, and finds a payment by the number of its transfer', async () => {
    const person = await buyer(0);
    const first = await get(person, '/payments/reference');
    expect(first).toEqual({ reference: expect.stringMatching(/^DY-[2-9B-Z]{7}$/), payment: null });
    const referenceNumber = 'WALLET 77-٨٨';
    await request(person, { method: 'mobile_wallet', referenceNumber });
    const again = await get(person, '/payments/reference?number=wallet77-88');
    expect(again).toMatchObject({ reference: first.reference, payment: { referenceNumber: 'WALLET77-88' } });
    expect((await get(await buyer(0), '/payments/reference?number=wallet77-88')).payment).toBeNull();
  });
});

describe('receipts', () => {
  it('are numbered without a gap, whatever was refused in between', async () => {
    const last = async () => (await api.db('receipts').max({ number: 'number' }).first())?.number ?? 0;
    const before = await last();
    const people = await Promise.all(Array.from({ length: 6 }, (_, i) => buyer(i % 2 ? 1_000 : 100)));
    const answers = await Promise.all(people.map((person) => pay(person)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([402, 201, 402, 201, 402, 201]);
    expect(await last()).toBe(before + 3);
    const numbers = await api.db('receipts').orderBy('number').pluck('number');
    expect(numbers).toEqual(numbers.map((_: number, i: number) => i + 1));
  });

  it('cannot be changed by the application’s role', async () => {
    await expect(api.db('receipts').update({ content: '{}' })).rejects.toThrow(/permission denied/);
    await expect(api.db('receipts').delete()).rejects.toThrow(/permission denied/);
    await expect(api.db('receipt_counter').update({ last: 99 })).rejects.toThrow(/permission denied/);
  });
});

it('leaves a ledger that balances', async () => {
  expect(await checkLedger(api.db)).toMatchObject({ unbalancedCents: 0, unbalancedTransfers: 0, wrongBalances: 0 });
});
