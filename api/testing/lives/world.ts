import { aListing, anOffice } from '../factories.ts';
import { credited } from '../money.ts';
import { signedIn, signedInAgain } from '../people.ts';
import type { TestApp } from '../test-app.ts';

export interface Person {
  id: string;
  email: string;
  type: 'regular' | 'office' | 'admin';
  token: string;
}

/** A few people, an office, and what they offer: small, so that what they do to each other meets. */
export interface World {
  api: TestApp;
  admin: Person;
  /** Two who look, one who sells, and an office's two owners and agent. */
  people: Person[];
  officeId: string;
  listings: string[];
  /** Of the last two listings; it may be switched off. */
  categoryId: string;
}

/** @param categoryId one that nothing outside of these worlds uses */
export async function aWorld(api: TestApp, admin: Person, categoryId: string): Promise<World> {
  const person = (values: object = {}) => signedIn(api, { email_verified_at: new Date(), ...values });
  const [buyer, visitor, seller] = [await person(), await person(), await person()];
  const ofOffice = { account_type: 'office' };
  const [manager, partner, agent] = [await person(ofOffice), await person(ofOffice), await person(ofOffice)];
  const office = await anOffice(api.db);
  await api.db('office_members').insert([
    { office_id: office.id, user_id: manager.id, role: 'owner' },
    { office_id: office.id, user_id: partner.id, role: 'owner' },
    { office_id: office.id, user_id: agent.id, role: 'agent' },
  ]);
  await credited(api.db, { officeId: office.id }, 100_00);
  await credited(api.db, { userId: seller.id }, 100_00);
  const offer = async (owner: Person, values: object = {}) => (await aListing(api.db, { owner, ...values })).id;
  const listings = [
    await offer(seller),
    await offer(agent, { office }),
    await offer(manager, { office }),
    await offer(seller, { category_id: categoryId }),
    await offer(agent, { office, category_id: categoryId }),
  ];
  // As if the indexer had just been here.
  await api.db('search_dirty').whereIn('listing_id', listings).delete();
  const people = [buyer, visitor, seller, manager, partner, agent];
  return { api, admin, people, officeId: office.id, listings, categoryId };
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call as one of them, in a session that is begun anew where the last one ended; undefined where none can begin. */
export async function callAs(
  { api }: Pick<World, 'api'>,
  person: Person,
  [method, path]: [Method, string],
  options: { body?: object; headers?: Record<string, string> } = {},
) {
  const send = () => api.call(method, path, { token: person.token, ...options });
  const answer = await send();
  if (answer.statusCode !== 401) return answer;
  const row = await api
    .db('users')
    .where({ id: person.id })
    .whereRaw('may_act(closed_at, banned_at, suspended_until)')
    .first('account_type');
  if (!row) return;
  person.type = row.account_type;
  person.token = (await signedInAgain(api, person.id, person.type)).token;
  return send();
}
