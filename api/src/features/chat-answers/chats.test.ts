import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { enqueue } from '#jobs/enqueue.ts';
import { unlockDeadWorkers } from '#jobs/worker-locks.ts';
import { dayOf } from '#lib/quiet-hours.ts';
import { CHAT_CHANNELS } from '#rules/notifications.ts';
import { linkFor, workJobs } from '#testing/jobs.ts';
import { aPublished } from '#testing/listing-form.ts';
import { type Messenger, messengers } from '#testing/messengers.ts';
import { newEmail, PASSWORD, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { LOADER } from '../../../../scripts/lib/loader.ts';
import { moveClock } from '../clock/index.ts';
import { askStillAvailable } from '../listings/ask-still-available.ts';
import { notify } from '../notifications/index.ts';
import { matchListings } from '../saved-searches/index.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NEXT_PASSWORD = 'Euphrates?Delta7';
const ALERT = {
  type: 'listing',
  kind: 'saved_search_new',
  parameters: { name: 'Flats', title: 'A flat' },
  url: '/properties',
} as const;

let api: TestApp;
let both: Awaited<ReturnType<typeof messengers>>;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  both = await messengers();
  api = both.api;
  admin = await signedIn(api, { account_type: 'admin' });
});
afterAll(() => both.close());
afterEach(() => api.owner('app_clock').update({ shift: '0' }));

const daysLater = (days: number) => api.owner('app_clock').update({ shift: `${days} days` });
const due = () => api.owner.raw('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
/** When the messages to chats that wait are sent. */
async function waiting(): Promise<number[]> {
  const { rows } = await api.db.raw<{ rows: { run_at: Date }[] }>(
    `select run_at from graphile_worker.jobs where task_identifier = 'notification_chat'`,
  );
  return rows.map(({ run_at }) => run_at.getTime());
}

describe.each(CHAT_CHANNELS)('a chat at %s', { timeout: 120_000 }, (channel) => {
  let at: Messenger;
  beforeEach(() => {
    at = both.by[channel];
    at.forget();
  });

  const codeOf = async ({ token }: { token: string }) => {
    const { json } = await api.call('POST', `/notifications/chats/${channel}/link`, { token, body: {} });
    return /[\w-]{43}$/.exec(json.data.url)?.[0] ?? '';
  };
  const chatOf = async ({ token }: { token: string }) =>
    (await api.call('GET', '/notifications/chats', { token })).json.data.chats.find(
      (chat: { channel: string }) => chat.channel === channel,
    );
  async function linked(values: Record<string, unknown> = {}) {
    const person = await signedIn(api, { language: 'en', ...values });
    const chatId = at.newChat();
    await at.write(chatId, await codeOf(person));
    return { ...person, chatId, messages: () => at.sentTo(chatId) };
  }
  type Linked = Awaited<ReturnType<typeof linked>>;

  it('is linked by the code that Settings give, once, and the account is told', async () => {
    const person = await signedIn(api);
    expect(await chatOf(person)).toEqual({ channel, isSetUp: true, linked: null });
    const code = await codeOf(person);
    const [mine, other] = [at.newChat(), at.newChat()];
    expect(await at.write(mine, code)).toContain('رُبطت');
    expect((await chatOf(person)).linked).toMatchObject({ name: 'سامر' });
    expect(await at.write(mine, code)).toContain('رُبطت');
    expect(await at.write(other, code)).toContain('انتهت');
    const kinds = await api.db('notifications').where({ user_id: person.id }).pluck('kind');
    expect(kinds).toEqual([`${channel}_linked`]);
  });

  it('is not linked after 15 minutes, and a second code ends the first', async () => {
    const person = await signedIn(api);
    const [first, second] = [await codeOf(person), await codeOf(person)];
    const chatId = at.newChat();
    await at.write(chatId, first);
    await api.owner('app_clock').update({ shift: '16 minutes' });
    await at.write(chatId, second);
    expect((await chatOf(person)).linked).toBeNull();
  });

  it('is one account’s: the last one that linked it', async () => {
    const [first, second] = [await linked(), await signedIn(api)];
    await at.write(first.chatId, await codeOf(second));
    expect([(await chatOf(first)).linked, (await chatOf(second)).linked?.name]).toEqual([null, 'سامر']);
  });

  it('ends by a word, in Settings, and where it was shut to us', async () => {
    const [stops, halts, unlinks, blocks] = [
      await linked(),
      await linked({ language: 'ar' }),
      await linked(),
      await linked(),
    ];
    expect(await at.write(stops.chatId, '/stop')).toContain('not send you anything');
    expect(await at.write(halts.chatId, '«إيقاف»')).toContain('لن نرسل');
    await api.call('DELETE', `/notifications/chats/${channel}`, { token: unlinks.token });
    await at.block(blocks.chatId);
    for (const person of [stops, halts, unlinks, blocks]) expect((await chatOf(person)).linked).toBeNull();
  });

  it('ends with the password or the address of the account, as does a code that would link one', async () => {
    const [changes, resets, moves, stays] = [await linked(), await linked(), await linked(), await linked()];
    const codes = await Promise.all([changes, resets, moves].map(codeOf));
    const change = { currentPassword: PASSWORD, newPassword: NEXT_PASSWORD };
    expect((await api.call('PUT', '/users/password', { token: changes.token, body: change })).statusCode).toBe(200);
    await api.call('POST', '/auth/forgot-password', { body: { email: resets.email } });
    const reset = { token: await linkFor(api, resets.email), password: NEXT_PASSWORD };
    expect((await api.call('POST', '/auth/reset-password', { body: reset })).statusCode).toBe(200);
    await api.db('users').where({ id: moves.id }).update({ email: newEmail() });
    for (const code of codes) expect(await at.write(at.newChat(), code)).toContain('انتهت');
    for (const { id } of [changes, resets, moves, stays]) await notify(api.db, { ...ALERT, userId: id });
    await workJobs(api);
    expect([changes, resets, moves, stays].map((person) => person.messages().length)).toEqual([0, 0, 0, 1]);
  });

  it('is answered in its language, and told that nobody reads it', async () => {
    expect(await at.write(at.newChat(), 'مرحبا')).toContain('غير مربوطة');
    const { chatId } = await linked();
    expect(await at.write(chatId, 'hello')).toContain('alerts only');
  });

  describe('and an alert of a saved search', () => {
    const FLATS = 'category=apartments&city=damascus';
    async function watch({ token }: { token: string }, name: string, values: object = {}) {
      const body = { query: FLATS, name, frequency: 'instant', ...values };
      await api.call('POST', '/saved-searches', { token, body });
    }
    /** A new listing, and everything that tells of it. */
    async function publish() {
      const values = { titleEn: 'Flat in Mezzeh', descriptionEn: 'x'.repeat(120) };
      const id = await aPublished(api, await signedIn(api), admin, values);
      await matchListings(api.db);
      await workJobs(api);
      return id;
    }

    it('names every search that it meets, in one message', async () => {
      const me = await linked();
      await watch(me, 'Flats');
      await watch(me, 'Damascus', { query: 'city=damascus' });
      await publish();
      const text = expect.stringMatching(/^A new listing for “Flats” and “Damascus”\nFlat in Mezzeh/);
      expect(me.messages()).toEqual([{ text, answers: [] }]);
    });

    it('asks the switch of Settings, and is not sent of what was read, to the banned, or in quiet hours before they end', async () => {
      const off = { savedSearches: { email: true, push: true, [channel]: false } };
      const [declines, reads, banned, sleeps] = [
        await linked({ notification_preferences: off }),
        await linked(),
        await linked(),
        await linked(),
      ];
      for (const person of [declines, reads, banned, sleeps]) await watch(person, 'Flats');
      await aPublished(api, await signedIn(api), admin);
      await matchListings(api.db);
      const hour = (new Date().getUTCHours() + 3) % 24;
      await enqueue(api.db, 'saved_search_delivery', {});
      for (const { chatId } of [declines, reads, banned, sleeps]) at.fail(chatId, 'unwell');
      await workJobs(api);
      await api.db('alert_quiet_hours').insert({ user_id: sleeps.id, from_hour: hour, until_hour: (hour + 2) % 24 });
      await api.call('PUT', '/notifications/read-all', { token: reads.token, body: {} });
      await api.db('users').where({ id: banned.id }).update({ banned_at: new Date(), ban_reason: 'spam' });
      at.forget();
      await due();
      await workJobs(api);
      expect([declines, reads, banned, sleeps].flatMap((person) => person.messages())).toEqual([]);
      expect(await waiting()).toEqual([expect.toSatisfy((moment: number) => moment > Date.now())]);
      await api.db('alert_quiet_hours').delete();
      await due();
      await workJobs(api);
      expect([declines, reads, banned, sleeps].map((person) => person.messages().length)).toEqual([0, 0, 0, 1]);
    });

    it('held in quiet hours leaves at their end, wherever the clock of the site was moved to', async () => {
      const me = await linked();
      await api.db('alert_quiet_hours').insert({ user_id: me.id, from_hour: 22, until_hour: 7 });
      const night = dayOf(Date.now()) + 40 * DAY_MS + 23.5 * HOUR_MS;
      await moveClock(api.owner, { byMs: night - Date.now() });
      await notify(api.db, { ...ALERT, userId: me.id });
      const after = async (byMs: number) => {
        await moveClock(api.owner, { byMs });
        await workJobs(api);
        return me.messages().length;
      };
      expect([await after(0), await after(7 * HOUR_MS), await after(HOUR_MS)]).toEqual([0, 0, 1]);
    });

    it('that a queue holds for longer than a day, as a restored one may, is not sent any more', async () => {
      const me = await linked();
      await notify(api.db, { ...ALERT, userId: me.id });
      await daysLater(2);
      await workJobs(api);
      expect(me.messages()).toEqual([]);
    });

    it('ends the link where the chat takes nothing, and waits where too much is sent', async () => {
      const [blocks, waits] = [await linked(), await linked()];
      await watch(blocks, 'Flats');
      at.fail(blocks.chatId, 'gone');
      await publish();
      expect((await chatOf(blocks)).linked).toBeNull();
      await watch(waits, 'Flats');
      at.fail(waits.chatId, 'busy');
      const before = Date.now();
      await publish();
      const [moment = 0] = await waiting();
      expect(moment - before).toBeGreaterThanOrEqual(at.busySeconds * 1_000);
      expect(moment - before).toBeLessThan(180_000);
      await due();
      await workJobs(api);
      expect(waits.messages()).toHaveLength(2);
    });

    it('is tried once more where the messenger is unwell, and then no more', async () => {
      const me = await linked();
      await watch(me, 'Flats');
      at.fail(me.chatId, 'unwell', 'unwell');
      await publish();
      for (let turn = 0; turn < 2; turn++) {
        await due();
        await workJobs(api);
      }
      expect(me.messages()).toHaveLength(2);
    });
  });

  it.each([
    ['before', 1],
    ['after', 2],
  ] as const)(
    'gets a message of a worker killed %s the messenger had it %i times, and none is lost',
    async (moment, count) => {
      const me = await linked();
      await workJobs(api);
      await notify(api.db, { ...ALERT, userId: me.id });
      const { database, engine, auth } = api.config;
      const env = { ...process.env, DATABASE_URL: database.url, MEILI_URL: engine.url, AUTH_SECRET: auth.secret };
      const own = { ...both.settings, NODE_ENV: 'test', DATA_DIR: api.dataDir };
      const program = new URL('../../../testing/killed-push.ts', import.meta.url).pathname;
      const options = { env: { ...env, ...own }, stdio: 'inherit' } as const;
      const child = spawn(process.execPath, [...LOADER, program, moment], options);
      expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
      await api.owner.raw(`update graphile_worker._private_jobs set locked_at = locked_at - interval '2 minutes'`);
      await vi.waitUntil(async () => (await unlockDeadWorkers(api.db)) === 1);
      await workJobs(api);
      expect(me.messages()).toHaveLength(count);
    },
  );

  describe('and "still available?"', () => {
    /** A listing of 15 days, and its question. */
    async function asked(owner: Linked) {
      const id = await aPublished(api, owner, admin);
      await daysLater(15);
      await askStillAvailable(api.db);
      await workJobs(api);
      const question = owner.messages().find(({ text }) => text.startsWith('Still available?'));
      const press = (data: string, chatId = owner.chatId) => at.press(chatId, data);
      const row = () => api.db('listings').where({ id }).first('status', 'confirmed_at');
      return { id, question, press, row };
    }

    it('has its answers, and a press confirms the listing', async () => {
      const owner = await linked();
      const { id, question, press, row } = await asked(owner);
      // WhatsApp's buttons are those of one approved template.
      const no = { telegram: 'sold', whatsapp: 'archived' }[channel];
      expect(question?.answers).toEqual([`available:${id}`, `${no}:${id}`]);
      expect(await press(`available:${id}`)).toContain('30 days');
      const { json } = await api.call('GET', `/users/listings/${id}`, { token: owner.token });
      expect(json.data.listing).toMatchObject({ status: 'active', asksConfirmation: false });
      expect((await row())?.status).toBe('active');
    });

    it('hears whoever the listing was given to, and its owner of before no more', async () => {
      const [before, next] = [await linked(), await linked()];
      const { id, press, row } = await asked(before);
      await api.db('listings').where({ id }).update({ owner_id: next.id });
      expect(await press(`sold:${id}`)).toContain('does not exist');
      expect((await row())?.status).toBe('active');
      expect(await press(`available:${id}`, next.chatId)).toContain('30 days');
    });

    it('takes "no", says why where it can’t, and hears nobody else', async () => {
      const [owner, other] = [await linked(), await linked()];
      const { id, press, row } = await asked(owner);
      expect(await press(`archived:${id}`, other.chatId)).toContain('does not exist');
      expect(await press(`archived:${id}`, at.newChat())).toContain('غير مربوطة');
      expect(await press(`pending:${id}`)).toBeUndefined();
      expect((await row())?.status).toBe('active');
      expect(await press(`archived:${id}`)).toContain('archive');
      expect((await row())?.status).toBe('archived');
    });
  });
});

it('a messenger is not offered where none is set up', async () => {
  const without = await testApp();
  const { token } = await signedIn(without);
  const { json } = await without.call('GET', '/notifications/chats', { token });
  expect(json.data.chats).toEqual(CHAT_CHANNELS.map((channel) => ({ channel, isSetUp: false, linked: null })));
  for (const channel of CHAT_CHANNELS) {
    const refused = await without.call('POST', `/notifications/chats/${channel}/link`, { token, body: {} });
    expect(refused.json.code).toBe('chat_not_set_up');
    expect((await without.call('POST', `/${channel}/updates`, { body: {} })).statusCode).toBe(404);
  }
  await without.close();
});
