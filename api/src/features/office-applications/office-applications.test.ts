import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '#jobs/enqueue.ts';
import { aListing, anOffice } from '#testing/factories.ts';
import { workJobs } from '#testing/jobs.ts';
import { meetingAt } from '#testing/lock-waits.ts';
import { fileForm } from '#testing/multipart.ts';
import { registration, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  api = await testApp();
  admin = await signedIn(api, { account_type: 'admin' });
});
afterAll(() => api.close());

/** Ids of the private documents there are. */
const documents = async () =>
  (await readdir(join(api.dataDir, 'documents'), { recursive: true })).flatMap((path) =>
    basename(path) === 'document' ? [basename(dirname(path))] : [],
  );
const PDF = Buffer.from('%PDF-1.7\n%%EOF');
const form = {
  name: 'مكتب قاسيون',
  nameEn: 'Qasioun & Sons',
  location: 'damascus',
  address: 'ساحة المحافظة',
  licenseNumber: '12/345',
  email: 'office@mail.test',
  phone: '0112345678',
  website: 'https://qasioun.test',
};
const upload = (token: string, bytes = PDF) =>
  api.call('POST', '/offices/upload-license', { token, ...fileForm('license', bytes) });
const fill = (token: string, values: object = {}) =>
  api.call('POST', '/offices/register', { token, lang: 'en', body: { ...form, ...values } });
const decide = (id: string, what: 'approve' | 'reject', body: object = {}) =>
  api.call('POST', `/admin/offices/${id}/${what}`, { token: admin.token, body, lang: 'en' });

async function applied() {
  const user = await signedIn(api);
  const { json } = await fill(user.token);
  await upload(user.token);
  return { ...user, applicationId: json.data.application.id as string };
}

describe('applying to become an office', () => {
  it('goes on from what registration filled in', async () => {
    const body = registration({
      accountType: 'office',
      officeName: 'مكتب بردى',
      address: 'الثورة',
      location: 'damascus',
    });
    const token = (await api.call('POST', '/auth/register', { body })).json.data.tokens.accessToken;
    expect((await api.call('GET', '/offices/my-application', { token })).json.data.application).toMatchObject({
      status: 'pending',
      name: 'مكتب بردى',
      location: 'damascus',
      hasLicense: false,
    });
    const filled = await fill(token);
    expect(filled.json.data.application).toMatchObject({
      name: 'مكتب قاسيون',
      phone: '+963112345678',
      hasLicense: false,
    });
    expect((await upload(token)).json.data.application).toMatchObject({ hasLicense: true, status: 'pending' });
  });

  it('begins with what the account knows, once', async () => {
    const user = await signedIn(api, { company: 'مكتب العاصي' });
    const begin = () => api.call('POST', '/offices/upgrade', { token: user.token, body: {} });
    const [first, second] = [await begin(), await begin()];
    expect(first.json.data.application).toMatchObject({
      status: 'pending',
      name: 'مكتب العاصي',
      email: user.email,
      hasLicense: false,
      location: null,
    });
    expect(second.json.data.application.id).toBe(first.json.data.application.id);
  });

  it('says what is wrong where', async () => {
    const { token } = await signedIn(api);
    const { json } = await fill(token, { name: '', website: 'javascript:alert(1)', phone: '1', email: 'x' });
    expect(
      Object.fromEntries(json.errors.map((error: { path: string; code: string }) => [error.path, error.code])),
    ).toEqual({
      name: 'required',
      website: 'website',
      phone: 'phone_digits',
      email: 'email',
    });
    expect((await fill(token, { location: 'atlantis' })).json).toMatchObject({
      code: 'unknown_place',
      errors: [{ path: 'location' }],
    });
    expect((await upload(token)).json.code).toBe('application_missing');
    await fill(token);
    expect((await upload(token, Buffer.from('<script>'))).json).toMatchObject({
      code: 'license_type',
      statusCode: 415,
    });
    expect((await upload(token, Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]))).json.code).toBe(
      'license_too_large',
    );
    expect((await api.call('POST', '/offices/upload-license', { token })).json.code).toBe('license_missing');
  });

  it('gives a licence back under its own name', async () => {
    const { token, applicationId } = await applied();
    const named = fileForm('license', PDF, 'رخصة (المكتب).pdf');
    const { json } = await api.call('POST', '/offices/upload-license', { token, ...named });
    expect(json.data.application.licenseName).toMatch(/^رخصة .*المكتب.*\.pdf$/);
    const path = `/admin/offices/${applicationId}/license`;
    const disposition = (await api.call('GET', path, { token: admin.token })).headers['content-disposition'] ?? '';
    const [, encoded = ''] = /filename\*=UTF-8''(\S+)$/.exec(String(disposition)) ?? [];
    expect(decodeURIComponent(encoded)).toBe(json.data.application.licenseName);
  });

  it('keeps one licence, the last', async () => {
    const { token } = await applied();
    const before = await documents();
    await upload(token);
    expect(await documents()).toHaveLength(before.length);
  });
});

describe('deciding', () => {
  it('shows the licence to administrators only, harmless', async () => {
    const { applicationId, token } = await applied();
    const path = `/admin/offices/${applicationId}/license`;
    const { answer, headers } = await api.call('GET', path, { token: admin.token });
    expect(answer.rawPayload.equals(PDF)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await api.call('GET', path, { token })).statusCode).toBe(403);
  });

  it('makes an office of the applicant, once', async () => {
    const user = await applied();
    const listing = await aListing(api.db, { owner: user });
    const application = { table: 'office_applications', id: user.applicationId } as const;
    const approval = () => decide(user.applicationId, 'approve');
    const answers = await meetingAt(api, application, [approval, approval]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    expect((await decide(user.applicationId, 'reject', { reason: 'late' })).json.code).toBe('application_decided');
    const refreshed = await api.call('POST', '/auth/refresh-token', { body: { refreshToken: user.refreshToken } });
    const token = refreshed.json.data.tokens.accessToken;
    const { json } = await api.call('GET', '/users/profile', { token, lang: 'en' });
    expect(json.data.user).toMatchObject({
      type: 'office',
      office: { name: 'Qasioun & Sons' },
      officeApplication: 'approved',
    });
    expect(json.data.user.office.slug).toMatch(/^qasioun-sons-[0-9a-f]{6}$/);
    expect((await api.get(`/offices/${json.data.user.office.slug}`)).statusCode).toBe(200);
    expect((await api.db('listings').where({ id: listing.id }).first('office_id'))?.office_id).toBe(
      json.data.user.office.id,
    );
    expect(await api.db('audit_log').where({ subject_id: user.applicationId })).toMatchObject([
      { action: 'office.approve', actor_id: admin.id },
    ]);
    const notes = await api.call('GET', '/notifications', { token });
    expect(notes.json.data).toMatchObject({
      unreadCount: 1,
      notifications: [{ title: 'صار حسابك حساب مكتب', read: false }],
    });
    expect((await workJobs(api)).find((mail) => mail.to === user.email)?.subject).toBe('تمت الموافقة على مكتبك');
    const again = await fill(token);
    expect(again.json).toMatchObject({ statusCode: 409, code: 'already_office' });
    // The old token still says regular: it is to be renewed first.
    expect((await fill(user.token)).json).toMatchObject({ statusCode: 401, code: 'unauthorized' });
  });

  it('refuses with a reason, after which one may apply again', async () => {
    const user = await applied();
    expect((await decide(user.applicationId, 'reject', { reason: ' ' })).json.errors).toMatchObject([
      { path: 'reason', code: 'rejection_reason_required', message: 'A rejection reason is required.' },
    ]);
    expect(
      (await decide(user.applicationId, 'reject', { reason: 'الترخيص منتهٍ' })).json.data.application,
    ).toMatchObject({
      status: 'rejected',
      rejectionReason: 'الترخيص منتهٍ',
    });
    const again = await fill(user.token);
    expect(again.json.data.application).toMatchObject({ status: 'pending', hasLicense: false });
    expect((await decide(again.json.data.application.id, 'approve')).json.code).toBe('application_incomplete');
    const list = await api.call('GET', '/admin/offices/pending?status=rejected', { token: admin.token });
    expect(list.json.data).toMatchObject({ applications: [{ id: user.applicationId }], page: { number: 1, total: 1 } });
    expect((await api.db('audit_log').where({ subject_id: user.applicationId })).at(0)).toMatchObject({
      action: 'office.reject',
      actor_id: admin.id,
      before: { status: 'pending' },
      after: { status: 'rejected' },
      reason: 'الترخيص منتهٍ',
    });
    const seen = await api.call('GET', `/admin/users/${user.id}`, { token: admin.token });
    expect(seen.json.data.audit).toMatchObject([{ action: 'office.reject', reason: 'الترخيص منتهٍ' }]);
    expect((await workJobs(api)).find((mail) => mail.to === user.email)?.text).toContain('الترخيص منتهٍ');
  });

  it('makes no office of an account that is stopped or closed, nor of another office’s member, and can be ended', async () => {
    const day = 86_400_000;
    const ways: Record<string, object> = {
      applicant_stopped: { banned_at: new Date(), ban_reason: 'x' },
      suspended: { suspended_until: new Date(Date.now() + day), suspension_reason: 'x' },
      closed: { closed_at: new Date() },
      applicant_in_office: {},
    };
    for (const [way, columns] of Object.entries(ways)) {
      const user = await applied();
      if (way === 'applicant_in_office')
        await api
          .db('office_members')
          .insert({ office_id: (await anOffice(api.db)).id, user_id: user.id, role: 'agent' });
      else await api.db('users').where({ id: user.id }).update(columns);
      const refused = await decide(user.applicationId, 'approve');
      expect(refused.json, way).toMatchObject({
        statusCode: 409,
        code: way === 'applicant_in_office' ? way : 'applicant_stopped',
      });
      expect(refused.json.message).toMatch(/^The applicant/);
      expect(await api.db('office_applications').where({ id: user.applicationId }).first('office_id')).toEqual({
        office_id: null,
      });
      const ended = await decide(user.applicationId, 'reject', { reason: 'x' });
      expect(ended.json.data.application, way).toMatchObject({ status: 'rejected' });
    }
  });

  it('is written with its audit row or not at all (S13)', async () => {
    const [one, two] = [await applied(), await applied()];
    await api.owner.raw('revoke insert on audit_log from diyar_app');
    const answers = [
      await decide(one.applicationId, 'approve'),
      await decide(two.applicationId, 'reject', { reason: 'x' }),
    ];
    await api.owner.raw('grant insert on audit_log to diyar_app');
    expect(answers.map((answer) => answer.statusCode)).toEqual([500, 500]);
    const rows = await api.db('office_applications').whereIn('id', [one.applicationId, two.applicationId]);
    expect(rows.map(({ status }) => status)).toEqual(['pending', 'pending']);
    expect((await api.db('users').where({ id: one.id }).first('account_type'))?.account_type).toBe('regular');
    expect(await api.db('notifications').whereIn('user_id', [one.id, two.id])).toEqual([]);
  });
});

describe('a licence', () => {
  const decideOn = (id: string, body: object) =>
    api.call('POST', `/admin/offices/${id}/license`, { token: admin.token, lang: 'en', body });

  it('is sent back with a reason while the application waits for another one', async () => {
    const user = await applied();
    expect((await decideOn(user.applicationId, { state: 'rejected' })).json.errors).toMatchObject([{ path: 'reason' }]);
    const sentBack = await decideOn(user.applicationId, { state: 'rejected', reason: 'الصورة غير مقروءة' });
    expect(sentBack.json.data.application).toMatchObject({
      status: 'pending',
      licenseState: 'rejected',
      licenseReason: 'الصورة غير مقروءة',
    });
    expect((await decide(user.applicationId, 'approve')).json.code).toBe('license_rejected');
    expect((await workJobs(api)).find((mail) => mail.to === user.email)?.text).toContain('الصورة غير مقروءة');

    await upload(user.token);
    const mine = await api.call('GET', '/offices/my-application', { token: user.token });
    expect(mine.json.data.application).toMatchObject({ licenseState: 'pending', licenseReason: null });
    const both = await Promise.all([1, 2].map(() => decideOn(user.applicationId, { state: 'approved' })));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await api.db('audit_log').where({ subject_id: user.applicationId }).orderBy('id')).toMatchObject([
      { action: 'office.license_reject', reason: 'الصورة غير مقروءة', after: { license: 'rejected' } },
      { action: 'office.license_approve', after: { license: 'approved' } },
    ]);
    expect((await decide(user.applicationId, 'approve')).json.data.application.licenseState).toBe('approved');
  });

  it('of an office is taken back with its mark, and another one is looked at', async () => {
    const user = await applied();
    const { officeId } = (await decide(user.applicationId, 'approve')).json.data.application;
    await api.db('offices').where({ id: officeId }).update({ is_verified: true });
    const manager = await signedIn(api, { account_type: 'office' });
    await api.db('office_members').insert({ office_id: officeId, user_id: manager.id, role: 'owner' });
    const paper = (method: 'GET' | 'POST', token: string, body = {}) =>
      api.call(method, `/offices/${officeId}/license`, { token, lang: 'en', ...body });
    const state = async () => (await paper('GET', manager.token)).json.data.license;
    expect(await state()).toEqual({ state: 'approved', reason: null });

    const taken = await decideOn(user.applicationId, { state: 'rejected', reason: 'انتهت مدته' });
    expect(taken.json.data.application).toMatchObject({
      status: 'approved',
      licenseState: 'rejected',
      licenseReason: 'انتهت مدته',
      officeVerified: false,
    });
    const mails = (await workJobs(api)).filter((mail) => mail.to === user.email);
    expect(mails.map(({ text }) => text).join()).toContain('انتهت مدته');
    expect(await state()).toEqual({ state: 'rejected', reason: 'انتهت مدته' });

    const before = (await rowOf(api.db('office_applications').where({ id: user.applicationId }).first())).license_file;
    const file = fileForm('license', PDF);
    expect((await paper('POST', (await signedIn(api, { account_type: 'office' })).token, file)).statusCode).toBe(404);
    const member = await signedIn(api, { account_type: 'office' });
    await api.db('office_members').insert({ office_id: officeId, user_id: member.id, role: 'agent' });
    expect((await paper('POST', member.token, file)).json.code).toBe('office_forbidden');
    const wrong = await paper('POST', manager.token, fileForm('license', Buffer.from('<svg/>')));
    expect(wrong.json.code).toBe('license_type');
    expect((await paper('POST', manager.token, file)).json.data.license).toEqual({ state: 'pending', reason: null });
    expect(await documents()).not.toContain(before);
    const list = await api.call('GET', '/admin/offices?license=pending&limit=100', { token: admin.token });
    expect(list.json.data.offices).toContainEqual(expect.objectContaining({ id: officeId, verified: false }));

    await decideOn(user.applicationId, { state: 'approved' });
    const one = await api.call('GET', `/admin/offices/${user.applicationId}`, { token: admin.token });
    expect(one.json.data.application).toMatchObject({ licenseState: 'approved', officeId });
    const audits = await api.db('audit_log').where({ subject_id: user.applicationId }).orderBy('id').pluck('action');
    expect(audits).toEqual(['office.approve', 'office.license_reject', 'office.license_approve']);
  });

  it('of a rejected application is decided with it', async () => {
    const user = await applied();
    await decide(user.applicationId, 'reject', { reason: 'x' });
    expect((await decideOn(user.applicationId, { state: 'approved' })).json.code).toBe('application_decided');
  });

  it('is decided only where there is one', async () => {
    const { token } = await signedIn(api);
    const { id } = (await fill(token)).json.data.application;
    expect((await decideOn(id, { state: 'approved' })).json.code).toBe('license_missing');
  });
});

it.each([
  ['GET', ''],
  ['GET', '/license'],
  ['POST', '/license', { state: 'approved' }],
  ['POST', '/approve', {}],
  ['POST', '/reject', { reason: 'x' }],
] as const)('an application that is not there is not found: %s %s', async (...[method, path, body]) => {
  const { token } = admin;
  const { json } = await api.call(method, `/admin/offices/${randomUUID()}${path}`, { token, ...(body && { body }) });
  expect(json).toMatchObject({ statusCode: 404, code: 'application_not_found' });
});

describe('all offices', () => {
  it('are listed with their manager and licence, found by name and by the mark', async () => {
    const user = await applied();
    const { officeId } = (await decide(user.applicationId, 'approve')).json.data.application;
    await api.db('offices').where({ id: officeId }).update({ name_en: 'Zenobia Homes' });
    const found = async (query: string) =>
      (await api.call('GET', `/admin/offices?${query}`, { token: admin.token, lang: 'en' })).json.data.offices;
    expect(await found('query=zenobia')).toMatchObject([
      {
        id: officeId,
        name: 'Zenobia Homes',
        city: 'Damascus',
        verified: false,
        listings: 0,
        manager: { id: user.id },
        application: { id: user.applicationId, licenseState: 'approved' },
      },
    ]);
    for (const other of ['verified=true', 'premium=true', 'license=rejected', 'license=none', 'province=aleppo'])
      expect(await found(`query=zenobia&${other}`), other).toEqual([]);
    expect(await found('query=zenobia&license=approved&province=damascus&premium=false')).toHaveLength(1);
  });
});

describe('the mark of a checked licence', () => {
  const verify = (token: string, id: string, verified: boolean, reason = 'قارنت الاسم بالترخيص') =>
    api.call('PUT', `/offices/${id}/verify`, { token, body: { verified, reason } });

  it('is given and taken away by administrators, once each, with its audit row', async () => {
    const user = await applied();
    const { json } = await decide(user.applicationId, 'approve');
    const { officeId, officeVerified } = json.data.application;
    expect(officeVerified).toBe(false);
    expect((await verify(user.token, officeId, true)).statusCode).toBe(403);
    expect((await verify(admin.token, officeId, true, ' ')).statusCode).toBe(400);

    expect((await verify(admin.token, officeId, true)).json.data.office).toEqual({ id: officeId, verified: true });
    await verify(admin.token, officeId, true);
    expect((await api.get(`/offices/${officeId}`)).json.data).toMatchObject({ verified: true });
    const list = await api.call('GET', '/admin/offices/pending?status=approved&limit=100', { token: admin.token });
    expect(list.json.data.applications).toContainEqual(expect.objectContaining({ officeId, officeVerified: true }));

    await verify(admin.token, officeId, false, 'انتهى الترخيص');
    expect((await api.get(`/offices/${officeId}`)).json.data).toMatchObject({ verified: false });
    expect(await api.db('audit_log').where({ subject_id: officeId }).orderBy('id')).toMatchObject([
      { action: 'office.verify', actor_id: admin.id, before: { verified: false }, after: { verified: true } },
      { action: 'office.unverify', reason: 'انتهى الترخيص', after: { verified: false } },
    ]);
    expect((await verify(admin.token, user.id, true)).json.code).toBe('office_not_found');
    // With a paper that holds no longer, or none, there is nothing to compare.
    await api
      .db('office_applications')
      .where({ office_id: officeId })
      .update({ license_state: 'rejected', license_reason: 'x' });
    expect((await verify(admin.token, officeId, true)).json.code).toBe('license_unproven');
    expect((await verify(admin.token, (await anOffice(api.db)).id, true)).json.code).toBe('license_unproven');
    const told = await api.db('notifications').where({ user_id: user.id }).orderBy('id').pluck('kind');
    expect(told).toEqual(['office_approved', 'office_verified', 'office_unverified']);
  });
});

describe('an applicant who leaves (S14)', () => {
  it('leaves no application and no licence behind', async () => {
    const user = await applied();
    const { license_file } = await rowOf(api.db('office_applications').where({ id: user.applicationId }).first());
    await api
      .db('users')
      .where({ id: user.id })
      .update({ closed_at: api.db.raw('app_now()') });
    await api.owner('app_clock').update({ shift: '26 days' });
    await enqueue(api.db, 'retention', {});
    await workJobs(api);
    await api.owner('app_clock').update({ shift: '0' });
    expect(await api.db('office_applications').where({ user_id: user.id })).toEqual([]);
    expect(await documents()).not.toContain(license_file);
  });
});

describe('applying again', () => {
  it('keeps a licence that was accepted when the application is sent again', async () => {
    const { token, applicationId } = await applied();
    await api.call('POST', `/admin/offices/${applicationId}/license`, {
      token: admin.token,
      body: { state: 'approved' },
    });
    await decide(applicationId, 'reject', { reason: 'العنوان ناقص' });
    const again = (await fill(token)).json.data.application;
    expect(again).toMatchObject({ status: 'pending', hasLicense: true, licenseState: 'approved' });
    const path = `/admin/offices/${again.id}/license`;
    expect((await api.call('GET', path, { token: admin.token })).answer.rawPayload.equals(PDF)).toBe(true);
    await upload(token, Buffer.from('%PDF-1.7 another'));
    const first = `/admin/offices/${applicationId}/license`;
    expect((await api.call('GET', first, { token: admin.token })).answer.rawPayload.equals(PDF)).toBe(true);
  });

  it('looks at an accepted licence anew under another number, and at a refused one not at all', async () => {
    const state = { approved: { state: 'approved' }, rejected: { state: 'rejected', reason: 'x' } };
    const afterwards = async (body: object, values: object) => {
      const { token, applicationId } = await applied();
      await api.call('POST', `/admin/offices/${applicationId}/license`, { token: admin.token, body });
      await decide(applicationId, 'reject', { reason: 'العنوان ناقص' });
      return (await fill(token, values)).json.data.application;
    };
    expect(await afterwards(state.approved, { licenseNumber: '99' })).toMatchObject({
      hasLicense: true,
      licenseState: 'pending',
    });
    expect(await afterwards(state.rejected, {})).toMatchObject({ hasLicense: false });
  });

  it.each([
    ['We sell flats in Mazzeh since 2001.', { descriptionAr: null, descriptionEn: expect.stringContaining('Mazzeh') }],
    ['نبيع البيوت منذ 2001', { descriptionAr: expect.stringContaining('2001'), descriptionEn: null }],
  ])('keeps what it says of itself in its own language: %s', async (description, expected) => {
    const user = await signedIn(api);
    const { id } = (await fill(user.token, { description })).json.data.application;
    await upload(user.token);
    await decide(id, 'approve');
    const { description_ar: descriptionAr, description_en: descriptionEn } = await rowOf(
      api.db('offices').where({ email: form.email }).orderBy('created_at', 'desc').first(),
    );
    expect({ descriptionAr, descriptionEn }).toEqual(expected);
  });
});
