import { randomUUID } from 'node:crypto';
import { tick } from '#features/clock/index.ts';
import { CLOCK_HANDLERS } from '#features.ts';
import { newOneTimeToken } from '#lib/auth/one-time-tokens.ts';
import { enquiry } from '../leads.ts';
import { aForm } from '../listing-form.ts';
import { codeProofOf } from '../people.ts';
import { callAs, type Person, type World } from './world.ts';

/** What is done, by whom, to what: numbers that choose among those there are. */
export interface Act {
  name: keyof typeof ACTS;
  who: number;
  what: number;
  other: number;
}
interface Chosen {
  world: World;
  person: Person;
  listing: string;
  other: Person;
}

const pick = <T>(items: readonly T[], at: number): T => items[at % items.length] as T;

/**
 * Plays an act at the front door. What is refused is no matter; what breaks is.
 * @returns the status, undefined where nobody could act
 */
export async function play(world: World, { name, who, what, other }: Act): Promise<number | undefined> {
  const listing = pick(world.listings, what);
  // Mostly whoever keeps the listing acts on it, and mostly somebody else asks.
  world.keepers ??= await keepersIn(world);
  const keeper = world.keepers.get(listing);
  const fitting = world.people.filter(({ id }) => (BY_OTHERS.includes(name) ? id !== keeper : id === keeper));
  const person = pick(who % 4 === 0 || fitting.length === 0 ? world.people : fitting, who);
  const answer = await ACTS[name]({ world, person, listing, other: pick(world.people, other) });
  if (answer && answer.statusCode >= 500)
    throw new Error(`${name} ended with ${answer.statusCode}: ${JSON.stringify(answer.json)}`);
  // What was refused has changed nothing.
  if (answer && answer.statusCode < 400) world.keepers = undefined;
  return answer?.statusCode;
}

async function keepersIn({ api: { db }, listings }: World): Promise<Map<string, string>> {
  const rows = await db('listings').whereIn('id', listings).select('id', 'owner_id');
  return new Map(rows.map(({ id, owner_id }) => [id, owner_id]));
}

const REASON = 'a reason of ours';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const status =
  (name: string) =>
  ({ world, person, listing }: Chosen) =>
    callAs(world, person, ['PUT', `/listings/${listing}/status`], { body: { status: name } });
const onThread = (act: (chosen: Chosen, thread: string) => ReturnType<typeof callAs>) => async (chosen: Chosen) => {
  const { world, person, listing } = chosen;
  const thread = await world.api
    .db('leads')
    .whereIn('listing_id', world.listings)
    .where((either) => either.where({ enquirer_id: person.id }).orWhere({ owner_id: person.id }))
    .orderByRaw('listing_id = ? desc, id desc', [listing])
    .first('id');
  const answer = thread && (await act(chosen, thread.id));
  if (answer && answer.statusCode < 300) world.written = thread.id;
  return answer;
};
const onViewing =
  (name: 'accept' | 'cancel') =>
  async ({ world, person }: Chosen) => {
    const viewing = await world.api
      .db('viewings as v')
      .join('leads as d', 'd.id', 'v.lead_id')
      .whereIn('d.listing_id', world.listings)
      .whereIn('v.status', ['pending', 'scheduled', 'rescheduled'])
      .where((either) => either.where({ enquirer_id: person.id }).orWhere({ owner_id: person.id }))
      .first('v.id', 'v.version');
    const { id, version } = viewing ?? {};
    return viewing && callAs(world, person, ['PUT', `/viewings/${id}/${name}`], { body: { version } });
  };
const desk = async ({ api, admin }: World, path: string, body: object, isProven = false) => {
  const headers: Record<string, string> = isProven ? { 'x-proof': await codeProofOf(api, admin.token) } : {};
  return callAs({ api }, admin, ['POST', `/admin/${path}`], { body, headers });
};
const category =
  (isActive: boolean) =>
  async ({ world }: Chosen) => {
    const row = await world.api.db('categories').where({ id: world.categoryId }).first('version');
    return desk(world, 'categories/bulk', {
      items: [{ id: world.categoryId, version: row.version }],
      change: { set: { isActive } },
    });
  };

/** Everything that people, offices, administrators and the clock do to what others hang on. */
export const ACTS = {
  ask: async ({ world, person, listing }: Chosen) => {
    const answer = await callAs(world, person, ['POST', `/listings/${listing}/leads`], { body: enquiry() });
    if (answer && answer.statusCode < 300) world.written = answer.json.data.leadId;
    return answer;
  },
  say: onThread(({ world, person }, thread) =>
    callAs(world, person, ['POST', `/leads/${thread}/messages`], { body: { id: randomUUID(), body: 'نعم' } }),
  ),
  propose: onThread(({ world, person }, thread) =>
    callAs(world, person, ['POST', `/leads/${thread}/viewings`], { body: { startsAt: inDays(90) } }),
  ),
  accept: onViewing('accept'),
  callOff: onViewing('cancel'),
  save: ({ world, person, listing }: Chosen) =>
    callAs(world, person, ['PUT', `/users/lists/favourites/${listing}`], { body: {} }),
  sell: status('sold'),
  archive: status('archived'),
  offerAgain: status('active'),
  confirm: ({ world, person, listing }: Chosen) =>
    callAs(world, person, ['POST', `/listings/${listing}/confirm`], { body: {} }),
  remove: ({ world, person, listing }: Chosen) => callAs(world, person, ['DELETE', `/listings/${listing}`]),
  boost: ({ world, person, listing }: Chosen) =>
    callAs(world, person, ['POST', '/boosts/create'], {
      body: { listings: [listing], type: 'urgent', duration: 7 },
      headers: { 'idempotency-key': randomUUID() },
    }),
  handOver: ({ world, person, listing, other }: Chosen) =>
    callAs(world, person, ['POST', `/users/listings/${listing}/hand-over`], { body: { userId: other.id } }),
  leave: ({ world, person }: Chosen) => callAs(world, person, ['POST', '/offices/my-office/leave'], { body: {} }),
  sendAway: ({ world, person, other }: Chosen) =>
    callAs(world, person, ['DELETE', `/offices/my-office/team/${other.id}`]),
  close: async ({ world: { api }, person }: Chosen) => {
    const token = await newOneTimeToken(api.db, person.id, 'delete_account');
    return api.call('POST', `/account/delete/confirm?token=${token}`);
  },
  suspend: ({ world, person }: Chosen) => desk(world, `users/${person.id}/suspend`, { reason: REASON, days: 3 }),
  letIn: ({ world, person }: Chosen) => desk(world, `users/${person.id}/unsuspend`, {}),
  ban: ({ world, person }: Chosen) => desk(world, `users/${person.id}/ban`, { reason: REASON }, true),
  unban: ({ world, person }: Chosen) => desk(world, `users/${person.id}/unban`, { reason: REASON }, true),
  takeDown: ({ world, listing }: Chosen) => desk(world, `listings/${listing}/suspend`, { reason: REASON }),
  putBack: ({ world, listing }: Chosen) => desk(world, `listings/${listing}/unsuspend`, { reason: REASON }),
  transfer: ({ world, listing, other }: Chosen) =>
    desk(world, `listings/${listing}/transfer`, { to: other.id, reason: REASON }),
  /** A change of the price, which an administrator lets through, and may take back in the next act. */
  reprice: async ({ world, person, listing, other }: Chosen) => {
    const price = 70_000 + 5_000 * (world.people.indexOf(other) + 1);
    const changed = await callAs(world, person, ['PUT', `/listings/${listing}`], { body: aForm({ price }) });
    if (changed?.statusCode !== 200) return changed;
    const { version } = changed.json.data.listing;
    return desk(world, `listings/${listing}/review`, { decision: 'approve', version });
  },
  takeBack: ({ world, listing }: Chosen) => desk(world, `listings/${listing}/take-back`, {}),
  hideCategory: category(false),
  showCategory: category(true),
  days: async ({ world: { api } }: Chosen) => {
    await api.owner('app_clock').update({ shift: api.owner.raw(`shift + interval '2 days'`) });
    await tick(api.db, CLOCK_HANDLERS, { brand: api.config.brand });
    return { statusCode: 200, json: null };
  },
};

const BY_OTHERS: readonly Act['name'][] = ['ask', 'propose', 'save'];
/** How often each is tried beside the others: what makes something hang on something more often than what ends it. */
export const WEIGHTS: Partial<Record<Act['name'], number>> = {
  ask: 8,
  propose: 8,
  accept: 8,
  save: 3,
  boost: 3,
  offerAgain: 3,
  ban: 2,
  reprice: 2,
  letIn: 2,
  putBack: 2,
  transfer: 2,
  handOver: 2,
};
