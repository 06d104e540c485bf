import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '#testing/people.ts';
import { anOfficeWith } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

type Included = { code: string; amount: number | null };
let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await testApp();
  token = (await signedIn(api, { account_type: 'admin' })).token;
});
afterAll(() => api.close());

const plan = async (code: string) => (await api.get(`/plans/${code}`, 'en')).json.data.plan;
const form = {
  nameAr: 'الأساسية الشهرية',
  nameEn: 'Standard monthly',
  listingLimit: 50,
  family: 'standard',
  period: 'monthly',
  price: 15,
  isActive: true,
  sort: 30,
  features: [{ code: 'seats', amount: 10 }],
};
const admin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.call(method, `/admin/plans${path}`, { token, lang: 'en', ...(body && { body }) });
const versionOf = async (code: string) =>
  (await admin('GET', '')).json.data.plans.find((row: { code: string }) => row.code === code).version;

describe('plans', () => {
  it('are standard and premium by month and year, and a year saves 20 %', async () => {
    const { plans } = (await api.get('/plans', 'en')).json.data;
    const sold = plans.filter(({ family }: { family: string | null }) => family);
    expect(sold.map(({ code, price, savesPercent }: Record<string, unknown>) => [code, price, savesPercent])).toEqual([
      ['standard_monthly', 15, null],
      ['premium_monthly', 40, null],
      ['standard_yearly', 144, 20],
      ['premium_yearly', 384, 20],
    ]);
    expect(await plan('premium_yearly')).toMatchObject({ name: 'Premium yearly', listingLimit: null });
    expect((await plan('standard_monthly')).features[0]).toEqual({
      code: 'listings',
      name: '50 published listings',
      amount: 50,
      officeOnly: false,
    });
    expect((await api.get('/plans/none')).statusCode).toBe(404);
  });

  it('refuse a price outside its bounds, which they name', async () => {
    const version = await versionOf('standard_monthly');
    for (const price of [-1, 0, 100_001]) {
      const { json } = await admin('PUT', '/standard_monthly', { ...form, price, version });
      expect(json.errors).toMatchObject([{ message: 'Enter a price between 0.01 and 100,000 dollars.' }]);
    }
  });

  it('keep every price as a version, and the saving follows', async () => {
    const version = await versionOf('standard_monthly');
    const put = await admin('PUT', '/standard_monthly', { ...form, price: '٢٠٫٥٠', version });
    expect(put.statusCode, JSON.stringify(put.json)).toBe(200);
    expect(put.json.data.plan.prices.map(({ price }: { price: number }) => price)).toEqual([20.5, 15]);
    expect((await plan('standard_yearly')).savesPercent).toBe(41);
    const late = await admin('PUT', '/standard_monthly', { ...form, version });
    expect(late).toMatchObject({ statusCode: 409, json: { code: 'plan_changed' } });
    await admin('PUT', '/standard_monthly', { ...form, version: version + 1 });
    expect((await plan('standard_yearly')).savesPercent).toBe(20);
    await expect(api.db('plan_prices').delete()).rejects.toThrow('permission denied');
  });

  it('are offered once for each kind and period, and taken from the offer instead of deleted', async () => {
    const twice = await admin('POST', '', { ...form, code: 'standard_other' });
    expect(twice).toMatchObject({ statusCode: 409, json: { code: 'plan_offered_twice' } });
    expect((await admin('DELETE', '/standard_monthly')).statusCode).toBe(200);
    const { plans } = (await api.get('/plans')).json.data;
    expect(plans.some(({ code }: { code: string }) => code === 'standard_monthly')).toBe(false);
    expect((await admin('POST', '', { ...form, code: 'standard_other' })).statusCode).toBe(201);
    await admin('DELETE', '/standard_other');
    const version = await versionOf('standard_monthly');
    expect((await admin('PUT', '/standard_monthly', { ...form, version })).statusCode).toBe(200);
    expect((await admin('POST', '', { ...form, code: 'standard_monthly' })).json.code).toBe('plan_exists');
  });

  it('begin with the four that are missing, and free ones are no business of this list', async () => {
    expect((await admin('POST', '/initialize')).json.data.added).toBe(0);
    expect((await admin('DELETE', '/free_personal')).json.code).toBe('plan_not_sold');
    expect((await admin('DELETE', '/none')).statusCode).toBe(404);
  });

  it.each([0, -1, 1e21, 0.005, 'x', 100_000.01])('refuses the price %s', async (price) => {
    const { json } = await admin('POST', '', { ...form, code: 'any', price });
    expect(json.errors).toMatchObject([
      { path: 'price', code: 'price_range', message: expect.stringContaining('100,000') },
    ]);
  });

  it('tell who runs on them what they will have less of, and of nothing else', async () => {
    const office = await anOfficeWith(api, 10_000);
    expect((await office.subscribe('premium_monthly')).statusCode).toBe(201);
    const { json } = await admin('GET', '');
    const before = json.data.plans.find(({ code }: { code: string }) => code === 'premium_monthly');
    const { nameAr, nameEn, listingLimit, family, period, price, isActive, sort } = before;
    const rest = { nameAr, nameEn, listingLimit, family, period, price, isActive, sort };
    const write = async (features: { code: string; amount: number | null }[]) => {
      const version = await versionOf('premium_monthly');
      expect((await admin('PUT', '/premium_monthly', { ...rest, version, features })).statusCode).toBe(200);
    };
    const had = before.features.map(({ code, amount }: Included) => ({ code, amount }));
    await write(had);
    await write(
      had
        .filter(({ code }: Included) => code !== 'support')
        .map(({ code, amount }: Included) => ({ code, amount: code === 'comparison' ? 3 : amount })),
    );
    await write(had);
    const [started, ...told] = await office.bell();
    expect(started?.kind).toBe('subscription_started');
    expect(told).toMatchObject([
      {
        kind: 'plan_features_lowered',
        url: '/dashboard/subscription',
        parameters: {
          planEn: 'Premium monthly',
          linesEn: 'Comparing up to 3 listings; no longer included: Priority support',
          linesAr: 'مقارنة حتى 3 إعلانات معًا؛ غير مشمول بعد الآن: أولوية في الدعم',
        },
      },
    ]);
  });
});
