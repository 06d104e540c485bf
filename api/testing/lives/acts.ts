import { randomUUID } from 'node:crypto';
import type * as tables from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { tick } from '#features/clock/index.ts';
import { CLOCK_HANDLERS } from '#features.ts';
import { newOneTimeToken } from '#lib/auth/one-time-tokens.ts';
import { hashSecret, newSecret } from '#lib/auth/secrets.ts';
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
  who: number;
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
  const answer = await ACTS[name]({ world, person, listing, other: pick(world.people, other), who });
  if (answer && answer.statusCode >= 500)
    throw new Error(`${name} ended with ${answer.statusCode}: ${JSON.stringify(answer.json)}`);
  // A refusal has changed nothing.
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
      .first<Pick<tables.ViewingRow, 'id' | 'version'> | undefined>('v.id', 'v.version');
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
    if (!row) return;
    return desk(world, 'categories/bulk', {
      items: [{ id: world.categoryId, version: row.version }],
      change: { set: { isActive } },
    });
  };

type Row = Pick<tables.CategoryRow, 'id' | 'parent_id' | 'version'>;
const ofCategory =
  (act: 'force-delete' | 'move', bodyOf: (rows: { own: Row; apartments: Row; otherGroup: Row }) => object) =>
  async ({ world }: Chosen) => {
    const { db } = world.api;
    const own = await db('categories').where({ id: world.categoryId }).first();
    if (!own) return;
    const apartments = await rowOf(db('categories').where({ slug: 'apartments' }).first());
    const root = db('categories').where('id', apartments.parent_id).select('parent_id');
    const groups = db('categories').where({ level: 1 }).whereIn('parent_id', root).whereNot('id', apartments.parent_id);
    const otherGroup = await rowOf(groups.orderBy('slug').first());
    const body = { ...bodyOf({ own, apartments, otherGroup }), version: own.version };
    return desk(world, `categories/${own.id}/${act}`, body, true);
  };
/** As whoever may run the office. */
async function byOwner(world: World, [method, path]: ['POST' | 'PUT', string], body: object) {
  const ids = await world.api.db('office_members').where({ office_id: world.officeId, role: 'owner' }).pluck('user_id');
  const owner = world.people.find(({ id }) => ids.includes(id));
  return owner && callAs(world, owner, [method, `/offices/my-office${path}`], { body });
}
const DONE = { statusCode: 200, json: null };
async function later({ api }: World, interval: string) {
  await api.owner('app_clock').update({ shift: api.owner.raw('shift + ?::interval', [interval]) });
  await tick(api.db, CLOCK_HANDLERS, { brand: api.config.brand });
  return DONE;
}

/** Everything that people, offices, administrators and the clock do to what others hang on. */
export const ACTS = {
  ask: async ({ world, person, listing }: Chosen) => {
    const answer = await callAs(world, person, ['POST', `/listings/${listing}/leads`], { body: enquiry() });
    if (answer && answer.statusCode < 300) world.written = answer.json.data.leadId;
    return answer;
  },
  sendMessage: onThread(({ world, person }, thread) =>
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
  subscribe: ({ world, person }: Chosen) =>
    callAs(world, person, ['POST', '/subscriptions/subscribe'], {
      body: { plan: 'standard_monthly' },
      headers: { 'idempotency-key': randomUUID() },
    }),
  endPlan: ({ world, person }: Chosen) => callAs(world, person, ['POST', '/subscriptions/cancel'], { body: {} }),
  /** Somebody is asked to be an agent, and says yes. */
  join: async ({ world, other }: Chosen) => {
    const asked = await byOwner(world, ['POST', '/invitations'], { email: other.email, role: 'agent' });
    if (!asked || asked.statusCode >= 300) return asked;
    const token = newSecret();
    await world.api
      .db('office_invitations')
      .where({ office_id: world.officeId, email: other.email, accepted_at: null, revoked_at: null })
      .update({ token_hash: hashSecret(token) });
    return callAs(world, other, ['POST', '/office-invitations/accept'], { body: { token } });
  },
  changeRole: ({ world, other, who }: Chosen) =>
    byOwner(world, ['PUT', `/team/${other.id}`], { role: who % 2 ? 'agent' : 'assistant' }),
  takeOver: ({ world, person, other }: Chosen) =>
    byOwner(world, ['POST', `/team/${person.id}/take-over`], { successorId: other.id }),
  nameOwner: ({ world, other }: Chosen) =>
    desk(world, `offices/${world.officeId}/owner`, { userId: other.id, reason: REASON }, true),
  closeOffice: ({ world }: Chosen) => desk(world, `offices/${world.officeId}/close`, { reason: REASON }, true),
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
  removeMap: ({ world, listing }: Chosen) => desk(world, `listings/${listing}/suspend`, { reason: REASON }),
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
  undoDecision: ({ world, listing }: Chosen) => desk(world, `listings/${listing}/take-back`, {}),
  hideCategory: category(false),
  showCategory: category(true),
  mergeCategory: ofCategory('force-delete', ({ apartments }) => ({ outcome: { targetId: apartments.id } })),
  archiveCategory: ofCategory('force-delete', () => ({ outcome: { archive: true } })),
  /** Below the other group, and back. */
  moveCategory: ofCategory('move', ({ own, apartments, otherGroup }) => ({
    parentId: own.parent_id === apartments.parent_id ? otherGroup.id : apartments.parent_id,
    position: 99,
  })),
  /** As a new state of the gazetteer does. */
  renamePlace: async ({ world: { api, placeId } }: Chosen) => {
    const name = `lives-${randomUUID()}`;
    const names = { slug: name, key: `damascus.${name}`, name_en: name };
    await api.owner('locations').where({ id: placeId }).update(names);
    return DONE;
  },
  days: ({ world }: Chosen) => later(world, '2 days'),
  weeks: ({ world }: Chosen) => later(world, '12 days'),
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
  weeks: 2,
  subscribe: 3,
};
