import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson, newPhone } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { createLogger } from './logger.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

/** The line an error becomes. */
async function lineOf(work: Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const log = createLogger('info', 'api', { write: (line) => void lines.push(line) });
  const err = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  log.error({ err }, 'request failed');
  return lines.join('');
}

it('names the rule a statement broke, and nobody whose data broke it', async () => {
  const phone = newPhone();
  const { email } = await aPerson(api.db, { phone, phone_verified_at: new Date() });
  const same = { first_name: 'Zenobia', last_name: 'Q', email, phone: newPhone() };
  const byEmail = await lineOf(api.db('users').insert(same));
  expect(JSON.parse(byEmail)).toMatchObject({ err: { code: '23505', constraint: 'users_email', table: 'users' } });
  const byPhone = await lineOf(
    api.db.raw('insert into users (first_name, last_name, phone, phone_verified_at) values (?, ?, ?, now())', [
      'Zenobia',
      'Q',
      phone,
    ]),
  );
  expect(JSON.parse(byPhone)).toMatchObject({ err: { constraint: 'users_proven_phone' } });
  const byType = await lineOf(api.db('users').where({ id: email }).first());
  expect(JSON.parse(byType)).toMatchObject({ err: { code: '22P02' } });
  const row = await lineOf(api.db('users').insert({ ...same, email: 'other@example.org', last_name: '' }));
  expect(JSON.parse(row)).toMatchObject({ err: { constraint: 'users_last_name' } });
  for (const line of [byEmail, byPhone, byType, row]) {
    for (const word of [email, 'Zenobia', phone.slice(1), same.phone.slice(1), 'other@'])
      expect(line).not.toContain(word);
  }
});

it('keeps causes, and what a mail server says without the address', async () => {
  const refusal = new Error('sending failed', {
    cause: Object.assign(new Error('550 5.1.1 <zenobia@example.org>: no such mailbox, call +963 944 555 666'), {
      code: 'EENVELOPE',
      rejected: ['zenobia@example.org'],
    }),
  });
  const line = await lineOf(Promise.reject(refusal));
  expect(JSON.parse(line)).toMatchObject({ err: { type: 'Error' } });
  expect(line).toContain('no such mailbox');
  expect(line).not.toMatch(/zenobia|944 ?555|555 ?666/);
});
