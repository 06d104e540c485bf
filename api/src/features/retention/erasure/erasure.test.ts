import { randomBytes, randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rowOf } from '@diyar/db/row-of';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { createTestSearch, type TestSearch } from '@diyar/indexer/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '#jobs/enqueue.ts';
import { META } from '#lib/images/index.ts';
import { cachePictures, listingCards } from '#lib/share-cards/index.ts';
import { aListing, anOffice } from '#testing/factories.ts';
import { linkFor, workJobs } from '#testing/jobs.ts';
import { ask, sendMessage } from '#testing/leads.ts';
import { aPhoto } from '#testing/listing-form.ts';
import { credited, sendMoney } from '#testing/money.ts';
import { fileForm } from '#testing/multipart.ts';
import { registration, signedIn } from '#testing/people.ts';
import type { Leaving, Plant } from '#testing/plant.ts';
import { columnsWith, filesWith, wordyColumns } from '#testing/planted.ts';
import { appOn, type TestApp } from '#testing/test-app.ts';
import { OUR_COLUMNS, OUR_TABLES, PEOPLES } from '#testing/text-columns.ts';
import { checkLedger } from '../../ledger/index.ts';

/** Words that nobody else has: in every field a person can fill, in both scripts. */
const WORDS = 'Zenobiaqat زنوبياقط';
const LONG = `${WORDS} ${'شقة واسعة في بناء حديث، كسوة ممتازة، إطلالة مفتوحة، قريبة من المدارس. '.repeat(3)}`;
const EMAIL = 'zenobiaqat@mail.test';
const IP = '10.98.76.54';
const PATTERN = 'zenobiaqat|زنوبياقط|987612345|10\\.98\\.76\\.54';

let database: TestDatabase;
let search: TestSearch;
let api: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  search = await createTestSearch(database);
  const app = await appOn(database, search.prefix);
  api = { ...app, db: database.db, owner: database.owner, database };
}, 120_000);
afterAll(async () => {
  await api.close();
  await search.drop();
  await database.drop();
});

const later = async (shift: string) => void (await api.owner('app_clock').update({ shift }));
async function runRetention() {
  await enqueue(api.db, 'retention', {});
  await workJobs(api);
}

describe('erasure (S14)', () => {
  it('knows every column that can hold words', async () => {
    const known = new Set<string>([...PEOPLES, ...OUR_COLUMNS]);
    const tables = new Set<string>(OUR_TABLES);
    const columns = (await wordyColumns(api.owner)).filter(({ table }) => !tables.has(table));
    expect(columns.map(({ table, column }) => `${table}.${column}`).filter((name) => !known.has(name))).toEqual([]);
  });

  it('leaves a closed account’s words in no table, no file and no document of the index', async () => {
    const admin = await signedIn(api, { account_type: 'admin' });
    const other = await signedIn(api);
    const person = await registered();
    await applied(person.token, admin.token);
    const listings = await offered(person, admin.token);
    const threads = await met(person, other, listings.shown);
    const account = await bought(person, listings.shown);
    const { shown: listing, office, pictures } = listings;
    await planted({ api, words: WORDS, email: EMAIL, person, other, admin, listing, office, pictures });
    await watched(person, admin, other, listings, threads);
    await workJobs(api);
    await search.settled(60_000);
    const error = { code: 'refused', message: WORDS };
    await api.db('search_dead_letters').insert({ target: 1, listing_id: listings.shown, gen: 1, error });
    // As a mail server that refuses leaves it: last_error names the address.
    await enqueue(api.db, 'mail', { kind: 'reset_password', email: EMAIL });
    await api.owner.raw(
      `update graphile_worker._private_jobs set attempts = max_attempts, last_error = ? where payload::text like '%zenobiaqat%'`,
      [`550 ${EMAIL}`],
    );

    expect(await columnsWith(api.owner, PATTERN)).toEqual([...PEOPLES].sort());
    expect(await filesWith(api.dataDir, new RegExp(PATTERN, 'i'))).not.toEqual([]);
    expect(JSON.stringify(await search.find(listings.shown))).toMatch(/Zenobiaqat/);

    const money = await moneyOf(account);
    expect(money.kinds).toEqual(['boost', 'deposit', 'listing', 'purchase', 'refund', 'subscription']);
    await api.call('POST', `/account/delete?email=${EMAIL}`);
    const link = await linkFor(api, EMAIL);
    expect((await api.call('POST', `/account/delete/confirm?token=${link}`)).statusCode).toBe(200);
    await search.settled(60_000);
    expect(await search.find(listings.shown)).toBeUndefined();

    await later('24 days');
    await runRetention();
    expect((await api.db('users').where({ id: person.id }).first('email'))?.email).toBe(EMAIL);
    await later('26 days');
    await runRetention();
    await api.owner.raw(`update sitemap_files set retired_at = retired_at - interval '3 hours'`);
    await enqueue(api.db, 'sitemap_renewal', {});
    await workJobs(api);
    await later('0');

    expect(await columnsWith(api.owner, PATTERN)).toEqual([]);
    expect(await filesWith(api.dataDir, new RegExp(PATTERN, 'i'))).toEqual([]);
    for (const id of pictures) expect(await api.app.deps.images.describe(id), id).toBeUndefined();
    expect(await api.db('users').where({ id: person.id }).first()).toMatchObject({ first_name: '-', last_name: '-' });
    expect(await api.db('audit_log').where({ subject_id: person.id, action: 'user.suspend' }).first()).toMatchObject({
      actor_id: admin.id,
      after: { days: 3 },
      reason: null,
    });
    // Rows of money stay, without names.
    const receipt = await api.db('receipts').whereRaw(`content->>'amountCents' = '2000'`).first('content');
    expect(receipt).toMatchObject({ content: { payer: { ar: '—', en: '—' }, amountCents: 2_000 } });
    const requests = await api.db('credit_requests').where({ user_id: person.id }).orderBy('id');
    expect(requests).toMatchObject([
      { amount_cents: 2_000, status: 'approved', reason: '—', proof_file: null },
      { amount_cents: 2_000, status: 'rejected', reason: '—', pay_to: '—', decision_note: '—' },
    ]);
    expect(await moneyOf(account)).toEqual({ ...money, balance: 0, ended: -money.balance });
    expect(await checkLedger(api.db)).toMatchObject({ unbalancedCents: 0, unbalancedTransfers: 0, wrongBalances: 0 });
    // Others keep what is theirs.
    expect(await api.db('users').where({ id: other.id }).first('erased_at')).toEqual({ erased_at: null });
    expect(await api.db('listings').where({ id: threads.offer }).first('id')).toBeDefined();
    expect(await api.db('lead_messages').where({ id: threads.guest }).first('body')).toEqual({
      body: 'متى أستطيع أن أرى الشقة؟',
    });
  });

  it('leaves alone who came back with the same e-mail', async () => {
    const email = `back-${randomUUID().slice(0, 8)}@mail.test`;
    const first = await signedIn(api, { email });
    const write = (message: string) =>
      api.call('POST', '/contact', { body: { name: 'Zeina', email, topic: 'question', message } });
    await write('before I closed my account');
    await api.call('POST', `/account/delete?email=${email}`);
    await api.call('POST', `/account/delete/confirm?token=${await linkFor(api, email)}`);
    const second = await signedIn(api, { email });
    await write('after I had come back to you');
    await later('26 days');
    await runRetention();
    await later('0');
    expect(await api.db('contact_messages').where({ email }).pluck('message')).toEqual([
      'after I had come back to you',
    ]);
    expect(await api.db('users').whereIn('id', [first.id, second.id]).orderBy('id').pluck('email')).toEqual([
      null,
      email,
    ]);
  });

  it('goes on with the others when one fails, and finishes the one that failed the next time', async () => {
    const [first, second] = [await signedIn(api, { bio: 'first' }), await signedIn(api, { bio: 'second' })];
    const listing = await aListing(api.db, { owner: first });
    await api
      .owner('users')
      .whereIn('id', [first.id, second.id])
      .update({ closed_at: api.owner.raw(`now() - interval '40 days'`) });
    await api.owner.raw(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
       create trigger refuse before update on users for each row when (old.bio = 'first') execute function refuse()`,
    );
    const bios = () => api.db('users').whereIn('id', [first.id, second.id]).orderBy('created_at').pluck('bio');
    await runRetention();
    expect(await bios()).toEqual(['first', null]);
    // What was done before it broke off stays done.
    expect(await api.db('listings').where({ id: listing.id }).first()).toBeUndefined();
    await api.owner.raw('drop trigger refuse on users; drop function refuse');
    await api.owner.raw('update graphile_worker._private_jobs set run_at = now()');
    await workJobs(api);
    expect(await bios()).toEqual([null, null]);
  });

  it('removes files whose removal was interrupted', async () => {
    const { images } = api.app.deps;
    const { id } = await images.store(await picture());
    await enqueue(api.db, 'erased_files', { pictures: [id], licenses: [randomUUID()] });
    const { remove } = images;
    images.remove = () => Promise.reject(new Error('the store is away'));
    await workJobs(api);
    expect(await images.describe(id)).toBeDefined();
    images.remove = remove;
    await api.owner.raw('update graphile_worker._private_jobs set run_at = now()');
    await workJobs(api);
    expect(await images.describe(id)).toBeUndefined();
  });

  it('lets the application’s role pseudonymise nobody who has not left', async () => {
    const { id } = await signedIn(api);
    const row = { action: 'user.ban', subject_kind: 'user', subject_id: id, reason: 'said by nobody else' };
    await api.db('audit_log').insert(row);
    await api.db.raw('select pseudonymise_audit_log(?::uuid[])', [[id]]);
    expect(await api.db('audit_log').where({ subject_id: id }).first('reason')).toEqual({ reason: row.reason });
    await expect(api.db('audit_log').where({ subject_id: id }).update({ reason: null })).rejects.toThrow(/permission/);
  });

  it('keeps an office that still has a manager', async () => {
    const office = await anOfficeOfTwo();
    const close = async (email: string) => {
      await api.call('POST', `/account/delete?email=${email}`);
      await api.call('POST', `/account/delete/confirm?token=${await linkFor(api, email)}`);
    };
    await close(office.first.email);
    await later('26 days');
    await runRetention();
    await later('0');
    expect(await api.db('offices').where({ id: office.id }).first('status')).toEqual({ status: 'approved' });
    await close(office.second.email);
    expect(await api.db('offices').where({ id: office.id }).first('status')).toEqual({ status: 'rejected' });
    await later('26 days');
    await runRetention();
    await later('0');
    expect(await api.db('offices').where({ id: office.id }).first()).toBeUndefined();
    expect(await api.db('listings').where({ id: office.agents }).first('office_id')).toEqual({ office_id: null });
  });
});

/** Each feature's own rows of somebody who leaves. */
async function planted(leaving: Leaving): Promise<void> {
  const features = new URL('../../', import.meta.url);
  for (const file of globSync('*/plant.testing.ts', { cwd: features }).sort()) {
    const { plant }: { plant: Plant } = await import(new URL(file, features).pathname);
    await plant(leaving);
  }
}

const picture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#147' } })
    .png()
    .toBuffer();

interface Person {
  id: string;
  token: string;
  email: string;
}

async function registered(): Promise<Person & Awaited<ReturnType<typeof signedIn>>> {
  const body = registration({
    firstName: 'Zenobiaqat',
    lastName: 'زنوبياقط',
    email: EMAIL,
    phone: '0987612345',
    accountType: 'office',
    officeName: WORDS,
    address: WORDS,
    location: 'damascus',
  });
  const headers = { 'user-agent': WORDS.slice(0, 10) };
  const { json } = await api.call('POST', '/auth/register', { body, headers, ip: IP });
  const { user, tokens } = json.data;
  const token = tokens.accessToken as string;
  await api.call('PUT', '/users/profile', { token, body: { bio: WORDS, company: WORDS } });
  await api.call('PUT', '/users/avatar', { token, ...fileForm('avatar', await picture()) });
  // What takes a second device, Google or an authenticator.
  await api
    .db('users')
    .where({ id: user.id })
    .update({
      google_subject: 'zenobiaqat',
      totp_secret: 'zenobiaqat',
      password_hash: 'zenobiaqat',
      ban_reason: WORDS,
      notification_preferences: { zenobiaqat: {} },
    });
  await api.db('sessions').where({ user_id: user.id }).update({ fingerprint: 'zenobiaqat' });
  const row = {
    token_hash: randomBytes(32),
    user_id: user.id,
    purpose: 'verify_phone',
    payload: { phone: '+963987612345' },
  } as const;
  await api.db('one_time_tokens').insert({ ...row, expires_at: new Date(Date.now() + 1e10) });
  return { ...user, id: user.id, token, email: EMAIL } as never;
}

/** Rejected first, then approved: an office with the person's name. */
async function applied(token: string, admin: string): Promise<void> {
  const form = {
    name: WORDS,
    nameEn: 'Zenobiaqat',
    location: 'damascus',
    address: WORDS,
    licenseNumber: 'Zenobiaqat 7',
  };
  const body = { ...form, email: EMAIL, phone: '0987612345', website: 'https://zenobiaqat.test', description: WORDS };
  for (const [verb, decision] of [
    ['reject', { reason: WORDS }],
    ['approve', {}],
  ] as const) {
    const { json } = await api.call('POST', '/offices/register', { token, body });
    const license = Buffer.from('%PDF-1.7 Zenobiaqat\n%%EOF');
    await api.call('POST', '/offices/upload-license', { token, ...fileForm('license', license, 'Zenobiaqat.pdf') });
    const path = `/admin/offices/${json.data.application.id}/${verb}`;
    if (verb === 'reject')
      await api.call('POST', path.replace('reject', 'license'), {
        token: admin,
        body: { state: 'rejected', reason: WORDS },
      });
    expect((await api.call('POST', path, { token: admin, body: decision })).statusCode).toBe(200);
  }
  await api.db('offices').where({ name_ar: WORDS }).update({ description_en: WORDS });
}

/** A public listing with photo, video, change and history, and a draft with what is not indexed. */
async function offered(person: Person, admin: string) {
  const { images, files } = api.app.deps;
  const office = await rowOf(api.db('offices').where({ name_ar: WORDS }).first('id'));
  const titles = { title_ar: WORDS, title_en: WORDS, description_ar: LONG, description_en: LONG, address: WORDS };
  const shown = (await aListing(api.db, { owner: person, office, ...titles })).id;
  const reasons = { rejection_reason: WORDS, suspension_reason: WORDS };
  const loose = { attributes: { x: WORDS }, proximities: { x: WORDS } };
  await aListing(api.db, { owner: person, status: 'draft', published_at: null, ...reasons, ...loose });
  const stored = await images.store(await picture());
  const { id: image_id, sha256, ...rest } = stored;
  await api.db('images').insert({ id: image_id, ...rest, sha256: Buffer.from(sha256, 'hex') });
  await api.db('listing_media').insert({ listing_id: shown, image_id, position: 0, alt_text: WORDS });
  const other = await aPhoto(api.db);
  await api.db('listing_revision_media').insert({ listing_id: shown, image_id: other, position: 0, alt_text: WORDS });
  const change = { listing_id: shown, content: { titleAr: WORDS }, rejection_text: WORDS };
  await api.db('listing_revisions').insert(change);
  await api.db('listing_appeals').insert({
    listing_id: shown,
    kind: 'suspension',
    about: '1',
    words: WORDS,
    answer: WORDS,
    state: 'denied',
    decided_at: new Date(),
  });
  const video = randomUUID();
  await files.videos.create(video, new Map([[META, Buffer.from('Zenobiaqat')]]));
  const frame = await images.store(await picture());
  await api.db('images').insert({ ...frame, sha256: Buffer.from(frame.sha256, 'hex') });
  const facts = { poster_image_id: frame.id, bytes: 9, duration_ms: 1, width: 1, height: 1, sha256: randomBytes(32) };
  await api.db('videos').insert({ id: video, ...facts });
  await api.db('listing_videos').insert({ listing_id: shown, video_id: video });
  const upload = { listing_id: shown, kind: 'image' as const, sha256: randomBytes(32), bytes: 9 };
  const { id: piece } = await rowOf(api.db('uploads').insert(upload).returning('id'));
  await files.uploads.create(piece, new Map([['c0-9', Buffer.from('Zenobiaqat')]]));
  const draw = async () => Buffer.from('Zenobiaqat');
  await cachePictures(listingCards(api.dataDir))(`${shown.slice(-2)}/${shown}/a.jpg`, draw);
  await writeFile(join(api.dataDir, 'og', 'earlier.jpg'), 'Zenobiaqat');
  const act = (verb: string, body: object) =>
    api.call('POST', `/admin/listings/${shown}/${verb}`, { token: admin, body });
  expect((await act('suspend', { reason: WORDS })).statusCode).toBe(200);
  expect((await act('unsuspend', { reason: WORDS })).statusCode).toBe(200);
  return { shown, office: office.id, pictures: [image_id, frame.id] };
}

/** Threads on both sides, a viewing, notes about the person, and words said for another office. */
async function met(person: Person, other: Awaited<ReturnType<typeof signedIn>>, listing: string) {
  const offer = await aListing(api.db, { owner: other });
  const asked = { name: 'Zenobiaqat', phone: '0987612345', message: WORDS };
  const lead = await ask(api, person as never, offer.id, asked);
  const startsAt = new Date(Date.now() + 2e8).toISOString();
  await api.call('POST', `/leads/${lead}/viewings`, { token: person.token, body: { startsAt, note: WORDS } });
  await api.call('POST', `/leads/${lead}/notes`, { token: other.token, body: { id: randomUUID(), body: WORDS } });
  await sendMessage(api, other, lead, { body: WORDS });
  const theirs = await ask(api, other, listing, { message: WORDS });
  await sendMessage(api, person as never, theirs, { body: WORDS });

  // Written to an office without signing in.
  const { id: office_id } = await anOffice(api.db);
  const visitor = { visitor_email: EMAIL, visitor_language: 'ar', name: 'Zenobiaqat', source: 'message' } as const;
  await api.db('leads').insert({ office_id, ...visitor });
  const guest = await signedIn(api);
  const message = 'متى أستطيع أن أرى الشقة؟';
  const elsewhere = await ask(api, guest, offer.id, { message });
  const said = { lead_id: elsewhere, author_id: person.id, body: WORDS };
  await api.db('lead_messages').insert({ id: randomUUID(), side: 'owner', ...said });
  await api.db('lead_notes').insert({ id: randomUUID(), ...said });
  const kept = await rowOf(api.db('lead_messages').where({ lead_id: elsewhere, author_id: guest.id }).first('id'));
  return { offer: offer.id, guest: kept.id };
}

/** What moved the account's money and what was bought with it: rows that stay as they are, whoever they belonged to. */
async function moneyOf(account_id: string) {
  const count = async (table: string) => (await api.db(table).where({ account_id }).pluck('id')).length;
  const { rows } = await api.db.raw(
    `select coalesce(sum(e.amount_cents), 0)::int as balance,
       coalesce(sum(e.amount_cents) filter (where t.kind = 'closure'), 0)::int as ended,
       array_agg(distinct t.kind order by t.kind) filter (where t.kind <> 'closure') as kinds
     from ledger_entries e join ledger_transfers t on t.id = e.transfer_id where e.account_id = ?`,
    [account_id],
  );
  return {
    ...rows[0],
    payments: await count('payments'),
    purchases: await count('purchases'),
    boosts: await count('boosts'),
    plans: await count('subscriptions'),
    events: await count('subscription_events'),
    slots: await count('listing_slots'),
  };
}

/** A plan, a boost of the shown listing and places for more, from the office's credit. */
async function bought({ token }: Person, listing: string) {
  const office = await rowOf(api.db('offices').where({ name_ar: WORDS }).first('id'));
  const accountId = await credited(api.db, { officeId: office.id }, 10_000);
  const buy = async (path: string, body: object) =>
    expect((await sendMoney(api, path, { token, body })).statusCode, path).toBe(201);
  await buy('/subscriptions/subscribe', { plan: 'standard_monthly' });
  await buy(`/listings/${listing}/boost`, { type: 'featured', duration: 30 });
  await buy('/payments/pay-with-credits', { purchase: { product: 'listing', slots: 2 } });
  return accountId;
}

/** What others did about the person: favourites and their news, reports, standing, the audit, a refused document. */
async function watched(
  person: Person,
  admin: { id: string; token: string },
  other: { id: string; token: string },
  listings: { shown: string; office: string },
  threads: { offer: string },
): Promise<void> {
  const { shown, office } = listings;
  await api.db('favourites').insert({ user_id: other.id, listing_id: shown, price_cents: 8_500_000 });
  await api.db('listings').where({ id: shown }).update({ price_cents: 7_000_000 });
  await enqueue(api.db, 'favourite_news', {});
  const stop = (verb: string, body: object) =>
    api.call('POST', `/admin/users/${person.id}/${verb}`, { token: admin.token, body });
  await stop('suspend', { reason: WORDS, days: 3 });
  await stop('unsuspend', { reason: WORDS });
  await api.db('users').where({ id: person.id }).update({ suspension_reason: WORDS });
  const after = { before: { name: WORDS }, after: { name: WORDS, nested: { name: WORDS } } };
  for (const [subject_kind, subject_id] of [
    ['office', office],
    ['user', person.id],
    ['listing', shown],
  ] as const) {
    const said = { ...after, action: 'test.note', subject_kind, subject_id, reason: WORDS };
    await api.db('audit_log').insert({ ...said, actor_id: admin.id });
  }
  const own = { action: 'test.act', subject_kind: 'listing', subject_id: threads.offer, ip: IP };
  await api.db('audit_log').insert({ ...own, actor_id: person.id });
  const url = `/property/${shown}/zenobiaqat`;
  await api.db('notifications').insert({ user_id: person.id, type: 'other', kind: 'x', url });
}

/** Two managers, and an agent with a listing. */
async function anOfficeOfTwo() {
  const [first, second, agent] = [await signedIn(api), await signedIn(api), await signedIn(api)];
  const city = await rowOf(api.db('locations').where({ kind: 'city', key: 'damascus' }).first('id'));
  const names = { slug: `two-${randomUUID().slice(0, 8)}`, name_ar: 'مكتب الاثنين', name_en: 'Office of two' };
  const office = await rowOf(
    api
      .db('offices')
      .insert({ ...names, city_id: city.id })
      .returning('id'),
  );
  await api.db('office_members').insert([
    { office_id: office.id, user_id: first.id, role: 'owner' },
    { office_id: office.id, user_id: second.id, role: 'owner' },
    { office_id: office.id, user_id: agent.id, role: 'agent' },
  ]);
  const listing = await aListing(api.db, { owner: agent, office });
  return { id: office.id, first, second, agents: listing.id };
}
