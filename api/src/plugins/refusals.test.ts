import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '#lib/endpoint.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { serializerCompiler } from './error-handler.ts';

let api: TestApp;
let port: number;
beforeAll(async () => {
  // The web host's own wildcard, which must not answer for the API.
  api = await testApp({}, (app) => {
    app.get('/*', async (request, reply) =>
      request.url.startsWith('/page') ? reply.type('text/html').send('<p>a page</p>') : reply.callNotFound(),
    );
    app.get('/odd-header', { schema: { response: { '5xx': Failure } } }, async (_request, reply) =>
      reply.redirect('https://a.example/عربي'),
    );
  });
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => api.close());

const ENVELOPE = ['code', 'data', 'errors', 'message', 'statusCode', 'success'];
/** An envelope of this status, in the language asked for. */
function expectRefusal(json: Record<string, unknown>, statusCode: number, code: string, lang = 'en') {
  expect(Object.keys(json).sort()).toEqual(ENVELOPE);
  expect(json).toMatchObject({ success: false, data: null, errors: null, statusCode, code });
  expect(json.message).toMatch(lang === 'en' ? /^[A-Z][\w ,.']+\.$/ : /^[\u0600-\u06FF ،.]+\.$/);
}

/** Sends bytes as they are and reads the answer to its end. */
const raw = (bytes: string) =>
  new Promise<{ status: number; json: Record<string, unknown> }>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString('utf8');
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), json: JSON.parse(body) });
    });
  });

describe('an answer that cannot be sent', () => {
  it('is our own fault in the envelope, without the header at fault', async () => {
    const answer = await api.app.inject({ url: '/odd-header', headers: { 'accept-language': 'en' } });
    expect([answer.statusCode, answer.headers.location]).toEqual([500, undefined]);
    expectRefusal(answer.json(), 500, 'server_error');
  });

  it('never has the framework’s own words', () => {
    const serialize = serializerCompiler({ schema: Failure, method: 'GET', url: '/', httpStatus: '5xx' });
    const failure = JSON.parse(serialize(new Error('connect ECONNREFUSED 10.0.0.7')));
    expectRefusal(failure, 500, 'server_error', 'ar');
  });
});

describe('a path that no route has', () => {
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s is not found, in the envelope', async (method) => {
    for (const lang of ['ar', 'en'] as const) {
      const { statusCode, json } = await api.call(method, '/nothing/here', { lang });
      expect(statusCode).toBe(404);
      expectRefusal(json, 404, 'not_found', lang);
    }
  });

  it.each(['/api', '/api/', '/api/listings/x/y/z', '/images', '/assets/none.js'])('GET %s', async (url) => {
    const answer = await api.app.inject({ url, headers: { 'accept-language': 'en' } });
    expect(answer.statusCode).toBe(404);
    expectRefusal(answer.json(), 404, 'not_found');
  });

  it('is closed below /admin and /reports before it is not found', async () => {
    const { token } = await signedIn(api, { account_type: 'regular' });
    for (const path of ['/admin/nothing', '/reports/nothing']) {
      expect((await api.call('GET', path)).statusCode).toBe(401);
      expect((await api.call('GET', path, { token })).statusCode).toBe(403);
    }
  });

  it('leaves other paths to the pages', async () => {
    expect((await api.app.inject('/page')).body).toBe('<p>a page</p>');
  });
});

describe('what cannot be read', () => {
  const post = (payload: string, headers: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload,
      headers: { 'accept-language': 'en', ...headers },
    });

  it('says so in the envelope', async () => {
    const json = { 'content-type': 'application/json' };
    expectRefusal((await post('{"a":', json)).json(), 400, 'bad_request');
    expectRefusal((await post('a', { 'content-type': 'text/x-none' })).json(), 415, 'unsupported_media_type');
    expectRefusal((await post(`"${'x'.repeat(1_100_000)}"`, json)).json(), 413, 'payload_too_large');
    const bad = await api.app.inject({ url: '/api/listings/%E0%A4%A', headers: { 'accept-language': 'en' } });
    expectRefusal(bad.json(), 400, 'bad_request');
    // No parameter is that long, so the path is nobody's.
    const long = await api.app.inject({
      url: `/api/listings/${'x'.repeat(300)}`,
      headers: { 'accept-language': 'en' },
    });
    expectRefusal(long.json(), 404, 'not_found');
  });

  it('says so for what is no request at all', async () => {
    const head = 'GET /api/health HTTP/1.1\r\nHost: x\r\nAccept-Language: en\r\n';
    const large = await raw(`${head}X-Large: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(large.status).toBe(431);
    expectRefusal(large.json, 431, 'headers_too_large');
    const nonsense = await raw('NONSENSE\r\n\r\n');
    expect(nonsense.status).toBe(400);
    expectRefusal(nonsense.json, 400, 'bad_request', 'ar');
  });
});

describe('Vary', () => {
  it.each(['/categories', '/listings/search', '/transaction-types', '/health', '/nothing', '/listings/none'])(
    'names the language for %s',
    async (path) => {
      const { headers } = await api.get(path);
      expect(String(headers.vary).toLowerCase().split(/, */)).toContain('accept-language');
    },
  );
});
