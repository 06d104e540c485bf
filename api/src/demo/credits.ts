import { type Db, seedId } from '@diyar/db';
import { creditAccount, type Owner } from '#features/ledger/index.ts';
import { calendarAdd } from '#features/subscriptions/index.ts';
import { type Act, OFFICE_YEAR, PERSON_YEAR, priceOfPlaces, SELLER_YEAR } from './money/acts.ts';
import { boost, stop, view } from './money/boosts.ts';
import { leave, renew, type Subscribed, subscribe } from './money/plans.ts';
import { ask, refund, topUp } from './money/requests.ts';
import { type Account, buy } from './money/writer.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PLACE_DAYS = 30;
/** Listings that the acts of a year name. */
const NAMED_LISTINGS = 3;

interface Payer {
  name: string;
  owner: Owner;
  userId: string;
  year: readonly Act[];
}

/**
 * A year of credit, plans and boosts for the demo's seller, person and office, and requests that wait for the administrator.
 * Days of the past are the owner role's to write. Payers who are there already are passed over.
 */
export async function seedCredits(ownerDb: Db, now = new Date()): Promise<void> {
  const deciderId = seedId('demo_admins', '0');
  await ownerDb('users')
    .insert({ id: deciderId, account_type: 'admin', first_name: 'رنا', last_name: 'الحلبي' })
    .onConflict('id')
    .ignore();
  const office = await ownerDb('offices')
    .where({ id: seedId('demo_offices', '0') })
    .first('id');
  const person = (n: string) => seedId('demo_persons', n);
  const payers: Payer[] = [
    { name: 'seller', owner: { userId: person('10') }, userId: person('10'), year: SELLER_YEAR },
    { name: 'regular', owner: { userId: person('40') }, userId: person('40'), year: PERSON_YEAR },
    ...(office
      ? [{ name: 'office', owner: { officeId: office.id }, userId: seedId('demo_agents', '0.0'), year: OFFICE_YEAR }]
      : []),
  ];
  for (const payer of payers) await ownerDb.transaction((trx) => seedPayer(trx, payer, { deciderId, now }));
}

async function seedPayer(
  trx: Db,
  { name, owner, userId, year }: Payer,
  { deciderId, now }: { deciderId: string; now: Date },
) {
  const user = await trx('users').where({ id: userId }).first('id');
  const known = await trx('ledger_transfers')
    .where({ reference: `demo:${name}:0` })
    .first('id');
  if (!user || known) return;
  const account: Account = { trx, name, userId, deciderId, accountId: await creditAccount(trx, owner), moves: 0 };
  const listings = await quietListings(trx, owner);
  let live: Subscribed | undefined;
  for (const { act, at } of await inOrder(trx, year, now)) {
    if (act.kind === 'plan') live = await subscribe(account, act, at, live);
    else if (act.kind === 'renewal') live = live && (await renew(account, at, live));
    else if (act.kind === 'cancellation') {
      if (live) await leave(account, at, live);
    } else await happen(account, act, at, listings);
  }
  for (const id of listings) await view(account, id, now);
}

type Boost = Extract<Act, { kind: 'boost' }>;
/** Consequences of an act on a later day. */
type Step = Act | { kind: 'renewal' } | { kind: 'stop'; boost: Boost };
type Simple = Exclude<Step, { kind: 'plan' | 'renewal' | 'cancellation' }>;

/** Acts and what follows from them, by the clock, so that balances are those of their day. */
async function inOrder(trx: Db, year: readonly Act[], now: Date): Promise<{ act: Step; at: Date }[]> {
  const steps: { act: Step; at: Date }[] = [];
  for (const act of year) {
    const at = new Date(now.getTime() - act.daysAgo * DAY_MS - (act.daysAgo % 7) * HOUR_MS);
    steps.push({ act, at });
    if (act.kind === 'plan') {
      for (let period = 1; period <= act.periods; period++) {
        steps.push({ act: { kind: 'renewal' }, at: await calendarAdd(trx, at, period) });
      }
    }
    if (act.kind === 'boost' && act.stoppedAfter !== undefined) {
      steps.push({ act: { kind: 'stop', boost: act }, at: new Date(at.getTime() + act.stoppedAfter * DAY_MS) });
    }
  }
  return steps.sort((step, other) => step.at.getTime() - other.at.getTime());
}

async function happen(account: Account, act: Simple, at: Date, listings: readonly string[]): Promise<void> {
  switch (act.kind) {
    case 'top_up':
      return topUp(account, act, at);
    case 'request':
      return ask(account, act, at);
    case 'refund':
      return refund(account, act, at);
    case 'boost': {
      const id = listings[act.listing];
      return id ? boost(account, act, at, id) : undefined;
    }
    case 'stop': {
      const id = listings[act.boost.listing];
      return id ? stop(account, act.boost, at, id) : undefined;
    }
    case 'places':
      return fillSlots(account, act.slots, at);
  }
}

async function fillSlots(account: Account, slots: number, at: Date): Promise<void> {
  const cents = priceOfPlaces(slots);
  const { purchaseId } = await buy(account, { product: 'listing', parameters: { slots }, cents, at });
  await account.trx('listing_slots').insert({
    account_id: account.accountId,
    slots,
    purchase_id: purchaseId,
    starts_at: at,
    ends_at: new Date(at.getTime() + PLACE_DAYS * DAY_MS),
  });
}

/** Public listings of the account that no boost was given to. */
async function quietListings(trx: Db, owner: Owner): Promise<string[]> {
  const of = 'userId' in owner ? { owner_id: owner.userId } : { office_id: owner.officeId };
  return trx('listings')
    .where({ ...of, status: 'active' })
    .whereNotExists(trx('boosts').whereRaw('boosts.listing_id = listings.id'))
    .orderBy('code')
    .limit(NAMED_LISTINGS)
    .pluck('id');
}
