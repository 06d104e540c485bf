import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice } from '../testing/factories.ts';
import { aPending, aPublished } from '../testing/listing-form.ts';
import { fileForm } from '../testing/multipart.ts';
import { signedIn } from '../testing/people.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { AUTHORISATION } from './authorisation.ts';

/**
 * S13: every write of an administrator leaves its audit row in its own transaction. A new route below /admin that is no GET
 * fails here until it says how it is called.
 */
interface Write {
  /** Whom the row is about: an id, or the name of the one thing of its kind. */
  subject: string;
  path: string;
  body?: object | Buffer;
  headers?: Record<string, string>;
}
const reason = { reason: 'spam' };
const aUserWith = async (values: object, what: string, body: object = {}): Promise<Write> => {
  const { id } = await signedIn(api, { ...values });
  return { subject: id, path: `/admin/users/${id}/${what}`, body };
};
const stopped = { suspended_until: 'infinity', suspension_reason: 'x' };

async function anApplication(what: string, body: object = {}): Promise<Write> {
  const { token } = await signedIn(api);
  const form = {
    ...{
      name: 'مكتب قاسيون',
      nameEn: 'Qasioun',
      location: 'damascus',
      address: 'ساحة المحافظة',
      licenseNumber: '12/345',
    },
    ...{ email: 'office@mail.test', phone: '0112345678' },
  };
  const { json } = await api.call('POST', '/offices/register', { token, body: form });
  await api.call('POST', '/offices/upload-license', { token, ...fileForm('license', Buffer.from('%PDF-1.7\n%%EOF')) });
  const { id } = json.data.application;
  return { subject: id, path: `/admin/offices/${id}/${what}`, body };
}
async function aReview(): Promise<Write> {
  const { id, version } = await aPending(api, await signedIn(api));
  return { subject: id, path: `/admin/listings/${id}/review`, body: { decision: 'approve', version } };
}
async function aListingTo(what: 'suspend' | 'unsuspend'): Promise<Write> {
  const id = await aPublished(api, await signedIn(api), admin);
  const path = `/admin/listings/${id}`;
  if (what === 'unsuspend') await api.call('POST', `${path}/suspend`, { token: admin.token, body: reason });
  return { subject: id, path: `${path}/${what}`, body: what === 'suspend' ? reason : {} };
}

const anIndexJob = (what: string): Write => ({
  subject: 'search_index',
  path: `/admin/search-index/${what}`,
  body: {},
});
const TABLE = Buffer.from('نوع العقار,نوع العملية,عنوان الإعلان\r\nشقة,للبيع,شقة للبيع في المزة');
const piece = {
  body: Buffer.concat([Buffer.from('PK'), Buffer.alloc(30)]),
  headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0', 'upload-length': '64' },
};

/** A table that an administrator has uploaded for an office that is nobody else's. */
async function aTable(what: string, body: Write['body'] = {}, state = 'mapping', headers = {}): Promise<Write> {
  const upload = await aTableOf(await anOfficeWithManager());
  const { json } = await api.call('POST', upload.path, { token: admin.token, ...upload });
  const { id } = json.data.import;
  await api.db('listing_imports').where({ id }).update({ state });
  return { subject: upload.subject, path: `/admin/listing-imports/${id}${what}`, body, headers };
}
const aTableOf = async (subject: string): Promise<Write> => ({
  subject,
  path: `/admin/listing-imports?officeId=${subject}`,
  ...fileForm('file', TABLE, 'list.csv'),
});
async function anOfficeWithManager(): Promise<string> {
  const [manager, { id }] = await Promise.all([signedIn(api, { account_type: 'office' }), anOffice(api.db)]);
  await api.db('office_members').insert({ office_id: id, user_id: manager.id, role: 'manager' });
  return id;
}

async function aReported(): Promise<Write> {
  const id = await aPublished(api, await signedIn(api), admin);
  const { token } = await signedIn(api);
  await api.call('POST', `/listings/${id}/report`, { token, body: { type: 'fake' } });
  return { subject: id, path: `/admin/listing-reports/${id}/decide`, body: { decision: 'uphold', ...reason } };
}

const WRITES: Record<string, () => Promise<Write>> = {
  'POST /admin/sitemaps/builds': async () => ({ subject: 'sitemaps', path: '/admin/sitemaps/builds', body: {} }),
  'POST /admin/search-index/rebuilds': async () => anIndexJob('rebuilds'),
  'POST /admin/search-index/audits': async () => anIndexJob('audits'),
  'POST /admin/users/:id/suspend': () => aUserWith({}, 'suspend', { ...reason, days: 3 }),
  'POST /admin/users/:id/unsuspend': () => aUserWith(stopped, 'unsuspend'),
  'POST /admin/users/:id/ban': () => aUserWith({}, 'ban', reason),
  'POST /admin/users/:id/unban': () => aUserWith({ banned_at: new Date(), ban_reason: 'x' }, 'unban', reason),
  'POST /admin/listings/:id/review': aReview,
  'POST /admin/listings/:id/suspend': () => aListingTo('suspend'),
  'POST /admin/listings/:id/unsuspend': () => aListingTo('unsuspend'),
  'POST /admin/listing-reports/:id/decide': aReported,
  'POST /admin/offices/:id/approve': () => anApplication('approve'),
  'POST /admin/offices/:id/reject': () => anApplication('reject', reason),
  'POST /admin/listing-imports': async () => aTableOf(await anOfficeWithManager()),
  'PUT /admin/listing-imports/:id': () => aTable('', { mapping: { category: 1 }, placePoints: true }),
  'PUT /admin/listing-imports/:id/photos': () => aTable('/photos', piece.body, 'mapping', piece.headers),
  'POST /admin/listing-imports/:id/check': () => aTable('/check'),
  'POST /admin/listing-imports/:id/start': () => aTable('/start', { target: 'drafts' }, 'checked'),
  'DELETE /admin/listing-imports/:id': () => aTable(''),
};

let api: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  api = await testApp();
  admin = await signedIn(api, { account_type: 'admin' });
});
afterAll(() => api.close());

const rowsOf = (subject: string) => api.db('audit_log').where({ subject_id: subject });
/** Everything that says where the subject stands. */
const stateOf = async (subject: string) =>
  Promise.all([
    ...['sitemap_builds', 'search_reindex_requests', 'search_audits'].map((table) => api.owner(table).orderBy('id')),
    ...['users', 'listings', 'office_applications'].map((table) =>
      api.owner(table).whereRaw('id::text = ?', [subject]),
    ),
    ...[
      ['listing_imports', 'office_id'],
      ['listing_import_memories', 'keeper_id'],
    ].map(([table = '', column]) => api.owner(table).whereRaw('??::text = ?', [column ?? '', subject])),
  ]);

describe('writes of administrators (S13)', () => {
  it('are all known here', () => {
    const written = Object.values(AUTHORISATION).flatMap((routes) =>
      Object.keys(routes).filter((route) => /^(?!GET )\w+ \/admin\//.test(route)),
    );
    expect(Object.keys(WRITES).sort()).toEqual(written.sort());
  });

  it.each(Object.entries(WRITES))('%s is audited, or does not happen', async (route, prepare) => {
    const { subject, path, body, headers } = await prepare();
    const earlier = (await rowsOf(subject)).length;
    const before = await stateOf(subject);
    const send = () => api.call(route.split(' ')[0] as 'POST', path, { token: admin.token, body, headers });

    await api.owner.raw('revoke insert on audit_log from diyar_app');
    const refused = await send();
    await api.owner.raw('grant insert on audit_log to diyar_app');
    expect(refused.statusCode).toBe(500);
    expect(await stateOf(subject)).toEqual(before);

    const done = await send();
    expect([200, 201], JSON.stringify(done.json)).toContain(done.statusCode);
    const rows = await rowsOf(subject).orderBy('id');
    expect(rows).toHaveLength(earlier + 1);
    const last = rows.at(-1);
    expect(last).toMatchObject({ actor_id: admin.id, subject_id: subject });
    expect(last.before ?? last.after).not.toBeNull();
  });
});
