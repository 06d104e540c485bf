import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifyOfDecisions } from '#testing/jobs.ts';
import { aPending, aPublished } from '#testing/listing-form.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
let other: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  api = await testApp();
  [admin, other] = [await signedIn(api, { account_type: 'admin' }), await signedIn(api, { account_type: 'admin' })];
});
afterAll(() => api.close());

type Person = Awaited<ReturnType<typeof signedIn>>;
const text = 'الصور لي، صوّرتها بنفسي';
const appeal = (owner: Person, id: string) =>
  api.call('POST', `/listings/${id}/appeal`, { token: owner.token, lang: 'en', body: { text } });
const decide = (by: Person, id: string, decision: 'grant' | 'deny', answer = 'راجعنا الصور') =>
  api.call('POST', `/admin/appeals/${id}/decide`, { token: by.token, lang: 'en', body: { decision, answer } });
const mine = async (owner: Person, id: string) =>
  (await api.call('GET', `/users/listings/${id}`, { token: owner.token })).json.data.listing;
const open = async (by: Person) =>
  (await api.call('GET', '/admin/appeals?limit=100', { token: by.token, lang: 'en' })).json.data.appeals;

async function rejected(owner: Person): Promise<string> {
  const { id, version } = await aPending(api, owner);
  const body = { decision: 'reject', reasons: ['watermark'], version };
  await api.call('POST', `/admin/listings/${id}/review`, { token: admin.token, body });
  await notifyOfDecisions(api);
  return id;
}
async function suspended(owner: Person): Promise<string> {
  const id = await aPublished(api, owner, other);
  await api.call('POST', `/admin/listings/${id}/suspend`, { token: admin.token, body: { reason: 'صور مسروقة' } });
  return id;
}

describe('an appeal', () => {
  it('of a rejection is granted by another administrator, and the listing is public', async () => {
    const owner = await signedIn(api);
    const id = await rejected(owner);
    expect((await mine(owner, id)).appeal).toEqual({ state: 'possible', answer: null });
    const appealId = (await appeal(owner, id)).json.data.appeal.id;
    expect((await appeal(owner, id)).json.code).toBe('already_appealed');
    expect((await mine(owner, id)).appeal.state).toBe('open');
    const shown = (by: Person) => open(by).then((all) => all.find((appeal: { id: string }) => appeal.id === appealId));
    expect(await shown(other)).toMatchObject({
      kind: 'rejection',
      text,
      reason: 'The photos carry another site’s watermark.',
      isForAnother: false,
      listing: { id, status: 'rejected' },
      owner: { id: owner.id },
      against: { id: admin.id },
    });
    expect(await shown(admin)).toMatchObject({ isForAnother: true });

    expect((await decide(admin, appealId, 'grant')).json.code).toBe('appeal_needs_another');
    const answers = await Promise.all([decide(other, appealId, 'grant'), decide(other, appealId, 'deny')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await api.db('audit_log').where({ subject_id: appealId })).toHaveLength(1);
  });

  it('that is granted publishes what was rejected, and its owner is told', async () => {
    const owner = await signedIn(api);
    const id = await rejected(owner);
    const appealId = (await appeal(owner, id)).json.data.appeal.id;
    expect((await decide(other, appealId, 'grant')).json.data).toEqual({ state: 'granted' });
    expect(await mine(owner, id)).toMatchObject({ status: 'active', rejection: null, appeal: null });
    expect((await api.get(`/listings/${id}`)).statusCode).toBe(200);
    const told = await api.db('notifications').where({ user_id: owner.id }).pluck('kind');
    expect(told).toContain('appeal_granted');
  });

  it('of a suspension is denied with an answer, once; a later suspension can be appealed again', async () => {
    const owner = await signedIn(api);
    const id = await suspended(owner);
    const appealId = (await appeal(owner, id)).json.data.appeal.id;
    expect((await decide(other, appealId, 'deny', '')).json.errors).toMatchObject([{ path: 'answer' }]);
    expect((await decide(other, appealId, 'deny', 'الصور لمكتب آخر')).json.data).toEqual({ state: 'denied' });
    expect(await mine(owner, id)).toMatchObject({
      status: 'suspended',
      appeal: { state: 'denied', answer: 'الصور لمكتب آخر' },
    });
    expect((await appeal(owner, id)).json.code).toBe('already_appealed');
    await api.call('POST', `/admin/listings/${id}/unsuspend`, { token: admin.token, body: { reason: 'x' } });
    expect((await appeal(owner, id)).json.code).toBe('nothing_to_appeal');
    await api.call('POST', `/admin/listings/${id}/suspend`, { token: admin.token, body: { reason: 'x' } });
    const again = (await appeal(owner, id)).json.data.appeal.id;
    expect((await decide(other, again, 'grant')).json.data).toEqual({ state: 'granted' });
    expect((await mine(owner, id)).status).toBe('active');
  });

  it('is the owner’s alone, and goes with what it speaks of', async () => {
    const [owner, stranger] = [await signedIn(api), await signedIn(api)];
    const id = await suspended(owner);
    expect((await appeal(stranger, id)).json.code).toBe('listing_not_found');
    const appealId = (await appeal(owner, id)).json.data.appeal.id;
    await api.call('POST', `/admin/listings/${id}/unsuspend`, { token: admin.token, body: { reason: 'x' } });
    expect((await open(other)).some((appeal: { id: string }) => appeal.id === appealId)).toBe(false);
    expect((await decide(other, appealId, 'grant')).json.code).toBe('appeal_decided');
    expect((await decide(other, crypto.randomUUID(), 'grant')).json.code).toBe('appeal_not_found');
  });
});
