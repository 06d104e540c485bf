import { rowOf } from '@diyar/db/row-of';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUTHORISATION, type Column } from '#testing/authorisation.ts';
import { allEndpoints } from '#testing/contracts.ts';
import { codeProofOf, proofOf, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

/** S1 of the acceptance: every route × everyone. A route without a row fails, a row without a route too. */
let api: TestApp;
const tokens = new Map<Column, string | undefined>();

const contracts = (await allEndpoints()).map(([, endpoint]) => endpoint);

beforeAll(async () => {
  api = await testApp();
  const regular = { account_type: 'regular' };
  const people: [Column, Record<string, unknown>][] = [
    ['regularA', regular],
    ['regularB', regular],
    ['officeA', { account_type: 'office' }],
    ['officeB', { account_type: 'office' }],
    ['suspended', { ...regular, suspended_until: 'infinity', suspension_reason: 'x' }],
    ['admin', { account_type: 'admin' }],
    ['adminWithoutCode', { account_type: 'admin' }],
  ];
  for (const [column, values] of people) {
    const person = await signedIn(api, values);
    tokens.set(column, person.token);
    if (column !== 'adminWithoutCode') continue;
    const caller = { id: person.id, sessionId: person.sessionId, type: 'admin', secondFactor: false } as const;
    tokens.set(column, await api.app.accessTokens.issue(caller));
  }
  tokens.set('visitor', undefined);
  tokens.set('expired', await expiredToken());
});
afterAll(() => api.close());

const expiredToken = () =>
  new SignJWT({ sid: crypto.randomUUID(), typ_: 'admin', mfa: true })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(crypto.randomUUID())
    .setIssuer(api.config.http.publicUrl)
    .setAudience('diyar-api')
    .setIssuedAt(1)
    .setExpirationTime(2)
    .sign(new TextEncoder().encode(api.config.auth.secret));

/** The matrix ends the sessions it is asked with. */
async function signInAnew(): Promise<void> {
  for (const [column, account_type] of [
    ['regularB', 'regular'],
    ['officeA', 'office'],
    ['admin', 'admin'],
  ] as const) {
    tokens.set(column, (await signedIn(api, { account_type })).token);
  }
}

const WAY_OUT = 'POST /auth/logout';
/** The way out ends the callers' sessions, so it is asked last. */
const rows = Object.entries(AUTHORISATION)
  .map(([route, row]) => ({ route, row }))
  .sort((a, b) => Number(a.route === WAY_OUT) - Number(b.route === WAY_OUT));

describe('the authorisation matrix (S1)', () => {
  it('has a row for every route, and no other', () => {
    // The printed tree is the router's own: what it serves, whoever mounted it.
    const served = routesOf(api.app.printRoutes({ commonPrefix: false, includeHooks: false }));
    expect([...served].sort()).toEqual(rows.map(({ route }) => route).sort());
  });

  it('agrees with what each endpoint says of itself', () => {
    for (const { method, path, access } of contracts) {
      const row = rows.find(({ route }) => route === `${method} ${path}`)?.row;
      expect(row?.access, `${method} ${path}`).toBe(access);
    }
  });

  it.each(rows)('$route', async ({ route, row }) => {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern.replace(/:\w+/g, '01890000-0000-7000-8000-000000000000');
    const isOwnWrite = method !== 'GET' && row.access !== 'public';
    for (const [column, expected] of Object.entries(row.expects) as [Column, number | 'in'][]) {
      const wanted = column === 'suspended' && isOwnWrite ? 403 : expected;
      const { statusCode, json } = await api.call(method as 'GET', path, { token: tokens.get(column) });
      // Whoever is let in gets the endpoint's own answer to an empty request about nothing: never one of the gate's.
      if (wanted === 'in')
        expect([401, 403].includes(statusCode) && isGate(json?.code), `${column}: ${json?.code}`).toBe(false);
      else expect(statusCode, column).toBe(wanted);
      if (wanted !== 'in')
        expect(Object.keys(json).sort()).toEqual(['code', 'data', 'errors', 'message', 'statusCode', 'success']);
      // A stopped person is told their own reason, nobody anything else.
      const told = json?.code === 'account_suspended_for_good' ? { until: null, reason: 'x' } : null;
      if (wanted !== 'in') expect(json.data).toEqual(told);
    }
  });
});

describe('what is closed whether there is a handler or not', () => {
  beforeAll(signInAnew);
  it.each(['/admin', '/admin/nothing/here', '/reports/none', '/%61dmin/x', '/Admin/x'])(
    'answers %s before it looks for a handler',
    async (path) => {
      const status = async (column: Column) => (await api.call('GET', path, { token: tokens.get(column) })).statusCode;
      expect(await status('visitor')).toBe(401);
      expect(await status('expired')).toBe(401);
      expect(await status('regularB')).toBe(403);
    },
  );
});

describe('ids of others', () => {
  beforeAll(signInAnew);
  it('are not found, as if there were none', async () => {
    const { id } = await signedIn(api);
    const note = await rowOf(
      api.db('notifications').insert({ user_id: id, type: 'system', kind: 'office_approved' }).returning('id'),
    );
    const token = tokens.get('regularB');
    const theirs = await api.call('PUT', `/notifications/${note.id}/read`, { token, body: {} });
    const none = await api.call('PUT', `/notifications/${crypto.randomUUID()}/read`, { token, body: {} });
    expect(theirs.statusCode).toBe(404);
    expect(theirs.answer.body).toBe(none.answer.body);
    expect((await api.call('DELETE', `/notifications/${note.id}`, { token })).statusCode).toBe(404);
    expect((await api.db('notifications').where({ id: note.id }).first('read_at'))?.read_at).toBeNull();
  });
});

describe('mass assignment (S2)', () => {
  beforeAll(signInAnew);
  // A provider signs a text that holds whatever it likes: `online-payments` reads what it knows of it.
  const writes = contracts.filter(({ body }) => body && body.type !== 'string');
  const extras = [
    'status',
    'role',
    'type',
    'balance',
    'ownerId',
    'owner_id',
    'userId',
    'priority',
    'account_type',
    'email_verified_at',
  ];

  it.each(writes.map((write) => [`${write.method} ${write.path}`, write] as const))(
    '%s refuses what it does not know',
    (_name, { body }) => {
      for (const key of extras) {
        const parsed = body?.safeParse({ [key]: 'admin' });
        const keys =
          parsed?.error?.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [])) ?? [];
        const isOwn = Object.keys((body as { shape?: object } | undefined)?.shape ?? {}).includes(key);
        expect(isOwn || keys.includes(key), key).toBe(true);
      }
    },
  );

  it.each(writes.map((write) => [`${write.method} ${write.path}`, write] as const))(
    '%s answers 400 to them all, and to keys that reach for the prototype',
    async (route, { method, path, access, proof }) => {
      const row = rows.find((row) => row.route === route)?.row;
      const column = (['regularB', 'officeA', 'admin'] as const).find((caller) => row?.expects[caller] === 'in');
      expect(column, `nobody may call it (${access})`).toBeDefined();
      const token = tokens.get(column as Column);
      const proofs = { fresh: proofOf, code: codeProofOf };
      const given = proof && token ? { 'x-proof': await proofs[proof](api, token) } : {};
      const unknown = JSON.stringify(Object.fromEntries(extras.map((key) => [key, 'admin'])));
      for (const payload of [
        unknown,
        '{"__proto__":{"type":"admin"}}',
        '{"constructor":{"prototype":{"type":"admin"}}}',
      ]) {
        const answer = await api.app.inject({
          method,
          url: `/api${path.replace(/:\w+/g, '01890000-0000-7000-8000-000000000000')}`,
          headers: { ...(token && { authorization: `Bearer ${token}` }), ...given, 'content-type': 'application/json' },
          payload,
        });
        expect(answer.statusCode, payload).toBe(400);
      }
      expect(({} as { type?: string }).type).toBeUndefined();
    },
  );
});

const isGate = (code: string | undefined) =>
  ['unauthorized', 'forbidden', 'already_office', 'reports_office_only', 'second_factor_required'].includes(code ?? '');

/** `GET /listings/:id` from the printed tree, HEAD and the documentation's own files left out. */
function routesOf(tree: string): Set<string> {
  const found = new Set<string>();
  const stack: string[] = [];
  for (const line of tree.split('\n')) {
    const match = /^([│ ]*)[├└]── (.*?)(?: \((.*)\))?$/.exec(line);
    if (!match) continue;
    const [, indent = '', part = '', methods = ''] = match;
    const depth = indent.length / 4;
    stack.length = depth;
    stack[depth] = part;
    const path = stack
      .join('')
      .replace(/^\/api/, '')
      .replace(/\/$/, '');
    for (const method of methods.split(', ').filter(Boolean)) {
      if (method !== 'HEAD' && method !== 'OPTIONS' && !path.endsWith('*') && !path.startsWith('/docs'))
        found.add(`${method} ${path}`);
    }
  }
  return found;
}
