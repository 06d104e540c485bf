import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aListing } from '../../../testing/factories.ts';
import { fileForm } from '../../../testing/multipart.ts';
import { signedIn, signedInAgain } from '../../../testing/people.ts';
import { anOfficeWith, type OfficePerson, setClock } from '../../../testing/subscribers.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { OF_EVERY_OFFICE, PLAN_FEATURE_CODES, type PlanLine } from '../../rules/plan-features.ts';
import { tick } from '../clock/index.ts';
import { SUBSCRIPTION_CLOCK } from '../subscriptions/clock-handlers.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
const TODAY = '2027-03-10';
beforeEach(() => setClock(api, `${TODAY}T09:00:00Z`));

type Promised = { code: PlanLine; amount: number | null; name: string };
/** As the pricing page and the comparison read it. */
const promisedBy = async (plan: string): Promise<Map<PlanLine, Promised>> => {
  const { features } = (await api.get(`/plans/${plan}`, 'en')).json.data.plan;
  return new Map(features.map((feature: Promised) => [feature.code, feature]));
};
const dayBefore = (days: number) => new Date(Date.parse(TODAY) - days * 86_400_000).toISOString().slice(0, 10);
const codeOf = ({ json }: { json: { statusCode?: number; code?: string } | null }) => json?.code ?? 'ok';

/** Officers of an office with a plan, and what the server says to them. */
async function anOfficeOn(plan: string | null) {
  const office = await anOfficeWith(api, 100_000);
  if (plan) await office.subscribe(plan);
  return asked(office);
}
function asked(office: OfficePerson) {
  const get = async (path: string) => {
    const { token } = await signedInAgain(api, office.id, 'office');
    return codeOf(await api.call('GET', path, { token, lang: 'en' }));
  };
  const seats = async (people: number) => {
    const row = () => ({
      ...{ office_id: office.office.id, role: 'agent', language: 'ar', invited_by: office.id },
      ...{ email: `${crypto.randomUUID()}@diyar.test`, expires_at: new Date('2030-01-01') },
    });
    await api.db('office_invitations').where({ office_id: office.office.id }).delete();
    const taken = Array.from({ length: people - 2 }, row);
    if (taken.length > 0) await api.db('office_invitations').insert(taken);
    const body = { email: row().email, role: 'agent' };
    return codeOf(await office.send('/offices/my-office/invitations', body));
  };
  const history = (days: number) => get(`/reports/overview?from=${dayBefore(days - 1)}&to=${dayBefore(days - 1)}`);
  const comparison = async (count: number) => {
    const ids: string[] = [];
    for (let n = 0; n < count; n++)
      ids.push((await aListing(api.db, { owner: { id: office.id }, office: office.office })).id);
    return get(`/reports/comparative-report?listings=${ids.join(',')}`);
  };
  const rows = async (count: number) => {
    const { body, headers } = fileForm('file', Buffer.from(`title\n${'x\n'.repeat(count)}`), 'list.csv');
    const { token } = await signedInAgain(api, office.id, 'office');
    return codeOf(await api.call('POST', '/listing-imports', { token, body, headers }));
  };
  const hasBadge = async () => (await api.get(`/offices/${office.office.id}`)).json.data.premium as boolean;
  return { office, get, seats, history, comparison, import: rows, hasBadge };
}

describe.each([
  ['office', null],
  ['standard_monthly', 'standard_monthly'],
  ['standard_yearly', 'standard_yearly'],
  ['premium_monthly', 'premium_monthly'],
  ['premium_yearly', 'premium_yearly'],
] as const)('what %s promises', (code, bought) => {
  it('is what the server gives, and no more', async () => {
    const promised = await promisedBy(code);
    const amountOf = (feature: PlanLine) => promised.get(feature)?.amount ?? null;
    const it = await anOfficeOn(bought);
    expect((await it.office.current()).quota.allowed).toBe(amountOf('listings'));
    for (const section of OF_EVERY_OFFICE) expect(promised.has(section)).toBe(true);

    const seats = amountOf('seats') ?? 0;
    expect(await it.seats(seats)).toBe('ok');
    expect(await it.seats(seats + 1)).toBe(seats < 50 ? 'plan_lacks_seats' : 'team_full');
    const days = amountOf('history');
    expect(await it.history(days ?? 2_000)).toBe('ok');
    if (days !== null) expect(await it.history(days + 1)).toBe('plan_lacks_history');
    const compared = amountOf('comparison') ?? 0;
    expect(await it.comparison(compared)).toBe('ok');
    expect(await it.comparison(compared + 1)).toBe(compared < 5 ? 'plan_lacks_comparison' : 'comparison_size');
    expect(await it.get('/reports/listings/export?format=csv')).toBe(
      promised.has('export') ? 'ok' : 'plan_lacks_export',
    );
    const rows = amountOf('import') ?? 0;
    expect(await it.import(Math.min(rows, 150))).toBe('ok');
    expect(await it.import(rows + 1)).toBe(rows < 20_000 ? 'plan_lacks_import' : 'import_too_many_rows');
    expect(await it.hasBadge()).toBe(promised.has('badge'));
    expect(promised.has('shop_window')).toBe(true);
  });
});

it('a person has what is not for offices alone, and no report', async () => {
  const promised = await promisedBy('free_personal');
  expect([...promised.keys()]).toEqual(['listings', 'shop_window']);
  const { token } = await signedIn(api);
  expect(codeOf(await api.call('GET', '/reports/overview', { token }))).toBe('reports_office_only');
  expect(codeOf(await api.call('GET', '/offices/my-office/team', { token }))).toBe('forbidden');
});

it('a plan that is over leaves what a free office has', async () => {
  const it = await anOfficeOn('premium_monthly');
  expect([await it.get('/reports/listings/export?format=csv'), await it.hasBadge()]).toEqual(['ok', true]);
  await it.office.send('/subscriptions/cancel');
  await setClock(api, '2027-04-11T09:00:00Z');
  await tick(api.db, SUBSCRIPTION_CLOCK, { brand: api.config.brand });
  expect(await it.get('/reports/listings/export?format=csv')).toBe('plan_lacks_export');
  expect(await it.seats(4)).toBe('plan_lacks_seats');
  expect(await it.hasBadge()).toBe(false);
});

it('whoever has paid keeps to the end of the period what the plan loses, and has at once what it gains', async () => {
  const it = await anOfficeOn('standard_monthly');
  const feature = (code: string) => api.owner('plan_features').where({ plan_code: 'standard_monthly', code });
  await feature('export').delete();
  await feature('seats').update({ amount: 4 });
  await api.owner('plan_features').insert({ plan_code: 'standard_monthly', code: 'badge' });
  expect(await it.get('/reports/listings/export?format=csv')).toBe('ok');
  expect([await it.seats(10), await it.hasBadge()]).toEqual(['ok', true]);
  const later = await anOfficeOn('standard_monthly');
  expect(await later.get('/reports/listings/export?format=csv')).toBe('plan_lacks_export');
  await setClock(api, '2027-04-11T09:00:00Z');
  await tick(api.db, SUBSCRIPTION_CLOCK, { brand: api.config.brand });
  expect(await it.get('/reports/listings/export?format=csv')).toBe('plan_lacks_export');
  expect([await it.seats(4), await it.seats(5)]).toEqual(['ok', 'plan_lacks_seats']);
  await api.owner('plan_features').where({ plan_code: 'standard_monthly', code: 'badge' }).delete();
  await feature('seats').update({ amount: 10 });
  await api.owner('plan_features').insert({ plan_code: 'standard_monthly', code: 'export' });
});

it('sheets and pictures are asked of the plan, too', async () => {
  const it = await anOfficeOn(null);
  const row = { plan_code: 'office', code: 'shop_window' };
  await api.owner('plan_features').where(row).delete();
  expect(await it.get('/offices/my-office/sheet')).toBe('plan_lacks_shop_window');
  await api.owner('plan_features').insert(row);
});

it('nothing is written of a plan that the server does not know', async () => {
  const known: string[] = await api.owner('plan_features').distinct('code').orderBy('code').pluck('code');
  expect(known).toEqual([...PLAN_FEATURE_CODES].sort());
  const unknown = api.owner('plan_features').insert({ plan_code: 'office', code: 'free_coffee' });
  await expect(unknown).rejects.toThrow('plan_features_known');
});
