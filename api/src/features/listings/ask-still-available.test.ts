import { rowOf } from '@diyar/db/row-of';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { workJobs } from '#testing/jobs.ts';
import { aPublished } from '#testing/listing-form.ts';
import { PASSWORD, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { askStillAvailable } from './ask-still-available.ts';

let api: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  api = await testApp();
  admin = await signedIn(api, { account_type: 'admin' });
});
afterAll(() => api.close());
afterEach(() => daysLater(0));

const daysLater = (days: number) => api.owner('app_clock').update({ shift: `${days} days` });
const statusOf = async (id: string) => (await rowOf(api.db('listings').where({ id }).first('status'))).status;

describe('"still available?"', () => {
  it('is asked after 14 days of silence, once, and answered by one tap', async () => {
    const owner = await signedIn(api);
    const id = await aPublished(api, owner, admin);
    await daysLater(13);
    await askStillAvailable(api.db);
    expect(await api.db('notifications').where({ user_id: owner.id, kind: 'listing_still_available' })).toEqual([]);
    await daysLater(15);
    await askStillAvailable(api.db);
    await askStillAvailable(api.db);
    expect(await api.db('notifications').where({ user_id: owner.id, kind: 'listing_still_available' })).toHaveLength(1);
    const mails = (await workJobs(api)).filter((mail) => mail.to === owner.email).map(({ subject }) => subject);
    expect(mails.filter((subject) => subject === 'هل ما زال متاحًا؟')).toHaveLength(1);
    const { token } = owner;
    const asked = await api.call('GET', `/users/listings/${id}`, { token });
    expect(asked.json.data.listing.asksConfirmation).toBe(true);
    const confirmed = await api.call('POST', `/listings/${id}/confirm`, { token, body: {} });
    expect(confirmed.json.data.listing).toMatchObject({ status: 'active', asksConfirmation: false });
    await daysLater(44);
    expect((await api.get(`/listings/${id}`)).statusCode).toBe(200);
  });

  it('hides after 30 days by the clock alone, and a tap brings back what was hidden', async () => {
    const owner = await signedIn(api);
    const id = await aPublished(api, owner, admin);
    await daysLater(31);
    expect((await api.get(`/listings/${id}`)).statusCode).toBe(404);
    expect(await statusOf(id)).toBe('active');
    // The session of a month ago is over.
    const body = { email: owner.email, password: PASSWORD };
    const token = (await api.call('POST', '/auth/login', { body })).json.data.tokens.accessToken as string;
    expect((await api.call('GET', `/users/listings/${id}`, { token })).json.data.listing.status).toBe('expired');
    await askStillAvailable(api.db);
    expect(await statusOf(id)).toBe('expired');
    expect(await api.db('notifications').where({ user_id: owner.id, kind: 'listing_hidden' })).toHaveLength(1);
    expect((await api.call('POST', `/listings/${id}/confirm`, { token, body: {} })).statusCode).toBe(200);
    expect((await api.get(`/listings/${id}`)).statusCode).toBe(200);
  });
});
