import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await testApp();
  ({ token } = await signedIn(api, { account_type: 'admin' }));
});
afterAll(() => api.close());

const refused = async () => (await api.call('GET', '/admin/search-index/refused', { token, lang: 'en' })).json.data;

it.each([
  ['rebuilds', 'index_rebuild_running'],
  ['audits', 'index_audit_running'],
])('one of the %s is asked for at a time', async (what, code) => {
  const send = () => api.call('POST', `/admin/search-index/${what}`, { token });
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await send()).json).toMatchObject({ statusCode: 409, code });
});

describe('listings that the engine refused', () => {
  it('are told with the engine’s reason, and sent again when asked for, with a record', async () => {
    const { id, code } = await aListing(api.db, { title_en: 'A flat in Mezzeh' });
    await api.owner('search_dirty').delete();
    await api.owner('search_dead_letters').insert({
      target: 1,
      listing_id: id,
      gen: 1,
      error: JSON.stringify({ code: 'invalid_document', message: 'call 0944123456 or write to a@mail.test' }),
    });
    expect(await refused()).toMatchObject({
      page: { total: 1 },
      listings: [
        {
          listingId: id,
          number: code,
          title: 'A flat in Mezzeh',
          code: 'invalid_document',
          isWaiting: false,
          message: 'call … or write to …',
        },
      ],
    });
    const retry = await api.call('POST', '/admin/search-index/refused/retry', {
      token,
      body: { listingIds: [id, randomUUID()] },
    });
    expect(retry.json.data).toEqual({ retried: 1 });
    expect((await api.owner('search_dirty')).map(({ listing_id }) => listing_id)).toEqual([id]);
    expect((await refused()).listings).toMatchObject([{ isWaiting: true }]);
    expect(await api.db('audit_log').where({ subject_id: id })).toMatchObject([
      { action: 'search_index.retry', subject_kind: 'listing', after: { error: 'invalid_document' } },
    ]);
  });
});
