import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMailer } from '#mail/mailer.ts';
import { notifyOfDecisions, workJobs } from '#testing/jobs.ts';
import { aPublished } from '#testing/listing-form.ts';
import { signedIn } from '#testing/people.ts';
import { smtpSink } from '#testing/smtp-sink.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { LOADER } from '../../../../scripts/lib/loader.ts';
import { notifyFavourites } from '../favourites/index.ts';
import { deliverAlerts, matchListings } from './index.ts';

let api: TestApp;
let sink: Awaited<ReturnType<typeof smtpSink>>;
beforeAll(async () => {
  [api, sink] = await Promise.all([testApp(), smtpSink()]);
});
afterAll(async () => {
  await api.close();
  await sink.close();
});

const PROGRAM = new URL('../../../testing/killed-delivery.ts', import.meta.url).pathname;
function worker(moment: 'match' | 'before' | 'after'): ChildProcess {
  const { database, engine, auth } = api.config;
  const env = { ...process.env, DATABASE_URL: database.url, MEILI_URL: engine.url, AUTH_SECRET: auth.secret };
  const own = { SMTP_URL: sink.url, PUBLIC_URL: api.config.http.publicUrl, NODE_ENV: 'test', DATA_DIR: api.dataDir };
  return spawn(process.execPath, [...LOADER, PROGRAM, moment], { env: { ...env, ...own }, stdio: 'inherit' });
}
const mailsTo = (email: string) => sink.mails.filter(({ to }) => to.includes(email));
const idsOf = (email: string) => mailsTo(email).map(({ data }) => /Message-ID:\s+(\S+)/i.exec(data)?.[1]);

async function aMatch() {
  // Whoever watched in another test would be told too.
  await api.db('saved_searches').delete();
  const [owner, admin, me] = [await signedIn(api), await signedIn(api, { account_type: 'admin' }), await signedIn(api)];
  const body = { query: 'category=apartments', frequency: 'instant' };
  await api.call('POST', '/saved-searches', { token: me.token, body });
  await aPublished(api, owner, admin);
  await notifyOfDecisions(api);
  return me;
}
/** Its price falls, and it is a favourite too: both are told by one mail. */
async function meetFavourite(me: { id: string }) {
  await matchListings(api.db);
  const [{ listing_id }] = await api
    .db('saved_search_alerts as a')
    .join('saved_searches as s', 's.id', 'a.search_id')
    .where('s.user_id', me.id)
    .select('a.listing_id');
  await api.db('favourites').insert({ user_id: me.id, listing_id });
  await api.db('listings').where({ id: listing_id }).update({ price_cents: 7_000_000 });
  await notifyFavourites(api.db);
}
async function deliver() {
  const mailer = createMailer({ ...api.config, mail: { ...api.config.mail, smtpUrl: sink.url } });
  await deliverAlerts({ db: api.db, config: api.config, mailer });
  mailer.close();
}

describe('a worker that is killed', () => {
  it('while it matches loses no alert and makes none twice', { timeout: 120_000 }, async () => {
    const me = await aMatch();
    // The transaction stops at the search's row, its transaction open.
    const lock = await api.db.transaction();
    await lock('saved_searches').where({ user_id: me.id }).forUpdate();
    const child = worker('match');
    const waits = `select 1 from pg_stat_activity where datname = current_database() and application_name = 'killed'
      and wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect((await api.db.raw(waits)).rows).toHaveLength(1), {
      timeout: 90_000,
      interval: 50,
    });
    child.kill('SIGKILL');
    await once(child, 'exit');
    await lock.rollback();

    await Promise.all([matchListings(api.db), matchListings(api.db)]);
    expect(
      await api.db('saved_search_alerts').join('saved_searches as s', 's.id', 'search_id').where('s.user_id', me.id),
    ).toHaveLength(1);
    await deliver();
    expect(mailsTo(me.email)).toHaveLength(1);
    await workJobs(api);
    expect(mailsTo(me.email)).toHaveLength(1);
  });

  it.each([
    ['before', 1],
    ['after', 2],
  ] as const)('%s its mail is taken: mails %i, under one Message-ID', { timeout: 120_000 }, async (moment, count) => {
    const me = await aMatch();
    await meetFavourite(me);
    const child = worker(moment);
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    await vi.waitFor(
      async () => {
        await deliver();
        expect(await api.db('saved_search_deliveries').where({ mail: 'waiting' })).toEqual([]);
      },
      { timeout: 30_000 },
    );
    expect(mailsTo(me.email)).toHaveLength(count);
    expect(new Set(idsOf(me.email)).size).toBe(1);
    const bell = await api.call('GET', '/notifications', { token: me.token, lang: 'en' });
    expect(bell.json.data.notifications).toMatchObject([{ title: expect.stringContaining('favorites') }]);
  });
});
