import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registration } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ RATE_LIMIT_PER_MINUTE: '10000' });
});
afterAll(() => api.close());

describe('registrations of one address', () => {
  it('are limited over a day, raced or not', async () => {
    const ip = '10.7.0.1';
    const form = registration();
    const register = () => api.call('POST', '/auth/register', { body: form, ip, lang: 'en' });
    expect((await register()).statusCode).toBe(201);
    const days = api.db('login_throttle').where({ key: `register-day:${ip}` });
    await days.clone().update({ failures: 95 });
    const answers = await Promise.all(Array.from({ length: 20 }, register));
    expect(answers.filter(({ json }) => json.code === 'email_taken')).toHaveLength(5);
    expect(answers.filter(({ json }) => json.code === 'register_throttled')).toHaveLength(15);

    // The quarter of an hour is over, the day is not.
    await api
      .db('login_throttle')
      .where({ key: `register:${ip}` })
      .delete();
    expect((await register()).json.code).toBe('register_throttled');
    await days.clone().update({ started_at: api.db.raw(`app_now() - interval '24 hours'`) });
    expect((await register()).json.code).toBe('email_taken');
  });

  it('are limited in a quarter of an hour', async () => {
    const ip = '10.7.0.2';
    const form = registration();
    const register = () => api.call('POST', '/auth/register', { body: form, ip });
    await register();
    const answers = await Promise.all(Array.from({ length: 22 }, register));
    expect(answers.filter(({ json }) => json.code === 'register_throttled')).toHaveLength(3);
  });
});
