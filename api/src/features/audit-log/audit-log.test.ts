import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#lib/audit.ts';
import { aListing } from '#testing/factories.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import type { AuditedAct } from './contract.ts';

let api: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
let other: typeof admin;
beforeAll(async () => {
  api = await testApp();
  admin = await signedIn(api, { account_type: 'admin' });
  other = await signedIn(api, { account_type: 'admin', first_name: 'هيام', last_name: 'المدقّقة' });
});
afterAll(() => api.close());

const list = async (query = '', lang = 'ar'): Promise<{ acts: AuditedAct[]; next: number | null }> => {
  const { json } = await api.call('GET', `/admin/audit?${query}`, {
    token: admin.token,
    headers: { 'accept-language': lang },
  });
  return json.data;
};
const note = (over: Partial<Parameters<typeof audit>[1]>) =>
  audit(api.db, {
    actorId: admin.id,
    action: 'user.suspend',
    subjectKind: 'user',
    subjectId: randomUUID(),
    ip: '192.0.2.7',
    ...over,
  });

describe('the audit log', () => {
  it('tells who did what to whom, with the state before and after', async () => {
    const user = await signedIn(api, { first_name: 'ربيع', last_name: 'الحلبي' });
    const change = { before: { suspended: false }, after: { suspended: true, days: 3 } };
    await note({ actorId: other.id, subjectId: user.id, reason: 'spam', ...change });
    const { acts } = await list(`subject=${user.id}`);
    expect(acts).toEqual([
      {
        id: expect.any(Number),
        at: expect.any(String),
        action: 'user.suspend',
        actor: { id: other.id, name: 'هيام المدقّقة' },
        subject: { kind: 'user', id: user.id, name: 'ربيع الحلبي' },
        ...change,
        reason: 'spam',
        ip: '192.0.2.7',
      },
    ]);
  });

  it('tells why a listing was refused in the reader’s language, the administrator’s own words after the codes’', async () => {
    const listing = await aListing(api.db);
    const refuse = (codes: string[], reason: string) =>
      note({ action: 'listing.reject', subjectKind: 'listing', subjectId: listing.id, after: { codes }, reason });
    await refuse(['phone_in_photo', 'collage'], 'phone_in_photo, collage');
    await refuse(['other'], 'الصورة الثالثة');
    await refuse(['watermark', 'a_code_of_old'], 'Photo 2.');
    const reasons = async (lang: string) =>
      (await list(`subject=${listing.id}`, lang)).acts.map(({ reason }) => reason).reverse();
    expect(await reasons('ar')).toEqual([
      'في إحدى الصور رقم هاتف أو نص. إحدى الصور تجمع عدة صور.',
      'الصورة الثالثة',
      'على الصور علامة موقع آخر. Photo 2.',
    ]);
    expect((await reasons('en'))[0]).toBe('A photo shows a phone number or text. A photo is a collage.');
  });

  it('names listings in the reader’s language, and what has gone by its id alone', async () => {
    const listing = await aListing(api.db, { title_ar: 'شقة في المزة', title_en: 'Apartment in Mezzeh' });
    const gone = randomUUID();
    await note({ action: 'listing.suspend', subjectKind: 'listing', subjectId: listing.id });
    await note({ action: 'listing.suspend', subjectKind: 'listing', subjectId: gone });
    const nameOf = async (id: string, lang: string) => (await list(`subject=${id}`, lang)).acts[0]?.subject.name;
    expect(await nameOf(listing.id, 'ar')).toBe('شقة في المزة');
    expect(await nameOf(listing.id, 'en')).toBe('Apartment in Mezzeh');
    expect(await nameOf(gone, 'en')).toBeNull();
    // The ids of other kinds are words.
    await note({ action: 'sitemaps.build', subjectKind: 'sitemaps', subjectId: 'sitemaps' });
    expect((await list('subject=sitemaps')).acts[0]?.subject).toEqual({ kind: 'sitemaps', id: 'sitemaps', name: null });
  });

  it('is narrowed by actor, act, kind of subject and day in Damascus', async () => {
    const subject = randomUUID();
    await note({ actorId: other.id, action: 'office.reject', subjectKind: 'office', subjectId: subject });
    await note({ action: 'office.approve', subjectKind: 'office', subjectId: subject });
    await note({ action: 'officer.greet', subjectKind: 'office', subjectId: subject });
    const actions = async (query: string) =>
      (await list(`subject=${subject}&${query}`)).acts.map(({ action }) => action);
    expect(await actions('')).toEqual(['officer.greet', 'office.approve', 'office.reject']);
    expect(await actions('action=office')).toEqual(['office.approve', 'office.reject']);
    expect(await actions('action=office.reject')).toEqual(['office.reject']);
    expect(await actions(`actor=${other.id}`)).toEqual(['office.reject']);
    // Half past midnight in Damascus, the evening before in London.
    await api
      .owner('audit_log')
      .where({ subject_id: subject, action: 'officer.greet' })
      .update({ at: '2031-03-04T21:30:00Z' });
    expect(await actions('from=2031-03-05&to=2031-03-05')).toEqual(['officer.greet']);
    expect(await actions('from=2031-03-04&to=2031-03-04')).toEqual([]);
  });

  it('goes on where the page before ended, while new acts arrive', async () => {
    const subject = randomUUID();
    for (let i = 0; i < 5; i++) await note({ subjectId: subject, after: { i } });
    const first = await list(`subject=${subject}&limit=2`);
    await note({ subjectId: subject, after: { i: 5 } });
    const second = await list(`subject=${subject}&limit=2&before=${first.next}`);
    const last = await list(`subject=${subject}&limit=2&before=${second.next}`);
    const order = [first, second, last].flatMap(({ acts }) => acts.map(({ after }) => after?.i));
    expect(order).toEqual([4, 3, 2, 1, 0]);
    expect(last.next).toBeNull();
  });

  it('says what it can be narrowed by', async () => {
    await note({ action: 'listing.hold_back', actorId: null });
    const { json } = await api.call('GET', '/admin/audit/choices', { token: admin.token });
    expect(json.data.actions).toContain('listing.hold_back');
    expect(json.data.actions).toEqual([...new Set(json.data.actions)]);
    expect(json.data.actors).toContainEqual({ id: other.id, name: 'هيام المدقّقة' });
    expect(json.data.kept).toEqual({ communications: 2, payments: 7, security: 5, audit: 3 });
  });
});
