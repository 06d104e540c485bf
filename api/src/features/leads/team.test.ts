import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { workJobs } from '#testing/jobs.ts';
import { anOfficeOffer, ask, type Signed, sendMessage, threadOf } from '#testing/leads.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { tick } from '../clock/index.ts';
import { LEAD_CLOCK } from './clock-handlers.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const inbox = async ({ token }: Signed) => (await api.call('GET', '/leads', { token })).json.data;
const idsIn = async (reader: Signed) => (await inbox(reader)).items.map(({ id }: { id: string }) => id);
const give = (by: Signed, leadId: string, to: Signed | null, version: number) =>
  api.call('PUT', `/leads/${leadId}/assignee`, { token: by.token, body: { assigneeId: to?.id ?? null, version } });
const bellOf = ({ id }: Signed) => api.db('notifications').where({ user_id: id }).orderBy('id').pluck('kind');

describe('the leads of an office', () => {
  it('are all the manager’s; an agent has his own, and none that nobody was given', async () => {
    const { owner: manager, agent, colleague, listing } = await anOfficeOffer(api);
    const [given, free] = [
      await ask(api, await signedIn(api), listing.id),
      await ask(api, await signedIn(api), listing.id),
    ];
    await give(manager, given, agent, 1);
    expect((await idsIn(manager)).sort()).toEqual([given, free].sort());
    expect(await idsIn(agent)).toEqual([given]);
    expect(await idsIn(colleague)).toEqual([]);
    expect((await inbox(colleague)).counts).toMatchObject({ all: 0, unread: 0 });
    expect(await threadOf(api, colleague, free)).toBeUndefined();
    expect((await sendMessage(api, colleague, free, { version: 1 })).json.code).toBe('lead_not_found');
    expect((await give(colleague, free, colleague, 1)).json.code).toBe('lead_not_found');
    expect((await give(manager, free, colleague, 1)).statusCode).toBe(200);
    expect((await inbox(colleague)).figures.asked).toBe(1);
  });

  it('do not exist for an agent once a colleague has them; their viewings neither', async () => {
    const { owner: manager, agent, colleague, listing } = await anOfficeOffer(api);
    const asker = await signedIn(api);
    const leadId = await ask(api, asker, listing.id);
    const body = { startsAt: new Date(Date.now() + 86_400_000).toISOString() };
    const { json } = await api.call('POST', `/leads/${leadId}/viewings`, { token: asker.token, body });
    const viewingsOf = async ({ token }: Signed) => (await api.call('GET', '/viewings', { token })).json.data;
    expect((await viewingsOf(manager)).counts.waiting).toBe(1);
    await give(manager, leadId, agent, 1);

    const { token } = colleague;
    expect(await threadOf(api, colleague, leadId)).toBeUndefined();
    expect((await sendMessage(api, colleague, leadId, { version: 2 })).json.code).toBe('lead_not_found');
    expect((await give(colleague, leadId, colleague, 2)).json.code).toBe('lead_not_found');
    expect((await api.call('GET', `/leads/${leadId}/viewings`, { token })).json.code).toBe('lead_not_found');
    const accepted = await api.call('PUT', `/viewings/${json.data.viewing.id}/accept`, { token, body: { version: 1 } });
    expect(accepted.json.code).toBe('viewing_not_found');
    expect(await viewingsOf(colleague)).toMatchObject({ items: [], counts: { upcoming: 0, waiting: 0 } });
    expect(await viewingsOf(agent)).toMatchObject({ counts: { upcoming: 1, waiting: 1 } });
    expect((await viewingsOf(manager)).items).toMatchObject([{ leadId }]);
  });

  it('about an agent’s own listing stay his, whoever looks after them', async () => {
    const { office, agent, colleague } = await anOfficeOffer(api);
    const listing = await aListing(api.db, { owner: agent, office });
    const leadId = await ask(api, await signedIn(api), listing.id);
    expect((await give(agent, leadId, colleague, 1)).statusCode).toBe(200);
    expect(await idsIn(agent)).toEqual([leadId]);
    expect(await idsIn(colleague)).toEqual([leadId]);
  });

  it('are told to whoever gets them, in the bell and by mail, and what is said then to him alone', async () => {
    const { owner: manager, agent, listing } = await anOfficeOffer(api);
    const asker = await signedIn(api);
    const leadId = await ask(api, asker, listing.id);
    await give(manager, leadId, agent, 1);
    expect(await bellOf(agent)).toEqual(['lead_given']);
    const [mail] = (await workJobs(api)).filter(({ to }) => to === agent.email);
    expect(mail?.subject).toBe('وُكّل إليك استفسار من سامر الحلبي');
    await sendMessage(api, agent, leadId, { version: 2 });
    await sendMessage(api, asker, leadId, { body: 'شكرًا' });
    expect(await bellOf(agent)).toEqual(['lead_given', 'lead_message']);
    expect(await bellOf(manager)).toEqual(['lead_new']);
    // Somebody who takes a lead themself is not told.
    await give(manager, leadId, manager, 3);
    expect(await bellOf(manager)).toEqual(['lead_new']);
  });

  it('that nobody was given and nobody answered are told to every owner after twelve hours, once', async () => {
    const { office, owner, agent, listing } = await anOfficeOffer(api);
    const second = await signedIn(api, { account_type: 'office' });
    await api.db('office_members').insert({ office_id: office.id, user_id: second.id, role: 'owner' });
    const [late, answered, taken] = [
      await ask(api, await signedIn(api), listing.id),
      await ask(api, await signedIn(api), listing.id),
      await ask(api, await signedIn(api), listing.id),
    ];
    await sendMessage(api, owner, answered, { version: 1 });
    await give(owner, taken, agent, 1);
    const clock = async (hours: number) => {
      await api
        .db('leads')
        .where({ office_id: office.id })
        .update({ asked_at: api.db.raw(`app_now() - ? * interval '1 hour'`, [hours]) });
      await tick(api.db, LEAD_CLOCK, { brand: api.config.brand });
    };
    const waits = async (who: Signed) => (await bellOf(who)).filter((kind: string) => kind === 'lead_waiting').length;
    await clock(11);
    expect([await waits(owner), await waits(second)]).toEqual([0, 0]);
    await clock(12);
    await tick(api.db, LEAD_CLOCK, { brand: api.config.brand });
    expect([await waits(owner), await waits(second), await waits(agent)]).toEqual([1, 1, 0]);
    const [note] = await api.db('notifications').where({ user_id: second.id, kind: 'lead_waiting' });
    expect(note?.url).toBe(`/dashboard/leads/${late}`);
  });

  it('of somebody who left are the manager’s to hear of', async () => {
    const { owner: manager, agent, listing } = await anOfficeOffer(api);
    const asker = await signedIn(api);
    const leadId = await ask(api, asker, listing.id);
    await give(manager, leadId, agent, 1);
    await api.db('office_members').where({ user_id: agent.id }).delete();
    await sendMessage(api, manager, leadId, { version: 2 });
    await sendMessage(api, asker, leadId, { body: 'هل من جديد؟' });
    expect(await bellOf(manager)).toEqual(['lead_new', 'lead_message']);
    expect(await bellOf(agent)).toEqual(['lead_given']);
    expect(await threadOf(api, agent, leadId)).toBeUndefined();
  });
});
