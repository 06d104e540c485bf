import { creditAccount, systemAccount, transfer } from '#features/ledger/index.ts';
import { aListing, anOffice } from '../factories.ts';
import { hangPhotos } from '../listing-form.ts';
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
  /** As the index would have them, if the indexer took every mark at once. */
  indexed: Set<string>;
  /** The thread that was written in last, until it was asked who reads it. */
  written?: string;
}

/** @param categoryId one that nothing outside of these worlds uses */
export async function aWorld(api: TestApp, admin: Person, categoryId: string): Promise<World> {
  const person = (values: object = {}) => signedIn(api, { email_verified_at: new Date(), ...values });
  const ofOffice = { account_type: 'office' };
  const [buyer, visitor, seller] = await Promise.all([person(), person(), person()]);
  const [manager, partner, agent] = await Promise.all([person(ofOffice), person(ofOffice), person(ofOffice)]);
  const office = await anOffice(api.db);
  await api.db('office_members').insert([
    { office_id: office.id, user_id: manager.id, role: 'owner' },
    { office_id: office.id, user_id: partner.id, role: 'owner' },
    { office_id: office.id, user_id: agent.id, role: 'agent' },
  ]);
  await credited(api.db, { officeId: office.id }, 100_00);
  await credited(api.db, { userId: seller.id }, 100_00);
  await aPlan(api, { user_id: seller.id }, 3);
  await aPlan(api, { office_id: office.id }, 6);
  const offer = async (owner: Person, values: object = {}) => (await aListing(api.db, { owner, ...values })).id;
  const listings = [
    await offer(seller),
    await offer(agent, { office }),
    await offer(manager, { office }),
    await offer(seller, { category_id: categoryId }),
    await offer(agent, { office, category_id: categoryId }),
  ];
  // A form needs one to be handed in again.
  for (const id of listings) await hangPhotos(api.db, id);
  const people = [buyer, visitor, seller, manager, partner, agent];
  await anAd(api, seller, String(listings[0]));
  return { api, admin, people, officeId: office.id, listings, categoryId, indexed: new Set(listings) };
}

/** An advertisement that leads to a listing, with a budget for some days. */
async function anAd({ db }: TestApp, { id: user_id }: Person, listing: string): Promise<void> {
  const [from, to] = [await creditAccount(db, { userId: user_id }), await systemAccount(db, { kind: 'held_budgets' })];
  const [days, cents] = [7, 3_50];
  await transfer(db, { kind: 'purchase', event: `test:${listing}`, from, to, cents, actorId: user_id });
  const { image_id } = await db('listing_media').where({ listing_id: listing }).first('image_id');
  await db('advertisements').insert({
    account_id: from,
    user_id,
    title: 'بيت للبيع',
    link: `https://diyar.test/property/${listing}`,
    image_id,
    size: 'small',
    place: 'sidebar',
    platform: 'universal',
    priority: 1,
    starts_on: db.raw('advertisement_today()'),
    most_per_person: 3,
    pauses_unseen: true,
    pauses_spent: true,
    status: 'active',
    days,
    budget_cents: cents,
    flat_days: days,
    flat_cents: cents,
  });
}

/** A plan by the month that goes on by itself after some days. */
async function aPlan({ db }: TestApp, owner: Record<string, string>, days: number): Promise<void> {
  const account = await db('ledger_accounts').where(owner).first('id');
  const price = await db('plan_prices').where({ plan_code: 'standard_monthly' }).orderBy('valid_from', 'desc').first();
  await db('subscriptions').insert({
    account_id: account.id,
    plan_code: 'standard_monthly',
    price_id: price.id,
    cents: price.cents,
    status: 'active',
    renews: true,
    months: 1,
    anchor_at: db.raw(`app_now() - interval '1 day'`),
    starts_at: db.raw(`app_now() - interval '1 day'`),
    ends_at: db.raw(`app_now() + ? * interval '1 day'`, [days]),
  });
}

/** As if the indexer had just been here: what is marked afterwards is marked by what is done. */
export const asIfIndexed = ({ api: { db }, listings }: World): Promise<unknown> =>
  db('search_dirty').whereIn('listing_id', listings).delete();

/** Nothing of this world comes to pass in the next one's days. */
export async function endWorld({ api: { db }, people, officeId, listings }: World): Promise<void> {
  const accounts = db('ledger_accounts')
    .whereIn(
      'user_id',
      people.map(({ id }) => id),
    )
    .orWhere({ office_id: officeId })
    .select('id');
  await db('subscriptions')
    .whereIn('account_id', accounts)
    .whereNull('ended_at')
    .update({ ends_at: '2099-01-01', grace_ends_at: null, status: 'cancelled', renews: false });
  await db('advertisements')
    .whereIn('listing_id', listings)
    .whereNull('ended_at')
    .update({ status: 'rejected', rejection_reason: 'over', pause_reason: null });
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
