import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing, anOffice } from '#testing/factories.ts';
import { fileForm } from '#testing/multipart.ts';
import { aMember, newPhone, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const basics = (values: Record<string, unknown> = {}) => ({
  name: 'مكتب بردى',
  nameEn: 'Barada Estates',
  descriptionAr: 'نعمل في دمشق منذ عشرين سنة.',
  descriptionEn: null,
  city: 'homs',
  address: 'شارع الدبلان',
  website: 'https://barada.test',
  email: 'hello@barada.test',
  phone: '0912345678',
  version: 1,
  ...values,
});

async function anOfficeOfTwo(values: Record<string, unknown> = {}) {
  const office = await anOffice(api.db, values);
  const [manager, agent] = await Promise.all([
    signedIn(api, { account_type: 'office' }),
    signedIn(api, { account_type: 'office' }),
  ]);
  await api.db('office_members').insert([
    { office_id: office.id, user_id: manager.id, role: 'owner' },
    { office_id: office.id, user_id: agent.id, role: 'agent' },
  ]);
  const put = (path: string, body: object, token = manager.token) =>
    api.call('PUT', `/offices/${office.id}${path}`, { token, body, lang: 'en' });
  return { office, manager, agent, put };
}

describe('one’s own office', () => {
  it('is shown to its people, and changed by its manager; everyone reads what is public of it', async () => {
    const { office, manager, agent, put } = await anOfficeOfTwo();
    const changed = await put('', basics());
    expect(changed.json.data.office).toMatchObject({ name: 'مكتب بردى', city: { key: 'homs' }, version: 2 });
    const seen = await api.call('GET', '/offices/my-office', { token: agent.token });
    expect(seen.json.data.office).toMatchObject({ phone: '+963912345678', mayManage: false });
    expect((await api.call('GET', '/offices/my-office', { token: manager.token })).json.data.office.mayManage).toBe(
      true,
    );
    const profile = await api.get(`/offices/${office.slug}`, 'en');
    expect(profile.json.data).toMatchObject({ name: 'Barada Estates', website: 'https://barada.test', hasPhone: true });
    expect(JSON.stringify(profile.json)).not.toMatch(/912345678|hello@/);
  });

  it('shows its own number to those who ask for it, not the manager’s', async () => {
    const { office, put } = await anOfficeOfTwo();
    await put('', basics({ phone: newPhone() }));
    const own = await api.db('offices').where({ id: office.id }).first('phone');
    const asker = await aMember(api);
    const { json } = await api.call('POST', `/offices/${office.id}/reveal`, { token: asker.token, body: {} });
    expect(json.data.phone).toBe(own?.phone);
  });

  it('is not changed by an agent, and not found by another office', async () => {
    const { agent, put } = await anOfficeOfTwo();
    const other = await anOfficeOfTwo();
    expect(await put('', basics(), agent.token)).toMatchObject({ statusCode: 403, json: { code: 'office_forbidden' } });
    expect(await put('', basics(), other.manager.token)).toMatchObject({ statusCode: 404 });
    expect(await put('/details', { hours: [], languages: [], areas: [], version: 1 }, agent.token)).toMatchObject({
      statusCode: 403,
    });
  });

  it('says what is wrong by field', async () => {
    const { put } = await anOfficeOfTwo();
    const { json } = await put('', basics({ name: '', website: 'barada', email: 'x', phone: '12', city: 'homs' }));
    expect(json.errors.map(({ path }: { path: string }) => path)).toEqual(['name', 'website', 'email', 'phone']);
    expect(await put('', basics({ city: 'atlantis' }))).toMatchObject({
      statusCode: 404,
      json: { errors: [{ path: 'location' }] },
    });
  });

  it('is written once of two who saved the same version', async () => {
    const { put } = await anOfficeOfTwo();
    const answers = await Promise.all([put('', basics()), put('', basics({ address: 'شارع الحضارة' }))]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json.code).toBe('office_changed');
  });

  it('loses its mark with another name, which is written down; not with another address', async () => {
    const { office, put } = await anOfficeOfTwo({ is_verified: true });
    const names = { name: 'مكتب الياسمين العقاري', nameEn: 'Yasmin Real Estate' };
    expect((await put('', basics(names))).json.data.office.verified).toBe(true);
    expect((await put('', basics({ version: 2 }))).json.data.office.verified).toBe(false);
    const trail = await api.db('audit_log').where({ subject_id: office.id }).select('action', 'before', 'after');
    expect(trail).toMatchObject([
      { action: 'office.rename', before: { name: names.name, verified: true }, after: { name: 'مكتب بردى' } },
    ]);
  });
});

describe('an office’s hours, languages and areas', () => {
  const day = (weekday: number, opens = '09:00', closes = '18:00') => ({ weekday, opens, closes });

  it('stand on its page, the week from Saturday', async () => {
    const { office, put } = await anOfficeOfTwo();
    const areas = [
      { kind: 'city', key: 'homs' },
      { kind: 'province', key: 'hama' },
    ];
    const body = { hours: [day(0), day(6, '10:00'), day(5, '13:00')], languages: ['ar', 'ku'], areas, version: 1 };
    expect((await put('/details', body)).statusCode).toBe(200);
    const { json } = await api.get(`/offices/${office.slug}`, 'en');
    expect(json.data.hours).toEqual([day(6, '10:00'), day(0), day(5, '13:00')]);
    expect(json.data.languages).toEqual(['ar', 'ku']);
    expect(json.data.areas.map(({ kind, key }: { kind: string; key: string }) => `${kind} ${key}`)).toEqual([
      'province hama',
      'city homs',
    ]);
    await put('/details', { hours: [], languages: [], areas: [], version: 2 });
    expect((await api.get(`/offices/${office.slug}`)).json.data).toMatchObject({ hours: [], languages: [], areas: [] });
  });

  it.each([
    ['a day twice', [day(1), day(1)]],
    ['a day that closes before it opens', [day(1, '18:00', '09:00')]],
    ['no time', [day(1, '25:00')]],
    ['no weekday', [day(7)]],
  ])('refuse %s', async (_what, hours) => {
    const { put } = await anOfficeOfTwo();
    expect((await put('/details', { hours, languages: [], areas: [], version: 1 })).statusCode).toBe(400);
  });
});

describe('an office’s logo', () => {
  const picture = (format: 'png' | 'jpeg' | 'webp') =>
    sharp({ create: { width: 64, height: 64, channels: 3, background: '#0a5' } })
      .toFormat(format)
      .toBuffer();

  it('is a JPG or PNG; another one replaces it, and it can go', async () => {
    const { office, manager, agent } = await anOfficeOfTwo();
    const path = `/offices/${office.id}/logo`;
    const send = async (bytes: Buffer, token = manager.token) =>
      api.call('PUT', path, { token, lang: 'en', ...fileForm('logo', bytes, 'logo.png') });
    const first = await send(await picture('png'));
    const { logo } = first.json.data.office;
    expect(await api.db('images').where({ id: logo }).first('width')).toEqual({ width: 64 });
    const second = (await send(await picture('jpeg'))).json.data.office.logo;
    expect((await api.get(`/offices/${office.slug}`)).json.data.logo).toBe(second);
    expect(await api.db('images').where({ id: logo }).first()).toBeUndefined();
    expect((await send(Buffer.from('no picture'))).json.code).toBe('logo_type');
    expect(await send(await picture('webp'))).toMatchObject({ statusCode: 415, json: { code: 'logo_type' } });
    const large = Buffer.concat([await picture('png'), Buffer.alloc(2 * 1024 * 1024)]);
    expect(await send(large)).toMatchObject({ statusCode: 413, json: { code: 'logo_too_large' } });
    expect(await send(Buffer.alloc(0))).toMatchObject({ statusCode: 400, json: { code: 'logo_missing' } });
    expect((await send(await picture('png'), agent.token)).statusCode).toBe(403);
    const gone = await api.call('DELETE', path, { token: manager.token });
    expect(gone.json.data.office.logo).toBeNull();
  });
});

it('the figures of its listings are those of thirty days in Damascus', async () => {
  const { office, manager } = await anOfficeOfTwo();
  const { id } = await aListing(api.db, { owner: manager, office });
  await api.owner.raw(
    `insert into listing_daily_views (listing_id, day, views)
     select ?, (app_now() at time zone 'Asia/Damascus')::date - n, 4 from unnest(array[0, 29, 30, 31]) as n`,
    [id],
  );
  const { json } = await api.call('GET', '/offices/statistics/listings', { token: manager.token });
  expect(json.data).toMatchObject({ days: 30, total: 1, views: 8, reveals: 0 });
});
