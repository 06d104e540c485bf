import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing, anOffice } from '#testing/factories.ts';
import { signedIn } from '#testing/people.ts';
import { appOn } from '#testing/test-app.ts';
import { isBot } from './is-bot.ts';
import { createViewBuffer, type View } from './view-buffer.ts';
import { addressOf, dayOf, visitorOf } from './visitor.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type App = Awaited<ReturnType<typeof appOn>>;
/** Looks, ends the application in good order, and tells what the listing's figures are then. */
async function countedAfter(listingId: string, look: (api: App) => Promise<unknown>) {
  const api = await appOn(database);
  await look(api);
  await api.close();
  const { db } = database;
  return {
    views: (await db('listing_stats').where({ listing_id: listingId }).first('views'))?.views ?? 0,
    days: await db('listing_daily_views').where({ listing_id: listingId }).select('views'),
    marks: await db('search_dirty').where({ listing_id: listingId }).select('gen'),
  };
}
const view = (api: App, id: string, options: { ip?: string; agent?: string; token?: string } = {}) => {
  const { ip = '203.0.113.9', agent = PHONE, token } = options;
  return api.call('POST', `/listings/${id}/view`, { body: {}, ip, token, headers: { 'user-agent': agent } });
};
const aClean = async (values = {}) => {
  const listing = await aListing(database.db, values);
  await database.owner('search_dirty').where({ listing_id: listing.id }).delete();
  return listing;
};

describe('views', () => {
  it('count once per person and day, reloads and a second process or not; the search is not told', async () => {
    const { id } = await aClean();
    const look = async (api: App) => {
      for (const ip of ['203.0.113.1', '203.0.113.1', '203.0.113.2', '2001:db8::1', '2001:db8::2'])
        expect((await view(api, id, { ip })).statusCode).toBe(200);
    };
    const wanted = { views: 3, days: [{ views: 3 }], marks: [] };
    expect(await countedAfter(id, look)).toEqual(wanted);
    expect(await countedAfter(id, look)).toEqual(wanted);
  });

  it('of one address with many browsers are few, and more where it usually has more; the rest stands beside', async () => {
    const { id } = await aClean();
    const many = (count: number, ip: string) => async (api: App) => {
      for (let i = 0; i < count; i++) await view(api, id, { ip, agent: `${PHONE} invented/${i}` });
    };
    expect((await countedAfter(id, many(70, '198.51.100.70'))).views).toBe(5);
    const leftOut = () => database.db('listing_stats').where({ listing_id: id }).first('views_left_out');
    expect(await leftOut()).toEqual({ views_left_out: 65 });
    // A carrier's address, whose best listing has had forty a day: three times as many is no more than growth.
    const address = Buffer.from(
      addressOf(
        '203.0.113.200',
        (
          await appOn(database).then(async (api) => {
            await api.close();
            return api.config;
          })
        ).auth.secret,
      ),
      'hex',
    );
    for (let back = 1; back <= 7; back++)
      await database.db('address_days').insert({
        address,
        kind: 'listing_view',
        most: 40,
        day: database.db.raw(`(app_now() at time zone 'Asia/Damascus')::date - ?::int`, [back]),
      });
    expect((await countedAfter(id, many(60, '203.0.113.200'))).views).toBe(65);
  });

  it('of one network are counted together, however often the address changes', async () => {
    const { id } = await aClean();
    const looked = await countedAfter(id, async (api: App) => {
      for (let i = 1; i <= 40; i++) await view(api, id, { ip: `192.0.2.${i}`, agent: `${PHONE} changing/${i}` });
      for (let i = 1; i <= 40; i++) await view(api, id, { ip: `2001:db8:7:1::${i}`, agent: `${PHONE} changing/${i}` });
    });
    expect(looked.views).toBe(10);
    const same = (address: string, other: string) => addressOf(address, 'secret') === addressOf(other, 'secret');
    expect(same('::ffff:192.0.2.9', '192.0.2.200')).toBe(true);
    expect(same('192.0.2.1', '192.0.3.1')).toBe(false);
    expect(same('2001:db8:7:1::1', '2001:db8:7:2::1')).toBe(false);
  });

  it('are those of people: no bots, no owner, no colleague', async () => {
    const office = await anOffice(database.db);
    const api = await appOn(database);
    const member = () => signedIn({ ...api, db: database.db });
    const [owner, colleague, buyer] = await Promise.all([member(), member(), member()]);
    await api.close();
    await database.db('office_members').insert({ office_id: office.id, user_id: colleague.id });
    const { id } = await aClean({ owner, office });
    const counted = await countedAfter(id, async (app) => {
      await view(app, id, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
      await view(app, id, { agent: 'curl/8.5.0' });
      await view(app, id, { agent: '' });
      await view(app, id, { token: owner?.token });
      await view(app, id, { token: colleague?.token });
      await view(app, id, { token: buyer?.token });
      // The same member on another line is the same person.
      await view(app, id, { token: buyer?.token, ip: '198.51.100.7' });
    });
    expect(counted.views).toBe(1);
  });

  it('of what is not public count nothing, and fail nothing', async () => {
    const sold = await aClean({ status: 'sold' });
    const open = await aClean();
    const counted = await countedAfter(open.id, async (api) => {
      await view(api, sold.id);
      expect((await view(api, '01890000-0000-7000-8000-000000000000')).statusCode).toBe(200);
      expect((await view(api, 'x')).statusCode).toBe(400);
      await view(api, open.id);
    });
    expect(counted.views).toBe(1);
    expect(await database.db('listing_stats').where({ listing_id: sold.id })).toEqual([]);
  });
});

describe('the buffer of views', () => {
  const aView = (visitor: string): View => ({
    listingId: 'l',
    day: '2026-11-21',
    visitor,
    address: visitor,
    userId: null,
  });
  const silent = { warn() {} } as never;

  it('keeps what could not be written, within bounds, and writes it with the next', async () => {
    const written: View[][] = [];
    let isAway = true;
    const write = async (views: View[]) => {
      if (isAway) throw new Error('away');
      written.push(views);
    };
    const buffer = createViewBuffer({ write, log: silent, everyMs: 60_000, capacity: 3 });
    for (const one of ['a', 'b', 'a']) buffer.add(aView(one));
    await buffer.flush();
    for (const one of ['c', 'd']) buffer.add(aView(one));
    isAway = false;
    await buffer.close();
    expect(written.map((views) => views.map(({ visitor }) => visitor))).toEqual([['a', 'b', 'c']]);
  });
});

describe('a visitor', () => {
  const looker = { userId: null, ip: '203.0.113.1', userAgent: PHONE };
  it('is another one tomorrow, and with another browser', () => {
    const today = visitorOf(looker, '2026-11-21', 'secret');
    expect(today).toMatch(/^[0-9a-f]{24}$/);
    expect(visitorOf(looker, '2026-11-21', 'secret')).toBe(today);
    expect(visitorOf(looker, '2026-11-22', 'secret')).not.toBe(today);
    expect(visitorOf({ ...looker, userAgent: 'x' }, '2026-11-21', 'secret')).not.toBe(today);
  });
  it('lives by the days of Damascus', () => {
    expect(dayOf(new Date('2026-11-21T20:59:59Z'))).toBe('2026-11-21');
    expect(dayOf(new Date('2026-11-21T21:00:00Z'))).toBe('2026-11-22');
  });
});

describe('what says it is no person', () => {
  it.each([
    '',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.24.1 A',
    'TelegramBot (like TwitterBot)',
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36',
    'python-requests/2.32',
    'Mozilla/5.0 (Linux; Android 11) Chrome/140 Mobile Safari/537.36 Chrome-Lighthouse',
  ])('%s', (userAgent) => expect(isBot(userAgent)).toBe(true));

  it.each([
    PHONE,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 10; HUAWEI) AppleWebKit/537.36 YandexBrowser/24 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]',
  ])('not %s', (userAgent) => expect(isBot(userAgent)).toBe(false));
});
