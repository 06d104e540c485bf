import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { createTestSearch, type TestSearch } from '@diyar/indexer/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUTHORISATION, type Column } from '#testing/authorisation.ts';
import { allEndpoints } from '#testing/contracts.ts';
import { aListing, anOffice } from '#testing/factories.ts';
import { hostileRequests } from '#testing/hostile-values.ts';
import { fileForm } from '#testing/multipart.ts';
import { aPerson, PASSWORD, signedIn, signedInAgain } from '#testing/people.ts';
import { appOn } from '#testing/test-app.ts';

/** S16: whatever stands in whichever field, the answer is a stated one, in the envelope. */
let database: TestDatabase;
let engineSide: TestSearch;
let api: Awaited<ReturnType<typeof appOn>>;
let offline: Awaited<ReturnType<typeof appOn>>;
const people = new Map<Column, Awaited<ReturnType<typeof signedIn>>>();
let listingId: string;
let officeId: string;

const endpoints = (await allEndpoints()).map(([, endpoint]) => endpoint);
const rows = new Map(Object.entries(AUTHORISATION));

beforeAll(async () => {
  database = await createTestDatabase();
  engineSide = await createTestSearch(database);
  api = await appOn(database, engineSide.prefix);
  offline = await appOn(database);
  const { db } = database;
  const regular = await signedIn({ db, config: api.config });
  const office = await signedIn({ db, config: api.config }, { account_type: 'office' });
  const admin = await signedIn({ db, config: api.config }, { account_type: 'admin' });
  people.set('regularA', regular).set('officeA', office).set('admin', admin);
  listingId = (await aListing(db, { owner: regular })).id;
  officeId = (await anOffice(db)).id;
  await engineSide.settled();
}, 120_000);
afterAll(async () => {
  await api.close();
  await offline.close();
  await engineSide.drop();
  await database.drop();
});

/** Of a new session: some of the calls end the one they came with. */
async function tokenOf(column: Column | undefined) {
  const person = column && people.get(column);
  if (!person) return undefined;
  return (await signedInAgain({ db: database.db, config: api.config }, person.id, person.type)).token;
}

let next = 0;
/** Each request from an address of its own, so that no limit of tries hides what stands behind it. */
const anAddress = () => `10.${(++next >> 16) & 255}.${(next >> 8) & 255}.${next & 255}`;

async function wrongAnswers(route: string, where: typeof api) {
  const endpoint = endpoints.find(({ method, path }) => `${method} ${path}` === route);
  if (!endpoint) throw new Error(route);
  const column = (['regularA', 'officeA', 'admin'] as const).find(
    (caller) => rows.get(route)?.expects[caller] === 'in',
  );
  const token = await tokenOf(column);
  const id = endpoint.path.startsWith('/offices') ? officeId : listingId;
  const wrong: string[] = [];
  for (const { where: place, url, payload } of hostileRequests(endpoint, { id })) {
    const answer = await where.app.inject({
      method: endpoint.method,
      url,
      remoteAddress: anAddress(),
      headers: {
        'accept-language': 'ar',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(payload && { 'content-type': 'application/json' }),
      },
      payload,
    });
    if (answer.statusCode >= 300 && !isStated(answer.body))
      wrong.push(`${answer.statusCode} ${place}: ${answer.body.slice(0, 150)}`);
  }
  return wrong;
}

function isStated(body: string) {
  const { success, message, statusCode, code } = JSON.parse(body);
  const isExpected = statusCode < 500 || code === 'google_not_configured';
  return success === false && /[\u0600-\u06ff]/.test(message) && isExpected && typeof code === 'string';
}

describe('hostile input', () => {
  it.each(endpoints.map(({ method, path }) => `${method} ${path}`))('%s', async (route) => {
    expect(await wrongAnswers(route, api)).toEqual([]);
  });

  const searches = endpoints.filter(({ path, tag }) => tag === 'search' || path.startsWith('/offices'));
  it.each(searches.map(({ method, path }) => `${method} ${path}`))('%s, the engine being away', async (route) => {
    expect(await wrongAnswers(route, offline)).toEqual([]);
  });

  it('is named where it stands, in the caller’s language', async () => {
    const answer = await api.call('POST', '/contact', {
      lang: 'en',
      body: { name: 'a\u0000b', topics: ['x', '\ud800'] },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json).toMatchObject({ code: 'validation_failed', errors: [{ code: 'unreadable' }] });
    expect(answer.json.errors[0].message).toMatch(/^The text holds/);
  });

  it('may be nested as deep as a body is long', async () => {
    const deep = `{"baseVersion":0,"content":{"titleAr":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`;
    const token = await tokenOf('officeA');
    const answer = await api.call('PUT', `/listings/${crypto.randomUUID()}/draft`, {
      token,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(deep),
    });
    expect(answer.statusCode).toBeLessThan(500);
  });

  it.each(['/api/%', '/api/listings/%ed%a0%80', '/api/search/categories/a%00b', '/api/a%00b'])(
    '%s gets the envelope',
    async (url) => {
      const answer = await api.app.inject({ url });
      expect([400, 404]).toContain(answer.statusCode);
      expect(Object.keys(answer.json()).sort()).toEqual(['code', 'data', 'errors', 'message', 'statusCode', 'success']);
    },
  );
});

describe('files of nearly nothing', () => {
  const uploads = [
    ['PUT', '/users/avatar', 'avatar', 'regularA'],
    ['POST', '/offices/upload-license', 'license', 'regularA'],
    ['POST', '/listing-imports', 'file', 'officeA'],
    ['POST', '/listings/:id/images', 'image', 'regularA'],
    ['POST', '/listings/:id/videos', 'video', 'regularA'],
  ] as const;
  it.each(uploads)('%s %s', async (method, path, field, column) => {
    const token = await tokenOf(column);
    for (const bytes of [[], [0x50], [0x50, 0x4b], [0x50, 0x4b, 0x03], [0xff, 0xfe], [0xef, 0xbb, 0xbf], [0, 0, 0]])
      for (const name of ['a.csv', 'a.xlsx', 'a.jpg', '', 'a\u0000.csv']) {
        const form = fileForm(field, Buffer.from(bytes), name);
        const answer = await api.call(method, path.replace(':id', listingId), { ...form, token });
        expect([400, 403, 413, 415, 422], `${bytes} ${name}: ${answer.answer.body}`).toContain(answer.statusCode);
        expect(answer.json.message).toMatch(/[\u0600-\u06ff]/);
      }
  });
});

describe('X-Forwarded-For', () => {
  let behind: typeof api;
  beforeAll(async () => {
    behind = await appOn(database, undefined, { TRUST_PROXY: 'loopback' });
  });
  afterAll(() => behind.close());

  it.each([
    ['198.51.100.7:5678', '198.51.100.7'],
    ['[2001:db8::7]:443', '2001:db8::7'],
    ['"[2001:db8::7]"', '2001:db8::7'],
    ['fe80::7%eth0', 'fe80::7'],
    ['unknown', '127.0.0.1'],
    ["'; drop table users; --, 198.51.100.7:1", '198.51.100.7'],
    ['constructor', '127.0.0.1'],
    ['', '127.0.0.1'],
  ])('%s is an address the session can keep', async (header, kept) => {
    const { email } = await aPerson(database.db);
    const answer = await behind.call('POST', '/auth/login', {
      body: { email, password: PASSWORD, deviceFingerprint: 'a'.repeat(32) },
      headers: { 'x-forwarded-for': header },
    });
    expect(answer.statusCode, answer.answer.body).toBe(200);
    const { user_id } = await database.db('users').where({ email }).first('id as user_id');
    const sessions = await database.db('sessions').where({ user_id }).select(database.db.raw('host(ip) as ip'));
    expect(sessions).toEqual([{ ip: kept }]);
  });
});
