import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { workJobs } from '#testing/jobs.ts';
import { anOffer, anOfficeOffer, ask, enquiry, type Signed, sendMessage, threadOf } from '#testing/leads.ts';
import { whileStanding } from '#testing/lock-waits.ts';
import { aMember, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { ENQUIRIES_PER_DAY, ENQUIRIES_PER_LISTING_HOUR, ENQUIRIES_UNPROVEN_DAY } from './policy.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const box = async ({ token }: Signed, query = '') =>
  (await api.call('GET', `/leads${query}`, { token, lang: 'en' })).json.data;
const put = (person: Signed, path: string, body: object) =>
  api.call('PUT', path, { token: person.token, body, lang: 'en' });
const bellOf = async ({ id }: Signed) => api.db('notifications').where({ user_id: id }).orderBy('id').pluck('kind');
const send = (from: Signed, listingId: string, body: object = enquiry()) =>
  api.call('POST', `/listings/${listingId}/leads`, { token: from.token, body, lang: 'en' });

describe('an enquiry', () => {
  it('begins a thread that both sides see, each its own way', async () => {
    const { owner, listing } = await anOffer(api);
    const asker = await signedIn(api);
    const leadId = await ask(api, asker, listing.id);
    expect(await threadOf(api, owner, leadId)).toMatchObject({
      side: 'owner',
      source: 'message',
      listing: { id: listing.id, code: listing.code, title: 'Flat in Mezzeh' },
      with: { name: 'سامر الحلبي', phone: '+963944123456' },
      status: 'new',
      isUnread: true,
      responseMinutes: null,
      messages: [{ side: 'enquirer', author: 'سامر الحلبي', isMine: false, body: 'مرحبًا، هل ما زالت الشقة متاحة؟' }],
      allowedStatuses: ['contacted', 'lost'],
      team: [],
    });
    const theirs = await threadOf(api, asker, leadId);
    expect(theirs).toMatchObject({
      side: 'enquirer',
      with: { name: 'ليلى ا', phone: null },
      status: null,
      assignee: null,
      notes: [],
      allowedStatuses: [],
      isUnread: false,
    });
    expect(JSON.stringify(theirs)).not.toContain(String(owner.phone));
  });

  it.each([
    ['banned', 403, { banned_at: new Date(), ban_reason: 'x' }],
    ['suspended', 403, { suspended_until: 'infinity', suspension_reason: 'x' }],
    ['closed', 403, { closed_at: new Date() }],
    ['suspended until yesterday', 201, { suspended_until: new Date(Date.now() - 86_400_000), suspension_reason: 'x' }],
  ])('of somebody who is %s while it is on its way: %i', async (_name, statusCode, columns) => {
    const [{ listing }, asker] = [await anOffer(api), await signedIn(api)];
    const { json } = await whileStanding(api, asker, columns, () => send(asker, listing.id));
    expect(json).toMatchObject({ statusCode, code: statusCode === 201 ? null : 'account_stopped' });
    expect(await api.db('leads').where({ listing_id: listing.id })).toHaveLength(statusCode === 201 ? 1 : 0);
  });

  it('tells the owner in the bell and by mail, as he wants it', async () => {
    const { owner, listing } = await anOffer(api);
    await ask(api, await signedIn(api), listing.id);
    expect(await bellOf(owner)).toEqual(['lead_new']);
    const mails = (await workJobs(api)).filter(({ to }) => to === owner.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('استفسار جديد من سامر الحلبي');
    expect(mails[0]?.text).toContain('/dashboard/leads/');
  });

  it('goes on with the thread there is, and arrives once however often it is sent', async () => {
    const { listing, owner } = await anOffer(api);
    const asker = await signedIn(api);
    const once = enquiry();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(asker, listing.id, once)));
    const leadId = answers[0]?.json.data.leadId;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(await ask(api, asker, listing.id, { message: 'وكم الطابق؟' })).toBe(leadId);
    const { messages } = await threadOf(api, owner, leadId);
    expect(messages.map(({ body }: { body: string }) => body)).toEqual([once.message, 'وكم الطابق؟']);
    expect(await bellOf(owner)).toEqual(['lead_new']);
  });

  it('is not written to oneself, to one’s own office, or about what is not public', async () => {
    const { owner, agent, listing } = await anOfficeOffer(api);
    expect((await send(owner, listing.id)).json.code).toBe('own_listing');
    expect((await send(agent, listing.id)).json.code).toBe('own_listing');
    const { id } = await aListing(api.db, { status: 'sold' });
    expect((await send(owner, id)).json).toMatchObject({ statusCode: 404, code: 'listing_not_found' });
  });

  it('takes text only: a file, or anything unknown beside it, is refused', async () => {
    const { listing } = await anOffer(api);
    const asker = await signedIn(api);
    const withFile = await send(asker, listing.id, { ...enquiry(), attachments: ['x.pdf'] });
    expect(withFile.json).toMatchObject({ statusCode: 400, code: 'validation_failed' });
    const multipart = await api.call('POST', `/listings/${listing.id}/leads`, {
      token: asker.token,
      body: Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.svg"\r\n\r\n<svg/>\r\n--x--'),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(multipart.statusCode).toBe(400);
    expect((await send(asker, listing.id, enquiry({ message: '   ' }))).statusCode).toBe(400);
    expect((await send(asker, listing.id, enquiry({ phone: '12' }))).json.errors).toMatchObject([{ path: 'phone' }]);
    expect((await box(asker, '?box=sent')).page.total).toBe(0);
  });

  it('keeps hostile words as they are: text, never anything else', async () => {
    const { owner, listing } = await anOffer(api);
    const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>{{constructor}} \u202e';
    const leadId = await ask(api, await signedIn(api), listing.id, { message: hostile });
    expect((await threadOf(api, owner, leadId)).messages[0].body).toBe(hostile);
  });

  it('is limited per day, raced or not', async () => {
    const asker = await aMember(api);
    const offers = await Promise.all(Array.from({ length: ENQUIRIES_PER_DAY + 5 }, () => aListing(api.db)));
    const answers = await Promise.all(offers.map(({ id }) => send(asker, id)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(ENQUIRIES_PER_DAY);
    expect(answers.find(({ statusCode }) => statusCode !== 201)?.json).toMatchObject({
      statusCode: 429,
      code: 'too_many_enquiries',
    });
    expect((await box(asker, '?box=sent')).counts.all).toBe(ENQUIRIES_PER_DAY);
  });
});

describe('the limits of enquiries', () => {
  it('let somebody who has proven nothing write to few, raced or not', async () => {
    const asker = await signedIn(api);
    const offers = await Promise.all(Array.from({ length: 20 }, () => aListing(api.db)));
    const answers = await Promise.all(offers.map(({ id }) => send(asker, id)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(ENQUIRIES_UNPROVEN_DAY);
    expect(answers.find(({ statusCode }) => statusCode !== 201)?.json).toMatchObject({
      statusCode: 403,
      code: 'proof_needed',
    });
    // The conversations that began go on.
    const begun = offers[answers.findIndex(({ statusCode }) => statusCode === 201)]?.id ?? '';
    expect((await send(asker, begun)).statusCode).toBe(201);
    await api.db('users').where({ id: asker.id }).update({ email_verified_at: api.db.fn.now() });
    const refused = offers[answers.findIndex(({ statusCode }) => statusCode === 403)]?.id ?? '';
    expect((await send(asker, refused)).statusCode).toBe(201);
  });

  it('hold for a listing, whoever writes', async () => {
    const { listing } = await anOffer(api);
    await send(await signedIn(api), listing.id);
    await api
      .db('login_throttle')
      .where({ key: `enquiries-of:${listing.id}` })
      .update({ failures: ENQUIRIES_PER_LISTING_HOUR - 2 });
    const people = await Promise.all(Array.from({ length: 20 }, () => signedIn(api)));
    const answers = await Promise.all(people.map((person) => send(person, listing.id)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(answers.filter(({ json }) => json.code === 'too_many_enquiries')).toHaveLength(18);
  });

  it('hold for an address, whoever writes from it', async () => {
    const counted = await testApp({ RATE_LIMIT_PER_MINUTE: '10000' });
    try {
      const people = await Promise.all(Array.from({ length: 20 }, () => signedIn(counted)));
      const write = async (person: Signed, ip: string) => {
        const { id } = await aListing(counted.db);
        return counted.call('POST', `/listings/${id}/leads`, { token: person.token, body: enquiry(), ip });
      };
      const [first] = people as [Signed];
      expect((await write(first, '10.8.0.1')).statusCode).toBe(201);
      await counted
        .db('login_throttle')
        .where({ key: 'enquiries:10.8.0.1' })
        .update({ failures: counted.config.limits.enquiries - 2 });
      const answers = await Promise.all(people.map((person) => write(person, '10.8.0.1')));
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
      expect(answers.filter(({ json }) => json.code === 'too_many_enquiries')).toHaveLength(18);
      expect((await write(first, '10.8.0.2')).statusCode).toBe(201);
    } finally {
      await counted.close();
    }
  });
});

describe('a number that was looked at', () => {
  it('is a lead without words for the owner, and nothing the other one sent', async () => {
    const { owner, listing } = await anOffer(api);
    const looker = await aMember(api, { first_name: 'Rami', last_name: 'Haddad' });
    await api.call('POST', `/listings/${listing.id}/contact`, { token: looker.token, body: {} });
    const { items, figures } = await box(owner);
    expect(items).toMatchObject([{ source: 'reveal', with: { name: 'Rami H', phone: null }, isUnread: false }]);
    expect(figures).toEqual({ asked: 0, answered: 0, medianMinutes: null });
    expect((await box(looker, '?box=sent')).items).toEqual([]);
    expect(await bellOf(owner)).toEqual([]);
    const leadId = await ask(api, looker, listing.id);
    expect(leadId).toBe(items[0].id);
    expect((await box(owner)).items).toMatchObject([{ source: 'message', isUnread: true }]);
  });
});

describe('an answer', () => {
  it('moves a new lead on, measures how long it took and tells the one who asked', async () => {
    const { owner, listing } = await anOffer(api);
    const asker = await signedIn(api);
    const leadId = await ask(api, asker, listing.id);
    await api
      .db('leads')
      .where({ id: leadId })
      .update({ asked_at: api.db.raw(`app_now() - interval '42 minutes'`) });
    const { json } = await sendMessage(api, owner, leadId, { version: 1 });
    expect(json.data.lead).toMatchObject({ status: 'contacted', responseMinutes: 42, version: 2, isUnread: false });
    expect(await bellOf(asker)).toEqual(['lead_answered']);
    expect((await box(asker, '?box=sent')).items).toMatchObject([{ isUnread: true, preview: 'نعم، متاحة.' }]);
    expect((await box(asker, '?box=sent')).counts.unread).toBe(1);
    await put(asker, `/leads/${leadId}/read`, {});
    expect((await box(asker, '?box=sent')).counts.unread).toBe(0);
    expect((await box(owner)).figures).toEqual({ asked: 1, answered: 1, medianMinutes: 42 });
  });

  it('is given by one of two who answer at once; the other learns who was first', async () => {
    const { office, owner, agent } = await anOfficeOffer(api);
    const listing = await aListing(api.db, { owner: agent, office });
    const leadId = await ask(api, await signedIn(api), listing.id);
    const answers = await Promise.all([
      sendMessage(api, owner, leadId, { version: 1, body: 'من المدير' }),
      sendMessage(api, agent, leadId, { version: 1, body: 'من الموظف' }),
    ]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(refused?.json).toMatchObject({ code: 'lead_changed', data: { lead: { version: 2 } } });
    expect(refused?.json.message).toMatch(/^A moment ago (Manager|Agent) \S+ was faster/);
    expect(refused?.json.data.lead.messages).toHaveLength(2);
    const second = await sendMessage(api, agent, leadId, { version: 2, body: 'وأضيف' });
    expect(second.json.data.lead.messages).toHaveLength(3);
  });

  it('of the one who asks never conflicts, and is told once until it is read', async () => {
    const { owner, listing } = await anOffer(api);
    const asker = await signedIn(api);
    const leadId = await ask(api, asker, listing.id);
    await sendMessage(api, owner, leadId, { version: 1 });
    await sendMessage(api, asker, leadId, { body: 'شكرًا' });
    await sendMessage(api, asker, leadId, { body: 'متى أراها؟' });
    expect(await bellOf(owner)).toEqual(['lead_new', 'lead_message']);
    expect((await threadOf(api, owner, leadId)).version).toBe(2);
  });

  it('that is sent twice arrives once', async () => {
    const { owner, listing } = await anOffer(api);
    const leadId = await ask(api, await signedIn(api), listing.id);
    const id = randomUUID();
    await sendMessage(api, owner, leadId, { id, version: 1 });
    const again = await sendMessage(api, owner, leadId, { id, version: 1 });
    expect(again.statusCode).toBe(200);
    expect(again.json.data.lead.messages).toHaveLength(2);
  });
});

describe('the owner’s side', () => {
  it('moves a lead through its life, one hand at a time', async () => {
    const { owner, listing } = await anOffer(api);
    const leadId = await ask(api, await signedIn(api), listing.id);
    const move = (status: string, version: number) => put(owner, `/leads/${leadId}/status`, { status, version });
    expect((await move('converted', 1)).json).toMatchObject({ statusCode: 409, code: 'lead_status_not_allowed' });
    expect((await move('contacted', 1)).json.data.lead).toMatchObject({
      status: 'contacted',
      allowedStatuses: ['qualified', 'converted', 'lost'],
    });
    expect((await move('qualified', 1)).json.code).toBe('lead_changed');
    expect((await move('qualified', 2)).statusCode).toBe(200);
    expect((await move('converted', 3)).statusCode).toBe(200);
    expect((await box(owner, '?status=converted')).counts).toMatchObject({ all: 1, converted: 1, new: 0 });
    expect((await box(owner, '?status=new')).items).toEqual([]);
  });

  it('writes notes that the other side never sees', async () => {
    const { office, owner, agent } = await anOfficeOffer(api);
    const listing = await aListing(api.db, { owner: agent, office });
    const asker = await signedIn(api);
    const leadId = await ask(api, asker, listing.id);
    const id = randomUUID();
    const note = { id, body: 'يدفع نقدًا' };
    await api.call('POST', `/leads/${leadId}/notes`, { token: agent.token, body: note });
    expect((await threadOf(api, owner, leadId)).notes).toMatchObject([{ id, body: 'يدفع نقدًا', isMine: false }]);
    expect(JSON.stringify(await threadOf(api, asker, leadId))).not.toContain('يدفع نقدًا');
    const remove = (by: Signed) => api.call('DELETE', `/leads/${leadId}/notes/${id}`, { token: by.token });
    await remove(owner);
    expect((await threadOf(api, owner, leadId)).notes).toHaveLength(1);
    await remove(agent);
    expect((await threadOf(api, owner, leadId)).notes).toEqual([]);
    expect((await remove(asker)).statusCode).toBe(404);
  });

  it('gives a lead to one of the team; an agent takes only for himself', async () => {
    const { owner, agent, colleague, listing } = await anOfficeOffer(api);
    const leadId = await ask(api, await signedIn(api), listing.id);
    const give = (by: Signed, to: string | null, version: number) =>
      put(by, `/leads/${leadId}/assignee`, { assigneeId: to, version });
    expect((await give(agent, agent.id, 1)).json).toMatchObject({ statusCode: 404, code: 'lead_not_found' });
    expect((await give(owner, agent.id, 1)).json.data.lead.assignee).toMatchObject({ id: agent.id });
    expect((await give(agent, colleague.id, 2)).json).toMatchObject({ statusCode: 403, code: 'assignee_not_allowed' });
    expect((await give(owner, colleague.id, 2)).json.data.lead.team).toHaveLength(3);
    expect((await give(owner, (await signedIn(api)).id, 3)).json.code).toBe('assignee_not_allowed');
    expect((await box(colleague, '?mine=true')).items).toMatchObject([{ id: leadId }]);
    expect((await box(agent, '?mine=true')).items).toEqual([]);
    const taken = await Promise.all([give(owner, agent.id, 3), give(owner, owner.id, 3)]);
    expect(taken.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('finds a lead by name, title and code', async () => {
    const { owner, listing } = await anOffer(api);
    const leadId = await ask(api, await signedIn(api), listing.id);
    await ask(api, await signedIn(api), listing.id, { name: 'Rima Haddad' });
    for (const query of ['سامر', `${listing.code} الحلبي`]) {
      const { items } = await box(owner, `?query=${encodeURIComponent(query)}`);
      expect(items.map(({ id }: { id: string }) => id)).toEqual([leadId]);
    }
    expect((await box(owner, '?query=Mezzeh')).page.total).toBe(2);
    expect((await box(owner, '?query=100%25')).items).toEqual([]);
  });
});

describe('threads of others', () => {
  it('do not exist: every call answers as to an id that nobody has', async () => {
    const { listing } = await anOffer(api);
    const leadId = await ask(api, await signedIn(api), listing.id);
    const stranger = await signedIn(api);
    const calls = (id: string) => [
      api.call('GET', `/leads/${id}`, { token: stranger.token }),
      put(stranger, `/leads/${id}/read`, {}),
      sendMessage(api, stranger, id, { version: 1 }),
      put(stranger, `/leads/${id}/status`, { status: 'lost', version: 1 }),
      put(stranger, `/leads/${id}/assignee`, { assigneeId: null, version: 1 }),
      api.call('POST', `/leads/${id}/notes`, { token: stranger.token, body: { id: randomUUID(), body: 'x' } }),
    ];
    const [theirs, nobodys] = [await Promise.all(calls(leadId)), await Promise.all(calls(randomUUID()))];
    expect(theirs.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(theirs.map(({ json }) => json.code)).toEqual(nobodys.map(({ json }) => json.code));
    expect((await box(stranger)).items).toEqual([]);
  });

  it('are closed to the one who asks where they are the owner’s', async () => {
    const { listing } = await anOffer(api);
    const asker = await signedIn(api);
    const leadId = await ask(api, asker, listing.id);
    expect((await put(asker, `/leads/${leadId}/status`, { status: 'lost', version: 1 })).statusCode).toBe(404);
    expect((await box(asker, '?box=sent&status=lost')).items).toHaveLength(1);
  });
});
