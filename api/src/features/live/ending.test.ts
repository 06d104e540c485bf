import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '#app.ts';
import type { Ear, Listener } from '#lib/listener.ts';
import { type LiveReader, patiently, readLive, ringBell, twoProcesses } from '#testing/live-reader.ts';
import { signedIn } from '#testing/people.ts';
import { appOn } from '#testing/test-app.ts';
import { STREAMS_PER_PERSON } from './streams.ts';

let site: Awaited<ReturnType<typeof twoProcesses>>;
beforeAll(async () => {
  site = await twoProcesses();
});
afterAll(() => site.close());

/** Issue 35.14: whoever is stopped is out within ten seconds. */
const AT_MOST = { timeout: 10_000, interval: 20 };
const inSoon = () => site.api.db.raw(`app_now() + interval '1 day'`);

it.each([
  ['banned', (id: string) => site.api.db('users').where({ id }).update({ banned_at: new Date(), ban_reason: 'x' })],
  [
    'suspended',
    (id: string) => site.api.db('users').where({ id }).update({ suspended_until: inSoon(), suspension_reason: 'x' }),
  ],
  ['no administrator any more', (id: string) => site.api.db('users').where({ id }).update({ account_type: 'regular' })],
  [
    'without the second factor',
    (id: string) => site.api.db('sessions').where({ user_id: id }).update({ second_factor_at: null }),
  ],
  ['of an account that was erased', (id: string) => site.api.db('sessions').where({ user_id: id }).delete()],
])('a stream ends, and says so, when its person is %s', async (_, stop) => {
  const person = await signedIn(site.api, { account_type: 'admin' });
  const stream = await site.follow(site.other, person);
  await stop(person.id);
  await vi.waitFor(() => expect(stream.isOpen).toBe(false), AT_MOST);
  expect(stream.kinds()).toEqual(['over']);
});

it('a log-out ends the stream of its device alone', async () => {
  const { api, other, follow } = site;
  const person = await signedIn(api);
  const telephone = await site.alsoOn(person);
  const [here, there] = [await follow(other, person), await follow(other, telephone)];
  const { statusCode } = await api.call('POST', '/auth/logout', { token: person.token, body: {} });
  expect(statusCode).toBe(200);
  await vi.waitFor(() => expect(here.isOpen).toBe(false), AT_MOST);
  await ringBell(api, person);
  await vi.waitFor(() => expect(there.kinds()).toEqual(['bell']), patiently);
  expect((await readLive(other.app, person.token)).response.status).toBe(401);
});

it('a process that closes ends its streams at once, and what happens meanwhile is told by another', async () => {
  const { api, other, follow } = site;
  const third = await site.listening(await appOn(api.database));
  const person = await signedIn(api);
  const stream = await follow(third, person);
  const witness = await follow(other, person);
  await ringBell(api, person);
  await vi.waitFor(() => {
    expect(stream.kinds()).toContain('bell');
    expect(witness.kinds()).toEqual(['bell']);
  }, patiently);
  const closed = third.close();
  await ringBell(api, person);
  await closed;
  await vi.waitFor(() => expect(stream.isOpen).toBe(false), patiently);
  await vi.waitFor(() => expect(witness.kinds()).toEqual(['bell', 'bell']), patiently);
  const again = await follow(other, person, stream.lastId);
  await vi.waitFor(() => expect(again.kinds()).toEqual(['bell']), patiently);
});

it('the oldest stream of a person gives way to one too many', async () => {
  const person = await signedIn(site.api);
  const streams: LiveReader[] = [];
  for (let i = 0; i <= STREAMS_PER_PERSON; i++) streams.push(await site.follow(site.api, person));
  await vi.waitFor(
    () => expect(streams.map(({ isOpen }) => isOpen)).toEqual([false, ...Array(STREAMS_PER_PERSON).fill(true)]),
    patiently,
  );
});

it('a full process sends readers to ask every minute; nobody else gets in, and nothing but a stream is answered', async () => {
  const { api } = site;
  const small = await appOn(api.database, undefined, { LIVE_STREAMS: '1' });
  const { token } = await signedIn(api);
  const first = await readLive(small.app, token);
  const second = await readLive(small.app, token);
  expect([first.response.status, second.response.status]).toEqual([200, 503]);
  expect(second.response.headers.get('retry-after')).toBe('60');
  expect(await second.response.json()).toMatchObject({ code: 'live_unavailable' });
  first.close();
  await vi.waitFor(async () => expect((await readLive(small.app, token)).response.status).toBe(200), patiently);
  await small.close();
  expect((await readLive(api.app, 'nobody')).response.status).toBe(401);
  expect((await api.call('GET', '/live', { token })).json.code).toBe('live_is_a_stream');
});

it('a process that cannot hear the database ends its streams and takes none, until it can', async () => {
  let ear: Ear | undefined;
  const add: Listener['add'] = (given) => {
    ear = given;
    return () => {};
  };
  const deaf = await buildApp({ ...site.api.app.deps, listener: { ...site.api.app.deps.listener, add } });
  const person = await signedIn(site.api);
  const stream = await site.follow({ app: deaf }, person);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  ear?.lost?.();
  vi.advanceTimersByTime(7_000);
  ear?.began();
  ear?.lost?.();
  vi.advanceTimersByTime(7_000);
  expect(stream.isOpen).toBe(true);
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(stream.isOpen).toBe(false), patiently);
  expect((await readLive(deaf, person.token)).response.status).toBe(503);
  ear?.began();
  expect((await site.follow({ app: deaf }, person)).response.status).toBe(200);
  await deaf.close();
});
