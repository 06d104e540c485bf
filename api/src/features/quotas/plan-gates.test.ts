import type { PlanFeatureRow } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PLAN_FEATURE_CODES, PLAN_LINES, type PlanLine } from '#rules/plan-features.ts';
import { aListing } from '#testing/factories.ts';
import { credited, sendMoney } from '#testing/money.ts';
import { fileForm } from '#testing/multipart.ts';
import { proofOf, signedIn, signedInAgain } from '#testing/people.ts';
import { anOfficeWith, type OfficePerson, setClock } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { tick } from '../clock/index.ts';
import { featureWords } from '../plans/feature-words.ts';
import { SUBSCRIPTION_CLOCK } from '../subscriptions/clock-handlers.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
const TODAY = '2027-03-10';
let today = TODAY;
const goTo = (day: string) => {
  today = day;
  return setClock(api, `${day}T09:00:00Z`);
};
beforeEach(() => goTo(TODAY));

type Promised = { code: PlanLine; amount: number | null; name: string; officeOnly: boolean };
/** As the pricing page and the comparison read it: a person is shown no line that is for offices. */
const promisedBy = async (
  plan: string,
  type: Asker['type'],
  lang: 'ar' | 'en' = 'en',
): Promise<Map<PlanLine, Promised>> => {
  const features: Promised[] = (await api.get(`/plans/${plan}`, lang)).json.data.plan.features;
  return new Map(
    features.filter(({ officeOnly }) => type === 'office' || !officeOnly).map((line) => [line.code, line]),
  );
};
const dayBefore = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
const codeOf = ({ json }: { json: { statusCode?: number; code?: string } | null }) => json?.code ?? 'ok';

interface Asker {
  id: string;
  type: 'regular' | 'office';
  office?: OfficePerson['office'];
  send: OfficePerson['send'];
}

/** Somebody without an office who has credit. */
async function aPersonWith(cents: number): Promise<Asker> {
  const { id } = await signedIn(api);
  await credited(api.db, { userId: id }, cents);
  const fresh = async () => (await signedInAgain(api, id, 'regular')).token;
  const send = async (path: string, body: object = {}) => sendMoney(api, path, { token: await fresh(), body });
  return { id, type: 'regular', send };
}

/** An account with a plan, and what the server says to it. */
async function anAccountOn(plan: string | null, who: Asker['type'] = 'office') {
  const account = who === 'office' ? { ...(await anOfficeWith(api, 100_000)), type: who } : await aPersonWith(100_000);
  if (plan) expect((await account.send('/subscriptions/subscribe', { plan })).statusCode).toBe(201);
  return asked(account);
}
function asked({ id, type, office, send }: Asker) {
  const call = async (method: 'GET' | 'POST', path: string, options = {}) => {
    const { token } = await signedInAgain(api, id, type);
    return api.call(method, path, { token, lang: 'en', ...options });
  };
  const get = async (path: string) => codeOf(await call('GET', path));
  const seats = async (people: number) => {
    const newAddress = () => `${crypto.randomUUID()}@diyar.test`;
    if (office) {
      await api.db('office_invitations').where({ office_id: office.id }).delete();
      const taken = Array.from({ length: people - 2 }, () => ({
        office_id: office.id,
        role: 'agent' as const,
        language: 'ar' as const,
        invited_by: id,
        email: newAddress(),
        expires_at: new Date('2030-01-01'),
      }));
      if (taken.length > 0) await api.db('office_invitations').insert(taken);
    }
    return codeOf(await send('/offices/my-office/invitations', { email: newAddress(), role: 'agent' }));
  };
  const comparison = async (count: number) => {
    const ids: string[] = [];
    for (let n = 0; n < count; n++) ids.push((await aListing(api.db, { owner: { id }, ...(office && { office }) })).id);
    return get(`/reports/comparative-report?listings=${ids.join(',')}`);
  };
  const rows = async (count: number) =>
    codeOf(
      await call(
        'POST',
        '/listing-imports',
        fileForm('file', Buffer.from(`title\n${'x\n'.repeat(count)}`), 'list.csv'),
      ),
    );
  const sheet = async () => {
    if (office) return get('/offices/my-office/sheet');
    const { id: listing } = await aListing(api.db, { owner: { id } });
    return get(`/listings/${listing}/sheet`);
  };
  const hasBadge = async () => Boolean(office && (await api.get(`/offices/${office.id}`)).json.data.premium);
  const isFirst = async (): Promise<boolean> => {
    const body = { name: 'Laila', email: 'laila@diyar.test', message: 'How long does a review take?' };
    expect((await call('POST', '/contact', { body, ip: `10.9.0.${++addresses}` })).statusCode).toBe(201);
    return (await rowOf(api.db('contact_messages').where({ user_id: id }).first('is_priority'))).is_priority;
  };
  const quota = async () => (await call('GET', '/users/listings/quota')).json.data.quota.allowed as number | null;
  const history = (days: number) => get(`/reports/overview?from=${dayBefore(days - 1)}&to=${dayBefore(days - 1)}`);
  return { office, send, get, seats, history, comparison, import: rows, sheet, hasBadge, isFirst, quota };
}
let addresses = 0;
type Account = ReturnType<typeof asked>;

/** Until its end, and past the days of grace. */
async function outlive(account: Account) {
  await account.send('/subscriptions/cancel');
  await goTo('2027-04-11');
  await tick(api.db, SUBSCRIPTION_CLOCK, { brand: api.config.brand });
}

/** Of each line of a plan: how much the server gives, held against what is promised; undefined: none of it. */
const GIVEN: Record<
  PlanLine,
  (it: Account, promised: number | null | undefined) => Promise<number | null | undefined>
> = {
  listings: (it) => it.quota(),
  office_page: async (it) =>
    it.office && (await api.get(`/offices/${it.office.id}`)).statusCode === 200 ? null : undefined,
  leads: async (it) => ((await it.get('/offices/statistics/leads')) === 'ok' ? null : undefined),
  reports: async (it) => ((await it.history(1)) === 'ok' ? null : undefined),
  seats: (it, most) => bounded(it.seats, most, ['plan_lacks_seats', 'team_full'], 2),
  import: (it, most) => bounded(it.import, most, ['plan_lacks_import', 'import_too_many_rows']),
  history: async (it, most) =>
    most === null && (await it.history(2_000)) === 'ok' ? null : bounded(it.history, most, ['plan_lacks_history']),
  comparison: (it, most) => bounded(it.comparison, most, ['plan_lacks_comparison', 'comparison_size'], 2),
  export: async (it) => ((await it.get('/reports/listings/export?format=csv')) === 'ok' ? null : undefined),
  shop_window: async (it) => ((await it.sheet()) === 'ok' ? null : undefined),
  badge: async (it) => ((await it.hasBadge()) ? null : undefined),
  support: async (it) => ((await it.isFirst()) ? null : undefined),
};

/** The amount, where it is given and not one more is. */
async function bounded(
  ask: (count: number) => Promise<string>,
  promised: number | null | undefined,
  refusals: readonly string[],
  least = 1,
): Promise<number | undefined> {
  const amount = promised ?? 0;
  if (amount >= least && (await ask(amount)) !== 'ok') return undefined;
  const more = await ask(Math.max(amount + 1, least));
  if (amount < least) return more === 'ok' ? least : undefined;
  return refusals.includes(more) ? amount : undefined;
}

describe.each<[who: string, reads: string, type: Asker['type'], bought: string | null, isOver?: 'over']>([
  ['a person', 'free_personal', 'regular', null],
  ['a person with the standard plan', 'standard_monthly', 'regular', 'standard_monthly'],
  ['a person with the premium plan', 'premium_yearly', 'regular', 'premium_yearly'],
  ['a person whose plan is over', 'free_personal', 'regular', 'premium_monthly', 'over'],
  ['a free office', 'office', 'office', null],
  ['an office with the standard plan', 'standard_monthly', 'office', 'standard_monthly'],
  ['an office with the standard plan for a year', 'standard_yearly', 'office', 'standard_yearly'],
  ['an office with the premium plan', 'premium_monthly', 'office', 'premium_monthly'],
  ['an office with the premium plan for a year', 'premium_yearly', 'office', 'premium_yearly'],
  ['an office whose plan is over', 'office', 'office', 'premium_monthly', 'over'],
])('what %s reads of its plan (%s)', (_, reads, type, bought, isOver) => {
  it('is what the server gives, line by line, and no more', async () => {
    const account = await anAccountOn(bought, type);
    if (isOver) await outlive(account);
    const promised = await promisedBy(reads, type);
    const given = new Map<PlanLine, number | null>();
    for (const line of PLAN_LINES) {
      const amount = await GIVEN[line](account, promised.get(line)?.amount);
      if (amount !== undefined) given.set(line, amount);
    }
    const words = (lang: 'ar' | 'en') => [...given].map(([line, amount]) => featureWords(line, amount, lang)).sort();
    expect(words('en')).toEqual([...promised.values()].map(({ name }) => name).sort());
    expect(words('ar')).toEqual([...(await promisedBy(reads, type, 'ar')).values()].map(({ name }) => name).sort());
  });
});

it('reports are told of as an office’s, to a person who asks for them', async () => {
  const it = await anAccountOn(null, 'regular');
  expect(await it.get('/reports/overview')).toBe('reports_office_only');
});

it('whoever has paid keeps to the end of the period what the plan loses, and has at once what it gains', async () => {
  const it = await anAccountOn('standard_monthly');
  const feature = (code: PlanFeatureRow['code']) =>
    api.owner('plan_features').where({ plan_code: 'standard_monthly', code });
  await feature('export').delete();
  await feature('seats').update({ amount: 4 });
  await api.owner('plan_features').insert({ plan_code: 'standard_monthly', code: 'badge' });
  expect(await it.get('/reports/listings/export?format=csv')).toBe('ok');
  expect([await it.seats(10), await it.hasBadge()]).toEqual(['ok', true]);
  const later = await anAccountOn('standard_monthly');
  expect(await later.get('/reports/listings/export?format=csv')).toBe('plan_lacks_export');
  await goTo('2027-04-11');
  await tick(api.db, SUBSCRIPTION_CLOCK, { brand: api.config.brand });
  expect(await it.get('/reports/listings/export?format=csv')).toBe('plan_lacks_export');
  expect([await it.seats(4), await it.seats(5)]).toEqual(['ok', 'plan_lacks_seats']);
  await api.owner('plan_features').where({ plan_code: 'standard_monthly', code: 'badge' }).delete();
  await feature('seats').update({ amount: 10 });
  await api.owner('plan_features').insert({ plan_code: 'standard_monthly', code: 'export' });
});

it('a plan is its office’s, whoever owns that: while it is handed over, and after', async () => {
  const former = await anOfficeWith(api, 100_000);
  expect((await former.subscribe('premium_monthly')).statusCode).toBe(201);
  const heir = await signedIn(api, { account_type: 'office' });
  await api.db('office_members').insert({ office_id: former.office.id, user_id: heir.id, role: 'agent' });
  const { token } = await signedInAgain(api, former.id, 'office');
  const body = { userId: heir.id, stay: false };
  const handOver = async () =>
    api.call('PUT', '/offices/my-office/owner', { token, body, headers: { 'x-proof': await proofOf(api, token) } });
  const of = (id: string) => asked({ id, type: 'office', office: former.office, send: former.send });
  const exported = (id: string) => of(id).get('/reports/listings/export?format=csv');
  const [handed, ...meanwhile] = await Promise.all([
    handOver(),
    ...Array.from({ length: 4 }, () => exported(former.id)),
  ]);
  expect(handed.statusCode).toBe(200);
  expect(meanwhile).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect([await exported(heir.id), await of(heir.id).hasBadge()]).toEqual(['ok', true]);

  const { ends_at } = await rowOf(api.db('subscriptions').orderBy('id', 'desc').first('ends_at'));
  await setClock(api, new Date(ends_at.getTime() - 2.9 * 86_400_000));
  await tick(api.db, SUBSCRIPTION_CLOCK, { brand: api.config.brand });
  const toldOf = (id: string) => api.db('notifications').where({ user_id: id, kind: 'subscription_renews_soon' });
  expect([(await toldOf(heir.id)).length > 0, await toldOf(former.id)]).toEqual([true, []]);
  expect(codeOf(await former.send('/subscriptions/cancel'))).toBe('billing_forbidden');
});

it('sheets and pictures are asked of the plan, too', async () => {
  const it = await anAccountOn(null);
  const row = { plan_code: 'office', code: 'shop_window' } as const;
  await api.owner('plan_features').where(row).delete();
  expect(await it.get('/offices/my-office/sheet')).toBe('plan_lacks_shop_window');
  await api.owner('plan_features').insert(row);
});

it('nothing is written of a plan that the server does not know', async () => {
  const known: string[] = await api.owner('plan_features').distinct('code').orderBy('code').pluck('code');
  expect(known).toEqual([...PLAN_FEATURE_CODES].sort());
  const unknown = api
    .owner<Record<'plan_code' | 'code', string>>('plan_features')
    .insert({ plan_code: 'office', code: 'free_coffee' });
  await expect(unknown).rejects.toThrow('plan_features_known');
});
