import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { workJobs } from '#testing/jobs.ts';
import { anOffer, anOfficeOffer, ask, type Signed } from '#testing/leads.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const propose = ({ token }: Signed, leadId: string, body: object = { startsAt: inDays(2) }) =>
  api.call('POST', `/leads/${leadId}/viewings`, { token, body, lang: 'en' });
const act = ({ token }: Signed, id: string, name: string, body: object) =>
  api.call('PUT', `/viewings/${id}/${name}`, { token, body, lang: 'en' });
const list = async ({ token }: Signed, query = '') =>
  (await api.call('GET', `/viewings${query}`, { token, lang: 'en' })).json.data;
const bellOf = ({ id }: Signed) => api.db('notifications').where({ user_id: id }).orderBy('id').pluck('kind');

async function aThread() {
  const { owner, listing } = await anOffer(api);
  const asker = await signedIn(api);
  return { owner, asker, listing, leadId: await ask(api, asker, listing.id) };
}
async function anAgreed() {
  const thread = await aThread();
  const { json } = await propose(thread.asker, thread.leadId);
  const { id } = json.data.viewing;
  await act(thread.owner, id, 'accept', { version: 1 });
  return { ...thread, id };
}

describe('a viewing', () => {
  it('is proposed by one side and agreed by the other, who is told each time', async () => {
    const { owner, asker, listing, leadId } = await aThread();
    const startsAt = inDays(3);
    const { statusCode, json } = await propose(asker, leadId, { startsAt, minutes: 45, note: 'عند باب البناء' });
    expect(statusCode).toBe(201);
    expect(json.data.viewing).toMatchObject({
      leadId,
      side: 'enquirer',
      listing: { id: listing.id },
      startsAt,
      minutes: 45,
      note: 'عند باب البناء',
      status: 'pending',
      isMyTurn: false,
      allowed: ['move', 'cancel'],
      version: 1,
    });
    const { id } = json.data.viewing;
    expect((await list(owner)).items).toMatchObject([{ id, isMyTurn: true, allowed: ['accept', 'move', 'cancel'] }]);
    expect((await list(owner)).counts).toEqual({ upcoming: 1, past: 0, waiting: 1 });
    expect((await list(asker)).counts.waiting).toBe(0);
    expect((await act(asker, id, 'accept', { version: 1 })).json.code).toBe('viewing_not_allowed');
    expect((await act(owner, id, 'accept', { version: 1 })).json.data.viewing).toMatchObject({
      status: 'scheduled',
      isMyTurn: false,
      version: 2,
    });
    expect(await bellOf(owner)).toEqual(['lead_new', 'viewing_proposed']);
    expect(await bellOf(asker)).toEqual(['viewing_accepted']);
    const [mail] = (await workJobs(api)).filter(({ to }) => to === asker.email);
    expect(mail?.subject).toBe('تأكّد موعد المعاينة');
  });

  it('is moved by either side, and then waits for the other', async () => {
    const { owner, asker, id } = await anAgreed();
    const moved = await act(owner, id, 'move', { version: 2, startsAt: inDays(5), minutes: 30 });
    expect(moved.json.data.viewing).toMatchObject({ status: 'rescheduled', isMyTurn: false, version: 3 });
    expect((await list(asker)).items).toMatchObject([{ isMyTurn: true, allowed: ['accept', 'move', 'cancel'] }]);
    expect((await act(asker, id, 'accept', { version: 3 })).json.data.viewing.status).toBe('scheduled');
  });

  it('is called off by either side; a new one may be proposed then, and only then', async () => {
    const { owner, asker, leadId, id } = await anAgreed();
    expect((await propose(owner, leadId)).json).toMatchObject({ statusCode: 409, code: 'viewing_open' });
    expect((await act(asker, id, 'cancel', { version: 2 })).json.data.viewing).toMatchObject({
      status: 'cancelled',
      allowed: [],
    });
    expect(await bellOf(owner)).toEqual(['lead_new', 'viewing_proposed', 'viewing_cancelled']);
    expect((await propose(owner, leadId)).statusCode).toBe(201);
    expect((await list(owner, '?when=past')).items).toMatchObject([{ id, status: 'cancelled' }]);
  });

  it('took place when the owner says so, once its time has come', async () => {
    const { owner, asker, id } = await anAgreed();
    expect((await act(owner, id, 'complete', { version: 2 })).json.code).toBe('viewing_not_allowed');
    await api
      .db('viewings')
      .where({ id })
      .update({ starts_at: new Date(Date.now() - 3_600_000) });
    expect((await list(owner)).items).toMatchObject([{ allowed: ['move', 'cancel', 'complete'] }]);
    expect((await act(asker, id, 'complete', { version: 2 })).json.code).toBe('viewing_not_allowed');
    expect((await act(owner, id, 'complete', { version: 2 })).json.data.viewing.status).toBe('completed');
    expect((await list(asker, '?when=past')).items).toMatchObject([{ id, status: 'completed' }]);
  });

  it('is neither in the past nor far away', async () => {
    const { asker, leadId } = await aThread();
    for (const startsAt of [inDays(-1), inDays(400)]) {
      expect((await propose(asker, leadId, { startsAt })).json).toMatchObject({
        code: 'viewing_time',
        errors: [{ path: 'startsAt' }],
      });
    }
    expect((await propose(asker, leadId, { startsAt: 'tomorrow' })).statusCode).toBe(400);
  });
});

describe('two at once', () => {
  it('who propose make one viewing', async () => {
    const { owner, asker, leadId } = await aThread();
    const answers = await Promise.all([owner, asker, owner, asker].map((person) => propose(person, leadId)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
  });

  it('who decide otherwise: one holds, the other sees how it stands', async () => {
    const { owner, asker, id } = await anAgreed();
    const [moved, cancelled] = await Promise.all([
      act(owner, id, 'move', { version: 2, startsAt: inDays(4) }),
      act(asker, id, 'cancel', { version: 2 }),
    ]);
    const refused = moved?.statusCode === 409 ? moved : cancelled;
    expect([moved?.statusCode, cancelled?.statusCode].sort()).toEqual([200, 409]);
    expect(refused?.json).toMatchObject({ code: 'viewing_changed', data: { viewing: { id, version: 3 } } });
  });
});

describe('its calendar file', () => {
  it('is for the two sides, each with the other’s name', async () => {
    const { owner, asker, leadId, id } = await anAgreed();
    const fileFor = ({ token }: Signed) => api.call('GET', `/viewings/${id}/calendar.ics`, { token, lang: 'en' });
    const { statusCode, headers, answer } = await fileFor(owner);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const text = answer.body.replaceAll('\r\n ', '');
    expect(text).toContain('SUMMARY:Viewing: Flat in Mezzeh');
    expect(text).toContain('With: سامر الحلبي');
    expect(text).toContain(`/dashboard/leads/${leadId}`);
    expect((await fileFor(asker)).answer.body).toContain('With: ليلى ا');
    expect((await fileFor(await signedIn(api))).statusCode).toBe(404);
  });
});

describe('viewings of others', () => {
  it('do not exist; those of one’s own listing for the office do', async () => {
    const { office, owner, agent } = await anOfficeOffer(api);
    const listing = await aListing(api.db, { owner: agent, office });
    const asker = await signedIn(api);
    const leadId = await ask(api, asker, listing.id);
    const { id } = (await propose(asker, leadId)).json.data.viewing;
    const stranger = await signedIn(api);
    for (const one of [id, randomUUID()]) {
      expect((await act(stranger, one, 'cancel', { version: 1 })).json).toMatchObject({
        statusCode: 404,
        code: 'viewing_not_found',
      });
    }
    expect((await propose(stranger, leadId)).json.code).toBe('lead_not_found');
    expect((await api.call('GET', `/leads/${leadId}/viewings`, { token: stranger.token })).statusCode).toBe(404);
    expect((await list(stranger)).items).toEqual([]);
    expect((await list(agent)).items).toMatchObject([{ id }]);
    expect((await act(agent, id, 'accept', { version: 1 })).statusCode).toBe(200);
    expect((await list(owner)).items).toMatchObject([{ status: 'scheduled' }]);
  });
});
