import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUTHORISATION, type Row } from '#testing/authorisation.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

/** S17 and S3 of the acceptance: nothing is read or written with the token of an ended session or of a stopped account. */
const TYPES = { regularA: 'regular', officeA: 'office', admin: 'admin' } as const;
type Type = (typeof TYPES)[keyof typeof TYPES];

let api: TestApp;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await testApp();
  for (const account_type of Object.values(TYPES)) {
    const live = await signedIn(api, { account_type });
    tokens.set(`live ${account_type}`, live.token);
    const ended = await signedIn(api, { account_type });
    await api.call('POST', '/auth/logout', { token: ended.token });
    tokens.set(`ended ${account_type}`, ended.token);
    const expired = await signedIn(api, { account_type });
    await api
      .db('sessions')
      .where({ id: expired.sessionId })
      .update({ expires_at: new Date(0) });
    tokens.set(`expired ${account_type}`, expired.token);
    const suspended = await signedIn(api, { account_type, suspended_until: 'infinity', suspension_reason: 'x' });
    tokens.set(`suspended ${account_type}`, suspended.token);
    const banned = await signedIn(api, { account_type, banned_at: new Date(), ban_reason: 'x' });
    tokens.set(`banned ${account_type}`, banned.token);
    const closed = await signedIn(api, { account_type, closed_at: new Date() });
    tokens.set(`closed ${account_type}`, closed.token);
  }
});
afterAll(() => api.close());

const routes = Object.entries(AUTHORISATION);
const own = routes.filter(([, { access }]) => access !== 'public');
const open = routes.filter(([, { access }]) => access === 'public');

function call(route: string, token?: string) {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(/:\w+/g, '01890000-0000-7000-8000-000000000000');
  return api.call(method as 'POST', path, { ...(token && { token }) });
}
function callerOf({ expects }: Row): Type {
  const column = (Object.keys(TYPES) as (keyof typeof TYPES)[]).find((name) => expects[name] === 'in');
  if (!column) throw new Error('nobody may call it');
  return TYPES[column];
}

describe('a call with a token that still runs', () => {
  it('is found in the matrix', () => {
    expect(own.length).toBeGreaterThan(160);
    expect(open.map(([route]) => route)).toContain('POST /contact');
  });

  it.each(own)('%s is refused once the session ended or the account is stopped', async (route, row) => {
    const type = callerOf(row);
    for (const state of ['ended', 'expired', 'closed']) {
      const { statusCode, json } = await call(route, tokens.get(`${state} ${type}`));
      expect([statusCode, json?.code], state).toEqual([401, 'unauthorized']);
    }
    const suspended = await call(route, tokens.get(`suspended ${type}`));
    expect([suspended.statusCode, suspended.json?.code]).toEqual([403, 'account_suspended_for_good']);
    expect(suspended.json.message).toContain('x');
    const banned = await call(route, tokens.get(`banned ${type}`));
    expect([banned.statusCode, banned.json?.code]).toEqual([403, 'account_banned']);
  });

  it.each(open)('%s is answered as to a visitor', async (route) => {
    const visitor = await call(route);
    for (const state of ['ended', 'suspended']) {
      const { statusCode, json } = await call(route, tokens.get(`${state} regular`));
      expect([statusCode, json?.code], state).toEqual([visitor.statusCode, visitor.json?.code]);
    }
  });
});

describe('a message to the support', () => {
  const send = async (token: string | undefined) => {
    const message = `${crypto.randomUUID()} is what they wrote`;
    const body = { name: 'ليلى', email: 'laila@mail.test', message };
    expect((await api.call('POST', '/contact', { token, body })).statusCode).toBe(201);
    return rowOf(api.db('contact_messages').where({ message }).first('user_id'));
  };

  it('carries no name of a session that is over', async () => {
    expect((await send(tokens.get('live regular'))).user_id).not.toBeNull();
    for (const state of ['ended', 'suspended']) {
      expect((await send(tokens.get(`${state} regular`))).user_id, state).toBeNull();
    }
  });
});

describe('the way out', () => {
  it('stays open to the suspended, and ends the session of their token', async () => {
    const { token, sessionId } = await signedIn(api, { suspended_until: 'infinity', suspension_reason: 'x' });
    expect((await api.call('POST', '/auth/logout', { token })).statusCode).toBe(200);
    expect((await api.db('sessions').where({ id: sessionId }).first('end_reason'))?.end_reason).toBe('logout');
  });
});
