import type { Db } from '@diyar/db';
import { createTestDatabase } from '@diyar/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing, anOffice, aUser } from '#testing/factories.ts';
import { aPhoto } from '#testing/listing-form.ts';
import { sidesOf } from '#testing/search-sides.ts';

type Sides = Awaited<ReturnType<typeof sidesOf>>;
let sides: Sides;
/** Without an engine, unless a test asks the other side, too. */
let api: Sides['offline'];
let db: Db;
beforeAll(async () => {
  sides = await sidesOf(await createTestDatabase());
  api = sides.offline;
  db = sides.database.db;
});
afterAll(() => sides.close());

const slugs = (json: { data: { offices: { slug: string }[] } }) => json.data.offices.map((office) => office.slug);

describe('the directory of offices', () => {
  it('shows approved ones only, found by part of the name in either language', async () => {
    const shown = await anOffice(db, { name_ar: 'مكتب زنوبيا', name_en: 'Zenobia Estates' });
    const waiting = await anOffice(db, { name_en: 'Zenobia Waiting', status: 'pending' });
    for (const word of ['زنوبيا', 'zenobia']) {
      const { json } = await api.get(`/offices?query=${encodeURIComponent(word)}`);
      expect(slugs(json)).toContain(shown.slug);
      expect(slugs(json)).not.toContain(waiting.slug);
    }
  });

  it('takes a percent sign as a percent sign', async () => {
    const { json } = await api.get('/offices?query=%25');
    expect(json.data.offices).toEqual([]);
  });

  it('filters by verification and by place', async () => {
    const verified = await anOffice(db, { is_verified: true });
    const plain = await anOffice(db);
    const { json } = await api.get('/offices?verified=true&province=damascus&limit=48');
    expect(slugs(json)).toContain(verified.slug);
    expect(slugs(json)).not.toContain(plain.slug);
    expect((await api.get('/offices/city/atlantis')).statusCode).toBe(404);
    expect(slugs((await api.get('/offices/province/damascus?limit=48')).json)).toContain(plain.slug);
  });
});

describe('a card of the directory', () => {
  const card = async (slug: string, from = api) => {
    const { json } = await from.get('/offices?limit=48');
    return json.data.offices.find((office: { slug: string }) => office.slug === slug);
  };

  it('tells what the office offers, where, with its newest pictures, by the engine and without it', async () => {
    const office = await anOffice(db);
    const owner = await aUser(db);
    const offer = (values: object) => aListing(db, { office, owner, ...values });
    await offer({ published_at: new Date('2026-10-01') });
    const pictured = await offer({ neighborhood: 'damascus.malki', published_at: new Date('2026-10-02') });
    await offer({ transaction_type: 'rent', price_period: 'month' });
    await offer({ transaction_type: 'both', category: 'villas', property_type: null });
    const picture = await aPhoto(db);
    await db('listing_media').insert({ listing_id: pictured.id, image_id: picture, position: 0, is_main: true });
    await sides.engine.settled();
    for (const side of [sides.online, sides.offline]) {
      const told = await card(office.slug, side);
      expect(told).toMatchObject({
        mostIn: [
          { key: 'damascus.mezzeh', name: 'المزة' },
          { key: 'damascus.malki', name: 'المالكي' },
        ],
        pictures: [picture],
        replyMinutes: null,
      });
      const deals = told.byTransaction.map(({ key, count }: { key: string; count: number }) => [key, count]);
      expect(deals).toEqual([
        ['sale', 3],
        ['rent', 2],
      ]);
    }
  });

  it('tells how soon the office answers, once enough have asked and half of them had an answer within a day', async () => {
    const [quick, slow, quiet] = [await anOffice(db), await anOffice(db), await anOffice(db)];
    const ask = async (office: { id: string }, minutes: (number | null)[]) => {
      const asked = new Date(Date.now() - 86_400_000);
      for (const wait of minutes)
        await db('leads').insert({
          office_id: office.id,
          enquirer_id: (await aUser(db)).id,
          source: 'message',
          asked_at: asked,
          answered_at: wait === null ? null : new Date(asked.getTime() + wait * 60_000),
        });
    };
    await ask(quick, [5, 20, 40, null, 900]);
    await ask(slow, [5, 20, null, null, null]);
    await ask(quiet, [5, 5, 5, 5]);
    const told = await Promise.all([quick, slow, quiet].map(async ({ slug }) => (await card(slug)).replyMinutes));
    expect(told).toEqual([40, null, null]);
  });
});

describe('an office', () => {
  it('shows its team, its listings and their split', async () => {
    const office = await anOffice(db);
    const manager = await aUser(db, { first_name: 'سامر', last_name: 'درويش', account_type: 'office' });
    await db('office_members').insert({ office_id: office.id, user_id: manager.id });
    const listing = await aListing(db, { office, owner: manager });
    const profile = await api.get(`/offices/${office.slug}`);
    expect(profile.json.data).toMatchObject({
      listings: 1,
      team: [{ name: 'سامر درويش', role: 'owner' }],
      byCategory: [{ key: 'apartments', count: 1 }],
    });
    const byId = await api.get(`/offices/${office.id}/listings`);
    expect(byId.json.data.items.map((item: { id: string }) => item.id)).toEqual([listing.id]);
    expect(byId.json.data.page.total).toBe(1);
  });

  it('answers 404 to an unknown one', async () => {
    expect(await api.get('/offices/nobody')).toMatchObject({ statusCode: 404, json: { code: 'office_not_found' } });
  });
});
