import { spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { enqueue } from '#jobs/enqueue.ts';
import { unlockDeadWorkers } from '#jobs/worker-locks.ts';
import { dayOf } from '#lib/quiet-hours.ts';
import { linkFor, workJobs } from '#testing/jobs.ts';
import { aPublished } from '#testing/listing-form.ts';
import { newEmail, PASSWORD, signedIn } from '#testing/people.ts';
import { BLOCKED, TOO_MANY, telegramServer, UNWELL } from '#testing/telegram.ts';
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
let telegram: Awaited<ReturnType<typeof telegramServer>>;
let admin: Awaited<ReturnType<typeof signedIn>>;
let secret: string;
beforeAll(async () => {
  telegram = await telegramServer();
  api = await testApp(telegram.settings);
  admin = await signedIn(api, { account_type: 'admin' });
  await enqueue(api.db, 'telegram_webhook', {});
  await workJobs(api);
  secret = telegram.called[0]?.body.secret_token;
});
afterAll(async () => {
  await api.close();
  await telegram.close();
});
beforeEach(() => {
  telegram.called.length = 0;
});
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

/** An update as Telegram posts it, with the secret it was told. */
async function update(body: object, shown = secret) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/telegram/updates',
    headers: { 'x-telegram-bot-api-secret-token': shown },
    payload: { update_id: randomInt(1e9), ...body },
  });
  return { status: answer.statusCode, reply: answer.json() };
}
const write = (chatId: number, text: string, language_code = 'ar') =>
  update({
    message: {
      message_id: 1,
      chat: { id: chatId, type: 'private' },
      from: { id: chatId, first_name: 'سامر', language_code },
      text,
    },
  });
const linkOf = async ({ token }: { token: string }) =>
  (await api.call('POST', '/notifications/telegram/link', { token, body: {} })).json;
const codeOf = async (person: { token: string }) =>
  new URL((await linkOf(person)).data.url).searchParams.get('start') ?? '';
const setup = async ({ token }: { token: string }) =>
  (await api.call('GET', '/notifications/telegram', { token })).json.data;

async function linked(values: Record<string, unknown> = {}) {
  const person = await signedIn(api, { language: 'en', ...values });
  const chatId = randomInt(1e9);
  await write(chatId, `/start ${await codeOf(person)}`);
  return { ...person, chatId, messages: () => telegram.sentTo(chatId) };
}
type Linked = Awaited<ReturnType<typeof linked>>;

describe('linking a chat', () => {
  it('is done by the address that Settings give, once, and told by mail', async () => {
    const person = await signedIn(api);
    expect(await setup(person)).toEqual({ bot: 'diyar_test_bot', chat: null });
    const { data } = await linkOf(person);
    expect(data.url).toMatch(/^https:\/\/t\.me\/diyar_test_bot\?start=[\w-]{43}$/);
    const code = new URL(data.url).searchParams.get('start');
    const { reply } = await write(41, `/start ${code}`);
    expect(reply).toMatchObject({ method: 'sendMessage', chat_id: 41, text: expect.stringContaining('رُبطت') });
    expect((await setup(person)).chat).toMatchObject({ name: 'سامر' });
    expect((await write(41, `/start ${code}`)).reply.text).toContain('رُبطت');
    expect((await write(42, `/start ${code}`)).reply.text).toContain('انتهت');
    const mails = (await workJobs(api)).filter(({ to }) => to === person.email).map(({ subject }) => subject);
    expect(mails).toEqual(['رُبط تيليغرام بحسابك']);
  });

  it('is over after 15 minutes, and a second address ends the first', async () => {
    const person = await signedIn(api);
    const [first, second] = [await codeOf(person), await codeOf(person)];
    await write(43, `/start ${first}`);
    await api.owner('app_clock').update({ shift: '16 minutes' });
    await write(43, `/start ${second}`);
    expect((await setup(person)).chat).toBeNull();
  });

  it('makes a chat one account’s: the last one that linked it', async () => {
    const [first, second] = [await linked(), await signedIn(api)];
    await write(first.chatId, `/start ${await codeOf(second)}`);
    expect([(await setup(first)).chat, (await setup(second)).chat?.name]).toEqual([null, 'سامر']);
  });

  it('ends by /stop, in Settings, and where the bot is blocked', async () => {
    const [stops, unlinks, blocks] = [await linked(), await linked(), await linked()];
    expect((await write(stops.chatId, '/stop')).reply.text).toContain('not send you anything');
    await api.call('DELETE', '/notifications/telegram', { token: unlinks.token });
    const chat = { id: blocks.chatId, type: 'private' };
    await update({ my_chat_member: { chat, new_chat_member: { status: 'kicked' } } });
    for (const person of [stops, unlinks, blocks]) expect((await setup(person)).chat).toBeNull();
  });

  it('ends with the password or the address of the account, as does an address that would make one', async () => {
    const [changes, resets, moves, stays] = [await linked(), await linked(), await linked(), await linked()];
    const codes = await Promise.all([changes, resets, moves].map(codeOf));
    const change = { currentPassword: PASSWORD, newPassword: NEXT_PASSWORD };
    expect((await api.call('PUT', '/users/password', { token: changes.token, body: change })).statusCode).toBe(200);
    await api.call('POST', '/auth/forgot-password', { body: { email: resets.email } });
    const reset = { token: await linkFor(api, resets.email), password: NEXT_PASSWORD };
    expect((await api.call('POST', '/auth/reset-password', { body: reset })).statusCode).toBe(200);
    await api.db('users').where({ id: moves.id }).update({ email: newEmail() });
    for (const code of codes) expect((await write(47, `/start ${code}`)).reply.text).toContain('انتهت');
    for (const { id } of [changes, resets, moves, stays]) await notify(api.db, { ...ALERT, userId: id });
    await workJobs(api);
    expect([changes, resets, moves, stays].map((person) => person.messages().length)).toEqual([0, 0, 0, 1]);
  });

  it('is not offered where no bot is set up', async () => {
    const without = await testApp();
    const { token } = await signedIn(without);
    const { json } = await without.call('GET', '/notifications/telegram', { token });
    expect(json.data).toEqual({ bot: null, chat: null });
    const refused = await without.call('POST', '/notifications/telegram/link', { token, body: {} });
    expect(refused.json.code).toBe('telegram_not_set_up');
    expect((await without.call('POST', '/telegram/updates', { body: {} })).statusCode).toBe(404);
    await without.close();
  });
});

describe('updates', () => {
  it('are taken from Telegram alone, and what is not understood is taken once', async () => {
    const { status } = await update({ message: {} }, 'guessed');
    expect(status).toBe(401);
    expect(await update({ message: { text: 4 } })).toMatchObject({ status: 200, reply: {} });
    expect(await update({ edited_message: {} })).toMatchObject({ status: 200, reply: {} });
  });

  it('of strangers are answered in the language of their Telegram, and of groups not at all', async () => {
    expect((await write(44, '/start')).reply.text).toContain('غير مربوطة');
    expect((await write(44, 'hello', 'de')).reply.text).toContain('not linked');
    const group = { chat: { id: -45, type: 'group' }, from: { first_name: 'x' }, text: '/start' };
    expect((await update({ message: group })).reply).toEqual({});
  });
});

describe('an alert of a saved search by Telegram', { timeout: 60_000 }, () => {
  const FLATS = 'category=apartments&city=damascus';
  async function watch({ token }: { token: string }, name: string, values: object = {}) {
    const body = { query: FLATS, name, frequency: 'instant', ...values };
    await api.call('POST', '/saved-searches', { token, body });
  }
  /** A new listing, and everything that tells of it. */
  async function publish() {
    const id = await aPublished(api, await signedIn(api), admin, {
      titleEn: 'Flat in Mezzeh',
      descriptionEn: 'x'.repeat(120),
    });
    await matchListings(api.db);
    await workJobs(api);
    return id;
  }

  it('names every search that it meets, in one message with the listing’s page', async () => {
    const me = await linked();
    await watch(me, 'Flats');
    await watch(me, 'Damascus', { query: 'city=damascus' });
    const id = await publish();
    const href = expect.stringContaining(`/property/${id}`);
    expect(me.messages()).toEqual([
      {
        chat_id: String(me.chatId),
        text: 'A new listing for “Flats” and “Damascus”\nFlat in Mezzeh',
        entities: [{ type: 'bold', offset: 0, length: 40 }],
        link_preview_options: { url: href, show_above_text: true },
        reply_markup: { inline_keyboard: [[{ text: 'Open', url: href }]] },
      },
    ]);
  });

  it('asks the switch of Settings, and is not sent of what was read, to the banned, or in quiet hours before they end', async () => {
    const off = { savedSearches: { email: true, push: true, telegram: false } };
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
    for (const { chatId } of [declines, reads, banned, sleeps]) telegram.fail(chatId, UNWELL);
    await workJobs(api);
    await api.db('alert_quiet_hours').insert({ user_id: sleeps.id, from_hour: hour, until_hour: (hour + 2) % 24 });
    await api.call('PUT', '/notifications/read-all', { token: reads.token, body: {} });
    await api.db('users').where({ id: banned.id }).update({ banned_at: new Date(), ban_reason: 'spam' });
    telegram.called.length = 0;
    await due();
    await workJobs(api);
    expect([declines, reads, banned, sleeps].flatMap((person) => person.messages())).toEqual([]);
    expect(await waiting()).toEqual([expect.toSatisfy((at: number) => at > Date.now())]);
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

  it('ends the link where the bot was blocked, and waits as long as Telegram says', async () => {
    const [blocks, waits] = [await linked(), await linked()];
    await watch(blocks, 'Flats');
    telegram.fail(blocks.chatId, BLOCKED);
    await publish();
    expect((await setup(blocks)).chat).toBeNull();
    await watch(waits, 'Flats');
    telegram.fail(waits.chatId, TOO_MANY);
    const before = Date.now();
    await publish();
    const [at = 0] = await waiting();
    expect(at - before).toBeGreaterThanOrEqual(35_000);
    expect(at - before).toBeLessThan(120_000);
    await due();
    await workJobs(api);
    expect(waits.messages()).toHaveLength(2);
  });

  it('is tried once more where Telegram is unwell, and then no more', async () => {
    const me = await linked();
    await watch(me, 'Flats');
    telegram.fail(me.chatId, UNWELL, UNWELL);
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
  'a message of a worker killed %s Telegram had it arrives %i times, and none is lost',
  { timeout: 120_000 },
  async (moment, count) => {
    const me = await linked();
    await workJobs(api);
    await notify(api.db, { ...ALERT, userId: me.id });
    const { database, engine, auth } = api.config;
    const env = { ...process.env, DATABASE_URL: database.url, MEILI_URL: engine.url, AUTH_SECRET: auth.secret };
    const own = { ...telegram.settings, NODE_ENV: 'test', DATA_DIR: api.dataDir };
    const program = new URL('../../../testing/killed-push.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [...LOADER, program, moment], { env: { ...env, ...own }, stdio: 'inherit' });
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
    await api.owner.raw(`update graphile_worker._private_jobs set locked_at = locked_at - interval '2 minutes'`);
    await vi.waitUntil(async () => (await unlockDeadWorkers(api.db)) === 1);
    await workJobs(api);
    expect(me.messages()).toHaveLength(count);
  },
);

describe('"still available?" by Telegram', { timeout: 60_000 }, () => {
  /** A listing of 15 days, its question, and a press of one of its buttons. */
  async function asked(owner: Linked) {
    const id = await aPublished(api, owner, admin);
    await daysLater(15);
    await askStillAvailable(api.db);
    await workJobs(api);
    const question = owner.messages().find(({ text }) => text.startsWith('Still available?'));
    const press = (data: string, chatId = owner.chatId) =>
      update({
        callback_query: {
          id: randomUUID(),
          from: { id: chatId, first_name: 'سامر' },
          data,
          message: {
            message_id: 7,
            chat: { id: chatId, type: 'private' },
            text: question.text,
            entities: question.entities,
          },
        },
      });
    const row = () => api.db('listings').where({ id }).first('status', 'confirmed_at');
    return { id, question, press, row };
  }

  it('is asked with buttons of the deal, and a press confirms the listing', async () => {
    const owner = await linked();
    const { id, question, press, row } = await asked(owner);
    const labels = question.reply_markup.inline_keyboard.flat().map(({ text }: { text: string }) => text);
    expect(labels).toEqual(['Yes, still available', 'No, it was sold', 'Open']);
    const { reply } = await press(`available:${id}`);
    expect(reply).toMatchObject({ method: 'answerCallbackQuery', text: expect.stringContaining('30 days') });
    const { json } = await api.call('GET', `/users/listings/${id}`, { token: owner.token });
    expect(json.data.listing).toMatchObject({ status: 'active', asksConfirmation: false });
    await workJobs(api);
    const edit = telegram.called.find(({ method }) => method === 'editMessageText')?.body;
    expect(edit).toMatchObject({ chat_id: owner.chatId, message_id: 7, text: `${question.text}\n\n${reply.text}` });
    expect(edit.reply_markup).toBeUndefined();
    expect((await row())?.status).toBe('active');
  });

  it('hears whoever the listing was given to, and its owner of before no more', async () => {
    const [before, next] = [await linked(), await linked()];
    const { id, press, row } = await asked(before);
    await api.db('listings').where({ id }).update({ owner_id: next.id });
    expect((await press(`sold:${id}`)).reply.text).toContain('does not exist');
    expect((await row())?.status).toBe('active');
    expect((await press(`available:${id}`, next.chatId)).reply.text).toContain('30 days');
  });

  it('takes "sold", says why where it can’t, and hears nobody else', async () => {
    const [owner, other] = [await linked(), await linked()];
    const { id, press, row } = await asked(owner);
    expect((await press(`sold:${id}`, other.chatId)).reply.text).toContain('does not exist');
    expect((await press(`sold:${id}`, 46)).reply.text).toContain('غير مربوطة');
    expect((await press(`pending:${id}`)).reply.text).toBeUndefined();
    expect((await row())?.status).toBe('active');
    expect((await press(`sold:${id}`)).reply.text).toContain('sold');
    expect((await row())?.status).toBe('sold');
    const late = await press(`available:${id}`);
    expect(late.reply.text).toBeTruthy();
    expect((await row())?.status).toBe('sold');
  });
});
