import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anActiveAd, anAdvertiser } from '#testing/advertisers.ts';
import { aBooster } from '#testing/boosters.ts';
import { aListing } from '#testing/factories.ts';
import { sendMoney } from '#testing/money.ts';
import { codeProofOf, signedIn } from '#testing/people.ts';
import { readPdf } from '#testing/read-pdf.ts';
import { setClock } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { BOOST_CLOCK } from '../boosts/clock-handlers.ts';
import { tick } from '../clock/index.ts';
import type { PaymentDetails } from '../payments/contract.ts';
import type { Transaction } from './contract.ts';

const NOON = '2027-03-01T09:00:00Z';
const DAY = 86_400_000;
const after = (days: number) => new Date(Date.parse(NOON) + days * DAY);

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(() => setClock(api, NOON));

type Reader = { get: (path: string) => Promise<{ transactions: Transaction[] }> };
const movementsOf = async ({ get }: Reader) => (await get('/credits/transactions')).transactions;

describe('a movement of credit', () => {
  it('says of what comes back of boosts what it was, with the payment, and one lapse is one group', async () => {
    const seller = await aBooster(api, 100_00);
    const other = await aListing(api.db, { owner: seller, title_ar: 'بيت في المزة', title_en: 'House in Mazzeh' });
    await api
      .db('listings')
      .where({ id: seller.listing.id })
      .update({ title_ar: 'شقة في المالكي', title_en: 'Flat in Malki' });
    const purchase = { product: 'boost', type: 'premium', duration: 30, listings: [seller.listing.id, other.id] };
    const bought = (await seller.send('/payments/pay-with-credits', { purchase })).json.data.payment;
    await setClock(api, after(0.5));
    await api.db('listings').whereIn('id', [seller.listing.id, other.id]).update({ status: 'archived' });
    await tick(api.db, BOOST_CLOCK, { brand: api.config.brand });

    const [first, second, paid, deposit] = await movementsOf(seller);
    const back = { type: 'boost', isReturn: true, receiptNumber: expect.stringMatching(/^DY-/), group: first?.group };
    expect([first, second].sort((a, b) => String(a?.title).localeCompare(String(b?.title)))).toMatchObject([
      { ...back, title: 'Returned: Premium boost of “\u2068Flat in Malki\u2069”, 29 of 30 days left' },
      { ...back, title: 'Returned: Premium boost of “\u2068House in Mazzeh\u2069”, 29 of 30 days left' },
    ]);
    expect(paid).toMatchObject({ title: 'Premium boost, 30 days × 2', isReturn: false, paymentId: bought.id });
    expect(new Set([first?.group, paid?.group, deposit?.group]).size).toBe(3);

    const { token } = seller;
    const note = (await seller.get(`/payments/${first?.paymentId}`)) as unknown as { payment: PaymentDetails };
    expect(note.payment).toMatchObject({ kind: 'return', amount: first?.amount, receiptNumber: first?.receiptNumber });
    const pdf = await api.call('GET', `/payments/${first?.paymentId}/receipt`, { token });
    const text = (await readPdf(pdf.answer.rawPayload))
      .flatMap(({ texts }) => texts.map((piece) => piece.text))
      .join('');
    expect(text).toContain('Credit note');
    expect(text).toContain('Premium boost, 29 of 30 days left');
    expect(text).toContain(paid?.receiptNumber);
    expect(text).not.toContain('Mazzeh');
    const csv = (await api.call('GET', '/credits/transactions/export', { token })).answer.body;
    expect(csv).toContain('عاد إلى الرصيد: ترويج «نخبة» لإعلان «بيت في المزة»، الباقي 29 من 30 يومًا');
  });

  it('stands whole on one page with all that its act moved, and pages count acts', async () => {
    const seller = await aBooster(api, 200_00);
    const others = [await aListing(api.db, { owner: seller }), await aListing(api.db, { owner: seller })];
    const listings = [seller.listing, ...others].map(({ id }) => id);
    const purchase = { product: 'boost', type: 'premium', duration: 30, listings };
    await seller.send('/payments/pay-with-credits', { purchase });
    await setClock(api, after(0.5));
    await api.db('listings').whereIn('id', listings).update({ status: 'archived' });
    await tick(api.db, BOOST_CLOCK, { brand: api.config.brand });
    const page = async (number: number, limit: number) =>
      (await seller.get(`/credits/transactions?page=${number}&limit=${limit}`)) as unknown as {
        transactions: Transaction[];
        page: { total: number };
      };

    const [first, second, third, beyond] = await Promise.all([1, 2, 3, 4].map((number) => page(number, 1)));
    expect(first?.transactions.map(({ isReturn }) => isReturn)).toEqual([true, true, true]);
    expect(second?.transactions).toMatchObject([{ type: 'boost', isReturn: false }]);
    expect(third?.transactions).toMatchObject([{ type: 'deposit' }]);
    expect(beyond?.transactions).toEqual([]);
    expect([first, beyond].map((list) => list?.page.total)).toEqual([3, 3]);
    expect((await page(1, 2)).transactions).toHaveLength(4);
  });

  it('names an advertisement whose budget was not used', async () => {
    const advertiser = await anAdvertiser(api, 100_00);
    const id = await anActiveAd(api, advertiser, { days: 7 });
    const { title } = await advertiser.one(id);
    await advertiser.remove(id);
    const { json } = await api.call('GET', '/credits/transactions', { token: advertiser.token, lang: 'en' });
    expect(json.data.transactions[0]).toMatchObject({
      type: 'purchase',
      isReturn: true,
      title: `Returned: Unused budget of the advertisement “\u2068${title}\u2069”`,
    });
  });

  it('tells refunds and what was added apart, by their way and their end', async () => {
    const person = await signedIn(api);
    const admin = await signedIn(api, { account_type: 'admin' });
    const by = { token: admin.token, proof: await codeProofOf(api, admin.token) };
    const decide = (id: string, body: object) =>
      sendMoney(api, `/admin/credits/requests/${id}/process`, { ...by, body });
    const send = async (path: string, body: object) =>
      (await sendMoney(api, path, { token: person.token, body })).json.data.request.id;
    await decide(await send('/credits/request', { amount: 50, method: 'cash' }), { decision: 'approve' });
    const refund = { amount: 20, reason: 'No longer needed here', method: 'bank_transfer', payTo: 'SY12' };
    await decide(await send('/credits/refund', refund), { decision: 'reject', notes: 'x' });
    await api.call('POST', `/credits/requests/${await send('/credits/refund', refund)}/cancel`, {
      token: person.token,
      body: {},
    });
    const get = async (path: string) => (await api.call('GET', path, { token: person.token, lang: 'en' })).json.data;
    expect((await movementsOf({ get })).map(({ title }) => title)).toEqual([
      'Returned: a refund whose request was taken back',
      'Refund: bank transfer',
      'Returned: a refund that was not approved',
      'Refund: bank transfer',
      'Credit added: cash',
    ]);
  });
});
