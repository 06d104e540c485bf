import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importSPKI, jwtVerify } from 'jose';

const PROJECT = 'diyar-test';
const ROBOT = 'sender@diyar-test.iam.gserviceaccount.com';
const HOUR_SECONDS = 3_600;

interface Asked {
  method: string;
  path: string;
  headers: Headers;
  body: string;
}
interface SentMessage {
  token: string;
  data: Record<string, string>;
  webpush: { headers: Record<string, string> };
}

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** Firebase as a program and as a page meet it: Google's token endpoint, FCM HTTP v1, installations and registrations. */
export function firebase() {
  const asked: Asked[] = [];
  const unwell: number[] = [];
  const forgotten = new Set<string>();
  const accesses = new Set<string>();
  let authSeconds = 7 * 24 * HOUR_SECONDS;
  const refusal = (status: number, code: string) =>
    Response.json({ error: { code: status, status: code, details: [{ errorCode: code }] } }, { status });

  const routes: [method: string, path: RegExp, answer: (asked: Asked) => Promise<Response> | Response][] = [
    ['POST', /^\/token$/, giveAccess],
    ['POST', /^\/v1\/projects\/[^/]+\/messages:send$/, take],
    ['POST', /^\/v1\/projects\/[^/]+\/installations$/, () => Response.json(installation())],
    ['POST', /^\/v1\/projects\/[^/]+\/installations\/[^/]+\/authTokens:generate$/, () => Response.json(authToken())],
    ['POST', /^\/v1\/projects\/[^/]+\/registrations$/, () => Response.json({ token: `token:${randomUUID()}` })],
    ['PATCH', /^\/v1\/projects\/[^/]+\/registrations\//, ({ path }) => Response.json({ token: lastOf(path) })],
    ['DELETE', /^\/v1\/projects\/[^/]+\/registrations\//, () => Response.json({})],
  ];
  const lastOf = (path: string) => decodeURIComponent(path.split('/').at(-1) ?? '');
  const authToken = () => ({ token: `auth:${randomUUID()}`, expiresIn: `${authSeconds}s` });
  const installation = () => ({ fid: 'cIpherFidOfATest000000', refreshToken: 'refresh', authToken: authToken() });

  async function giveAccess({ body }: Asked): Promise<Response> {
    const form = new URLSearchParams(body);
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') return refusal(400, 'invalid_grant');
    const { payload } = await jwtVerify(form.get('assertion') ?? '', await importSPKI(publicKey, 'RS256'), {
      issuer: ROBOT,
    });
    if (payload.scope !== 'https://www.googleapis.com/auth/firebase.messaging') return refusal(400, 'invalid_scope');
    const access_token = randomUUID();
    accesses.add(access_token);
    return Response.json({ access_token, expires_in: HOUR_SECONDS, token_type: 'Bearer' });
  }

  function take({ path, headers, body }: Asked): Response {
    if (!accesses.has(headers.get('authorization')?.replace('Bearer ', '') ?? ''))
      return refusal(401, 'UNAUTHENTICATED');
    if (!path.includes(`/${PROJECT}/`)) return refusal(404, 'NOT_FOUND');
    const { message } = JSON.parse(body) as { message: SentMessage };
    if (forgotten.has(message.token)) return refusal(404, 'UNREGISTERED');
    return Response.json({ name: `projects/${PROJECT}/messages/${randomUUID()}` });
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname: path } = new URL(request.url);
    const entry = { method: request.method, path, headers: request.headers, body: await request.text() };
    asked.push(entry);
    const route = routes.find(([method, form]) => method === request.method && form.test(path));
    const status = path === '/token' ? undefined : unwell.shift();
    if (status !== undefined) return refusal(status, 'UNAVAILABLE');
    return route ? route[2](entry) : refusal(404, 'NOT_FOUND');
  }
  return {
    answer,
    asked,
    /** Requests of one kind, in their order. */
    askedFor: (method: string, path: RegExp) =>
      asked.filter((entry) => entry.method === method && path.test(entry.path)),
    /** Messages for a browser, taken or not. */
    messagesTo: (token: string): SentMessage[] =>
      asked
        .filter(({ path }) => path.endsWith(':send'))
        .map(({ body }) => JSON.parse(body).message)
        .filter((message) => message.token === token),
    /** The next requests but those for access are answered so. */
    beUnwell: (...statuses: number[]) => unwell.push(...statuses),
    forget: (token: string) => forgotten.add(token),
    /** So long is what the next installations get good for. */
    authFor: (seconds: number) => {
      authSeconds = seconds;
    },
    /** Every access given so far is good for nothing. */
    revoke: () => accesses.clear(),
  };
}

/** The same on a port of this machine, with the settings that lead there. */
export async function firebaseServer() {
  const fake = firebase();
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { url = '', method = 'GET', headers } = request;
    const given = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
    const body = parts.length > 0 ? Buffer.concat(parts).toString() : null;
    const asked = new Request(`http://127.0.0.1${url}`, { method, headers: given, body });
    const answer = await fake.answer(asked).catch(() => new Response('{}', { status: 400 }));
    reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account = { project_id: PROJECT, client_email: ROBOT, private_key: privateKey, token_uri: `${origin}/token` };
  return {
    ...fake,
    settings: {
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account),
      FIREBASE_API_KEY: 'AIzaTest',
      FIREBASE_APP_ID: '1:1234567890:web:abcdef',
      FIREBASE_SEND_URL: origin,
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
