import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const idOf = async (url: string, given?: string) => {
  const { headers } = await api.app.inject({ url, headers: given === undefined ? {} : { 'x-request-id': given } });
  return headers['x-request-id'];
};

it('each answer names its request, another one each time, errors too', async () => {
  const paths = ['/api/health', '/api/health', '/api/no/such/call', '/api/users/profile', '/api/listings/none'];
  const ids = await Promise.all(paths.map((path) => idOf(path)));
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(ids).size).toBe(paths.length);
});

it('the proxy’s id is kept, and nothing that would be a stranger’s words in the log', async () => {
  expect(await idOf('/api/health', '01HXZ-trace.7:42')).toBe('01HXZ-trace.7:42');
  for (const strange of ['short', 'a'.repeat(65), 'two words here', '{"admin":true}'])
    expect(await idOf('/api/health', strange)).not.toBe(strange);
});
