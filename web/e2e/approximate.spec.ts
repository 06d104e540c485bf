import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../db/src/index.ts';
import { indexIsCurrent } from './drivers/listings.ts';

const STREET = 'شارع زنوبياقط 17';
type Planted = { id: string; lng: number; lat: number; neighborhood: string; city: string; publicLng: number };

// Pages are asked for without a browser: what is in their HTML is in front of everybody.
describe.runIf(process.env.E2E_URL)('an approximate listing', () => {
  const site = process.env.E2E_URL ?? '';
  const db = connect(process.env.E2E_DATABASE_OWNER_URL ?? 'postgres://none', { name: 'e2e', max: 1 });
  let planted: Planted;

  beforeAll(async () => {
    const [listing] = await db('search_listing as s')
      .join('listings as l', 'l.id', 's.id')
      .join('locations as n', 'n.id', 'l.neighborhood_id')
      .join('locations as c', 'c.id', 'l.city_id')
      .where({ 'l.is_approximate': false, 'c.key': 'damascus' })
      .orderBy('l.published_at')
      .limit(1)
      .select('l.id', 'n.key as neighborhood', 'c.key as city');
    // Apart from its quarter's centre, whose coordinates are on the page by right.
    const point = db.raw('st_translate(point, 0.00137, 0.00219)');
    await db('listings').where({ id: listing.id }).update({ is_approximate: true, address: STREET, point });
    const [places] = await db('listings')
      .where({ id: listing.id })
      .select(db.raw('st_x(point) as lng, st_y(point) as lat, lng as "publicLng"'));
    planted = { ...listing, ...places };
    await indexIsCurrent();
  });
  afterAll(async () => {
    const point = db.raw('st_translate(point, -0.00137, -0.00219)');
    if (planted) await db('listings').where({ id: planted.id }).update({ is_approximate: false, address: null, point });
    await db.destroy();
  });

  it.each(['ar', 'en'])('shows neither its point nor its street on any page (%s)', async (lang) => {
    const { id, lng, lat, neighborhood, city, publicLng } = planted;
    const exact = [lng, lat].map((degrees) => degrees.toFixed(4));
    expect(publicLng.toFixed(4)).not.toBe(exact[0]);
    const { path } = ((await (await fetch(`${site}/api/listings/${id}`)).json()) as { data: { path: string } }).data;
    const quarter = neighborhood.split('.').at(-1);
    const pages = [
      path,
      `/properties?neighborhood=${neighborhood}`,
      `/syria/${city}`,
      `/syria/${city}/${city}/${quarter}`,
    ];
    for (const page of pages) {
      const address = `${site}${page}${page.includes('?') ? '&' : '?'}lang=${lang}`;
      const reply = await fetch(address, { headers: { accept: 'text/html' } });
      expect(reply.status, page).toBe(200);
      const html = await reply.text();
      for (const secret of [...exact, STREET]) expect(html.includes(secret), `${page}: ${secret}`).toBe(false);
      if (page === path) expect(html, 'the circle’s centre').toContain(String(publicLng));
    }
  });
});
