import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';

let api: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

describe('categories', () => {
  it('gives the tree flat, or one level, or the children of one', async () => {
    const roots = await api.get('/categories?level=0', 'en');
    expect(roots.json.data.categories.map((category: { slug: string }) => category.slug)).toContain('real-estate');
    const groups = await api.get('/categories?parent=real-estate');
    expect(groups.json.data.categories.every((category: { level: number }) => category.level === 1)).toBe(true);
  });

  it('names the catalogue’s version on every answer, a failure too', async () => {
    const { version } = await api.app.deps.facts.get();
    for (const path of ['/categories', '/listings/search', '/no/such/call'])
      expect((await api.get(path)).headers['x-catalogue']).toBe(version);
  });

  it('shows a category with its path and the attributes it inherits', async () => {
    const { json } = await api.get('/categories/apartments');
    expect(json.data.path.map((step: { slug: string }) => step.slug)).toEqual([
      'real-estate',
      'residential',
      'apartments',
    ]);
    const slugs = json.data.attributes.map((attribute: { slug: string }) => attribute.slug);
    expect(slugs).toEqual(expect.arrayContaining(['ownership_paper', 'finishing', 'day_one_cash']));
  });

  it('finds the attributes of a listing by the listing', async () => {
    const listing = await aListing(api.db, { category: 'apartments' });
    const { json } = await api.get(`/categories/listings/${listing.id}/attributes`);
    expect(json.data.attributes.length).toBeGreaterThan(5);
  });

  it('limits transaction types to what a category allows', async () => {
    const all = await api.get('/transaction-types');
    const jobs = await api.get('/transaction-types?categorySlug=accounting-jobs');
    expect(jobs.json.data.transactionTypes.length).toBeLessThan(all.json.data.transactionTypes.length);
  });

  it.each(['/categories/spaceships', '/transaction-types?categorySlug=spaceships', '/search/categories/spaceships'])(
    'answers 404 to %s',
    async (path) => {
      expect(await api.get(path)).toMatchObject({ statusCode: 404, json: { code: 'category_not_found' } });
    },
  );

  it('answers 404 for the values of an unknown attribute', async () => {
    const { statusCode, json } = await api.get('/categories/attributes/warp_drive/values');
    expect([statusCode, json.code]).toEqual([404, 'attribute_not_found']);
  });
});
