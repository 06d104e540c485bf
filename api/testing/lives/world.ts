import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { creditAccount, systemAccount, transfer } from '#features/ledger/index.ts';
import { aListingRow, anOffice } from '../factories.ts';
import { aPhotoRow } from '../listing-form.ts';
import { credited } from '../money.ts';
import { newEmail, newPhone, signedInAgain } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import type { Pages } from './pages.ts';

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
  /** Quarter of two listings of the office; it may get other names. */
  placeId: string;
  /** What the document of each would be made of, if the indexer took every mark at once. */
  indexed: Map<string, string>;
  /** The pages that were opened, or stood at the beginning. */
  pages?: Pages;
  /** Whoever keeps each listing, as far as nothing was done since. */
  keepers?: Map<string, string>;
  /** The thread that was written in last, until it was asked who reads it. */
  written?: string;
}

/** @param categoryId one that nothing outside of these worlds uses, as the quarter `placeId` */
export async function aWorld(api: TestApp, admin: Person, own: Pick<World, 'categoryId' | 'placeId'>): Promise<World> {
  const people = await somePeople(api, ['regular', 'regular', 'regular', 'office', 'office', 'office']);
  const [, , seller, manager, partner, agent] = people as [Person, Person, Person, Person, Person, Person];
  const office = await anOffice(api.db);
  await api.db('office_members').insert([
    { office_id: office.id, user_id: manager.id, role: 'owner' },
    { office_id: office.id, user_id: partner.id, role: 'owner' },
    { office_id: office.id, user_id: agent.id, role: 'agent' },
  ]);
  await credited(api.db, { officeId: office.id }, 100_00);
  await credited(api.db, { userId: seller.id }, 100_00);
  await aPlan(api, { user_id: seller.id }, 3);
  await aPlan(api, { office_id: office.id }, 6, { status: 'cancelled', renews: false });
  const { categoryId: category_id, placeId: neighborhood_id } = own;
  const offers = [
    { owner: seller },
    { owner: agent, office, neighborhood_id },
    { owner: manager, office },
    { owner: seller, category_id },
    { owner: agent, office, category_id, neighborhood_id },
  ];
  const listings: string[] = (
    await api
      .db('listings')
      .insert(offers.map((offer) => aListingRow(api.db, offer)))
      .returning('id')
  ).map(({ id }) => id);
  await hangPhotos(api.db, listings);
  await anAd(api, seller, String(listings[0]));
  return { api, admin, people, officeId: office.id, listings, ...own, indexed: new Map() };
}

/** People with a proven e-mail, each in a session: at once, since worlds begin by the hundred. */
async function somePeople(api: TestApp, types: readonly ('regular' | 'office')[]): Promise<Person[]> {
  const { db } = api;
  const rows = await db('users')
    .insert(
      types.map((account_type) => ({
        first_name: 'ليلى',
        last_name: 'الخطيب',
        email: newEmail(),
        phone: newPhone(),
        email_verified_at: new Date(),
        account_type,
      })),
    )
    .returning(['id', 'email', 'account_type']);
  return Promise.all(
    rows.map(async ({ id, email, account_type: type }) => {
      const { token } = await signedInAgain(api, id, type);
      return { id, email: email ?? '', type, token };
    }),
  );
}

/** A form needs a photo to be handed in again. */
async function hangPhotos(db: Db, listings: readonly string[]): Promise<void> {
  const photos = listings.map((listing_id) => ({ listing_id, photo: aPhotoRow() }));
  await db('images').insert(photos.map(({ photo }) => photo));
  await db('listing_media').insert(
    photos.map(({ listing_id, photo }) => ({ listing_id, image_id: photo.id, position: 0, is_main: true })),
  );
}

/** An advertisement that leads to a listing, with a budget for some days. */
async function anAd({ db }: TestApp, { id: user_id }: Person, listing: string): Promise<void> {
  const [from, to] = [await creditAccount(db, { userId: user_id }), await systemAccount(db, { kind: 'held_budgets' })];
  const [days, cents] = [7, 3_50];
  await transfer(db, { kind: 'purchase', event: `test:${listing}`, from, to, cents, actorId: user_id });
  const { image_id } = await rowOf(db('listing_media').where({ listing_id: listing }).first('image_id'));
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

/** A plan by the month that goes on by itself after some days, unless told otherwise. */
async function aPlan({ db }: TestApp, owner: Record<string, string>, days: number, values: object = {}): Promise<void> {
  const account = await rowOf(db('ledger_accounts').where(owner).first('id'));
  const price = await rowOf(
    db('plan_prices').where({ plan_code: 'standard_monthly' }).orderBy('valid_from', 'desc').first(),
  );
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
    ...values,
  });
}

/**
 * Nothing of this world comes to pass in the next one's days, nor is looked through by what lists all that is public: it is taken away
 * past every trigger.
 */
export const endWorld = ({ api: { owner }, people, officeId, listings }: World): Promise<unknown> =>
  owner.transaction(async (trx) => {
    await trx.raw('set local session_replication_role = replica');
    const ids = people.map(({ id }) => id);
    await trx('listings')
      .whereIn('id', listings)
      .update({ status: 'archived', deleted_at: trx.raw('app_now()') });
    const accounts = trx('ledger_accounts').whereIn('user_id', ids).orWhere({ office_id: officeId }).select('id');
    for (const table of ['subscriptions', 'listing_slots', 'advertisements'])
      await trx(table).whereIn('account_id', accounts).delete();
    await trx('boosts').whereIn('listing_id', listings).delete();
    await trx('viewings').whereIn('lead_id', trx('leads').whereIn('listing_id', listings).select('id')).delete();
  });

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
