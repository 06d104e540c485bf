import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CAPABILITIES, MAX_OFFICE_MEMBERS, OFFICE_RIGHTS, OFFICE_ROLES } from '#rules/office-roles.ts';
import { aListing, anOffice } from '#testing/factories.ts';
import { linkFor, workJobs } from '#testing/jobs.ts';
import { anOfficeOffer, ask, type Signed, threadOf } from '#testing/leads.ts';
import { aForm, categoryId } from '#testing/listing-form.ts';
import { aMember, newEmail, proofOf, signedIn } from '#testing/people.ts';
import { withoutBounds } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
  await withoutBounds(api);
});
afterAll(() => api.close());

const MINE = '/offices/my-office';
const call = (
  who: Signed,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  headers?: Record<string, string>,
) =>
  api.call(method, `${MINE}${path}`, {
    token: who.token,
    lang: 'en',
    ...(body && { body }),
    ...(headers && { headers }),
  });
const teamOf = async (who: Signed) => (await call(who, 'GET', '/team')).json.data;
const invite = (by: Signed, email: string, role = 'agent') => call(by, 'POST', '/invitations', { email, role });
const tokenTo = async (email: string): Promise<string> => {
  // The newest first.
  const mail = (await workJobs(api)).find(({ to, text }) => to === email && text.includes('/invitation?token='));
  return /[?&]token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
};
const view = (token: string) => api.call('POST', '/office-invitations/view', { body: { token }, lang: 'en' });
const accept = (who: Signed, token: string) =>
  api.call('POST', '/office-invitations/accept', { token: who.token, body: { token }, lang: 'en' });
const bellOf = ({ id }: Signed) => api.db('notifications').where({ user_id: id }).orderBy('id').pluck('kind');
const transfer = async (by: Signed, to: Signed, stay = false) =>
  call(by, 'PUT', '/owner', { userId: to.id, stay }, { 'x-proof': await proofOf(api, by.token) });

describe('an invitation', () => {
  it('is mailed, shows what it offers, and makes whoever accepts a member whose address it proves', async () => {
    const { office, owner } = await anOfficeOffer(api);
    const email = newEmail();
    const { json, statusCode } = await invite(owner, email, 'assistant');
    expect([statusCode, json.data.invitations]).toMatchObject([201, [{ email, role: 'assistant', isExpired: false }]]);
    const token = await tokenTo(email);
    const offered = (await view(token)).json.data;
    expect(offered).toMatchObject({ office: { slug: office.slug }, role: 'assistant' });
    expect(offered.sentTo).toBe(`${email[0]}…@mail.test`);
    expect(JSON.stringify(await api.db('office_invitations').where({ email }).first())).not.toContain(token);

    const person = await signedIn(api, { email });
    expect((await accept(person, token)).json.data.office.slug).toBe(office.slug);
    expect((await view(token)).json.code).toBe('invitation_used');
    const { account_type, email_verified_at } = await rowOf(api.db('users').where({ id: person.id }).first());
    expect([account_type, email_verified_at === null]).toEqual(['office', false]);
    const team = await teamOf(owner);
    expect(team.invitations).toEqual([]);
    expect(team.members).toContainEqual(expect.objectContaining({ id: person.id, role: 'assistant', email }));
    expect(await bellOf(owner)).toEqual(['team_joined']);
  });

  it('opened with another account than the invited waits for an owner’s yes, and lets nobody in before', async () => {
    const { office, owner, agent, listing } = await anOfficeOffer(api);
    const lead = await ask(api, await aMember(api), listing.id);
    const email = newEmail();
    const { id } = (await invite(owner, email)).json.data.invitations[0];
    const token = await tokenTo(email);
    const person = await aMember(api, { first_name: 'Forwarded', last_name: 'Mail' });
    for (const _ of [1, 2])
      expect((await accept(person, token)).json.data).toEqual({ office: { slug: office.slug }, isWaiting: true });
    expect(await threadOf(api, person, lead)).toBeUndefined();
    expect((await teamOf(owner)).invitations).toMatchObject([
      { id, askedBy: { name: 'Forwarded Mail', email: person.email } },
    ]);
    expect(await bellOf(owner)).toContain('team_asks');
    const admit = (by: Signed) => call(by, 'POST', `/invitations/${id}/admit`, {});
    expect((await admit(agent)).json.code).toBe('team_forbidden');
    const both = await Promise.all([admit(owner), admit(owner)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect((await teamOf(owner)).members).toContainEqual(expect.objectContaining({ id: person.id, role: 'agent' }));
    expect(await bellOf(person)).toEqual(['team_admitted']);

    // The invited account needs nobody's yes, whoever asked before; taken back, it is over for both.
    const [other, invited] = [newEmail(), newEmail()];
    await invite(owner, other);
    const otherToken = await tokenTo(other);
    await accept(await signedIn(api), otherToken);
    const right = await accept(await signedIn(api, { email: other }), otherToken);
    expect(right.json.data).toMatchObject({ isWaiting: false });
    const [last] = (await invite(owner, invited)).json.data.invitations;
    await accept(await signedIn(api), await tokenTo(invited));
    await call(owner, 'DELETE', `/invitations/${last.id}`);
    expect((await call(owner, 'POST', `/invitations/${last.id}/admit`, {})).json.code).toBe('invitation_not_found');
  });

  it('is worthless once it is taken back, sent again or too old', async () => {
    const { owner } = await anOfficeOffer(api);
    const email = newEmail();
    const { id } = (await invite(owner, email)).json.data.invitations[0];
    const first = await tokenTo(email);
    await call(owner, 'POST', `/invitations/${id}/resend`, {});
    const second = await tokenTo(email);
    expect((await view(first)).json.code).toBe('invitation_invalid');
    expect((await view(second)).statusCode).toBe(200);
    await api
      .db('office_invitations')
      .where({ id })
      .update({ expires_at: api.db.raw('app_now()') });
    expect((await view(second)).json.code).toBe('invitation_invalid');
    expect((await teamOf(owner)).invitations).toMatchObject([{ id, isExpired: true }]);
    expect((await invite(owner, email, 'assistant')).json.data.invitations).toMatchObject([
      { id, role: 'assistant', isExpired: false },
    ]);
    const third = await tokenTo(email);
    expect((await call(owner, 'DELETE', `/invitations/${id}`)).json.data.invitations).toEqual([]);
    expect((await accept(await signedIn(api), third)).json.code).toBe('invitation_invalid');
    expect((await call(owner, 'DELETE', `/invitations/${id}`)).json.code).toBe('invitation_not_found');
  });

  it('is accepted once, by nobody of another office, and not sent to a colleague', async () => {
    const { owner, agent } = await anOfficeOffer(api);
    expect((await invite(owner, agent.email)).json).toMatchObject({
      code: 'already_in_team',
      errors: [{ path: 'email' }],
    });
    const email = newEmail();
    await invite(owner, email);
    const token = await tokenTo(email);
    const { agent: stranger } = await anOfficeOffer(api);
    expect((await accept(stranger, token)).json.code).toBe('already_in_an_office');
    const people = await Promise.all([signedIn(api), signedIn(api)]);
    const answers = await Promise.all(people.map((person) => accept(person, token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });
});

describe('invitations', () => {
  it('end where the team is full, open ones counted; one that is open is sent again all the same', async () => {
    const { office, owner } = await anOfficeOffer(api);
    const email = newEmail();
    await invite(owner, email);
    const expires_at = new Date(Date.now() + 86_400_000);
    const shared = { office_id: office.id, role: 'agent', language: 'ar', invited_by: owner.id, expires_at } as const;
    const row = () => ({ ...shared, email: newEmail() });
    // Three members, and the first invitation.
    await api.db('office_invitations').insert(Array.from({ length: MAX_OFFICE_MEMBERS - 4 }, row));
    expect((await invite(owner, newEmail())).json).toMatchObject({ statusCode: 409, code: 'team_full' });
    expect((await invite(owner, email)).statusCode).toBe(201);
  });

  it('are thirty mails a day', async () => {
    const { owner } = await anOfficeOffer(api);
    const email = newEmail();
    for (let sent = 0; sent < 30; sent++) expect((await invite(owner, email)).statusCode).toBe(201);
    expect((await invite(owner, email)).json).toMatchObject({ statusCode: 429, code: 'too_many_invitations' });
    const [{ id }] = (await teamOf(owner)).invitations;
    expect((await call(owner, 'POST', `/invitations/${id}/resend`, {})).json.code).toBe('too_many_invitations');
  });
});

describe('a role', () => {
  it('has the rights of the table, and may do no more than they say', async () => {
    const { office, owner, agent } = await anOfficeOffer(api);
    const assistant = await signedIn(api, { account_type: 'office' });
    await api.db('office_members').insert({ office_id: office.id, user_id: assistant.id, role: 'assistant' });
    const people = { owner, agent, assistant };
    const other = await aListing(api.db, { owner, office });
    const leadId = await ask(api, await aMember(api), other.id);
    await api.db('leads').where({ id: leadId }).update({ assigned_to: owner.id });
    for (const role of OFFICE_ROLES) {
      const who = people[role];
      expect((await teamOf(who)).my.rights, role).toEqual(OFFICE_RIGHTS[role]);
      const may = {
        billing: (await api.call('GET', '/credits/transactions', { token: who.token })).statusCode === 200,
        leads: (await threadOf(api, who, leadId)) !== undefined,
        team: (await invite(who, newEmail())).statusCode === 201,
      };
      for (const capability of CAPABILITIES)
        if (capability !== 'listings')
          expect(may[capability], `${role} ${capability}`).toBe(OFFICE_RIGHTS[role][capability] === 'all');
    }
    const body = aForm({ categoryId: categoryId('apartments') });
    const publish = (who: Signed) => api.call('POST', '/listings', { token: who.token, body, lang: 'en' });
    expect((await publish(assistant)).json.code).toBe('drafts_only');
    expect((await publish(agent)).json.code).not.toBe('drafts_only');
  });

  it('is changed by owners alone, except that of the last owner', async () => {
    const { owner, agent, colleague } = await anOfficeOffer(api);
    const change = (by: Signed, of: Signed, role: string) => call(by, 'PUT', `/team/${of.id}`, { role });
    expect((await change(agent, colleague, 'assistant')).json.code).toBe('team_forbidden');
    expect((await change(owner, colleague, 'assistant')).statusCode).toBe(200);
    expect(await bellOf(colleague)).toEqual(['team_role_assistant']);
    expect((await change(owner, owner, 'agent')).json.code).toBe('last_owner');
    expect((await change(owner, await signedIn(api), 'agent')).json.code).toBe('member_not_found');
    expect((await change(owner, colleague, 'owner')).statusCode).toBe(400);
  });
});

describe('an office', () => {
  it('is handed to a member with a fresh proof, and never left without an owner', async () => {
    const { owner, agent } = await anOfficeOffer(api);
    expect((await call(owner, 'POST', '/leave', {})).json.code).toBe('last_owner');
    expect((await call(owner, 'PUT', '/owner', { userId: agent.id })).json.code).toBe('proof_required');
    expect((await transfer(owner, agent)).json.data.my.role).toBe('agent');
    expect((await teamOf(agent)).my).toMatchObject({ role: 'owner', mayLeave: false });
    expect((await transfer(agent, owner, true)).json.data.my).toMatchObject({ role: 'owner', mayLeave: true });
    const answers = await Promise.all([owner, agent].map((who) => call(who, 'POST', '/leave', {})));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('and its listings are handed to nobody who is suspended or banned, but to whoever was suspended once', async () => {
    const { office, owner, agent, colleague } = await anOfficeOffer(api);
    const listing = await aListing(api.db, { owner, office });
    const stand = (columns: object) => api.db('users').where({ id: agent.id }).update(columns);
    const day = 86_400_000;
    for (const columns of [
      { banned_at: new Date(), ban_reason: 'x' },
      { banned_at: null, ban_reason: null, suspended_until: 'infinity', suspension_reason: 'x' },
      { suspended_until: new Date(Date.now() + day) },
    ]) {
      await stand(columns);
      expect((await transfer(owner, agent)).json).toMatchObject({ statusCode: 409, code: 'colleague_stopped' });
      const removed = await call(owner, 'DELETE', `/team/${colleague.id}?successorId=${agent.id}`);
      expect(removed.json).toMatchObject({ code: 'colleague_stopped', errors: [{ path: 'successorId' }] });
      const handed = await api.call('POST', `/users/listings/${listing.id}/hand-over`, {
        token: owner.token,
        body: { userId: agent.id },
      });
      expect(handed.json).toMatchObject({ code: 'colleague_stopped', errors: [{ path: 'userId' }] });
    }
    await stand({ suspended_until: new Date(Date.now() - day) });
    await api.db('office_members').where({ user_id: agent.id }).update({ role: 'assistant' });
    expect((await call(owner, 'DELETE', `/team/${colleague.id}?successorId=${agent.id}`)).json.code).toBe(
      'colleague_drafts_only',
    );
    expect((await transfer(owner, agent)).json.data.my.role).toBe('agent');
  });

  it('keeps its last owner whoever writes the rows', async () => {
    const { office, owner } = await anOfficeOffer(api);
    const gone = api.db('office_members').where({ office_id: office.id, user_id: owner.id }).delete();
    await expect(gone).rejects.toMatchObject({ constraint: 'office_keeps_owner' });
  });
});

it('a token of before one joined or left is to be renewed where that decides, and goes on elsewhere', async () => {
  const { owner } = await anOfficeOffer(api);
  const before = await signedIn(api, { email: newEmail() });
  await invite(owner, before.email);
  await accept(before, await tokenTo(before.email));
  const page = async (who: Signed) => (await call(who, 'GET', '')).statusCode;
  const bell = async (who: Signed) => (await api.call('GET', '/notifications', { token: who.token })).statusCode;
  expect([await page(before), await bell(before)]).toEqual([401, 200]);
  const refreshed = await api.call('POST', '/auth/refresh-token', { body: { refreshToken: before.refreshToken } });
  const member = { ...before, token: refreshed.json.data.tokens.accessToken };
  expect(await page(member)).toBe(200);
  await call(member, 'POST', '/leave', {});
  expect([await page(member), await bell(member)]).toEqual([401, 200]);
  expect(await page(before)).toBe(403);
});

describe('whoever leaves', () => {
  it('leaves listings and conversations to the office; what was the person’s own stays theirs', async () => {
    const { office, owner, agent, colleague } = await anOfficeOffer(api);
    const [listing, personal] = [
      await aListing(api.db, { owner: agent, office }),
      await aListing(api.db, { owner: agent }),
    ];
    const asker = await aMember(api);
    const leadId = await ask(api, asker, listing.id);
    const ownLead = await ask(api, asker, personal.id);
    const removed = await call(owner, 'DELETE', `/team/${agent.id}?successorId=${colleague.id}`);
    expect(removed.json.data.members.map(({ id }: { id: string }) => id)).not.toContain(agent.id);
    expect(await api.db('listings').where({ id: listing.id }).first()).toMatchObject({ owner_id: colleague.id });
    expect(await api.db('listings').where({ id: personal.id }).first()).toMatchObject({ owner_id: agent.id });
    expect(await threadOf(api, agent, leadId)).toBeUndefined();
    expect(await threadOf(api, agent, ownLead)).toBeDefined();
    expect((await threadOf(api, colleague, leadId)).side).toBe('owner');
    expect(await bellOf(colleague)).toEqual(['team_handed_over']);
    expect(await bellOf(agent)).toContain('team_removed');
    expect((await api.db('users').where({ id: agent.id }).first())?.account_type).toBe('regular');
  });

  it('goes without asking; owners hear of it', async () => {
    const { office, owner, agent, colleague } = await anOfficeOffer(api);
    const listing = await aListing(api.db, { owner: agent, office });
    expect((await call(agent, 'DELETE', `/team/${colleague.id}`)).json.code).toBe('team_forbidden');
    expect((await call(agent, 'POST', '/leave', {})).statusCode).toBe(200);
    expect(await api.db('listings').where({ id: listing.id }).first()).toMatchObject({ owner_id: owner.id });
    expect(await bellOf(owner)).toEqual(['team_left']);
    expect((await call(owner, 'DELETE', `/team/${owner.id}`)).json.code).toBe('leave_instead');
    expect((await call(owner, 'DELETE', `/team/${colleague.id}?successorId=${agent.id}`)).json.code).toBe(
      'successor_not_found',
    );
  });

  it('and closes the account leaves the rest to another owner', async () => {
    const { office, owner, agent } = await anOfficeOffer(api);
    await transfer(owner, agent, true);
    const listing = await aListing(api.db, { owner, office });
    await api.call('POST', `/account/delete?email=${owner.email}`);
    const token = await linkFor(api, owner.email);
    expect((await api.call('POST', `/account/delete/confirm?token=${token}`)).statusCode).toBe(200);
    expect(await api.db('listings').where({ id: listing.id }).first()).toMatchObject({
      owner_id: agent.id,
      status: 'active',
    });
    expect(await api.db('offices').where({ id: office.id }).first()).toMatchObject({ closed_at: null });
  });
});

it('an office that is not approved has no team to manage', async () => {
  const office = await anOffice(api.db, { status: 'rejected' });
  const person = await signedIn(api, { account_type: 'office' });
  await api.db('office_members').insert({ office_id: office.id, user_id: person.id, role: 'owner' });
  expect((await call(person, 'GET', '/team')).json.code).toBe('office_not_found');
});
