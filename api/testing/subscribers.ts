import { anOffice } from './factories.ts';
import { credited, sendMoney } from './money.ts';
import { signedIn, signedInAgain } from './people.ts';
import type { TestApp } from './test-app.ts';

/** The manager of an office with so much credit, and what one does about its plan. */
export async function anOfficeWith(api: TestApp, cents: number) {
  const person = await signedIn(api, { account_type: 'office' });
  const office = await anOffice(api.db);
  await api.db('office_members').insert({ office_id: office.id, user_id: person.id, role: 'owner' });
  // Sessions end within the months that these tests cross.
  const fresh = async () => (await signedInAgain(api, person.id, 'office')).token;
  const send = async (path: string, body: object = {}, key?: string) =>
    sendMoney(api, path, { token: await fresh(), body, ...(key && { key }) });
  const addCredit = (more: number) => credited(api.db, { officeId: office.id }, more);
  if (cents > 0) await addCredit(cents);
  const get = async (path: string) => (await api.call('GET', path, { token: await fresh(), lang: 'en' })).json.data;
  return {
    ...person,
    office,
    addCredit,
    get,
    send,
    subscribe: (plan: string, key?: string) => send('/subscriptions/subscribe', { plan }, key),
    put: async (path: string, body: object) => api.call('PUT', path, { token: await fresh(), lang: 'en', body }),
    balance: async (): Promise<number> => (await get('/credits/balance')).balance,
    current: () => get('/subscriptions/current'),
    /** What it was told, the oldest first. */
    bell: () => api.db('notifications').where({ user_id: person.id }).orderBy('id').select('kind', 'parameters', 'url'),
    events: async () => (await get('/subscriptions/history')).events,
  };
}
export type OfficePerson = Awaited<ReturnType<typeof anOfficeWith>>;

/** Sets the business clock of the test's own database. */
export const setClock = (api: Pick<TestApp, 'owner'>, at: string | Date) =>
  api.owner.raw('update app_clock set shift = ?::timestamptz - now()', [at]);

/** An office that reports, imports and invites without the bounds of the free plan: what the test is about is something else. */
export const withoutBounds = (api: Pick<TestApp, 'owner'>) =>
  api.owner.raw(
    `insert into plan_features (plan_code, code, amount)
     select 'office', code, null from unnest(array['seats', 'import', 'history', 'comparison', 'export']) as code
     on conflict (plan_code, code) do update set amount = null`,
  );
