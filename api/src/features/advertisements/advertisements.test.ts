import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAdForm, anAdvertiser, aPicture, todayIn } from '#testing/advertisers.ts';
import { anOffice } from '#testing/factories.ts';
import { credited } from '#testing/money.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { checkLedger } from '../ledger/index.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const held = async () => {
  const { rows } = await api.db.raw(
    `select coalesce(sum(e.amount_cents), 0)::int as cents from ledger_entries e join ledger_accounts a on a.id = e.account_id
     where a.kind = 'held_budgets'`,
  );
  return rows[0].cents;
};

describe('the price of an advertisement', () => {
  it('begins with 0.50 a day, and is less the longer it runs', async () => {
    const { data } = (await api.get('/placements/pricing')).json;
    expect(data.from).toBe(0.5);
    expect(data.discounts).toEqual([
      { days: 7, percent: 5 },
      { days: 30, percent: 10 },
      { days: 90, percent: 15 },
      { days: 180, percent: 20 },
      { days: 365, percent: 25 },
    ]);
    expect(data.places.map(({ place }: { place: string }) => place)).toEqual([
      ...['home', 'search_results', 'featured', 'sidebar', 'footer'],
    ]);
    const { sizes, tolerance } = (await api.get('/placements/sizes')).json.data;
    expect(tolerance).toBe(5);
    expect(sizes.map(({ size, width, height }: Record<string, unknown>) => [size, width, height])).toEqual([
      ['small', 300, 250],
      ['medium', 728, 90],
      ['large', 970, 250],
      ['sidebar', 300, 600],
      ['banner', 468, 60],
      ['inline', null, null],
    ]);
  });

  it.each([
    [1, {}, 0.5],
    [7, {}, 3.32],
    [30, {}, 13.5],
    [365, {}, 136.87],
    [3, { place: 'home' }, 3],
    [3, { priority: 3 }, 3],
  ])('of %i days %o is %d dollars', async (days, values, cost) => {
    const { make } = await anAdvertiser(api, 0);
    expect((await make({ days, ...values })).json.data.advertisement).toMatchObject({ cost, status: 'unpaid' });
  });
});

describe('making an advertisement', () => {
  it('holds its budget, gives a receipt, and waits for an administrator', async () => {
    const { make, get, balance } = await anAdvertiser(api, 10_00);
    const before = await held();
    const { json } = await make();
    expect(json).toMatchObject({
      statusCode: 201,
      data: { missing: 0, balance: 6.68, advertisement: { status: 'pending', cost: 3.32, remaining: 3.32 } },
    });
    expect((await held()) - before).toBe(332);
    expect(await balance()).toBe(6.68);
    const [payment] = (await get('/payments/history')).payments;
    expect(payment).toMatchObject({ product: 'advertisement', amount: 3.32, receiptNumber: expect.any(String) });
    expect(await checkLedger(api.db)).toMatchObject({ unbalancedCents: 0, wrongBalances: 0 });
  });

  it('waits for credit where it is short, and is paid once the credit is there', async () => {
    const advertiser = await anAdvertiser(api, 1_00);
    const { json } = await advertiser.make();
    const { advertisement, missing } = json.data;
    expect([advertisement.status, missing, await advertiser.balance()]).toEqual(['unpaid', 2.32, 1]);
    const purchase = { product: 'advertisement', advertisement: advertisement.id };
    await advertiser.send('/credits/request', { amount: 2.32, method: 'cash', purchase });
    const [kept] = (await advertiser.get('/payments/purchases')).purchases;
    expect(kept).toMatchObject({ title: 'Advertising space, sidebar, 7 days', price: 3.32, missing: 2.32 });
    await credited(api.db, { userId: advertiser.id }, 233);
    expect((await advertiser.send('/payments/pay-with-credits', { purchaseId: kept.id })).statusCode).toBe(201);
    expect(await advertiser.one(advertisement.id)).toMatchObject({ status: 'pending', remaining: 3.32 });
    const twice = await advertiser.send('/payments/pay-with-credits', { purchase });
    expect(twice.json).toMatchObject({ statusCode: 409, code: 'advertisement_paid' });
  });

  it('under one key from many tabs is one', async () => {
    const advertiser = await anAdvertiser(api, 10_00);
    const [form, key] = [await advertiser.form(), crypto.randomUUID()];
    const codes = await Promise.all(Array.from({ length: 20 }, () => advertiser.send('/placements', form, key)));
    expect(codes.map(({ statusCode }) => statusCode).filter((code) => code !== 201 && code !== 409)).toEqual([]);
    expect((await advertiser.get('/placements')).page.total).toBe(1);
    expect(await advertiser.balance()).toBe(6.68);
  });

  it('takes a picture within five pixels of its size, else says both sizes', async () => {
    const { upload } = await anAdvertiser(api, 0);
    expect((await upload('small', await aPicture(305, 245))).statusCode).toBe(201);
    const { json } = await upload('small', await aPicture(306, 250));
    expect(json).toMatchObject({ statusCode: 422, code: 'picture_size' });
    expect(json.message).toBe('Image dimensions must be 300 by 250 px; yours is 306 by 250 px.');
    expect((await upload('inline', await aPicture(811, 77))).statusCode).toBe(201);
    for (const [width, height] of [
      [1, 2_000],
      [4_000, 1],
      [49, 49],
      [700, 50],
    ] as const) {
      expect((await upload('inline', await aPicture(width, height))).json.code, `${width}×${height}`).toBe(
        'picture_sides',
      );
    }
    for (const text of ['GIF89a and more of it', 'no picture'])
      expect((await upload('small', Buffer.from(text))).json.code, text).toBe('picture_type');
    expect((await upload('small', Buffer.alloc(0))).json).toMatchObject({ statusCode: 400, code: 'picture_missing' });
    const large = Buffer.concat([await aPicture(), Buffer.alloc(2 * 1024 * 1024)]);
    expect((await upload('small', large)).json).toMatchObject({ statusCode: 413, code: 'picture_too_large' });
  });

  it('needs a title of 5 to 100 characters, a telephone, a size, a picture and a duration', async () => {
    const advertiser = await anAdvertiser(api, 0);
    const form = await advertiser.form();
    const errorOf = async (values: object) => {
      const { json } = await advertiser.send('/placements', { ...form, ...values });
      const own = json.code === 'validation_failed' ? [] : [json.code];
      return [json.statusCode, json.errors?.[0]?.path, ...own];
    };
    expect(await errorOf({ title: 'أربع' })).toEqual([400, 'title']);
    expect(await errorOf({ title: 'ب'.repeat(101) })).toEqual([400, 'title']);
    expect(await errorOf({ phone: '' })).toEqual([400, 'phone']);
    expect(await errorOf({ size: 'huge' })).toEqual([400, 'size']);
    expect(await errorOf({ days: undefined })).toEqual([400, 'days']);
    expect(await errorOf({ image: undefined })).toEqual([400, 'image']);
    expect(await errorOf({ size: 'large', place: 'sidebar' })).toEqual([400, 'place', 'advertisement_size_place']);
    const wide = (await advertiser.upload('medium', await aPicture(728, 90))).json.data.image.id;
    const onPhones = { size: 'medium', place: 'home', image: wide, platform: 'mobile' };
    expect(await errorOf(onPhones)).toEqual([400, 'platform', 'advertisement_never_shown']);
    const today = await todayIn(api.db);
    const tomorrow = (new Date(today).getUTCDay() + 1) % 7;
    expect(await errorOf({ startsOn: today, endsOn: today, targetDays: [tomorrow] })).toEqual([
      ...[400, 'targetDays', 'advertisement_never_shown'],
    ]);
    expect(await errorOf({ startsOn: '2020-01-01' })).toEqual([400, 'startsOn', 'advertisement_dates']);
    expect(await errorOf({ endsOn: '2020-01-01' })).toEqual([400, 'endsOn', 'advertisement_dates']);
    for (const link of ['http://a.example', 'javascript:alert(1)', 'https://localhost/x', 'https://u:p@a.example/'])
      expect(await errorOf({ link }), link).toEqual([400, 'link']);
    expect(await errorOf({ link: `https://a.example/${'ع'.repeat(400)}` })).toEqual([400, 'link']);
    const foreign = await (await anAdvertiser(api, 0)).upload();
    expect(await errorOf({ image: foreign.json.data.image.id })).toEqual([400, 'image', 'advertisement_picture']);
  });

  it.each([
    ['https://example.com/عربي?q=شقق', 'https://example.com/%D8%B9%D8%B1%D8%A8%D9%8A?q=%D8%B4%D9%82%D9%82'],
    ['https://пример.рф/путь', 'https://xn--e1afmkfd.xn--p1ai/%D0%BF%D1%83%D1%82%D1%8C'],
    ['https://سوق.مثال.com', 'https://xn--ygb4ar.xn--mgbh0fb.com/'],
    ['https:probe.example', 'https://probe.example/'],
    ['https:\\\\probe.example', 'https://probe.example/'],
    ['https://a.example/\u2028\u007f', 'https://a.example/%E2%80%A8%7F'],
    ['HTTPS://A.example/x', 'https://a.example/x'],
  ])('keeps the link %s as the address that browsers open', async (typed, kept) => {
    const advertiser = await anAdvertiser(api, 0);
    const { json } = await advertiser.make({ link: typed });
    expect([json.statusCode, json.data?.advertisement.link]).toEqual([201, kept]);
  });

  it('is for whoever runs the office’s money: an agent cannot spend', async () => {
    const office = await anOffice(api.db);
    const agent = await signedIn(api, { account_type: 'office' });
    await api.db('office_members').insert({ office_id: office.id, user_id: agent.id, role: 'agent' });
    const { token } = agent;
    const body = anAdForm(crypto.randomUUID(), await todayIn(api.db));
    const headers = { 'idempotency-key': crypto.randomUUID() };
    expect((await api.call('POST', '/placements', { token, body, headers })).json.code).toBe('billing_forbidden');
    expect((await api.call('GET', '/placements', { token })).json.code).toBe('billing_forbidden');
  });
});

describe('an advertisement of one’s own', () => {
  const decide = async (id: string, what: 'approve' | 'reject', version: number, reason?: string) => {
    const admin = await signedIn(api, { account_type: 'admin' });
    const body = { version, ...(reason && { reason }) };
    return api.call('POST', `/admin/placements/${id}/${what}`, { token: admin.token, lang: 'en', body });
  };

  it('is checked, and told with the reason', async () => {
    const advertiser = await anAdvertiser(api, 10_00);
    const { id, version } = (await advertiser.make()).json.data.advertisement;
    expect((await decide(id, 'reject', version)).json.errors).toMatchObject([{ path: 'reason' }]);
    const rejected = await decide(id, 'reject', version, 'A price in the picture');
    expect(rejected.json.data.advertisement).toMatchObject({ status: 'rejected', owner: { id: advertiser.id } });
    const [note] = (await advertiser.get('/notifications')).notifications;
    expect(note).toMatchObject({ type: 'other', url: '/dashboard/advertisements' });
    expect(note.content).toContain('A price in the picture');
    expect((await decide(id, 'approve', version)).json.code).toBe('advertisement_decided');

    const { image, ...ad } = await advertiser.one(id);
    expect(ad.rejectionReason).toBe('A price in the picture');
    const names =
      'title description link phone platform endsOn targetDays mostPerPerson dailyLimit pausesUnseen pausesSpent';
    const rest = { ...Object.fromEntries(names.split(' ').map((name) => [name, ad[name]])), image: image.id };
    const changed = await advertiser.put(id, { ...rest, title: 'مفروشات حلب', version: ad.version });
    expect(changed.json.data).toMatchObject({ isCheckedAgain: true, advertisement: { status: 'pending' } });
    expect((await advertiser.put(id, { ...rest, version: ad.version })).json.code).toBe('advertisement_changed');
    const approved = await decide(id, 'approve', changed.json.data.advertisement.version);
    expect(approved.json.data.advertisement.status).toBe('active');
    expect((await api.db('audit_log').where({ subject_id: id }).orderBy('id').pluck('action')).sort()).toEqual([
      ...['advertisement.approve', 'advertisement.reject'],
    ]);

    const shown = approved.json.data.advertisement.version;
    const caps = await advertiser.put(id, { ...rest, title: 'مفروشات حلب', mostPerPerson: 9, version: shown });
    expect(caps.json.data).toMatchObject({ isCheckedAgain: false, advertisement: { status: 'active' } });
    const other = (await advertiser.upload()).json.data.image.id;
    const picture = await advertiser.put(id, { ...rest, title: 'مفروشات حلب', image: other, version: shown + 1 });
    expect(picture.json.data).toMatchObject({ isCheckedAgain: true, advertisement: { status: 'pending' } });

    await decide(id, 'approve', shown + 2);
    const called = { ...rest, title: 'مفروشات حلب', image: other, phone: '+963900900900', version: shown + 3 };
    expect((await advertiser.put(id, called)).json.data).toMatchObject({
      isCheckedAgain: true,
      advertisement: { status: 'pending', phone: '+963900900900' },
    });
  });

  it('is paused, resumed, and gives back what it did not use', async () => {
    const advertiser = await anAdvertiser(api, 10_00);
    const { id, version } = (await advertiser.make()).json.data.advertisement;
    expect((await advertiser.send(`/placements/${id}/pause`)).json.code).toBe('advertisement_not_running');
    await decide(id, 'approve', version);
    expect((await advertiser.send(`/placements/${id}/resume`)).json.code).toBe('advertisement_not_paused');
    expect((await advertiser.send(`/placements/${id}/pause`)).json.data.advertisement).toMatchObject({
      status: 'paused',
      pauseReason: 'user',
    });
    expect((await advertiser.send(`/placements/${id}/resume`)).json.data.advertisement.status).toBe('active');
    expect((await advertiser.remove(id)).json.data).toEqual({ refund: 3.32, balance: 10 });
    expect((await advertiser.remove(id)).json.code).toBe('advertisement_not_found');
    expect((await advertiser.get('/placements')).advertisements).toEqual([]);
    expect((await checkLedger(api.db)).wrongBalances).toBe(0);
  });

  it('is nobody else’s', async () => {
    const { id } = (await (await anAdvertiser(api, 10_00)).make()).json.data.advertisement;
    const other = await anAdvertiser(api, 1_00);
    expect((await other.remove(id)).json).toMatchObject({ statusCode: 404, code: 'advertisement_not_found' });
    expect((await other.send(`/placements/${id}/pause`)).json.code).toBe('advertisement_not_found');
    const purchase = { product: 'advertisement', advertisement: id };
    expect((await other.send('/payments/quote', { purchase })).json.code).toBe('advertisement_not_found');
  });
});
