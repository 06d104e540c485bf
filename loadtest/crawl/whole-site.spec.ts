import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertListings } from '../lib/insert-listings.ts';
import { openSmallSite, type SmallSite } from '../lib/small-site.ts';
import { crawl } from './crawl.ts';

describe('a whole site, walked as a search engine does', () => {
  let site: SmallSite;
  beforeAll(async () => {
    site = await openSmallSite();
  });
  afterAll(() => site?.close());

  it('has no broken link, no chain of moves, no lone translation and no orphan', async () => {
    // Each page in one of its languages: that the other names it back, the sitemaps say for both.
    const { findings, pages, listed } = await crawl({ site: site.url, perForm: 5, turns: true });
    expect(findings).toEqual({
      sitemaps: [],
      broken: [],
      chains: [],
      moved: [],
      hreflang: [],
      listedWrongly: [],
      orphans: [],
    });
    // Every quarter for every depth of category and deal, in two languages: the walk was no empty one.
    expect(listed).toBeGreaterThan(site.quarters * 16);
    expect(pages).toBeGreaterThanOrEqual(listed / 2);
  });

  it.each(['ar', 'en'])('leads to every quarter of a town in %s, those that are folded away too', async (lang) => {
    const reply = await fetch(`${site.url}/syria/damascus?lang=${lang}`, { headers: { accept: 'text/html' } });
    const html = await reply.text();
    const quartersIn = (text: string) =>
      new Set([...text.matchAll(/<a [^>]*href="(\/syria\/damascus\/damascus\/[^/"?]+)\?/g)].map(([, path]) => path));
    expect(quartersIn(html).size).toBe(site.quarters);
    const folded = [...html.matchAll(/<details[^>]*>(.*?)<\/details>/gs)].map(([, inside]) => inside).join('');
    expect(quartersIn(folded).size).toBe(site.quarters - 24);
  });

  it('is not sent again to whoever has it, and may be kept while it is made anew', async () => {
    const get = (headers = {}) =>
      fetch(`${site.url}/syria/damascus?lang=en`, { headers: { accept: 'text/html', ...headers } });
    const first = await get();
    expect(first.headers.get('cache-control')).toMatch(/s-maxage=\d+, stale-while-revalidate=\d+/);
    await first.text();
    const again = await get({ 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each(['ar', 'en'])(
    'says in %s that a listing is sold for 90 days, and that it is gone afterwards',
    async (lang) => {
      await insertListings(site.db, 2, { status: 'sold', seed: lang === 'ar' ? 0.6 : 0.7 });
      const sales = site.db('listings').where({ status: 'sold' }).orderBy('code', 'desc');
      const { id: sold } = await rowOf(sales.clone().first('id'));
      const { id: old } = await rowOf(sales.offset(1).first('id'));
      await site
        .db('listings')
        .where({ id: old })
        .update({ updated_at: site.db.raw(`app_now() - interval '91 days'`) });
      const open = async (id: string) => {
        const reply = await fetch(`${site.url}/property/${id}?lang=${lang}`, {
          headers: { accept: 'text/html' },
          redirect: 'manual',
        });
        return { status: reply.status, html: await reply.text() };
      };
      const kept = await open(sold);
      expect(kept.status).toBe(200);
      expect(kept.html).toContain('<meta name="robots" content="noindex"/>');
      expect(kept.html).toMatch(new RegExp(`href="/syria/[^"]+lang=${lang}"`));
      const gone = await open(old);
      expect(gone.status).toBe(410);
      expect(gone.html).toContain('noindex');
    },
  );
});
