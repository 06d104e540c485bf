import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNLED_DAYS } from '#rules/office-roles.ts';
import { aListing } from '#testing/factories.ts';
import { linkFor } from '#testing/jobs.ts';
import { anOfficeOffer, ask, type Signed } from '#testing/leads.ts';
import { aMember, codeProofOf, proofOf, signedIn, signedInAgain } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { closeUnled } from './end-leaderless.ts';

let api: TestApp;
let admin: Signed;
beforeAll(async () => {
  api = await testApp();
  admin = await signedIn(api, { account_type: 'admin' });
});
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (who: Signed, method: Method, path: string, body?: object, headers?: Record<string, string>) =>
  api.call(method, path, { token: who.token, lang: 'en', ...(body && { body }), ...(headers && { headers }) });
const leave = (who: Signed) => call(who, 'POST', '/offices/my-office/leave', {});
const atDesk = async (method: Method, path: string, body: object) =>
  call(admin, method, path, { reason: 'seen', ...body }, { 'x-proof': await codeProofOf(api, admin.token) });
const ban = ({ id }: Signed) => atDesk('POST', `/admin/users/${id}/ban`, {});
const suspend = ({ id }: Signed, days: number | null) => atDesk('POST', `/admin/users/${id}/suspend`, { days });
const bellOf = ({ id }: Signed) => api.db('notifications').where({ user_id: id }).orderBy('id').pluck('kind');
const listingRow = ({ id }: { id: string }) => api.db('listings').where({ id }).first();
const officeRow = ({ id }: { id: string }) => api.db('offices').where({ id }).first();
const personRow = ({ id }: Signed) => api.db('users').where({ id }).first();
const isPublic = async ({ id }: { id: string }) => (await api.call('GET', `/listings/${id}`)).statusCode === 200;
const isShown = async ({ slug }: { slug: string }) => (await api.call('GET', `/offices/${slug}`)).statusCode === 200;
async function close(who: Signed) {
  await api.call('POST', `/account/delete?email=${who.email}`);
  const token = await linkFor(api, who.email);
  expect((await api.call('POST', `/account/delete/confirm?token=${token}`)).statusCode).toBe(200);
}
async function makeOwner(by: Signed, userId: string, stay: boolean) {
  const proof = { 'x-proof': await proofOf(api, by.token) };
  expect((await call(by, 'PUT', '/offices/my-office/owner', { userId, stay }, proof)).statusCode).toBe(200);
}
async function boosted(listing: { id: string }) {
  await api.db.raw(
    `insert into boosts (listing_id, type, status, days, cents, starts_at, ends_at)
     select ?, 'featured', 'active', 3, 0, app_now(), app_now() + interval '3 days'`,
    [listing.id],
  );
  return async (): Promise<string> =>
    (await rowOf(api.db('boosts').where({ listing_id: listing.id }).first('status'))).status;
}

describe('closing an account', () => {
  it('of the last owner lets the office’s people go: told, with their listings, free to begin anew', async () => {
    const { office, owner, agent, colleague, listing } = await anOfficeOffer(api);
    const theirs = await aListing(api.db, { owner: agent, office });
    const leadId = await ask(api, await aMember(api), theirs.id);
    const facts = (await call(owner, 'GET', '/account/closing')).json.data;
    expect(facts).toMatchObject({ listings: 1, office: { closes: true } });
    await close(owner);
    expect(await officeRow(office)).toMatchObject({ closed_at: expect.any(Date), status: 'rejected' });
    expect(await listingRow(listing)).toMatchObject({ status: 'archived' });
    expect(await listingRow(theirs)).toMatchObject({ status: 'active', office_id: null, owner_id: agent.id });
    expect(await api.db('leads').where({ id: leadId }).first()).toMatchObject({ office_id: null, owner_id: agent.id });
    for (const one of [agent, colleague]) {
      expect(await bellOf(one)).toContain('team_office_closed');
      expect(await personRow(one)).toMatchObject({ account_type: 'regular' });
    }
    const { token } = await signedInAgain(api, agent.id, 'regular');
    expect((await call({ ...agent, token }, 'POST', '/offices/upgrade', {})).statusCode).toBe(200);
  });

  it('closes the office beside an owner who never comes back, and leaves it to one who does', async () => {
    for (const [days, closes] of [
      [null, true],
      [3, false],
    ] as const) {
      const { office, owner, agent, colleague } = await anOfficeOffer(api);
      const theirs = await aListing(api.db, { owner, office });
      await makeOwner(owner, agent.id, true);
      await suspend(agent, days);
      expect((await call(owner, 'GET', '/account/closing')).json.data.office.closes).toBe(closes);
      expect((await leave(owner)).json.code).toBe('last_owner');
      await close(owner);
      expect((await rowOf(officeRow(office))).closed_at !== null).toBe(closes);
      // Not to the suspended owner, with whom it would vanish.
      if (!closes) expect(await listingRow(theirs)).toMatchObject({ owner_id: colleague.id, status: 'active' });
    }
  });

  it('of an agent leaves boosts running, and is told to the owner', async () => {
    const { office, owner, agent } = await anOfficeOffer(api);
    const theirs = await aListing(api.db, { owner: agent, office });
    const status = await boosted(theirs);
    await close(agent);
    expect(await listingRow(theirs)).toMatchObject({ owner_id: owner.id, status: 'active' });
    expect(await status()).toBe('active');
    expect(await bellOf(owner)).toEqual(['team_left']);
  });
});

describe('whoever is suspended', () => {
  it('is given nothing that an agent leaves, though serving longer', async () => {
    const { office, owner, agent, colleague } = await anOfficeOffer(api);
    await makeOwner(owner, colleague.id, true);
    const theirs = await aListing(api.db, { owner: agent, office });
    await suspend(owner, 3);
    expect((await leave(agent)).statusCode).toBe(200);
    expect(await listingRow(theirs)).toMatchObject({ owner_id: colleague.id });
    expect(await isPublic(theirs)).toBe(true);
  });

  it('is told to the office, which takes the listings over', async () => {
    const { office, owner, agent, colleague } = await anOfficeOffer(api);
    const theirs = await aListing(api.db, { owner: agent, office });
    await suspend(agent, 3);
    expect(await bellOf(owner)).toEqual(['team_stopped']);
    expect(await bellOf(colleague)).toEqual([]);
    const { members } = (await call(owner, 'GET', '/offices/my-office/team')).json.data;
    expect(members).toContainEqual(expect.objectContaining({ id: agent.id, isStopped: true, listings: 1 }));
    const over = (by: Signed, successorId: string) =>
      call(by, 'POST', `/offices/my-office/team/${agent.id}/take-over`, { successorId });
    expect((await over(colleague, colleague.id)).json.code).toBe('team_forbidden');
    expect((await over(owner, agent.id)).json.code).toBe('successor_not_found');
    expect(await isPublic(theirs)).toBe(false);
    expect((await over(owner, colleague.id)).statusCode).toBe(200);
    expect(await isPublic(theirs)).toBe(true);
    expect(await bellOf(colleague)).toEqual(['team_handed_over']);
  });
});

describe('an office whose only owner', () => {
  it('is suspended for a time is not shown meanwhile, and its people may go', async () => {
    const { office, owner, agent, colleague } = await anOfficeOffer(api);
    const theirs = await aListing(api.db, { owner: agent, office });
    await suspend(owner, 3);
    expect(await bellOf(agent)).toEqual(['team_paused']);
    expect(await officeRow(office)).toMatchObject({ unled_at: null });
    expect(await isShown(office)).toBe(false);
    expect((await api.call('GET', `/listings/${theirs.id}`)).json.data.office).toBeNull();
    expect((await leave(agent)).statusCode).toBe(200);
    expect(await listingRow(theirs)).toMatchObject({ owner_id: colleague.id });
    await atDesk('POST', `/admin/users/${owner.id}/unsuspend`, {});
    expect(await isShown(office)).toBe(true);
    expect(await bellOf(colleague)).toContain('team_led');
  });

  it('is banned gets another one from an administrator, once', async () => {
    const { office, owner, agent, colleague } = await anOfficeOffer(api);
    await api.db('office_applications').insert({ user_id: owner.id, office_id: office.id, status: 'approved' });
    const name = (userId: string) => atDesk('PUT', `/admin/offices/${office.id}/owner`, { userId });
    expect((await name(agent.id)).json.code).toBe('office_is_led');
    const waiting = async () => (await call(admin, 'GET', '/users/waiting')).json.data.unled;
    const before = await waiting();
    await ban(owner);
    expect(await bellOf(agent)).toEqual(['team_unled']);
    expect(await officeRow(office)).toMatchObject({ unled_at: expect.any(Date) });
    expect(await isShown(office)).toBe(false);
    expect((await api.call('POST', `/offices/${office.id}/reveal`, { token: agent.token })).statusCode).toBe(404);
    expect(await waiting()).toBe(before + 1);
    const { offices } = (await call(admin, 'GET', '/admin/offices?led=false&limit=100')).json.data;
    const found = offices.find(({ id }: { id: string }) => id === office.id);
    expect(found.heirs.map(({ id }: { id: string }) => id)).toEqual([agent.id, colleague.id]);

    expect((await name(owner.id)).json.code).toBe('colleague_stopped');
    expect((await name(admin.id)).json.code).toBe('member_not_found');
    expect(
      (await call(admin, 'PUT', `/admin/offices/${office.id}/owner`, { userId: agent.id, reason: 'x' })).json.code,
    ).toBe('proof_required');
    const both = await Promise.all([name(agent.id), name(colleague.id)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await isShown(office)).toBe(true);
    expect(await officeRow(office)).toMatchObject({ unled_at: null });
    const heir = both[0].statusCode === 200 ? agent : colleague;
    expect(await api.db('office_members').where({ office_id: office.id, role: 'owner' }).pluck('user_id')).toEqual([
      heir.id,
    ]);
    expect(await api.db('office_applications').where({ office_id: office.id }).pluck('user_id')).toEqual([heir.id]);
    expect(await bellOf(heir === agent ? colleague : agent)).toContain('team_led');
    expect(
      await api.db('audit_log').where({ subject_id: office.id, action: 'office.name_owner', actor_id: admin.id }),
    ).toHaveLength(1);
  });

  it('is suspended for good closes after its days, or when an administrator says so', async () => {
    for (const isAtDesk of [false, true]) {
      const { office, owner, agent } = await anOfficeOffer(api);
      const theirs = await aListing(api.db, { owner: agent, office });
      await suspend(owner, null);
      const back = (days: number) =>
        api
          .db('offices')
          .where({ id: office.id })
          .update({ unled_at: api.db.raw(`app_now() - ? * interval '1 day'`, [days]) });
      await back(UNLED_DAYS - 1);
      expect(await closeUnled(api.db)).toBe(0);
      if (!isAtDesk) await back(UNLED_DAYS + 1);
      if (isAtDesk) expect((await atDesk('POST', `/admin/offices/${office.id}/close`, {})).statusCode).toBe(200);
      else expect(await closeUnled(api.db)).toBe(1);
      expect(await officeRow(office)).toMatchObject({ closed_at: expect.any(Date) });
      expect(await bellOf(agent)).toEqual(['team_unled', 'team_office_closed']);
      expect(await listingRow(theirs)).toMatchObject({ office_id: null, status: 'active' });
      expect(await api.db('audit_log').where({ subject_id: office.id, action: 'office.close' })).toHaveLength(1);
      expect((await atDesk('POST', `/admin/offices/${office.id}/close`, {})).json.code).toBe('office_not_found');
    }
  });
});

it('the application an office came from stays with it, and its former owner may begin another one', async () => {
  const { office, owner, agent } = await anOfficeOffer(api);
  await api.db('office_applications').insert({ user_id: owner.id, office_id: office.id, status: 'approved' });
  await makeOwner(owner, agent.id, false);
  expect((await leave(owner)).statusCode).toBe(200);
  expect(await api.db('office_applications').where({ office_id: office.id }).pluck('user_id')).toEqual([agent.id]);
  expect((await call(agent, 'GET', `/offices/${office.id}/license`)).json.data.license).toMatchObject({
    state: 'pending',
  });
  const { token } = await signedInAgain(api, owner.id, 'regular');
  expect((await call({ ...owner, token }, 'POST', '/offices/upgrade', {})).statusCode).toBe(200);
});
