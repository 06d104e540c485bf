import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workJobs } from '#testing/jobs.ts';
import { newPhone, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

const SECRET = 'shared with the operator’s gateway';
const received: { headers: IncomingMessage['headers']; body: string }[] = [];
let answer = 200;
const gateway = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  received.push({ headers: request.headers, body });
  response.writeHead(answer).end();
});
let api: TestApp;
beforeAll(async () => {
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/sms`;
  api = await testApp({ PHONE_WEBHOOK_URL: url, PHONE_WEBHOOK_SECRET: SECRET });
});
afterAll(async () => {
  await api.close();
  gateway.closeAllConnections();
  gateway.close();
});

describe('a code by telephone', () => {
  it('goes to the operator’s gateway, signed, and to no mail', async () => {
    const phone = newPhone();
    const { token } = await signedIn(api, { phone, language: 'en' });
    expect((await api.call('POST', '/users/phone/verification', { token })).statusCode).toBe(200);
    expect(await workJobs(api)).toEqual([]);

    const [{ headers, body }] = received as [(typeof received)[number]];
    expect(headers['x-signature']).toBe(createHmac('sha256', SECRET).update(body).digest('hex'));
    const sent = JSON.parse(body);
    expect(sent).toMatchObject({ phone, language: 'en' });
    const code = /\d{6}/.exec(sent.text)?.[0] ?? '';
    const confirmed = await api.call('POST', '/users/phone/verification/confirm', { token, body: { code } });
    expect(confirmed.json.data.user.phoneVerified).toBe(true);
  });

  it('is tried again with a new code when the gateway fails', async () => {
    const { token } = await signedIn(api, { phone: newPhone() });
    received.length = 0;
    answer = 503;
    await api.call('POST', '/users/phone/verification', { token });
    await workJobs(api);
    answer = 200;
    await api.owner.raw('update graphile_worker._private_jobs set run_at = now()');
    await workJobs(api);
    const [first, second] = received.map(({ body }) => /\d{6}/.exec(JSON.parse(body).text)?.[0] ?? '');
    expect(received).toHaveLength(2);
    const confirm = (code: string | undefined) =>
      api.call('POST', '/users/phone/verification/confirm', { token, body: { code } });
    if (first !== second) expect((await confirm(first)).statusCode).toBe(400);
    expect((await confirm(second)).statusCode).toBe(200);
  });
});
