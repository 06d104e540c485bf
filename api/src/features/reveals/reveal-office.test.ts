import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing, anOffice, aUser } from '#testing/factories.ts';
import { meetingAt } from '#testing/lock-waits.ts';
import { aMember, newPhone, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { REVEALS_PER_TARGET_HOUR, REVEALS_PER_USER_DAY } from './consume-reveal.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ RATE_LIMIT_PER_MINUTE: '10000' });
});
afterAll(() => api.close());

const reveal = (person: { token: string } | null, officeId: string, ip?: string) =>
  api.call('POST', `/offices/${officeId}/reveal`, { token: person?.token, body: {}, lang: 'en', ip });
const several = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)));

/** An office with a manager, whose number is the office's until the office has named its own. */
async function aStaffedOffice(phone: string | null = newPhone(), values: Record<string, unknown> = {}) {
  const office = await anOffice(api.db, values);
  const manager = await signedIn(api, { phone, account_type: 'office' });
  await api.db('office_members').insert({ office_id: office.id, user_id: manager.id });
  return { ...office, phone, manager };
}

describe('revealing an office’s number', () => {
  it('shows it to a member, once counted, with a chat where it is a mobile', async () => {
    const office = await aStaffedOffice();
    const person = await aMember(api);
    const { statusCode, json, headers } = await reveal(person, office.id);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(json.data.phone).toBe(office.phone);
    expect(json.data.whatsapp).toMatch(new RegExp(`^https://wa\\.me/${office.phone?.slice(1)}\\?text=`));
    expect(decodeURIComponent(json.data.whatsapp)).toContain('Yasmin Real Estate');
    await reveal(person, office.id);
    expect(await api.db('contact_reveals').where({ office_id: office.id })).toHaveLength(1);
  });

  it('shows the office’s own number before a manager’s', async () => {
    const office = await aStaffedOffice();
    const phone = '+963112345678';
    await api.db('offices').where({ id: office.id }).update({ phone });
    expect((await reveal(await aMember(api), office.id)).json.data).toEqual({ phone, whatsapp: null });
    expect((await api.get(`/offices/${office.slug}`)).json.data).toMatchObject({ hasPhone: true, hasWhatsapp: false });
  });

  it('says beforehand whether there is a number', async () => {
    const [without, withOne] = [await aStaffedOffice(null), await aStaffedOffice()];
    expect((await api.get(`/offices/${without.slug}`)).json.data).toMatchObject({
      hasPhone: false,
      hasWhatsapp: false,
    });
    expect((await api.get(`/offices/${withOne.slug}`)).json.data).toMatchObject({ hasPhone: true, hasWhatsapp: true });
    const { json, statusCode } = await reveal(await aMember(api), without.id);
    expect({ statusCode, code: json.code }).toEqual({ statusCode: 409, code: 'office_contact_unavailable' });
  });

  it('costs the office’s own people nothing', async () => {
    const office = await aStaffedOffice();
    expect((await reveal(office.manager, office.id)).json.data.phone).toBe(office.phone);
    expect(await api.db('contact_reveals').where({ office_id: office.id })).toEqual([]);
  });
});

describe('an office’s number is refused', () => {
  it('to visitors, and to those who have proven nothing', async () => {
    const office = await aStaffedOffice();
    expect((await reveal(null, office.id)).json.code).toBe('contact_login_required');
    const { json, answer } = await reveal(await signedIn(api), office.id);
    expect(json).toMatchObject({ statusCode: 403, code: 'proof_needed' });
    expect(answer.body).not.toContain(String(office.phone).slice(4));
    expect(await api.db('contact_reveals').where({ office_id: office.id })).toEqual([]);
  });

  it.each(['pending', 'rejected'])('of a %s office', async (status) => {
    const office = await aStaffedOffice(newPhone(), { status });
    expect((await reveal(await aMember(api), office.id)).json).toMatchObject({
      statusCode: 404,
      code: 'office_not_found',
    });
  });
});

describe('the limits of offices and listings together', () => {
  it('hold for a person and a day, whichever of the two was seen', async () => {
    const person = await aMember(api);
    const offices = await several(REVEALS_PER_USER_DAY, () => anOffice(api.db));
    const before = { user_id: person.id, revealed_at: api.db.raw(`app_now() - interval '3 hours'`) };
    await api.db('contact_reveals').insert(offices.slice(1).map(({ id }) => ({ ...before, office_id: id })));
    const listing = await aListing(api.db, { owner: await aUser(api.db, { phone: newPhone() }) });
    const office = await aStaffedOffice();
    const answers = await meetingAt(api, { table: 'users', id: person.id }, [
      () => reveal(person, office.id),
      () => api.call('POST', `/listings/${listing.id}/contact`, { token: person.token, body: {} }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429]);
  });

  it('hold for an office and an hour when twenty people ask at once', async () => {
    const office = await aStaffedOffice();
    const others = await several(REVEALS_PER_TARGET_HOUR - 3, () => aUser(api.db));
    await api.db('contact_reveals').insert(others.map(({ id }) => ({ user_id: id, office_id: office.id })));
    const people = await several(20, () => aMember(api));
    const answers = await Promise.all(people.map((person, nth) => reveal(person, office.id, `10.8.0.${nth + 1}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(17);
  });

  it('hold for an address', async () => {
    const [first, second] = [await aStaffedOffice(), await aStaffedOffice()];
    const ip = '10.8.1.1';
    expect((await reveal(await aMember(api), first.id, ip)).statusCode).toBe(200);
    await api
      .db('login_throttle')
      .where({ key: `reveals:${ip}` })
      .update({ failures: api.config.limits.reveals });
    expect((await reveal(await aMember(api), second.id, ip)).json.code).toBe('too_many_requests');
    expect((await reveal(await aMember(api), second.id, '10.8.1.2')).statusCode).toBe(200);
  });
});
