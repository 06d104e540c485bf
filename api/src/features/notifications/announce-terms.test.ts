import { afterAll, beforeAll, expect, it } from 'vitest';
import { workJobs } from '#testing/jobs.ts';
import { aPerson, signedIn } from '#testing/people.ts';
import { setClock } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { announceTerms } from './announce-terms.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const TERMS = { from: '2027-03-13', changesAr: 'صار الاسترداد خلال يومين', changesEn: 'Refunds take two days' };

it('changed terms are told three days before, to everybody who has an account, once', async () => {
  await setClock(api, '2027-03-09T20:59:00Z');
  const [laila, rami, gone] = [
    await signedIn(api, { language: 'ar' }),
    await signedIn(api, { language: 'en' }),
    await aPerson(api.db, { closed_at: new Date('2027-03-01') }),
  ];
  expect(await announceTerms(api.db, TERMS)).toBe(2);
  expect(await announceTerms(api.db, TERMS), 'again').toBe(0);
  const later = await aPerson(api.db);
  expect(await announceTerms(api.db, TERMS), 'whoever came since').toBe(1);

  const { notifications } = (await api.call('GET', '/notifications', { token: rami.token, lang: 'en' })).json.data;
  expect(notifications).toMatchObject([
    {
      title: 'Our terms change on 13 March 2027',
      content: expect.stringContaining('Refunds take two days'),
      url: '/terms',
    },
  ]);
  const mails = await workJobs(api);
  expect(mails.map(({ to }) => to).sort()).toEqual([laila.email, rami.email, later.email].sort());
  expect(mails.find(({ to }) => to === laila.email)?.text).toContain(TERMS.changesAr);
  expect(mails.map(({ to }) => to)).not.toContain(gone.email);
});

it('changed terms are told no later, and of no other than a day', async () => {
  await setClock(api, '2027-03-09T21:01:00Z');
  await expect(announceTerms(api.db, TERMS)).rejects.toThrow('told 3 days before');
  await expect(announceTerms(api.db, { ...TERMS, from: 'soon' })).rejects.toThrow('2026-12-10');
  expect(await announceTerms(api.db, { ...TERMS, from: '2027-03-14' })).toBe(3);
});
