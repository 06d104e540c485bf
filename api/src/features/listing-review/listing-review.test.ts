import { randomUUID } from 'node:crypto';
import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifyOfDecisions, workJobs } from '#testing/jobs.ts';
import { aForm, aPending, aPublished, handIn, hangPhotos, review } from '#testing/listing-form.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
let second: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  api = await testApp();
  [admin, second] = [await signedIn(api, { account_type: 'admin' }), await signedIn(api, { account_type: 'admin' })];
});
afterAll(() => api.close());

const get = async (path: string) =>
  (await api.call('GET', `/admin/listings/${path}`, { token: admin.token, lang: 'en' })).json;
const auditOf = (id: string) => api.db('audit_log').where({ subject_id: id }).orderBy('id');

describe('the queue', () => {
  it('holds what waits, the longest first, and says what is late', async () => {
    const owner = await signedIn(api);
    const [first, later] = [await aPending(api, owner), await aPending(api, owner)];
    await api
      .db('listing_revisions')
      .where({ listing_id: first.id })
      .update({ submitted_at: new Date(Date.now() - 25 * 3_600_000) });
    const page = (await get('pending?limit=1')).data;
    expect(page).toMatchObject({
      items: [{ id: first.id, isLate: true, isChange: false, imageCount: 1, price: 85_000, owner: { id: owner.id } }],
      late: 1,
    });
    expect(page.total).toBeGreaterThanOrEqual(2);
    const next = (await get(`pending?limit=100&after=${page.next}`)).data;
    const ids = next.items.map((item: { id: string }) => item.id);
    expect(ids).toContain(later.id);
    expect(ids).not.toContain(first.id);
    expect(
      (await get('pending?kind=change&limit=100')).data.items.map((item: { id: string }) => item.id),
    ).not.toContain(later.id);
  });
});

describe('what an owner handed in who is stopped since', () => {
  it('is not in the queue, and approving it is refused in words until they are back', async () => {
    const owner = await signedIn(api);
    const { id, version } = await aPending(api, owner);
    const listed = async () =>
      (await get('pending?limit=100')).data.items.some((item: { id: string }) => item.id === id) as boolean;
    const stand = (columns: object) => api.db('users').where({ id: owner.id }).update(columns);
    expect(await listed()).toBe(true);
    for (const columns of [
      { suspended_until: new Date(Date.now() + 86_400_000), suspension_reason: 'x' },
      { banned_at: new Date(), ban_reason: 'x' },
    ]) {
      await stand(columns);
      expect(await listed()).toBe(false);
      expect((await review(api, admin, id, { decision: 'approve', version })).json).toMatchObject({
        statusCode: 409,
        code: 'owner_stopped',
      });
    }
    await stand({ banned_at: null, suspended_until: null });
    expect(await listed()).toBe(true);
    expect((await review(api, admin, id, { decision: 'approve', version })).statusCode).toBe(200);
  });
});

describe('approving', () => {
  it('makes a listing public at once, is audited, and its owner is told', async () => {
    const owner = await signedIn(api);
    const { id, version } = await aPending(api, owner);
    const { json } = await review(api, admin, id, { decision: 'approve', version });
    expect(json.data.listing).toMatchObject({ id, status: 'active', version: null });
    expect((await api.get(`/listings/${id}`)).statusCode).toBe(200);
    expect(await api.db('search_dirty').where({ listing_id: id })).toHaveLength(1);
    expect(await auditOf(id)).toMatchObject([
      { action: 'listing.approve', actor_id: admin.id, after: { isChange: false, version } },
    ]);
    await notifyOfDecisions(api);
    const bell = await api.call('GET', '/notifications', { token: owner.token });
    expect(bell.json.data.notifications).toMatchObject([{ type: 'listing', title: 'نُشر إعلانك' }]);
    expect((await workJobs(api)).find((mail) => mail.to === owner.email)?.subject).toBe('نُشر إعلانك');
  });

  it('has one outcome when two decide at once', async () => {
    const owner = await signedIn(api);
    const { id, version } = await aPending(api, owner);
    const answers = await Promise.all([
      review(api, admin, id, { decision: 'approve', version }),
      review(api, second, id, { decision: 'reject', version, reasons: ['duplicate'] }),
      review(api, second, id, { decision: 'approve', version }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(answers.filter(({ statusCode }) => statusCode === 409).map(({ json }) => json.code)).toEqual([
      'listing_decided',
      'listing_decided',
    ]);
    expect(await auditOf(id)).toHaveLength(1);
  });

  it('never approves what nobody saw', async () => {
    const owner = await signedIn(api);
    const { id, version } = await aPending(api, owner);
    await api.call('PUT', `/listings/${id}`, { token: owner.token, body: aForm({ price: 84_000 }) });
    expect((await review(api, admin, id, { decision: 'approve', version })).json.code).toBe(
      'listing_changed_meanwhile',
    );
    expect((await api.get(`/listings/${id}`)).statusCode).toBe(404);
    expect(await auditOf(id)).toEqual([]);
  });

  it('leaves a change waiting that facts have overtaken, until its owner looks at it again', async () => {
    const owner = await signedIn(api);
    const id = await aPublished(api, owner, admin);
    await api.call('PUT', `/listings/${id}`, { token: owner.token, body: aForm({ price: 84_000 }) });
    const { version } = (await get(id)).data.listing;
    const paper = await api.owner('attributes').where({ slug: 'ownership_paper' }).first('id');
    const option = api.owner('attribute_options').where({ attribute_id: paper?.id, value: 'green_tabu' });
    await option.clone().update({ value: 'green_paper' });
    await api.app.deps.facts.reload();
    const approve = () => review(api, admin, id, { decision: 'approve', version });
    expect((await approve()).json).toMatchObject({ statusCode: 409, code: 'listing_outdated' });
    expect((await get(id)).data.listing).toMatchObject({ isChange: true, status: 'active', version });
    await api.owner('attribute_options').where({ value: 'green_paper' }).update({ value: 'green_tabu' });
    await api.app.deps.facts.reload();
    expect((await approve()).statusCode).toBe(200);
  });

  it('is not approved with an option that is no more, which is not shown in public either', async () => {
    const owner = await signedIn(api);
    const published = await aPublished(api, owner, admin);
    const { id, version } = await aPending(api, owner);
    const attribute = await rowOf(api.db('attributes').where({ slug: 'ownership_paper' }).first('id'));
    const option = { attribute_id: attribute.id, value: 'green_tabu' };
    const row = await rowOf(api.db('attribute_options').where(option).first());
    const papers = async () =>
      (await api.get(`/listings/${published}`)).json.data.attributes.filter(
        ({ slug }: { slug: string }) => slug === 'ownership_paper',
      );
    try {
      expect(await papers()).toHaveLength(1);
      await api.owner('attribute_options').where(option).delete();
      await api.app.deps.facts.reload();
      expect((await review(api, admin, id, { decision: 'approve', version })).json).toMatchObject({
        statusCode: 409,
        code: 'listing_outdated',
      });
      expect(await papers()).toEqual([]);
    } finally {
      await api.owner('attribute_options').insert(row);
      await api.app.deps.facts.reload();
    }
    expect((await review(api, admin, id, { decision: 'approve', version })).statusCode).toBe(200);
  });

  it('answers for a listing that is not there, or does not wait', async () => {
    expect((await review(api, admin, randomUUID(), { decision: 'approve', version: 1 })).statusCode).toBe(404);
    const id = await aPublished(api, await signedIn(api), admin);
    expect((await review(api, admin, id, { decision: 'approve', version: 2 })).json.code).toBe('listing_decided');
  });
});

describe('rejecting', () => {
  it('needs a reason; the owner reads it in his language, and may send again', async () => {
    const owner = await signedIn(api, { language: 'en' });
    const { id, version } = await aPending(api, owner);
    for (const body of [{ reasons: [] }, { reasons: ['other'], text: ' ' }]) {
      const { json } = await review(api, admin, id, { decision: 'reject', version, ...body });
      expect(json.errors).toMatchObject([{ path: 'reasons', code: 'rejection_reason_required' }]);
    }
    const body = { decision: 'reject', version, reasons: ['phone_in_photo', 'other'], text: 'Photo 3.' };
    expect((await review(api, admin, id, body)).json.data.listing).toMatchObject({ status: 'rejected' });
    expect(await auditOf(id)).toMatchObject([{ action: 'listing.reject', reason: 'Photo 3.' }]);
    const { json } = await api.call('GET', `/users/listings/${id}`, { token: owner.token, lang: 'ar' });
    expect(json.data.listing).toMatchObject({
      status: 'rejected',
      rejection: {
        codes: ['phone_in_photo', 'other'],
        reasons: ['في إحدى الصور رقم هاتف أو نص.', 'سبب آخر، مذكور أدناه.'],
        text: 'Photo 3.',
      },
    });
    const mail = (await workJobs(api)).find((job) => job.to === owner.email);
    expect(mail?.text).toContain('Reason: A photo shows a phone number or text. Photo 3.');
    expect((await handIn(api, owner, id)).statusCode).toBe(201);
    expect((await get(`${id}`)).data.listing).toMatchObject({ status: 'pending', rejection: null });
  });

  it('sends no mail to those who want none', async () => {
    const owner = await signedIn(api, { notification_preferences: { listingRejected: { email: false, push: true } } });
    const { id, version } = await aPending(api, owner);
    await review(api, admin, id, { decision: 'reject', version, reasons: ['duplicate'] });
    expect((await workJobs(api)).filter((mail) => mail.to === owner.email)).toEqual([]);
    expect(await api.db('notifications').where({ user_id: owner.id })).toHaveLength(1);
  });
});

describe('the detail', () => {
  it('shows a change beside what is public, line by line and photo by photo', async () => {
    const owner = await signedIn(api);
    const id = await aPublished(api, owner, admin);
    const change = {
      titleAr: 'شقة للبيع، اتصل ٠٩٣٣١٢٣٤٥٦',
      keepNumber: true,
      price: 84_000,
      attributes: { ownership_paper: 'court_ruling' },
    };
    await api.call('PUT', `/listings/${id}`, { token: owner.token, body: aForm(change) });
    await api.db('listing_revisions').where({ listing_id: id, state: 'pending' }).update({ has_own_media: true });
    const [fresh] = await hangPhotos(api.db, id, 1, 'listing_revision_media');
    const { listing } = (await get(id)).data;
    expect(listing).toMatchObject({ isChange: true, status: 'active', version: 1 });
    const changed = listing.fields.filter((field: { changed: boolean }) => field.changed);
    expect(changed.map(({ key }: { key: string }) => key)).toEqual(['titleAr', 'price', 'attributes.ownership_paper']);
    expect(changed[1]).toMatchObject({ label: 'Price', before: '85,000 USD', after: '84,000 USD' });
    expect(listing.images).toMatchObject([{ id: fresh, isNew: true }]);
    expect(listing.removedImages).toHaveLength(1);
    expect(listing.risks).toContainEqual(expect.objectContaining({ code: 'phone_in_text', found: ['٠٩٣٣١٢٣٤٥٦'] }));
  });

  it('shows a new listing whole', async () => {
    const owner = await signedIn(api);
    const { id, version } = await aPending(api, owner);
    const { listing } = (await get(id)).data;
    expect(listing).toMatchObject({
      isChange: false,
      version,
      owner: { id: owner.id, listings: 1 },
      point: { lng: 36.245 },
    });
    expect(
      listing.fields.every((field: { before: null; changed: boolean }) => field.before === null && !field.changed),
    ).toBe(true);
    expect((await get(randomUUID())).code).toBe('listing_not_found');
  });

  it('names the reasons', async () => {
    expect((await get('rejection-reasons')).data.reasons).toContainEqual({
      code: 'collage',
      label: 'A photo is a collage.',
    });
  });
});

describe('suspending', () => {
  it('takes a listing from view at once and shows it again, audited', async () => {
    const owner = await signedIn(api);
    const id = await aPublished(api, owner, admin);
    const act = (what: string, body: object) =>
      api.call('POST', `/admin/listings/${id}/${what}`, { token: admin.token, body });
    expect((await act('suspend', { reason: ' ' })).statusCode).toBe(400);
    expect((await act('unsuspend', { reason: 'x' })).json.code).toBe('status_not_allowed');
    expect((await act('suspend', { reason: 'بلاغات' })).statusCode).toBe(200);
    expect((await api.get(`/listings/${id}`)).statusCode).toBe(404);
    const { json } = await api.call('GET', `/users/listings/${id}`, { token: owner.token });
    expect(json.data.listing).toMatchObject({ status: 'suspended', suspensionReason: 'بلاغات', allowedStatuses: [] });
    expect((await act('unsuspend', { reason: ' ' })).json.errors).toMatchObject([{ path: 'reason', code: 'required' }]);
    expect((await act('unsuspend', { reason: 'تبيّن أن البلاغات كيدية' })).statusCode).toBe(200);
    expect((await api.get(`/listings/${id}`)).statusCode).toBe(200);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'listing.approve',
      'listing.suspend',
      'listing.unsuspend',
    ]);
  });
});

describe('what the reviewer is shown', () => {
  const detailOf = async (id: string) => (await get(id)).data.listing;

  it('are words of attributes, also of those the category has lost since', async () => {
    const { id } = await aPending(api, await signedIn(api));
    await api
      .db('listings')
      .where({ id })
      .update({ attributes: { view: ['main_street', 'city'], fuel: 'diesel' } });
    const { fields } = await detailOf(id);
    const lines = fields.filter(({ key }: { key: string }) => key.startsWith('attributes.'));
    expect(lines.map(({ label, after }: { label: string; after: string }) => [label, after])).toEqual(
      expect.arrayContaining([
        ['Fuel', 'Diesel'],
        ['View', expect.stringMatching(/^[^,،]+, [^,،]+$/)],
      ]),
    );
    expect(JSON.stringify(lines.map(({ label, after }: Record<string, string>) => [label, after]))).not.toContain('_');
  });

  it('are photos that another owner shows, or that hang here twice', async () => {
    const [owner, other] = [await signedIn(api), await signedIn(api)];
    const { id } = await aPending(api, owner);
    const [mine] = (await detailOf(id)).images;
    expect(mine).toMatchObject({ isRepeated: false, copies: [] });

    const { sha256 } = await rowOf(api.db('images').where({ id: mine.id }).first('sha256'));
    const theirs = await aPending(api, other);
    const [theirImage] = await api.db('listing_media').where({ listing_id: theirs.id }).pluck('image_id');
    await api.db('images').where({ id: theirImage }).update({ sha256 });
    const own = await aPending(api, owner);
    const [ownImage] = await api.db('listing_media').where({ listing_id: own.id }).pluck('image_id');
    await api.db('images').where({ id: ownImage }).update({ sha256 });
    const { code } = await rowOf(api.db('listings').where({ id: theirs.id }).first('code'));
    expect((await detailOf(id)).images).toMatchObject([{ isRepeated: false, copies: [{ id: theirs.id, code }] }]);

    const twin = randomUUID();
    await api.db.raw(
      'insert into images select ?, sha256, width, height, bytes, thumbhash, color from images where id = ?',
      [twin, mine.id],
    );
    await api.db('listing_media').insert({ listing_id: id, image_id: twin, position: 1, is_main: false });
    const { images } = await detailOf(id);
    expect(images.map(({ isRepeated }: { isRepeated: boolean }) => isRepeated)).toEqual([true, true]);
  });

  it('are not stock pictures that hang on many; an upload with the bytes of one is marked', async () => {
    const [mine, theirs] = [await aPending(api, await signedIn(api)), await aPending(api, await signedIn(api))];
    const photoOf = (listing: string) =>
      rowOf(api.db('listing_media').where({ listing_id: listing }).first('image_id'));
    const { image_id: stock } = await photoOf(mine.id);
    await api.db('images').where({ id: stock }).update({ is_stock: true });
    await api.db('listing_media').where({ listing_id: theirs.id }).update({ image_id: stock });
    expect((await detailOf(mine.id)).images).toMatchObject([{ id: stock, copies: [] }]);

    const uploader = await aPending(api, await signedIn(api));
    const { image_id: upload } = await photoOf(uploader.id);
    const { sha256 } = await rowOf(api.db('images').where({ id: stock }).first('sha256'));
    await api.db('images').where({ id: upload }).update({ sha256 });
    const [photo] = (await detailOf(uploader.id)).images;
    expect(photo.copies.map(({ id }: { id: string }) => id).sort()).toEqual([mine.id, theirs.id].sort());
  });
});
