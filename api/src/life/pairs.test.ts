import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newOneTimeToken } from '#lib/auth/one-time-tokens.ts';
import { unsubscribeToken } from '#mail/unsubscribe-link.ts';
import { aListing, anOffice } from '#testing/factories.ts';
import { workJobs } from '#testing/jobs.ts';
import { anOffer, anOfficeOffer, ask, enquiry, type Signed, threadOf } from '#testing/leads.ts';
import { aForm, aPending, aPublished, review } from '#testing/listing-form.ts';
import { credited, sendMoney } from '#testing/money.ts';
import { fileForm } from '#testing/multipart.ts';
import { aMember, codeProofOf, PASSWORD, registration, signedIn, signedInAgain } from '#testing/people.ts';
import { withoutBounds } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

/** Pairs of docs/acceptance/seams.md that no feature's own test shows. */
let api: TestApp;
let admin: Signed;
beforeAll(async () => {
  api = await testApp();
  admin = await signedIn(api, { account_type: 'admin' });
});
afterAll(() => api.close());

const REASON = 'a reason of ours';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async ({ token }: Pick<Signed, 'token'>, method: Method, path: string, body?: object) => {
  const answer = await api.call(method, path, { token, lang: 'en', ...(body && { body }) });
  return { ...answer.json, statusCode: answer.statusCode };
};
const desk = async (path: string, body: object = {}, isProven = false) => {
  const headers: Record<string, string> = isProven ? { 'x-proof': await codeProofOf(api, admin.token) } : {};
  return (await api.call('POST', `/admin/${path}`, { token: admin.token, lang: 'en', headers, body })).json;
};
const stand = ({ id }: { id: string }, columns: object) => api.db('users').where({ id }).update(columns);
const SUSPENDED = { suspended_until: new Date(Date.now() + 3 * 86_400_000), suspension_reason: 'x' };
const BANNED = { banned_at: new Date(), ban_reason: 'x' };
/** As the mailed link closes it. */
const close = async ({ id }: { id: string }) => {
  const token = await newOneTimeToken(api.db, id, 'delete_account');
  expect((await api.call('POST', `/account/delete/confirm?token=${token}`)).statusCode).toBe(200);
};
const transfer = (id: string, to: Signed) => desk(`listings/${id}/transfer`, { to: to.id, reason: REASON });

describe('a decision', () => {
  it('is not taken back of a listing that another account was given since', async () => {
    const [owner, taker] = [await signedIn(api), await signedIn(api)];
    const id = await aPublished(api, owner, admin);
    expect((await transfer(id, taker)).success).toBe(true);
    expect(await desk(`listings/${id}/take-back`)).toMatchObject({ statusCode: 409, code: 'take_back_too_late' });
    expect(await api.db('listings').where({ id }).first('status')).toEqual({ status: 'active' });
  });

  it('leaves the exact point hidden: a change that is refused, or whose approval is taken back', async () => {
    const owner = await signedIn(api);
    const id = await aPublished(api, owner, admin);
    const send = async (approximate: boolean) =>
      (await call(owner, 'PUT', `/listings/${id}`, aForm({ approximate }))).data.listing.version as number;
    const point = async () => {
      const { lng, lat, approximate } = (await api.get(`/listings/${id}`)).json.data;
      return { lng, lat, approximate };
    };
    const version = await send(true);
    const hidden = await point();
    expect(hidden.approximate).toBe(true);
    await review(api, admin, id, { decision: 'reject', version, reasons: ['wrong_price'] });
    expect(await point()).toEqual(hidden);
    expect((await desk(`listings/${id}/take-back`)).success).toBe(true);
    expect(await point()).toEqual(hidden);
    const again = (await call(admin, 'GET', `/admin/listings/${id}`)).data.listing.version;
    const approved = await review(api, admin, id, { decision: 'approve', version: again });
    expect(approved.statusCode, JSON.stringify(approved.json)).toBe(200);
    expect((await desk(`listings/${id}/take-back`)).success).toBe(true);
    expect(await point()).toEqual(hidden);
  });

  it('is of what was handed in, in the category that it was merged into, and refused of one that is not shown', async () => {
    const owner = await signedIn(api);
    const of = (slug: string) => rowOf(api.db('categories').where({ slug }).first('id', 'version'));
    const [from, into] = [await of('chalets'), await of('villas')];
    const values = { categoryId: from.id, attributes: { ownership_paper: 'green_tabu' } };
    const waiting = await aPending(api, owner, values);
    const published = await aPublished(api, owner, admin, values);
    const change = await call(owner, 'PUT', `/listings/${published}`, aForm({ price: 84_000 }));
    const { version } = change.data.listing;
    await api.db('categories').where({ id: from.id }).update({ is_active: false });
    await api.app.deps.facts.reload();
    expect((await review(api, admin, published, { decision: 'approve', version })).json).toMatchObject({
      statusCode: 409,
      code: 'category_not_shown',
    });
    await api.db('categories').where({ id: from.id }).update({ is_active: true });
    await api.app.deps.facts.reload();
    const outcome = { targetId: into.id };
    const merged = await desk(
      `categories/${from.id}/force-delete`,
      { version: (await of('chalets')).version, outcome },
      true,
    );
    expect(merged.success, JSON.stringify(merged)).toBe(true);
    await api.app.deps.facts.reload();
    for (const one of [waiting, { id: published, version }]) {
      const decided = await review(api, admin, one.id, { decision: 'approve', version: one.version });
      expect(decided.statusCode, JSON.stringify(decided.json)).toBe(200);
      expect(await api.db('listings').where({ id: one.id }).first('category_id', 'status')).toEqual({
        category_id: into.id,
        status: 'active',
      });
    }
  });

  it('is none of a listing whose owner has closed the account', async () => {
    const owner = await signedIn(api);
    const { id, version } = await aPending(api, owner);
    await close(owner);
    expect((await review(api, admin, id, { decision: 'approve', version })).statusCode).toBe(409);
    expect(await api.db('listings').where({ id }).first('status')).toEqual({ status: 'archived' });
  });
});

describe('a listing that is gone', () => {
  it('by deletion leaves its title to the thread and no link, and calls off what was only proposed', async () => {
    const { owner, listing } = await anOffer(api);
    const asker = await aMember(api);
    const leadId = await ask(api, asker, listing.id);
    const startsAt = new Date(Date.now() + 2 * 86_400_000).toISOString();
    const { viewing } = (await call(asker, 'POST', `/leads/${leadId}/viewings`, { startsAt })).data;
    await call(owner, 'DELETE', `/listings/${listing.id}`);
    expect(await threadOf(api, asker, leadId)).toMatchObject({ listing: { title: 'Flat in Mezzeh', path: null } });
    expect(await call(owner, 'PUT', `/viewings/${viewing.id}/accept`, { version: 1 })).toMatchObject({
      statusCode: 409,
    });
    expect(await api.db('viewings').where({ id: viewing.id }).first('status')).toEqual({ status: 'cancelled' });
  });

  it('by transfer shows the number of whoever has it now', async () => {
    const { owner, listing } = await anOffer(api);
    const [asker, taker] = [await aMember(api), await aMember(api)];
    await ask(api, asker, listing.id);
    expect((await call(asker, 'POST', `/listings/${listing.id}/contact`, {})).data.phone).toBe(owner.phone);
    expect((await transfer(listing.id, taker)).success).toBe(true);
    expect((await call(asker, 'POST', `/listings/${listing.id}/contact`, {})).data.phone).toBe(taker.phone);
  });

  it('takes its open change and its open appeal along when it is given to another account', async () => {
    const [owner, taker] = [await signedIn(api), await signedIn(api)];
    const id = await aPublished(api, owner, admin);
    await workJobs(api);
    await call(owner, 'PUT', `/listings/${id}`, aForm({ price: 84_000 }));
    await desk(`listings/${id}/suspend`, { reason: REASON });
    const appealed = await call(owner, 'POST', `/listings/${id}/appeal`, { text: 'The photos are our own.' });
    expect(appealed.success, JSON.stringify(appealed)).toBe(true);
    const given = await transfer(id, taker);
    expect(given.success, JSON.stringify(given)).toBe(true);
    const theirs = (await call(taker, 'GET', `/users/listings/${id}`)).data.listing;
    expect(theirs).toMatchObject({ change: { state: 'pending' }, appeal: { state: 'open' } });
  });
});

describe('an account that is stopped or closed', () => {
  it('is mailed no link where it is banned; a link to a new password holds while suspended, and lets nobody in', async () => {
    const [banned, suspended] = [await signedIn(api), await signedIn(api)];
    await stand(banned, BANNED);
    await stand(suspended, SUSPENDED);
    await api.call('POST', `/account/delete?email=${banned.email}`);
    expect((await workJobs(api)).filter(({ to }) => to === banned.email)).toEqual([]);
    const token = await newOneTimeToken(api.db, suspended.id, 'reset_password');
    const password = `${PASSWORD}2`;
    const reset = await api.call('POST', '/auth/reset-password', { body: { token, password } });
    expect(reset.statusCode, JSON.stringify(reset.json)).toBe(200);
    const login = await api.call('POST', '/auth/login', { body: { email: suspended.email, password } });
    expect(login.json).toMatchObject({ statusCode: 403, code: 'account_suspended' });
  });

  it('leaves no link and no session that opens the account of whoever comes back with the address', async () => {
    const person = await signedIn(api);
    const links = {
      verify: await newOneTimeToken(api.db, person.id, 'verify_email'),
      reset: await newOneTimeToken(api.db, person.id, 'reset_password'),
      close: await newOneTimeToken(api.db, person.id, 'delete_account'),
    };
    await close(person);
    const again = await api.call('POST', '/auth/register', { body: registration({ email: person.email }) });
    expect(again.statusCode).toBe(201);
    const password = `${PASSWORD}2`;
    const answers = [
      await api.call('POST', '/auth/verify-email', { body: { token: links.verify } }),
      await api.call('POST', '/auth/reset-password', { body: { token: links.reset, password } }),
      await api.call('POST', `/account/delete/confirm?token=${links.close}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    expect((await api.call('GET', '/users/profile', { token: person.token })).statusCode).toBe(401);
    const fresh = await api.db('users').where({ email: person.email }).whereNull('closed_at').first();
    expect(fresh).toMatchObject({ email_verified_at: null });
  });

  it('is harmless to the way out of its mails', async () => {
    const person = await signedIn(api);
    const query = 'category=apartments&city=damascus';
    const { data } = await call(person, 'POST', '/saved-searches', { query, name: 'x', frequency: 'instant' });
    await close(person);
    const token = unsubscribeToken(api.config.auth.secret, data.savedSearch.id);
    expect((await api.call('POST', `/saved-searches/unsubscribe?token=${token}`)).statusCode).toBe(200);
  });

  it('has no page, no place in the directory and no advertisement as an office', async () => {
    const { office, owner } = await anOfficeOffer(api);
    const listed = async () =>
      (await api.get('/offices?limit=48')).json.data.offices.some(({ id }: { id: string }) => id === office.id);
    expect([await listed(), (await api.get(`/offices/${office.slug}`)).statusCode]).toEqual([true, 200]);
    await close(owner);
    expect([await listed(), (await api.get(`/offices/${office.slug}`)).statusCode]).toEqual([false, 404]);
  });

  it('keeps its place in the queue of those who ask for money', async () => {
    const person = await signedIn(api);
    const asked = await sendMoney(api, '/credits/request', {
      token: person.token,
      body: { amount: 41, method: 'cash' },
    });
    await close(person);
    const { requests } = (await call(admin, 'GET', '/admin/credits/requests/pending?limit=100')).data;
    expect(requests.map(({ id }: { id: string }) => id)).toContain(asked.json.data.request.id);
  });
});

describe('an invitation', () => {
  /** A secret as it is mailed, to an address. */
  async function invited(by: Signed, email: string): Promise<string> {
    await call(by, 'POST', '/offices/my-office/invitations', { email, role: 'agent' });
    const mail = (await workJobs(api)).find(({ to, text }) => to === email && text.includes('/invitation?token='));
    return /[?&]token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  }
  const accept = (who: Signed, token: string) => call(who, 'POST', '/office-invitations/accept', { token });

  it('is good for whoever comes back with the address, and not while suspended', async () => {
    await withoutBounds(api);
    const { owner } = await anOfficeOffer(api);
    const [gone, stopped] = [await signedIn(api), await signedIn(api)];
    const [first, second] = [await invited(owner, gone.email), await invited(owner, stopped.email)];
    await close(gone);
    const back = await signedIn(api, { email: gone.email });
    expect(await accept(back, first)).toMatchObject({ success: true });
    await stand(stopped, SUSPENDED);
    expect(await accept(stopped, second)).toMatchObject({ statusCode: 403 });
    await stand(stopped, { suspended_until: null, suspension_reason: null });
    const again = await signedInAgain(api, stopped.id, 'regular');
    expect(await accept({ ...stopped, ...again }, second)).toMatchObject({ success: true });
  });
});

describe('a purchase that was kept', () => {
  it('and bought another way first is paid once, and kept no longer', async () => {
    const person = await signedIn(api);
    const purchase = { product: 'listing', slots: 1 };
    const body = { amount: 5, method: 'cash', purchase };
    const { purchaseId } = (await sendMoney(api, '/credits/request', { token: person.token, body })).json.data.request;
    await credited(api.db, { userId: person.id }, 10_00);
    const pay = (what: object) => sendMoney(api, '/payments/pay-with-credits', { token: person.token, body: what });
    expect((await pay({ purchaseId })).statusCode).toBe(201);
    expect((await pay({ purchaseId })).json.code).toBe('purchase_paid');
    expect((await call(person, 'GET', '/payments/purchases')).data.purchases).toEqual([]);
  });
});

describe('an office that is not shown, since none of its owners may act,', () => {
  it('has the questions about its listings all the same, and no colleague is one who asks', async () => {
    const { office, owner, agent, colleague, listing } = await anOfficeOffer(api);
    await api.db('listings').where({ id: listing.id }).update({ owner_id: agent.id });
    await stand(owner, SUSPENDED);
    const [asker, looker, watcher] = [await aMember(api), await aMember(api), await aMember(api)];
    await ask(api, asker, listing.id);
    await call(looker, 'POST', `/listings/${listing.id}/contact`, {});
    const threads = await api.db('leads').where({ listing_id: listing.id }).pluck('office_id');
    expect(threads).toEqual([office.id, office.id]);
    const own = await call(colleague, 'POST', `/listings/${listing.id}/leads`, enquiry());
    expect(own.code).toBe('own_listing');
    for (const who of [colleague, watcher])
      await call(who, 'POST', '/saved-searches', { query: 'category=apartments', name: 'x', frequency: 'weekly' });
    const id = await aPublished(api, agent, admin);
    await workJobs(api);
    expect(await api.db('listings').where({ id }).first('office_id')).toEqual({ office_id: office.id });
    const alerted = await api
      .db('saved_searches as s')
      .join('saved_search_alerts as a', 'a.search_id', 's.id')
      .whereIn('s.user_id', [colleague.id, watcher.id])
      .pluck('s.user_id');
    expect([...new Set(alerted)]).toEqual([watcher.id]);
  });

  it('takes what the last agent had out of view when they leave: who saved it is told, a boost is paid back; and back with its owner', async () => {
    const { office, owner, agent, colleague } = await anOfficeOffer(api);
    await api.db('office_members').where({ user_id: colleague.id }).delete();
    const account = await credited(api.db, { officeId: office.id }, 500_00);
    const { id } = await aListing(api.db, { owner: agent, office });
    const reader = await aMember(api);
    await call(reader, 'PUT', `/users/lists/favourites/${id}`, {});
    expect(await api.db('favourites').where({ listing_id: id })).toHaveLength(1);
    const boost = { listings: [id], type: 'urgent', duration: 7 };
    expect((await sendMoney(api, '/boosts/create', { token: owner.token, body: boost })).statusCode).toBe(201);
    await stand(owner, SUSPENDED);
    const news = () => api.db('favourite_news').where({ listing_id: id }).orderBy('id').pluck('kind');
    expect([(await api.get(`/listings/${id}`)).statusCode, await news()]).toEqual([200, []]);
    expect((await call(agent, 'POST', '/offices/my-office/leave', {})).success).toBe(true);
    expect([(await api.get(`/listings/${id}`)).statusCode, await news()]).toEqual([404, ['gone']]);
    expect(await api.db('boosts').where({ listing_id: id }).pluck('status')).toEqual(['inactive']);
    const { balance_cents } = await rowOf(api.db('ledger_accounts').where({ id: account }).first('balance_cents'));
    expect(balance_cents).toBeGreaterThan(490_00);
    await desk(`users/${owner.id}/unsuspend`);
    expect([(await api.get(`/listings/${id}`)).statusCode, await news()]).toEqual([200, ['gone', 'back']]);
  });

  it('leaves a thread whose asker has the listing now to nobody when it closes', async () => {
    const { owner, agent, colleague, listing } = await anOfficeOffer(api);
    await api.db('listings').where({ id: listing.id }).update({ owner_id: agent.id });
    const leadId = await ask(api, await aMember(api), listing.id);
    await api.db('leads').where({ id: leadId }).update({ enquirer_id: colleague.id, owner_id: agent.id });
    await call(agent, 'POST', `/users/listings/${listing.id}/hand-over`, { userId: colleague.id });
    await close(owner);
    expect(await api.db('leads').where({ id: leadId }).first('owner_id', 'transferred_at')).toEqual({
      owner_id: null,
      transferred_at: expect.any(Date),
    });
  });
});

describe('what stays as it was', () => {
  it('a listing below a group that is moved: found under the new one, and under the old one no longer', async () => {
    const { listing } = await anOffer(api, { category: 'farms' });
    const of = (slug: string) => rowOf(api.db('categories').where({ slug }).first('id', 'parent_id', 'version'));
    const [farms, elsewhere] = [await of('farms'), await of('shops')];
    expect(farms.parent_id).not.toBe(elsewhere.parent_id);
    const slugs = await api.db('categories').whereIn('id', [farms.parent_id, elsewhere.parent_id]).select('id', 'slug');
    const found = async (id: string | null) => {
      const slug = slugs.find((slug) => slug.id === id)?.slug;
      // A machine with other work answers "busy" at first.
      const answer = await vi.waitUntil(
        async () => {
          const { statusCode, json } = await api.get(`/listings/search?category=${slug}&limit=40`);
          return statusCode === 200 && json;
        },
        { timeout: 45_000 },
      );
      return answer.data.items.some((item: { id: string }) => item.id === listing.id);
    };
    const move = async (parentId: string | null) => {
      const { version } = await of('farms');
      expect(await desk(`categories/${farms.id}/move`, { parentId, position: 0, version })).toMatchObject({
        success: true,
      });
      await api.app.deps.facts.reload();
    };
    await move(elsewhere.parent_id);
    expect([await found(farms.parent_id), await found(elsewhere.parent_id)]).toEqual([false, true]);
    await move(farms.parent_id);
  });

  it('a sheet for the window, whatever its words hold', async () => {
    const { owner, listing } = await anOffer(api, {
      title_ar: `شقّةٌ 🏠 للبيع <b>«جدًّا»</b> ${'طويلة '.repeat(20)}`,
    });
    const sheet = await api.call('GET', `/listings/${listing.id}/sheet`, { token: owner.token });
    expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('the mark of an office that sends another licence, until that is decided', async () => {
    const { office, owner } = await anOfficeOffer(api);
    await api.db('offices').where({ id: office.id }).update({ is_verified: true });
    const row = { user_id: owner.id, office_id: office.id, status: 'approved' } as const;
    await api.db('office_applications').insert(row);
    const { body, headers } = fileForm('license', Buffer.from('%PDF-1.7\n%%EOF'));
    const sent = await api.call('POST', `/offices/${office.id}/license`, { token: owner.token, body, headers });
    expect(sent.json.data?.license, JSON.stringify(sent.json)).toMatchObject({ state: 'pending' });
    expect(await api.db('offices').where({ id: office.id }).first('is_verified')).toEqual({ is_verified: true });
  });

  it('what an agent has spent of the month, also when they go and come back', async () => {
    const { office, owner, agent } = await anOfficeOffer(api);
    await credited(api.db, { officeId: office.id }, 500_00);
    const allow = () => call(owner, 'PUT', `/offices/my-office/team/${agent.id}/boost-allowance`, { amount: 50 });
    const { id } = await aListing(api.db, { owner: agent, office });
    await allow();
    const token = async () => (await signedInAgain(api, agent.id, 'office')).token;
    const body = { listings: [id], type: 'urgent', duration: 3 };
    expect((await sendMoney(api, '/boosts/create', { token: await token(), body })).statusCode).toBe(201);
    const left = async () => (await call({ token: await token() }, 'GET', `/boosts/price/${id}`)).data.balance;
    const before = await left();
    expect(before).toBeLessThan(50);
    await call(owner, 'DELETE', `/offices/my-office/team/${agent.id}`);
    await api.db('office_members').insert({ office_id: office.id, user_id: agent.id, role: 'agent' });
    await api.db('users').where({ id: agent.id }).update({ account_type: 'office' });
    await api.db('listings').where({ id }).update({ owner_id: agent.id });
    await allow();
    expect(await left()).toBe(before);
  });

  it('money somebody asked for as a person, once they are an office: it is theirs', async () => {
    const person = await signedIn(api);
    const body = { amount: 41, method: 'cash' };
    const { id } = (await sendMoney(api, '/credits/request', { token: person.token, body })).json.data.request;
    const office = await anOffice(api.db);
    await api.db('office_members').insert({ office_id: office.id, user_id: person.id, role: 'owner' });
    await stand(person, { account_type: 'office' });
    const proof = await codeProofOf(api, admin.token);
    const path = `/admin/credits/requests/${id}/process`;
    const decided = await sendMoney(api, path, { token: admin.token, proof, body: { decision: 'approve' } });
    expect(decided.statusCode, JSON.stringify(decided.json)).toBe(200);
    const { token } = await signedInAgain(api, person.id, 'office');
    expect((await call({ token }, 'GET', '/credits/balance?purse=private')).data.balance).toBe(41);
  });
});
