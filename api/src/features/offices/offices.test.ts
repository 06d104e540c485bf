import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing, anOffice, aUser } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';

let api: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const slugs = (json: { data: { offices: { slug: string }[] } }) => json.data.offices.map((office) => office.slug);

describe('the directory of offices', () => {
  it('shows approved ones only, found by part of the name in either language', async () => {
    const shown = await anOffice(api.db, { name_ar: 'مكتب زنوبيا', name_en: 'Zenobia Estates' });
    const waiting = await anOffice(api.db, { name_en: 'Zenobia Waiting', status: 'pending' });
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
    const verified = await anOffice(api.db, { is_verified: true });
    const plain = await anOffice(api.db);
    const { json } = await api.get('/offices?verified=true&province=damascus&limit=48');
    expect(slugs(json)).toContain(verified.slug);
    expect(slugs(json)).not.toContain(plain.slug);
    expect((await api.get('/offices/city/atlantis')).statusCode).toBe(404);
    expect(slugs((await api.get('/offices/province/damascus?limit=48')).json)).toContain(plain.slug);
  });
});

describe('an office', () => {
  it('shows its team, its listings and their split', async () => {
    const office = await anOffice(api.db);
    const manager = await aUser(api.db, { first_name: 'سامر', last_name: 'درويش', account_type: 'office' });
    await api.db('office_members').insert({ office_id: office.id, user_id: manager.id });
    const listing = await aListing(api.db, { office, owner: manager });
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
