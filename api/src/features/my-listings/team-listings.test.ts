import { randomUUID } from 'node:crypto';
import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OFFICE_ROLES, type OfficeRole, reachOf } from '#rules/office-roles.ts';
import { aListing } from '#testing/factories.ts';
import { anOfficeOffer, ask, type Signed, threadOf } from '#testing/leads.ts';
import { aDraft, aForm, hangPhotos } from '#testing/listing-form.ts';
import { aMember, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

async function anOfficeOfThree() {
  const { office, owner, agent, colleague } = await anOfficeOffer(api);
  const assistant = await signedIn(api, { account_type: 'office' });
  await api.db('office_members').insert({ office_id: office.id, user_id: assistant.id, role: 'assistant' });
  return { office, owner, agent, colleague, assistant };
}
const call = ({ token }: Signed, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token, lang: 'en', ...(body && { body }) });
const setStatus = (who: Signed, id: string, status: string) => call(who, 'PUT', `/listings/${id}/status`, { status });
const handOver = (who: Signed, id: string, to: Signed) =>
  call(who, 'POST', `/users/listings/${id}/hand-over`, { userId: to.id });
const publish = (who: Signed, id: string) => call(who, 'PUT', `/listings/${id}`, { ...aForm() });
const keeperOf = async (id: string) => (await rowOf(api.db('listings').where({ id }).first('owner_id'))).owner_id;
const idsOf = async (who: Signed, query: string) =>
  (await call(who, 'GET', `/users/listings${query}`)).json.data.items.map(({ id }: { id: string }) => id).sort();

describe('listings of an office, by role', () => {
  /** Acts that each reach allows on one's own work and on a colleague's. */
  const MAY = {
    all: { own: true, others: true, publish: true },
    own: { own: true, others: false, publish: true },
    drafts: { own: false, others: false, publish: false },
    none: { own: false, others: false, publish: false },
  } as const;

  it.each(OFFICE_ROLES)('%s may do what the table says', async (role: OfficeRole) => {
    const { office, colleague, ...people } = await anOfficeOfThree();
    const who = people[role];
    const may = MAY[reachOf(role, 'listings')];
    const draft = await aDraft(api, who);
    expect((await publish(who, draft)).statusCode, 'hand in').toBe(may.publish ? 200 : 403);

    const own = await aListing(api.db, { owner: who, office });
    expect((await setStatus(who, own.id, 'sold')).statusCode, 'own').toBe(may.own ? 200 : 403);
    expect((await call(who, 'DELETE', `/listings/${own.id}`)).statusCode, 'own').toBe(may.own ? 200 : 403);

    const refused = may.others ? 200 : 404;
    const { id: theirs } = await aListing(api.db, { owner: colleague, office });
    await hangPhotos(api.db, theirs);
    expect((await call(who, 'GET', `/users/listings/${theirs}`)).statusCode).toBe(refused);
    expect((await call(who, 'GET', `/listings/${theirs}/draft`)).statusCode).toBe(refused);
    expect((await call(who, 'GET', `/listings/${theirs}/media`)).statusCode).toBe(refused);
    expect((await call(who, 'GET', `/users/listings/${theirs}/figures`)).statusCode).toBe(refused);
    expect((await publish(who, theirs)).statusCode).toBe(may.others ? 200 : may.publish ? 404 : 403);
    expect((await setStatus(who, theirs, 'sold')).statusCode).toBe(refused);
    expect((await handOver(who, theirs, who)).statusCode).toBe(refused);
    expect(await keeperOf(theirs)).toBe(may.others ? who.id : colleague.id);
  });

  it('are listed for those who manage all of them, beside their own', async () => {
    const { office, owner, agent, colleague } = await anOfficeOfThree();
    const [first, second] = [
      await aListing(api.db, { owner: agent, office }),
      await aListing(api.db, { owner: colleague, office }),
    ];
    const personal = await aListing(api.db, { owner: agent });
    const team = await idsOf(owner, '?whose=team');
    expect(team).toEqual(expect.arrayContaining([first.id, second.id]));
    expect(team).not.toContain(personal.id);
    expect(await idsOf(owner, `?whose=${agent.id}`)).toEqual([first.id]);
    expect(await idsOf(agent, '?whose=team')).toEqual([first.id, personal.id].sort());
    const { items, counts } = (await call(owner, 'GET', `/users/listings?whose=${agent.id}`)).json.data;
    expect([counts.all, items[0].colleague.id, items[0].isOfOffice]).toEqual([1, agent.id, true]);
    expect((await call(owner, 'GET', `/users/listings/${personal.id}`)).statusCode).toBe(404);
  });
});

describe('a listing handed to a colleague', () => {
  it('goes with its conversations, is told and written down', async () => {
    const { office, agent, colleague } = await anOfficeOfThree();
    const [listing, kept] = [
      await aListing(api.db, { owner: agent, office }),
      await aListing(api.db, { owner: agent, office }),
    ];
    const asker = await aMember(api);
    const [lead, remainingLead] = [await ask(api, asker, listing.id), await ask(api, asker, kept.id)];
    expect((await handOver(agent, listing.id, colleague)).json.data.keeper.id).toBe(colleague.id);
    expect([await keeperOf(listing.id), await keeperOf(kept.id)]).toEqual([colleague.id, agent.id]);
    expect((await threadOf(api, colleague, lead)).side).toBe('owner');
    const remainingFor = await api.db('leads').whereIn('id', [lead, remainingLead]).orderBy('id').pluck('owner_id');
    expect(remainingFor).toEqual([colleague.id, agent.id]);
    const told = await rowOf(
      api.db('notifications').where({ user_id: colleague.id, kind: 'listing_handed_to_you' }).first(),
    );
    expect(told.url).toBe(`/dashboard/properties?listing=${listing.id}`);
    const trail = await api.db('audit_log').where({ subject_id: listing.id }).first('action', 'before', 'after');
    expect(trail).toEqual({
      action: 'listing.hand_over',
      before: { ownerId: agent.id },
      after: { ownerId: colleague.id },
    });
    expect((await handOver(agent, listing.id, colleague)).statusCode).toBe(404);
  });

  it('is one of the office’s, and its receiver somebody of the team', async () => {
    const { office, owner, agent } = await anOfficeOfThree();
    const [listing, personal] = [
      await aListing(api.db, { owner: agent, office }),
      await aListing(api.db, { owner: agent }),
    ];
    expect((await handOver(agent, personal.id, owner)).statusCode).toBe(404);
    expect((await handOver(agent, listing.id, await signedIn(api))).json.code).toBe('colleague_not_found');
    expect((await handOver(agent, listing.id, agent)).json.code).toBe('colleague_not_found');
    expect((await handOver(await signedIn(api), listing.id, owner)).json.code).toBe('office_not_found');
  });

  it('is a draft where an assistant is concerned, which becomes the publisher’s', async () => {
    const { office, owner, agent, assistant } = await anOfficeOfThree();
    const listing = await aListing(api.db, { owner: agent, office });
    expect((await handOver(agent, listing.id, assistant)).json.code).toBe('colleague_drafts_only');
    // One who became an assistant keeps what is public, and keeps it there no longer.
    const kept = await aListing(api.db, { owner: assistant, office });
    const confirm = await api.call('POST', `/listings/${kept.id}/confirm`, { token: assistant.token, body: {} });
    expect(confirm.json.code).toBe('drafts_only');
    const [handed, taken] = [await aDraft(api, assistant), await aDraft(api, assistant)];
    expect((await handOver(assistant, handed, agent)).statusCode).toBe(200);
    expect((await publish(agent, handed)).statusCode).toBe(200);
    expect((await publish(owner, taken)).statusCode).toBe(200);
    expect([await keeperOf(handed), await keeperOf(taken)]).toEqual([agent.id, owner.id]);
  });

  it('goes to one of two who are chosen at once', async () => {
    const { office, owner, agent, colleague } = await anOfficeOfThree();
    const listing = await aListing(api.db, { owner: agent, office });
    const answers = await Promise.all([handOver(agent, listing.id, colleague), handOver(agent, listing.id, owner)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });

  it('cannot be found under an unknown id', async () => {
    const { owner, agent } = await anOfficeOfThree();
    expect((await handOver(owner, randomUUID(), agent)).json.code).toBe('listing_not_found');
  });
});
