import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '#jobs/enqueue.ts';
import { workJobs } from '#testing/jobs.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

type Signed = Awaited<ReturnType<typeof signedIn>>;
async function watch({ token }: Signed, query: string, name: string) {
  const body = { query, name, frequency: 'instant' };
  const { json } = await api.call('POST', '/saved-searches', { token, body });
  if (!json.success) throw new Error(JSON.stringify(json));
}
const mine = async ({ token }: Signed) =>
  (await api.call('GET', '/saved-searches', { token, lang: 'en' })).json.data.items.map(
    ({ name, path, paused }: { name: string; path: string; paused: boolean }) => [name, path, paused],
  );
const bell = async ({ token }: Signed) =>
  (await api.call('GET', '/notifications', { token, lang: 'en' })).json.data.notifications
    .map(({ title, url }: { title: string; url: string }) => [title, url])
    .sort();
/** The night's job, twice: nobody is told twice. */
async function work() {
  for (let night = 0; night < 2; night++) {
    await enqueue(api.db, 'saved_search_places', {});
    await workJobs(api);
  }
}

describe('a saved search', () => {
  it('goes on without an option or a field that was taken away, and says so once', async () => {
    const me = await signedIn(api, { language: 'en' });
    const [attribute] = await api.db('attributes').where({ slug: 'finishing' }).select('id');
    const [first, second] = await api
      .db('attribute_options')
      .where({ attribute_id: attribute?.id })
      .orderBy('sort')
      .pluck('value');
    await watch(me, `category=apartments&attr.finishing=${first},${second}`, 'Two');
    await watch(me, `category=apartments&attr.finishing=${first}`, 'One of two');
    await watch(me, `attr.finishing=${first}`, 'Alone');
    await watch(me, `attr.finishing=${second}`, 'Other');
    await api.db('attribute_options').where({ attribute_id: attribute?.id, value: first }).delete();
    await work();
    expect((await mine(me)).sort()).toEqual([
      ['Alone', `/properties?attr.finishing=${first}`, true],
      ['One of two', '/properties?category=apartments', false],
      ['Other', `/properties?attr.finishing=${second}`, false],
      ['Two', `/properties?attr.finishing=${second}&category=apartments`, false],
    ]);
    expect(await bell(me)).toEqual([
      ['A filter in “One of two” has changed', '/properties?category=apartments'],
      ['A filter in “Two” has changed', `/properties?attr.finishing=${second}&category=apartments`],
      ['“Alone” was paused', '/dashboard/saved-searches'],
    ]);
  });

  it('whose category is hidden is paused and says so; of several it goes on with the others', async () => {
    const me = await signedIn(api, { language: 'en' });
    await watch(me, 'category=villas&city=damascus', 'Villas');
    await watch(me, 'category=houses,villas', 'Both');
    await api.db('categories').where({ slug: 'villas' }).update({ is_active: false });
    await work();
    expect((await mine(me)).sort()).toEqual([
      ['Both', '/properties?category=houses', false],
      ['Villas', '/properties?category=villas&city=damascus', true],
    ]);
    expect(await bell(me)).toEqual([
      ['A filter in “Both” has changed', '/properties?category=houses'],
      ['“Villas” was paused', '/dashboard/saved-searches'],
    ]);
  });
});
