import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { MOST_FILTERS } from './contract.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const anAdmin = async () => {
  const { token } = await signedIn(api, { account_type: 'admin' });
  return {
    token,
    save: (name: string, query: string, desk = 'listings') =>
      api.call('POST', '/users/filters', { token, lang: 'en', body: { desk, name, query } }),
    names: async (desk = 'listings') => {
      const { json } = await api.call('GET', `/users/filters?desk=${desk}`, { token });
      return json.data.filters.map(({ name, query }: { name: string; query: string }) => `${name}: ${query}`);
    },
  };
};

describe('filters of a desk', () => {
  it('are an administrator’s own, by desk and name; the same name is another query', async () => {
    const [mine, other] = [await anAdmin(), await anAdmin()];
    await mine.save('مع بلاغات', 'only=reported');
    await mine.save('Featured', 'only=featured');
    await mine.save('Banned', 'status=banned', 'users');
    expect((await mine.save('Featured', 'only=featured&province=homs')).statusCode).toBe(200);
    expect(await mine.names()).toEqual(['Featured: only=featured&province=homs', 'مع بلاغات: only=reported']);
    expect(await mine.names('users')).toEqual(['Banned: status=banned']);
    expect(await other.names()).toEqual([]);
  });

  it('are forgotten by whoever keeps them alone', async () => {
    const [mine, other] = [await anAdmin(), await anAdmin()];
    const { id } = (await mine.save('Old', 'status=expired')).json.data.filter;
    await api.call('DELETE', `/users/filters/${id}`, { token: other.token });
    expect(await mine.names()).toHaveLength(1);
    await api.call('DELETE', `/users/filters/${id}`, { token: mine.token });
    expect(await mine.names()).toEqual([]);
  });

  it('are so many of a desk, also when two are kept at once', async () => {
    const { save, names } = await anAdmin();
    for (let n = 1; n < MOST_FILTERS; n++) await save(`Filter ${n}`, `page=${n}`);
    const both = await Promise.all([save('One', 'a=1'), save('Two', 'a=2')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json.code).toBe('too_many_filters');
    expect(await names()).toHaveLength(MOST_FILTERS);
  });
});
