import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { countedWords, createMissLog } from './miss-log.ts';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await testApp();
  ({ token } = await signedIn(api, { account_type: 'admin' }));
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.owner('search_miss_words').delete();
  await api.owner('search_miss_askers').delete();
});

/** Each asker has a browser of their own behind one address, as many here share one. */
async function ask(words: string, askers: readonly string[], headers: Record<string, string> = {}): Promise<void> {
  const log = createMissLog(api.app.deps, 'own');
  for (const name of askers)
    log.note({ ip: '192.0.2.7', headers: { 'user-agent': `Mozilla/5.0 ${name}`, ...headers } }, words);
  await log.close();
}
const list = async () => (await api.call('GET', '/admin/search-misses', { token })).json.data.misses;

describe('searches without results', () => {
  it('are told from the third person on, folded; the same person counts once', async () => {
    await ask('شَقّة طيني', ['a', 'b', 'a']);
    expect(await list()).toEqual([]);
    await ask('شقه طيني', ['a', 'c']);
    expect(await list()).toMatchObject([{ words: 'شقه طيني', people: 3 }]);
    await ask('شقة  طيني', ['d']);
    expect(await list()).toMatchObject([{ people: 4 }]);
  });

  it('leave no words of fewer people anywhere, and nothing that ties two searches of one person', async () => {
    await ask('اسمي فلان الفلاني', ['a', 'b']);
    await ask('كلمات أخرى', ['a']);
    expect(await api.owner('search_miss_words')).toEqual([]);
    const rows = await api.owner('search_miss_askers').select('miss', 'asker');
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map(({ asker }) => asker.toString('hex'))).size).toBe(3);
    expect(JSON.stringify(rows)).not.toContain('فلان');
  });

  it.each(['user@example.com', '0944 123 456', '٠٩٤٤١٢٣٤٥٦ شقة', 'https://example.com/x', '123', '  ', 'x'.repeat(90)])(
    'do not count %j',
    (typed) => {
      expect(countedWords(typed)).toBeUndefined();
    },
  );

  it('do not count machines, those who ask not to be, and pages this process makes', async () => {
    await ask('كلمة', ['a', 'b', 'c'], { dnt: '1' });
    await ask('كلمة', ['a', 'b', 'c'], { 'x-own-call': 'own' });
    await ask('كلمة', ['Googlebot/2.1 1', 'Googlebot/2.1 2', 'Googlebot/2.1 3']);
    expect(await api.owner('search_miss_askers')).toEqual([]);
  });

  it('are taken off the list with whoever asked', async () => {
    await ask('كلمة', ['a', 'b', 'c']);
    const [{ id }] = await list();
    const drop = async () => (await api.call('DELETE', `/admin/search-misses/${id}`, { token })).json;
    expect((await drop()).success).toBe(true);
    expect(await list()).toEqual([]);
    expect(await api.owner('search_miss_askers')).toEqual([]);
    expect(await drop()).toMatchObject({ statusCode: 404, code: 'search_miss_not_found' });
    expect(await api.db('audit_log').where({ subject_id: id })).toMatchObject([
      { action: 'search_miss.drop', before: { words: 'كلمه' } },
    ]);
  });
});
