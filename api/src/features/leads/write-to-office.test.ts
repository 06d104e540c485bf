import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice } from '#testing/factories.ts';
import { workJobs } from '#testing/jobs.ts';
import { anOfficeOffer, enquiry, type Signed, sendMessage, threadOf } from '#testing/leads.ts';
import { aMember, newEmail, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const write = (officeId: string, from: Signed | null, values: Record<string, unknown> = {}) =>
  api.call('POST', `/offices/${officeId}/contact`, { token: from?.token, body: enquiry(values), lang: 'en' });
const inbox = async ({ token }: Signed) => (await api.call('GET', '/leads', { token, lang: 'en' })).json.data;
const bellOf = async ({ id }: Signed) => api.db('notifications').where({ user_id: id }).orderBy('id').pluck('kind');

describe('a message to an office', () => {
  it('of a member is a thread with the office itself, told in bell and mail, answered and counted', async () => {
    const { office, owner } = await anOfficeOffer(api);
    const asker = await aMember(api);
    const { json, statusCode } = await write(office.id, asker);
    expect(statusCode).toBe(201);
    const { leadId } = json.data;
    expect(await threadOf(api, owner, leadId)).toMatchObject({
      side: 'owner',
      listing: null,
      office: { slug: office.slug },
      with: { name: 'سامر الحلبي', phone: '+963944123456', email: null },
      messages: [{ side: 'enquirer', body: 'مرحبًا، هل ما زالت الشقة متاحة؟' }],
    });
    expect(await bellOf(owner)).toEqual(['office_lead_new']);
    expect((await workJobs(api)).filter(({ to }) => to === owner.email)).toHaveLength(1);
    await sendMessage(api, owner, leadId, { version: 1 });
    expect(await bellOf(asker)).toEqual(['office_lead_answered']);
    const sent = (await api.call('GET', '/leads?box=sent', { token: asker.token, lang: 'en' })).json.data;
    expect(sent.items).toMatchObject([{ id: leadId, office: { slug: office.slug }, isUnread: true }]);
    const { data } = (await api.call('GET', '/offices/statistics/leads', { token: owner.token })).json;
    expect(data).toMatchObject({ total: 1, toOffice: 1, unanswered: 0, asked: 1, answered: 1, medianMinutes: 0 });
  });

  it('goes on with the thread there is, raced or not; an agent sees it once he has it', async () => {
    const { office, owner, agent, colleague } = await anOfficeOffer(api);
    const asker = await aMember(api);
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, n) => write(office.id, asker, { message: `${n}` })),
    );
    const ids = new Set(answers.map(({ json }) => json.data.leadId));
    expect(ids.size).toBe(1);
    const [leadId] = [...ids];
    expect((await inbox(agent)).items).toEqual([]);
    expect((await inbox(owner)).items).toMatchObject([{ id: leadId }]);
    const body = { assigneeId: colleague.id, version: 1 };
    await api.call('PUT', `/leads/${leadId}/assignee`, { token: owner.token, body });
    expect((await inbox(agent)).items).toEqual([]);
    expect((await inbox(colleague)).items).toMatchObject([{ id: leadId }]);
    expect(await bellOf(colleague)).toEqual(['office_lead_given']);
  });

  it('is not written to one’s own office, to one that is not public, or by administrators', async () => {
    const { office, agent } = await anOfficeOffer(api);
    expect((await write(office.id, agent)).json.code).toBe('own_office');
    const waiting = await anOffice(api.db, { status: 'pending' });
    expect((await write(waiting.id, await aMember(api))).json.code).toBe('office_not_found');
    expect((await write(office.id, await signedIn(api, { account_type: 'admin' }))).statusCode).toBe(403);
  });
});

describe('a visitor’s message', () => {
  it('needs an address, is answered by mail, and is found in the account that proves the address', async () => {
    const { office, owner } = await anOfficeOffer(api);
    await api.db('offices').where({ id: office.id }).update({ email: 'desk@office.test' });
    expect((await write(office.id, null)).json).toMatchObject({
      code: 'office_contact_email',
      errors: [{ path: 'email' }],
    });
    const email = newEmail();
    const { json, statusCode } = await write(office.id, null, { email });
    expect([statusCode, json.data.leadId]).toEqual([201, null]);
    const [lead] = (await inbox(owner)).items;
    expect(lead).toMatchObject({ listing: null, with: { email, name: 'سامر الحلبي' }, isUnread: true });

    await workJobs(api);
    await sendMessage(api, owner, lead.id, { version: 1, body: 'أهلًا <b>بك</b>' });
    const [mail] = (await workJobs(api)).filter(({ to }) => to === email);
    expect(mail).toMatchObject({ subject: expect.stringContaining('A reply from'), replyTo: 'desk@office.test' });
    expect(mail?.text).toContain('أهلًا <b>بك</b>');
    expect(mail?.html).not.toContain('<b>بك');

    const viewing = { startsAt: new Date(Date.now() + 86_400_000).toISOString() };
    const proposed = await api.call('POST', `/leads/${lead.id}/viewings`, { token: owner.token, body: viewing });
    expect(proposed.json.code).toBe('visitor_has_no_account');

    const person = await signedIn(api, { email });
    expect(await threadOf(api, person, lead.id)).toBeUndefined();
    await api.db('users').where({ id: person.id }).update({ email_verified_at: api.db.fn.now() });
    expect((await threadOf(api, person, lead.id)).messages).toMatchObject([{ isMine: true }, { isMine: false }]);
  });

  it('is one thread per address, and none of a machine', async () => {
    const { office, owner } = await anOfficeOffer(api);
    const email = newEmail();
    await write(office.id, null, { email });
    await write(office.id, null, { email: email.toUpperCase(), message: 'وبعد؟' });
    expect((await write(office.id, null, { email: newEmail(), website: 'https://spam.test' })).statusCode).toBe(201);
    const { items } = await inbox(owner);
    expect(items).toMatchObject([{ preview: 'وبعد؟' }]);
  });

  it('is limited by address', async () => {
    const counted = await testApp({ RATE_LIMIT_PER_MINUTE: '10000' });
    try {
      const { id } = await anOffice(counted.db);
      const send = (ip: string) =>
        counted.call('POST', `/offices/${id}/contact`, { body: enquiry({ email: newEmail() }), ip });
      const answers = await Promise.all(Array.from({ length: 9 }, () => send('10.9.0.1')));
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
      expect((await send('10.9.0.1')).json.code).toBe('too_many_enquiries');
      expect((await send('10.9.0.2')).statusCode).toBe(201);
    } finally {
      await counted.close();
    }
  });
});
