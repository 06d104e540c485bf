import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { type DemoSignIn, demoSignIns } from './make-sign-ins.ts';

let api: TestApp;
let made: DemoSignIn[];
beforeAll(async () => {
  api = await testApp();
  made = await demoSignIns(api.db, api.config.auth.secret);
});
afterAll(() => api.close());

const logIn = ({ email, password, totpSecret }: DemoSignIn) =>
  api.call('POST', '/auth/login', {
    body: { email, password, ...(totpSecret && { code: generateSync({ secret: totpSecret }) }) },
  });

describe('the sign-ins a newcomer is given', () => {
  it('open an account of each type; the administrator’s with the second factor alone', async () => {
    expect(made.map(({ role }) => role)).toEqual(['regular', 'office', 'admin']);
    for (const one of made) {
      const answer = await logIn(one);
      expect(answer, one.role).toMatchObject({
        statusCode: 200,
        json: { data: { user: { type: one.role, emailVerified: true, secondFactor: one.role === 'admin' } } },
      });
    }
    const admin = made[2] as DemoSignIn;
    expect((await logIn({ ...admin, totpSecret: undefined })).json.code).toBe('second_factor_needed');
  });

  it('are the same at every start, and others in another installation', async () => {
    expect(await demoSignIns(api.db, api.config.auth.secret)).toEqual(made);
    const others = await demoSignIns(api.db, 'x'.repeat(40));
    expect(new Set([...made, ...others].map((signIn) => signIn.password)).size).toBe(6);
    expect(others[2]?.totpSecret).not.toBe(made[2]?.totpSecret);
    await demoSignIns(api.db, api.config.auth.secret);
  });

  it('are set right at the next start, whatever was done to them', async () => {
    const [regular] = made as [DemoSignIn];
    await api.db('users').where({ email: regular.email }).update({
      password_hash: null,
      suspended_until: 'infinity',
      suspension_reason: 'x',
      banned_at: api.db.fn.now(),
      ban_reason: 'x',
    });
    expect((await logIn(regular)).statusCode).not.toBe(200);
    await demoSignIns(api.db, api.config.auth.secret);
    expect((await logIn(regular)).statusCode).toBe(200);
    const row = await api.db('users').where({ email: regular.email }).first('ban_reason', 'suspension_reason');
    expect(row).toEqual({ ban_reason: null, suspension_reason: null });
  });
});
