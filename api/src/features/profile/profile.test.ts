import { rowOf } from '@diyar/db/row-of';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '#jobs/enqueue.ts';
import { aListing } from '#testing/factories.ts';
import { linkFor, workJobs } from '#testing/jobs.ts';
import { anOffer, ask as askOwner } from '#testing/leads.ts';
import { fileForm } from '#testing/multipart.ts';
import { newEmail, newPhone, PASSWORD, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const NEW_PASSWORD = 'Euphrates?Delta7';
const refresh = (refreshToken: string) => api.call('POST', '/auth/refresh-token', { body: { refreshToken } });
const login = (email: string, password: string) => api.call('POST', '/auth/login', { body: { email, password } });

describe('the profile', () => {
  it('changes what is given, by its own rules, and never the e-mail', async () => {
    const { token, email } = await signedIn(api);
    const body = { firstName: 'Jean-Luc', lastName: "O'Neil Jr.", phone: '00963 11 234 5678', bio: '', theme: 'dark' };
    const { json } = await api.call('PUT', '/users/profile', { token, body });
    expect(json.data.user).toMatchObject({
      firstName: 'Jean-Luc',
      phone: '+963112345678',
      bio: null,
      theme: 'dark',
      email,
    });
    const wrong = await api.call('PUT', '/users/profile', {
      token,
      lang: 'en',
      body: { firstName: 'A', lastName: 'X3', phone: '12' },
    });
    expect(wrong.json.errors).toMatchObject([
      { path: 'firstName', code: 'name_length', message: 'The name must have 2 to 100 characters.' },
      { path: 'lastName', code: 'name_letters' },
      { path: 'phone', code: 'phone_digits' },
    ]);
    for (const key of ['email', 'type', 'account_type', 'accountType', 'balance', 'status', 'role', 'id']) {
      expect((await api.call('PUT', '/users/profile', { token, body: { [key]: 'x' } })).statusCode).toBe(400);
    }
  });

  it('keeps language and notification preferences', async () => {
    const { token } = await signedIn(api);
    await api.call('PUT', '/users/language', { token, body: { language: 'en' } });
    const kind = { email: false, push: true };
    const body = {
      listingApproved: kind,
      listingRejected: kind,
      newLead: kind,
      subscriptionExpiring: kind,
      promotions: { email: false, push: false },
    };
    expect((await api.call('PUT', '/users/notification-preferences', { token, body })).statusCode).toBe(200);
    const { json } = await api.call('GET', '/users/profile', { token });
    expect(json.data.user).toMatchObject({ language: 'en', notificationPreferences: body });

    const off = { email: false, push: false };
    const whole = { ...body, savedSearches: off, favourites: off, weeklyReport: off };
    const put = (preferences: object) =>
      api.call('PUT', '/users/notification-preferences', { token, body: preferences });
    expect((await put(whole)).json.data.user.notificationPreferences).toEqual(whole);
    // A client that knows the spec's five only takes nothing away.
    expect((await put(body)).json.data.user.notificationPreferences).toEqual(whole);
  });

  it('changes the password with the current one, and ends other sessions', async () => {
    const { token, email, refreshToken } = await signedIn(api);
    const other = (await login(email, PASSWORD)).json.data.tokens.refreshToken;
    const put = (currentPassword: string, newPassword: string) =>
      api.call('PUT', '/users/password', { token, body: { currentPassword, newPassword } });
    expect((await put('Wrong!pass1', NEW_PASSWORD)).json).toMatchObject({
      code: 'wrong_password',
      errors: [{ path: 'currentPassword' }],
    });
    expect((await put(PASSWORD, 'short')).json.errors[0]).toMatchObject({
      path: 'newPassword',
      code: 'password_short',
    });
    expect((await put(PASSWORD, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await refresh(other)).statusCode).toBe(401);
    expect((await refresh(refreshToken)).statusCode).toBe(200);
    expect((await login(email, PASSWORD)).statusCode).toBe(401);
    expect((await workJobs(api)).find((mail) => mail.to === email)?.subject).toBe('تغيّرت كلمة مرورك');
  });

  it.each(['jpeg', 'png', 'gif'] as const)(
    'takes a portrait of five megabytes as %s, and not a byte more',
    async (format) => {
      const { token } = await signedIn(api);
      const most = 5 * 1024 * 1024;
      const small = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0f766e' } })
        .toFormat(format)
        .toBuffer();
      // Bytes behind a picture's end are no part of it, and are counted all the same.
      const sent = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)]);
      const put = (size: number) =>
        api.call('PUT', '/users/avatar', { token, ...fileForm('avatar', sent(size), `me.${format}`) });
      expect((await put(most)).json.data.user.avatar).not.toBeNull();
      expect((await put(most + 1)).json).toMatchObject({ code: 'image_too_large' });
    },
  );

  it('takes JPG, PNG and the first frame of a GIF as a portrait, and nothing else', async () => {
    const { token } = await signedIn(api);
    const base = sharp({ create: { width: 300, height: 200, channels: 3, background: '#0f766e' } });
    const put = (bytes: Buffer) => api.call('PUT', '/users/avatar', { token, ...fileForm('avatar', bytes, 'me.jpg') });
    const first = await put(await base.clone().gif().toBuffer());
    expect(first.statusCode).toBe(200);
    const id = first.json.data.user.avatar;
    const second = await put(await base.clone().png().toBuffer());
    expect(second.json.data.user.avatar).not.toBe(id);
    expect(await api.db('images').where({ id }).first()).toBeUndefined();
    expect(await api.app.deps.images.describe(id)).toBeUndefined();
    expect(await put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
      statusCode: 415,
      json: { code: 'avatar_type', errors: [{ path: 'avatar' }] },
    });
    expect(await put(await base.clone().resize(300, 2, { fit: 'fill' }).png().toBuffer())).toMatchObject({
      statusCode: 422,
      json: { code: 'image_too_small', errors: [{ path: 'avatar' }] },
    });
    expect((await put(Buffer.alloc(5 * 1024 * 1024 + 1, 0xff))).json).toMatchObject({ code: 'image_too_large' });
    expect((await api.call('PUT', '/users/avatar', { token })).json).toMatchObject({ code: 'avatar_missing' });
    expect((await api.call('DELETE', '/users/avatar', { token })).json.data.user.avatar).toBeNull();
  });
});

describe('links by mail', () => {
  it('confirm an e-mail once', async () => {
    const { token, email } = await signedIn(api);
    await api.call('POST', '/users/email/verification', { token });
    const link = await linkFor(api, email);
    expect((await api.call('POST', '/auth/verify-email', { body: { token: link } })).statusCode).toBe(200);
    const again = (token: string) => api.call('POST', '/auth/verify-email', { body: { token } });
    expect((await again(link)).json.code).toBe('verification_link_used');
    expect((await again('x'.repeat(43))).json.code).toBe('verification_link_invalid');
    expect((await api.call('GET', '/users/profile', { token })).json.data.user.emailVerified).toBe(true);
  });

  it('set a new password once, within an hour, and end every session', async () => {
    const { email, refreshToken } = await signedIn(api);
    const known = await api.call('POST', '/auth/forgot-password', { body: { email } });
    const unknown = await api.call('POST', '/auth/forgot-password', { body: { email: newEmail() } });
    expect(known.answer.body).toBe(unknown.answer.body);
    const link = await linkFor(api, email);
    const reset = (token: string) =>
      api.call('POST', '/auth/reset-password', { lang: 'en', body: { token, password: NEW_PASSWORD } });
    const invalid = { statusCode: 400, code: 'reset_link_invalid', message: 'Reset link is invalid or expired.' };
    expect((await reset('x'.repeat(43))).json).toMatchObject(invalid);
    expect((await reset(link)).statusCode).toBe(200);
    expect((await reset(link)).json).toMatchObject(invalid);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await login(email, NEW_PASSWORD)).statusCode).toBe(200);

    await api.call('POST', '/auth/forgot-password', { body: { email } });
    const late = await linkFor(api, email);
    await api.owner('app_clock').update({ shift: '61 minutes' });
    expect((await reset(late)).statusCode).toBe(400);
    await api.owner('app_clock').update({ shift: '0' });
  });

  it('are not sent without end', async () => {
    const email = newEmail();
    const ask = () => api.call('POST', '/auth/forgot-password', { body: { email } });
    expect((await Promise.all([ask(), ask(), ask(), ask()])).map((answer) => answer.statusCode).sort()).toEqual([
      200, 200, 200, 429,
    ]);
  });
});

describe('the telephone', () => {
  it('is confirmed with a code, five tries at most', async () => {
    const phone = newPhone();
    const { id, token } = await signedIn(api, { phone });
    const confirm = (code: string) => api.call('POST', '/users/phone/verification/confirm', { token, body: { code } });
    const sentCode = async () => {
      await enqueue(api.db, 'phone_code', { userId: id });
      return /\d{6}/.exec((await workJobs(api)).find((mail) => mail.to === phone)?.text ?? '')?.[0] ?? '';
    };
    const first = await sentCode();
    const wrong = first === '000000' ? '111111' : '000000';
    for (let i = 0; i < 5; i++) expect((await confirm(wrong)).json.code).toBe('verification_code_invalid');
    expect((await confirm(first)).statusCode).toBe(400);
    expect((await confirm(await sentCode())).json.data.user.phoneVerified).toBe(true);
    const changed = await api.call('PUT', '/users/profile', { token, body: { phone: newPhone() } });
    expect(changed.json.data.user.phoneVerified).toBe(false);
  });
});

describe('deleting an account (S14)', () => {
  it('takes the listings out of sight at once and the data within thirty days', async () => {
    const person = await signedIn(api, { first_name: 'زنّوبيا', bio: 'said by nobody else' });
    const listing = await aListing(api.db, { owner: person });
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const avatar = (await api.call('PUT', '/users/avatar', { token: person.token, ...fileForm('avatar', bytes) })).json
      .data.user.avatar;
    const offer = await anOffer(api);
    await askOwner(api, person, offer.listing.id, { name: 'زنّوبيا', message: 'said by nobody else' });
    const table = await aTableOf(person.id, 'said by nobody else');
    const ask = (email: string) => api.call('POST', `/account/delete?email=${email}`);
    expect((await ask(person.email)).answer.body).toBe((await ask(newEmail())).answer.body);
    const link = await linkFor(api, person.email);
    const confirm = (token: string) => api.call('POST', `/account/delete/confirm?token=${token}`, { lang: 'en' });
    expect((await api.call('POST', '/account/delete/confirm', {})).json.code).toBe('deletion_link_missing');
    expect((await confirm('x'.repeat(43))).json.message).toBe('Invalid or expired deletion link.');

    await api.owner('search_dirty').delete();
    expect((await confirm(link)).statusCode).toBe(200);
    expect((await confirm(link)).json.code).toBe('deletion_link_used');
    expect((await api.get(`/listings/${listing.id}`)).statusCode).toBe(404);
    expect(await api.db('search_dirty').where({ listing_id: listing.id }).first()).toBeDefined();
    expect((await refresh(person.refreshToken)).statusCode).toBe(401);
    expect((await login(person.email, PASSWORD)).json.code).toBe('invalid_credentials');

    await enqueue(api.db, 'retention', {});
    await workJobs(api);
    expect((await api.db('users').where({ id: person.id }).first('email'))?.email).toBe(person.email);
    await api.owner('app_clock').update({ shift: '26 days' });
    await enqueue(api.db, 'retention', {});
    await workJobs(api);
    await api.owner('app_clock').update({ shift: '0' });
    expect(await tablesWith(person.email, 'زنّوبيا', 'said by nobody else', person.phone as string)).toEqual([]);
    expect(await api.db('listings').where({ owner_id: person.id }).first()).toBeUndefined();
    expect(await api.app.deps.images.describe(avatar)).toBeUndefined();
    expect(await api.app.deps.files.uploads.has(table, 'c0-4')).toBe(false);
  });
});

/** Brought in long ago, with an archive of photos. @returns its id, the archive's too */
async function aTableOf(owner: string, words: string): Promise<string> {
  const about = { owner_id: owner, actor_id: owner, file_name: `${words}.csv`, encoding: 'utf-8', row_count: 1 };
  const { id } = await rowOf(
    api
      .db('listing_imports')
      .insert({ ...about, columns: '["x"]', state: 'done' })
      .returning('id'),
  );
  await api.db('listing_import_rows').insert({ import_id: id, number: 2, cells: JSON.stringify([words]) });
  await api.db('listing_import_memories').insert({ keeper_id: owner, columns: JSON.stringify({ [words]: 'title' }) });
  await api.app.deps.files.uploads.create(id, new Map([['c0-4', Buffer.from('PK..')]]));
  return id;
}

/** Every table that holds one of the words anywhere. */
async function tablesWith(...words: string[]): Promise<string[]> {
  const { rows } = await api.owner.raw(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = await api.owner.raw(
      `select 1 from ${name} t where ${words.map(() => 'position(? in t::text) > 0').join(' or ')} limit 1`,
      words,
    );
    if (hit.rows.length > 0) found.push(name);
  }
  return found;
}
