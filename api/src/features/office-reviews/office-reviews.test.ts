import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice } from '#testing/factories.ts';
import { anOfficeOffer, ask, enquiry, type Signed, sendMessage } from '#testing/leads.ts';
import { aMember, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const WORDS = 'تعامل سريع وصادق، والموعد كما اتفقنا.';
type Method = 'GET' | 'PUT' | 'DELETE' | 'POST';
const call = (who: Signed | null, method: Method, path: string, body?: object) =>
  api.call(method, path, { token: who?.token, lang: 'en', ...(body && { body }) });
const write = (who: Signed, officeId: string, values: object = {}) =>
  call(who, 'PUT', `/offices/${officeId}/reviews/mine`, { rating: 5, body: WORDS, ...values });
const shown = async (ref: string) => (await call(null, 'GET', `/offices/${ref}/reviews`)).json.data;
const bellOf = ({ id }: Signed) => api.db('notifications').where({ user_id: id }).orderBy('id').pluck('kind');

/** An office and somebody who asked about a listing of it, and was answered. */
async function met() {
  const offer = await anOfficeOffer(api);
  const author = await aMember(api, { first_name: 'Rami', last_name: 'Haddad' });
  const leadId = await ask(api, author, offer.listing.id);
  await sendMessage(api, offer.owner, leadId, { version: 1 });
  return { ...offer, author };
}
async function reviewed(values: object = {}) {
  const given = await met();
  const { json } = await write(given.author, given.office.id, values);
  return { ...given, reviewId: json.data.review.id as string };
}

describe('a review', () => {
  it('is written by somebody who met the office, once, under a short name, and told to its owners', async () => {
    const { office, owner, author } = await met();
    const answers = await Promise.all([write(author, office.id), write(author, office.id, { rating: 4 })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { items, page, stars } = await shown(office.slug);
    expect(page.total).toBe(1);
    expect(items).toMatchObject([{ author: 'Rami H', body: WORDS, answer: null }]);
    expect(stars.reduce((sum: number, n: number) => sum + n, 0)).toBe(1);
    expect((await bellOf(owner)).filter((kind: string) => kind === 'review_new')).toHaveLength(1);
    const profile = (await api.get(`/offices/${office.slug}`, 'en')).json.data;
    expect(profile).toMatchObject({ reviews: 1, rating: items[0].rating });
  });

  it('is not for strangers, colleagues, or people who only looked at a number', async () => {
    const { office, agent, listing } = await met();
    const looker = await aMember(api);
    await call(looker, 'POST', `/listings/${listing.id}/contact`, {});
    expect((await write(looker, office.id)).json.code).toBe('review_not_earned');
    expect((await write(agent, office.id)).json.code).toBe('own_office');
    expect((await call(looker, 'GET', `/offices/${office.id}/reviews/mine`)).json.data).toEqual({
      review: null,
      mayReview: false,
      needsProof: false,
    });
    // A line of one's own is not enough: an answer to it, or three days without one.
    await call(looker, 'POST', `/offices/${office.id}/contact`, enquiry());
    expect((await write(looker, office.id)).json.code).toBe('review_not_earned');
    await api
      .db('leads')
      .where({ enquirer_id: looker.id })
      .whereNotNull('asked_at')
      .update({
        asked_at: api.db.raw(`app_now() - interval '3 days'`),
      });
    expect((await write(looker, office.id)).statusCode).toBe(200);
    expect((await write(looker, office.id, { rating: 6 })).statusCode).toBe(400);
    expect((await write(looker, office.id, { body: 'قصير' })).statusCode).toBe(400);
  });

  it('needs a proven address: eight new accounts are eight reviews no more', async () => {
    const { office, owner, listing } = await met();
    for (let i = 0; i < 3; i++) {
      const fresh = await signedIn(api);
      await sendMessage(api, owner, await ask(api, fresh, listing.id), { version: 1 });
      expect((await write(fresh, office.id)).json.code).toBe('review_needs_proof');
      expect((await call(fresh, 'GET', `/offices/${office.id}/reviews/mine`)).json.data).toMatchObject({
        mayReview: false,
        needsProof: true,
      });
      await api
        .db('users')
        .where({ id: fresh.id })
        .update({ phone: `+96394411000${i}`, phone_verified_at: new Date() });
      expect((await write(fresh, office.id)).statusCode).toBe(200);
    }
  });

  it('counts while its author is neither banned nor gone, who has one vote whoever comes back', async () => {
    for (const columns of [{ banned_at: new Date(), ban_reason: 'x' }, { closed_at: new Date() }]) {
      const { office, author } = await reviewed({ rating: 1 });
      const rated = async () => (await api.get(`/offices/${office.slug}`, 'en')).json.data;
      expect(await rated()).toMatchObject({ reviews: 1 });
      await api.db('users').where({ id: author.id }).update(columns);
      expect(await shown(office.slug)).toMatchObject({ items: [], stars: [0, 0, 0, 0, 0] });
      expect(await rated()).toMatchObject({ reviews: 0, rating: null });
    }
  });

  it('goes when its author joins the office', async () => {
    const { office, author } = await reviewed();
    expect((await shown(office.id)).page.total).toBe(1);
    await api.db('office_members').insert({ office_id: office.id, user_id: author.id, role: 'agent' });
    expect((await shown(office.id)).page.total).toBe(0);
  });

  it('is changed and taken back by its author; other words lose the answer to the old ones', async () => {
    const { office, owner, author, reviewId } = await reviewed();
    await call(owner, 'PUT', `/offices/my-office/reviews/${reviewId}/answer`, { answer: 'شكرًا لك.' });
    expect((await shown(office.id)).items).toMatchObject([{ answer: { body: 'شكرًا لك.' } }]);
    expect(await bellOf(author)).toContain('review_answered');
    expect((await write(author, office.id, { rating: 3, version: 1 })).json.data.review).toMatchObject({
      rating: 3,
      isEdited: true,
      answer: { body: 'شكرًا لك.' },
    });
    expect((await write(author, office.id, { rating: 2, version: 1 })).json.code).toBe('review_changed');
    const other = await write(author, office.id, { body: `${WORDS} ثم تأخروا.`, version: 2 });
    expect(other.json.data.review.answer).toBeNull();
    expect((await call(author, 'DELETE', `/offices/${office.id}/reviews/mine`)).json.data).toEqual({
      review: null,
      mayReview: true,
      needsProof: false,
    });
    expect((await shown(office.id)).items).toEqual([]);
  });

  it('is answered in the office’s name by its owner alone', async () => {
    const { agent, reviewId } = await reviewed();
    const { owner: stranger } = await anOfficeOffer(api);
    const answer = (who: Signed) =>
      call(who, 'PUT', `/offices/my-office/reviews/${reviewId}/answer`, { answer: 'شكرًا' });
    expect((await answer(agent)).json.code).toBe('office_forbidden');
    expect((await answer(stranger)).json.code).toBe('review_not_found');
  });
});

describe('a report', () => {
  it('puts a review before the administrators, who hide it with a reason that is audited and told', async () => {
    const { office, owner, author, reviewId } = await reviewed();
    const admin = await signedIn(api, { account_type: 'admin' });
    const report = (who: Signed, values: object = {}) =>
      call(who, 'POST', `/office-reviews/${reviewId}/report`, { reason: 'fake', ...values });
    expect((await report(author)).json.code).toBe('own_review');
    expect((await report(owner, { reason: 'other' })).statusCode).toBe(400);
    expect((await report(owner, { note: 'لم يزرنا' })).statusCode).toBe(200);
    expect((await report(owner)).json.code).toBe('already_reported');
    const queue = async (show: string) =>
      (await call(admin, 'GET', `/admin/office-reviews?show=${show}&limit=100`)).json.data.items.filter(
        ({ id }: { id: string }) => id === reviewId,
      );
    expect(await queue('open')).toMatchObject([{ reports: [{ reason: 'fake', note: 'لم يزرنا' }] }]);

    const decide = (decision: string, reason = 'ليس من زبائنه') =>
      call(admin, 'POST', `/admin/office-reviews/${reviewId}/decide`, { decision, reason });
    expect((await decide('hide', ' ')).statusCode).toBe(400);
    expect((await decide('hide')).json.data).toEqual({ hidden: true });
    expect((await shown(office.id)).items).toEqual([]);
    expect((await api.get(`/offices/${office.id}`, 'en')).json.data).toMatchObject({ rating: null, reviews: 0 });
    expect(await queue('open')).toEqual([]);
    expect((await decide('hide')).json.code).toBe('review_decided');
    expect(await bellOf(author)).toContain('review_hidden');
    expect((await write(author, office.id, { body: `${WORDS}!` })).json.code).toBe('review_is_hidden');
    expect((await decide('show')).json.data).toEqual({ hidden: false });
    expect(await api.db('audit_log').where({ subject_id: reviewId }).orderBy('id').pluck('action')).toEqual([
      ...['office_review.hide', 'office_review.show'],
    ]);
  });
});

describe('the directory by rating', () => {
  it('weighs a mean by how many gave it: one five does not beat many nearly-fives', async () => {
    const [loved, lucky, unknown] = await Promise.all([anOffice(api.db), anOffice(api.db), anOffice(api.db)]);
    const rate = async (officeId: string, ratings: number[]) => {
      for (const rating of ratings) {
        const { id: author_id } = await signedIn(api);
        await api.db('office_reviews').insert({ office_id: officeId, author_id, rating, body: WORDS });
      }
    };
    // An average office, so that the overall mean is below both.
    await rate((await anOffice(api.db)).id, [2, 2, 2, 3, 3, 3, 2, 2]);
    await rate(loved.id, [5, 5, 5, 5, 4, 5, 5, 5, 5, 4]);
    await rate(lucky.id, [5]);
    const { offices } = (await api.get('/offices?sortBy=rating&limit=48', 'en')).json.data;
    const order = offices.map(({ slug }: { slug: string }) => slug);
    const [first, second, third] = [loved, lucky, unknown].map(({ slug }) => order.indexOf(slug));
    expect(first).toBeLessThan(second ?? 0);
    expect(second).toBeLessThan(third ?? 0);
  });
});
