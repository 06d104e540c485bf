import { anOffice } from './factories.ts';
import { credited, sendMoney } from './money.ts';
import { signedIn } from './people.ts';
import type { TestApp } from './test-app.ts';

/** The manager of an office with so much credit, and what one does about its plan. */
export async function anOfficeWith(api: TestApp, cents: number) {
  const person = await signedIn(api, { account_type: 'office' });
  const office = await anOffice(api.db);
  await api.db('office_members').insert({ office_id: office.id, user_id: person.id, role: 'manager' });
  const { token } = person;
  const addCredit = (more: number) => credited(api.db, { officeId: office.id }, more);
  if (cents > 0) await addCredit(cents);
  const get = async (path: string) => (await api.call('GET', path, { token, lang: 'en' })).json.data;
  return {
    ...person,
    office,
    addCredit,
    get,
    send: (path: string, body: object = {}, key?: string) => sendMoney(api, path, { token, body, ...(key && { key }) }),
    subscribe: (plan: string, key?: string) =>
      sendMoney(api, '/subscriptions/subscribe', { token, body: { plan }, ...(key && { key }) }),
    balance: async (): Promise<number> => (await get('/credits/balance')).balance,
    current: () => get('/subscriptions/current'),
    events: async () => (await get('/subscriptions/history')).events,
  };
}
export type OfficePerson = Awaited<ReturnType<typeof anOfficeWith>>;

/** Sets the business clock of the test's own database. */
export const setClock = (api: Pick<TestApp, 'owner'>, at: string | Date) =>
  api.owner.raw('update app_clock set shift = ?::timestamptz - now()', [at]);
