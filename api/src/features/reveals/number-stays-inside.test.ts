import { Writable } from 'node:stream';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { createTestSearch, type TestSearch } from '@diyar/indexer/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { AUTHORISATION } from '#testing/authorisation.ts';
import { aListing, anOffice } from '#testing/factories.ts';
import { aMember, signedIn } from '#testing/people.ts';
import { appOn } from '#testing/test-app.ts';

/** S12 of the acceptance: the owner's number is in no public answer, no document of the index and no line of the log. */
const NUMBER = '+963987612345';
/** However it may be written: with the country's code, with a zero, grouped. */
const TRACE = /98\D?76\D?1\D?23\D?45/;

let database: TestDatabase;
let engineSide: TestSearch;
let api: Awaited<ReturnType<typeof appOn>>;
let offer: { id: string };
let office: { id: string; slug: string };
let caller: { token: string };

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  engineSide = await createTestSearch(database);
  api = await appOn(database, engineSide.prefix);
  const owner = await signedIn({ db, config: api.config }, { phone: NUMBER });
  office = await anOffice(db, { is_verified: true });
  await db('office_members').insert({ office_id: office.id, user_id: owner.id });
  offer = await aListing(db, { owner, office, title_en: 'Flat in Mezzeh' });
  await aListing(db, { owner, show_phone: false });
  caller = await aMember({ db, config: api.config });
  await engineSide.settled(60_000);
}, 120_000);
afterAll(async () => {
  await api.close();
  await engineSide.drop();
  await database.drop();
});

const OPEN = Object.entries(AUTHORISATION)
  .filter(([route, { access }]) => access === 'public' && route.startsWith('GET '))
  .map(([route]) => route.slice(4));

const addressesOf = (path: string) => {
  const ids = [offer.id, office.id, office.slug, 'apartments', 'damascus'];
  const filled = path.includes(':') ? ids.map((id) => path.replace(/:\w+/, id)) : [path];
  return filled.flatMap((address) => [address, `${address}?path=/syria/damascus`, `${address}?query=Mezzeh&limit=5`]);
};

describe('the owner’s number', () => {
  it('is what this test looks for', async () => {
    const { answer } = await api.call('POST', `/listings/${offer.id}/contact`, { token: caller.token, body: {} });
    expect(answer.body).toMatch(TRACE);
  });

  it.each(OPEN)('is not in the answers of %s', async (path) => {
    for (const address of addressesOf(path)) {
      for (const token of [undefined, caller.token]) {
        const { answer } = await api.call('GET', address, { token, lang: 'en' });
        expect(answer.body, address).not.toMatch(TRACE);
      }
    }
  });

  it('is not in the index', async () => {
    const document = await engineSide.find(offer.id);
    expect(document).toMatchObject({ id: offer.id });
    expect(JSON.stringify(document)).not.toMatch(TRACE);
  });

  it('is in no line of the log, be it revealed or refused', async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const app = await buildApp({ ...api.app.deps, log: pino({ level: 'trace' }, sink) });
    const asked = async (token?: string) =>
      app.inject({
        method: 'POST',
        url: `/api/listings/${offer.id}/contact`,
        payload: {},
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
    expect((await asked(caller.token)).statusCode).toBe(200);
    await asked();
    await app.close();
    expect(lines.join('')).toContain('contact revealed');
    expect(lines.join('')).not.toMatch(TRACE);
  });
});
