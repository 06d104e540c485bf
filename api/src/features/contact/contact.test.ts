import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANSWER_HOURS } from '#features/contact/queries.ts';
import { workJobs } from '#testing/jobs.ts';
import { signedIn } from '#testing/people.ts';
import { anOfficeWith } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import type { ContactMessage } from './contract.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ CONTACT_EMAIL: 'desk@diyar.test' });
});
afterAll(() => api.close());

const body = { name: 'ليلى', email: 'layla@example.com', topic: 'office', message: 'كيف أوثّق مكتبي عندكم؟' };

describe('POST /contact', () => {
  it('stores the message and mails it to the operator', async () => {
    expect((await api.call('POST', '/contact', { body, ip: '10.1.0.1' })).statusCode).toBe(201);
    expect(await api.db('contact_messages').where({ email: body.email }).first()).toMatchObject({
      topic: 'office',
      language: 'ar',
      message: body.message,
    });
    const [mail] = await workJobs(api);
    expect(mail).toMatchObject({ to: 'desk@diyar.test' });
    expect(mail?.text).toContain(body.message);
  });

  it('names every fault', async () => {
    const { json } = await api.call('POST', '/contact', {
      body: { ...body, email: 'x', message: 'hi' },
      ip: '10.1.0.2',
    });
    expect(json).toMatchObject({ statusCode: 400, code: 'validation_failed' });
    expect(json.errors.map((error: { path: string }) => error.path).sort()).toEqual(['email', 'message']);
  });

  it('thanks a machine and keeps nothing', async () => {
    const sent = { ...body, email: 'bot@example.com', website: 'https://spam.test' };
    expect((await api.call('POST', '/contact', { body: sent, ip: '10.1.0.3' })).statusCode).toBe(201);
    expect(await api.db('contact_messages').where({ email: 'bot@example.com' })).toEqual([]);
  });

  it('takes five in a quarter of an hour from one address', async () => {
    const send = () => api.call('POST', '/contact', { body, ip: '10.1.0.4' });
    for (let n = 0; n < 5; n++) expect((await send()).statusCode).toBe(201);
    expect(await send()).toMatchObject({ statusCode: 429, json: { code: 'too_many_messages' } });
    expect((await api.call('POST', '/contact', { body, ip: '10.1.0.5' })).statusCode).toBe(201);
  });

  it('takes forty a day from one address, counted from the first', async () => {
    const send = () => api.call('POST', '/contact', { body, ip: '10.1.0.6' });
    await send();
    const key = 'contact-day:10.1.0.6';
    await api.db('login_throttle').where({ key }).update({ failures: 40 });
    expect(await send()).toMatchObject({ statusCode: 429, json: { code: 'too_many_messages_today' } });
    await api
      .db('login_throttle')
      .where({ key })
      .update({ started_at: api.db.raw(`app_now() - interval '24 hours'`) });
    expect((await send()).statusCode).toBe(201);
  });
});

describe('GET /plans', () => {
  it('lists the plans on sale in the caller’s language', async () => {
    await api.owner('plans').insert({ code: 'old', name_ar: 'قديمة', name_en: 'Old', is_active: false });
    const { plans } = (await api.get('/plans', 'en')).json.data;
    const free = { code: 'free_personal', name: 'Free personal', listingLimit: 3, isFor: 'regular', price: null };
    expect(plans).toContainEqual(expect.objectContaining(free));
    expect(plans.map((plan: { code: string }) => plan.code)).not.toContain('old');
  });
});

describe('the queue of messages', () => {
  const write = async (token: string | undefined, message: string) => {
    const sent = { ...body, email: `${crypto.randomUUID()}@example.com`, message };
    const ip = `10.2.${Math.floor(Math.random() * 200)}.${Math.floor(Math.random() * 200)}`;
    expect((await api.call('POST', '/contact', { body: sent, ip, ...(token && { token }) })).statusCode).toBe(201);
  };

  it('has those of plans with priority first, with their age and a goal, and lets each be answered once', async () => {
    const admin = await signedIn(api, { account_type: 'admin' });
    const [free, premium] = [await anOfficeWith(api, 0), await anOfficeWith(api, 10_000)];
    await premium.subscribe('premium_monthly');
    await api.owner('contact_messages').delete();
    await write(undefined, 'من زائر بلا حساب');
    await write(free.token, 'من مكتب بلا باقة');
    await write(premium.token, 'من مكتب باقته مميّزة');
    const queue = async (state = 'open') =>
      (await api.call('GET', `/admin/messages?state=${state}`, { token: admin.token })).json.data.messages;
    const open = await queue();
    expect(open.map(({ message, isPriority }: ContactMessage) => [message, isPriority])).toEqual([
      ['من مكتب باقته مميّزة', true],
      ['من زائر بلا حساب', false],
      ['من مكتب بلا باقة', false],
    ]);
    const hours = ({ createdAt, answerBy }: ContactMessage) =>
      (Date.parse(answerBy) - Date.parse(createdAt)) / 3_600_000;
    expect(open.map(hours)).toEqual([ANSWER_HOURS.priority, ANSWER_HOURS.usual, ANSWER_HOURS.usual]);
    await api
      .owner('contact_messages')
      .where({ id: open[0].id })
      .update({ created_at: new Date(Date.now() - 5 * 3_600_000) });
    expect((await queue())[0]).toMatchObject({ isLate: true });

    const answer = (id: string) =>
      api.call('POST', `/admin/messages/${id}/answered`, { token: admin.token, lang: 'en', body: {} });
    const both = await Promise.all([answer(open[0].id), answer(open[0].id)]);
    expect(both.map(({ json }) => json.code ?? 'ok').sort()).toEqual(['message_answered', 'ok']);
    expect(await queue()).toHaveLength(2);
    expect(await queue('answered')).toMatchObject([{ id: open[0].id, answeredBy: expect.any(String) }]);
    expect((await answer(crypto.randomUUID())).json.code).toBe('message_not_found');
  });
});
