import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing, aUser } from '#testing/factories.ts';
import { aMember, newPhone, signedIn } from '#testing/people.ts';
import { appOn, type TestApp, testApp } from '#testing/test-app.ts';
import { REVEALS_PER_TARGET_HOUR, REVEALS_PER_USER_DAY } from './consume-reveal.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

type Signed = { id: string; token: string };
const reveal = (person: Signed | null, listingId: string, lang: 'ar' | 'en' = 'en') =>
  api.call('POST', `/listings/${listingId}/contact`, { token: person?.token, body: {}, lang });
const countOf = async (listingId: string) =>
  Number((await api.db('listing_stats').where({ listing_id: listingId }).first('reveals'))?.reveals ?? 0);
const anOffer = async (values: Record<string, unknown> = {}, phone: string | null = newPhone()) => {
  const owner = await aUser(api.db, { phone });
  return { ...(await aListing(api.db, { owner, ...values })), phone };
};
/** Rows as if others had revealed before. */
const revealedBefore = async (n: number, of: (i: number) => { listing_id: string; user_id: string }, hours = 0) =>
  api.db('contact_reveals').insert(
    Array.from({ length: n }, (_, i) => ({
      ...of(i),
      revealed_at: api.db.raw(`app_now() - ? * interval '1 hour'`, [hours]),
    })),
  );
const several = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)));

describe('revealing the number', () => {
  it('shows it to whoever is signed in, and counts a person once', async () => {
    const { id, code, phone } = await anOffer({ title_en: 'Flat in Mezzeh' });
    const [one, other] = [await aMember(api), await aMember(api)];
    const { statusCode, json, headers } = await reveal(one, id);
    expect(statusCode).toBe(200);
    expect(json.data.phone).toBe(phone);
    expect(headers['cache-control']).toBe('no-store');
    expect(json.data.whatsapp).toMatch(new RegExp(`^https://wa\\.me/${phone?.slice(1)}\\?text=`));
    expect(decodeURIComponent(json.data.whatsapp)).toContain(`no. ${code}: Flat in Mezzeh`);
    await reveal(one, id);
    await reveal(other, id);
    expect(await countOf(id)).toBe(2);
  });

  it('names the listing in the caller’s language, and knows no chat with a fixed line', async () => {
    const { id, code } = await anOffer({}, '+963112345678');
    const person = await aMember(api);
    expect((await reveal(person, id, 'ar')).json.data.whatsapp).toBeNull();
    const mobile = await anOffer();
    const { whatsapp } = (await reveal(person, mobile.id, 'ar')).json.data;
    expect(decodeURIComponent(whatsapp)).toContain(`رقم ${mobile.code}: شقة للبيع في المزة`);
    expect(code).not.toBe(mobile.code);
  });

  it('shows owners their own without counting it, hidden or not', async () => {
    const owner = await signedIn(api);
    const { id } = await aListing(api.db, { owner, show_phone: false });
    expect((await reveal(owner, id)).json.data.phone).toBe(owner.phone);
    expect(await countOf(id)).toBe(0);
  });

  it('appears in the owner’s figures', async () => {
    const owner = await signedIn(api);
    const { id } = await aListing(api.db, { owner });
    await reveal(await aMember(api), id);
    const { items } = (await api.call('GET', '/users/listings', { token: owner.token })).json.data;
    expect(items).toMatchObject([{ id, reveals: 1 }]);
  });
});

describe('is refused', () => {
  it('to visitors', async () => {
    expect((await reveal(null, (await anOffer()).id)).json).toMatchObject({
      statusCode: 401,
      code: 'contact_login_required',
      message: 'Please log in to view contact information',
    });
  });

  it('where the owner hides it', async () => {
    const { id, phone } = await anOffer({ show_phone: false });
    const { json, answer } = await reveal(await aMember(api), id);
    expect(json).toMatchObject({
      statusCode: 403,
      code: 'contact_not_allowed',
      message: 'You cannot view contact information for this property',
    });
    expect(answer.body).not.toContain(String(phone).slice(4));
  });

  it('where there is none', async () => {
    const { id } = await anOffer({}, null);
    expect((await reveal(await signedIn(api), id)).json).toMatchObject({
      statusCode: 409,
      code: 'contact_unavailable',
    });
    expect(await countOf(id)).toBe(0);
  });

  it.each(['draft', 'pending', 'sold', 'suspended', 'archived'])('for a %s listing', async (status) => {
    const { id } = await anOffer({ status });
    expect((await reveal(await signedIn(api), id)).json).toMatchObject({
      statusCode: 404,
      code: 'contact_listing_not_found',
    });
  });

  it('to those who have proven neither e-mail nor telephone, until they have', async () => {
    const { id } = await anOffer();
    const person = await signedIn(api);
    const { json, answer } = await reveal(person, id);
    expect(json).toMatchObject({ statusCode: 403, code: 'proof_needed', data: null });
    expect(json.message).toContain('confirm your email or phone number');
    expect(answer.body).not.toContain('+963');
    expect(await countOf(id)).toBe(0);
    await api.db('users').where({ id: person.id }).update({ phone_verified_at: api.db.fn.now() });
    expect((await reveal(person, id)).statusCode).toBe(200);
    // A seen number stays open, also when the number was changed since.
    await api.db('users').where({ id: person.id }).update({ phone_verified_at: null });
    expect((await reveal(person, id)).statusCode).toBe(200);
  });

  it('to those who are suspended while their token still runs', async () => {
    const person = await signedIn(api, { suspended_until: 'infinity', suspension_reason: 'x' });
    expect((await reveal(person, (await anOffer()).id)).json.code).toBe('account_suspended_for_good');
  });
});

describe('the limits', () => {
  it('of a person and day hold when everything is asked for at once', async () => {
    const person = await aMember(api);
    const before = await several(REVEALS_PER_USER_DAY - 1, () => anOffer());
    await revealedBefore(before.length, (i) => ({ listing_id: before[i]?.id ?? '', user_id: person.id }), 2);
    const offers = await several(20, () => anOffer());
    const answers = await Promise.all(offers.map(({ id }) => reveal(person, id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(19);
    expect(refused[0]?.json).toMatchObject({
      code: 'too_many_requests',
      message: 'Too many requests. Please try again later.',
    });
    const counts = await Promise.all(offers.map(({ id }) => countOf(id)));
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(1);
    // Numbers seen stay open to the person, and tomorrow the rest does.
    expect((await reveal(person, before[0]?.id ?? '')).statusCode).toBe(200);
    await api
      .db('contact_reveals')
      .where({ user_id: person.id })
      .update({ revealed_at: api.db.raw(`now() - interval '25 hours'`) });
    expect((await reveal(person, (await anOffer()).id)).statusCode).toBe(200);
  });

  it('put a growing pause between two after the first ten of a day, raced or not', async () => {
    const person = await aMember(api);
    const before = await several(5, () => anOffer());
    await revealedBefore(before.length, (i) => ({ listing_id: before[i]?.id ?? '', user_id: person.id }));
    const offers = await several(20, () => anOffer());
    const answers = await Promise.all(offers.map(({ id }) => reveal(person, id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    const [paused] = answers.filter(({ statusCode }) => statusCode === 429);
    expect(paused?.json).toMatchObject({ code: 'reveal_paused', data: { seconds: expect.any(Number) } });
    expect(paused?.json.data.seconds).toBeLessThanOrEqual(15);
    expect(paused?.json.message).toMatch(
      /^You have viewed many numbers today\. You can see this one in \d+ seconds?\.$/,
    );

    const rest = offers.filter((_, i) => answers[i]?.statusCode === 429).map(({ id }) => id);
    const later = (seconds: number) =>
      api
        .db('contact_reveals')
        .where({ user_id: person.id })
        .update({ revealed_at: api.db.raw(`revealed_at - ? * interval '1 second'`, [seconds]) });
    await later(16);
    expect((await reveal(person, rest[0] ?? '')).statusCode).toBe(200);
    await later(16);
    const again = await reveal(person, rest[1] ?? '', 'ar');
    expect(again.json).toMatchObject({ code: 'reveal_paused' });
    expect(again.json.message).toContain('ثانية');
    await later(16);
    expect((await reveal(person, rest[1] ?? '')).statusCode).toBe(200);
    // Looking again at what was seen costs nothing.
    expect((await reveal(person, rest[0] ?? '')).statusCode).toBe(200);
  });

  it('of a listing hold when twenty people ask at once', async () => {
    const { id } = await anOffer();
    const others = await several(REVEALS_PER_TARGET_HOUR - 3, () => aUser(api.db));
    await revealedBefore(others.length, (i) => ({ listing_id: id, user_id: others[i]?.id ?? '' }));
    const people = await several(20, () => aMember(api));
    const statuses = (await Promise.all(people.map((person) => reveal(person, id)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(17);
    expect(await countOf(id)).toBe(3);
  });

  it('count a person who asks twenty times at once a single time', async () => {
    const { id } = await anOffer();
    const person = await aMember(api);
    const answers = await several(20, () => reveal(person, id));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await countOf(id)).toBe(1);
  });
});

describe('the limit of an address', () => {
  it('is as high as the operator says, or there is none', async () => {
    for (const [most, statuses] of [
      ['1', [200, 429]],
      ['0', [200, 200]],
    ] as const) {
      const own = await appOn(counted.database, undefined, { RATE_LIMIT_PER_MINUTE: '10000', ADDRESS_REVEALS: most });
      const owner = await aUser(counted.db, { phone: newPhone() });
      const answers = [];
      for (const { token } of [await aMember(counted), await aMember(counted)]) {
        const { id } = await aListing(counted.db, { owner });
        answers.push(await own.call('POST', `/listings/${id}/contact`, { token, body: {}, ip: `10.9.1.${most}` }));
      }
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(statuses);
      await own.close();
    }
  });

  let counted: TestApp;
  beforeAll(async () => {
    counted = await testApp({ RATE_LIMIT_PER_MINUTE: '10000' });
  });
  afterAll(() => counted.close());

  it('holds for all accounts behind it together, and when twenty ask at once', async () => {
    const owner = await aUser(counted.db, { phone: newPhone() });
    const listings = await several(20, () => aListing(counted.db, { owner }));
    const people = await several(20, () => aMember(counted));
    const from = (ip: string, nth: number) =>
      counted.call('POST', `/listings/${listings[nth]?.id}/contact`, { token: people[nth]?.token, body: {}, ip });
    expect((await from('10.9.0.1', 0)).statusCode).toBe(200);
    await counted
      .db('login_throttle')
      .where({ key: 'reveals:10.9.0.1' })
      .update({ failures: counted.config.limits.reveals - 3 });
    // A number seen before is not counted again.
    expect((await from('10.9.0.1', 0)).statusCode).toBe(200);
    const answers = await Promise.all(people.map((_, nth) => from('10.9.0.1', nth)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.json.code).toBe('too_many_requests');
    const refused = answers.findIndex(({ statusCode }) => statusCode === 429);
    expect((await from('10.9.0.2', refused)).statusCode).toBe(200);

    // A day after its first one, not after its last.
    const left = answers.findLastIndex(({ statusCode }) => statusCode === 429);
    await counted
      .db('login_throttle')
      .where({ key: 'reveals:10.9.0.1' })
      .update({ started_at: counted.db.raw(`app_now() - interval '24 hours'`) });
    expect((await from('10.9.0.1', left)).statusCode).toBe(200);
  });
});
