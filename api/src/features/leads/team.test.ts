import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '../../../testing/factories.ts';
import { workJobs } from '../../../testing/jobs.ts';
import { anOfficeOffer, ask, type Signed, say, threadOf } from '../../../testing/leads.ts';
import { signedIn } from '../../../testing/people.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

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
  it('are all the manager’s; an agent has his own, and those nobody was given yet', async () => {
    const { owner: manager, agent, colleague, listing } = await anOfficeOffer(api);
    const [given, free] = [
      await ask(api, await signedIn(api), listing.id),
      await ask(api, await signedIn(api), listing.id),
    ];
    await give(manager, given, agent, 1);
    expect((await idsIn(manager)).sort()).toEqual([given, free].sort());
    expect((await idsIn(agent)).sort()).toEqual([given, free].sort());
    expect(await idsIn(colleague)).toEqual([free]);
    expect((await inbox(colleague)).counts).toMatchObject({ all: 1, unread: 1 });
    expect((await inbox(colleague)).figures.asked).toBe(1);
    expect((await give(colleague, free, colleague, 1)).statusCode).toBe(200);
    expect(await idsIn(agent)).toEqual([given]);
  });

  it('do not exist for an agent once a colleague has them; their viewings neither', async () => {
    const { owner: manager, agent, colleague, listing } = await anOfficeOffer(api);
    const asker = await signedIn(api);
    const leadId = await ask(api, asker, listing.id);
    const body = { startsAt: new Date(Date.now() + 86_400_000).toISOString() };
    const { json } = await api.call('POST', `/leads/${leadId}/viewings`, { token: asker.token, body });
    const viewingsOf = async ({ token }: Signed) => (await api.call('GET', '/viewings', { token })).json.data;
    expect((await viewingsOf(colleague)).counts.waiting).toBe(1);
    await give(manager, leadId, agent, 1);

    const { token } = colleague;
    expect(await threadOf(api, colleague, leadId)).toBeUndefined();
    expect((await say(api, colleague, leadId, { version: 2 })).json.code).toBe('lead_not_found');
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
    const { owner: manager, agent, colleague, listing } = await anOfficeOffer(api);
    const asker = await signedIn(api);
    const leadId = await ask(api, asker, listing.id);
    await give(manager, leadId, agent, 1);
    expect(await bellOf(agent)).toEqual(['lead_given']);
    const [mail] = (await workJobs(api)).filter(({ to }) => to === agent.email);
    expect(mail?.subject).toBe('وُكّل إليك استفسار من سامر الحلبي');
    await say(api, agent, leadId, { version: 2 });
    await say(api, asker, leadId, { body: 'شكرًا' });
    expect(await bellOf(agent)).toEqual(['lead_given', 'lead_message']);
    expect(await bellOf(manager)).toEqual(['lead_new']);
    // A colleague who takes a lead themself is not told.
    await give(manager, leadId, null, 3);
    await give(colleague, leadId, colleague, 4);
    expect(await bellOf(colleague)).toEqual([]);
  });

  it('of somebody who left are the manager’s to hear of', async () => {
    const { owner: manager, agent, listing } = await anOfficeOffer(api);
    const asker = await signedIn(api);
    const leadId = await ask(api, asker, listing.id);
    await give(manager, leadId, agent, 1);
    await api.db('office_members').where({ user_id: agent.id }).delete();
    await say(api, manager, leadId, { version: 2 });
    await say(api, asker, leadId, { body: 'هل من جديد؟' });
    expect(await bellOf(manager)).toEqual(['lead_new', 'lead_message']);
    expect(await bellOf(agent)).toEqual(['lead_given']);
    expect(await threadOf(api, agent, leadId)).toBeUndefined();
  });
});
