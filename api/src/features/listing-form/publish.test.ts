import { randomUUID } from 'node:crypto';
import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDraft, aForm, aPending, categoryId, handIn, hangPhotos, transactionTypeId } from '#testing/listing-form.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const row = (id: string) => api.db('listings').where({ id }).first();
const codes = (json: { errors: { path: string; code: string }[] }) =>
  Object.fromEntries(json.errors.map(({ path, code }) => [path, code]));

describe('handing in', () => {
  it('makes a listing that waits, in the words and figures of the form', async () => {
    const owner = await signedIn(api);
    const { id, version } = await aPending(api, owner, { features: ['elevator'], proximities: { school: 250 } });
    expect(version).toBe(2);
    expect(await row(id)).toMatchObject({
      owner_id: owner.id,
      status: 'pending',
      title_ar: 'شقة للبيع في المزة',
      transaction_type: 'sale',
      property_type: 'apartment',
      price_cents: 8_500_000,
      price_currency: 'USD',
      features: ['elevator'],
      proximities: { school: 250 },
      attributes: { ownership_paper: 'green_tabu' },
      location_warning: null,
      published_at: null,
    });
    expect((await api.get(`/listings/${id}`)).statusCode).toBe(404);
  });

  it('needs one photo and a main one', async () => {
    const owner = await signedIn(api);
    const bare = await api.call('POST', '/listings', {
      token: owner.token,
      body: { categoryId: categoryId('apartments'), ...aForm() },
    });
    expect(bare).toMatchObject({ statusCode: 400, json: { code: 'validation_failed' } });
    expect(codes(bare.json)).toEqual({ images: 'images_required' });
    expect(await api.db('listings').where({ owner_id: owner.id })).toEqual([]);
    const id = await aDraft(api, owner);
    await api.db('listing_media').where({ listing_id: id }).update({ is_main: false });
    expect(codes((await handIn(api, owner, id)).json)).toEqual({ images: 'main_image_required' });
  });

  it('is refused while a file that its form names has not arrived', async () => {
    const owner = await signedIn(api);
    const id = await aDraft(api, owner);
    const { image_id: photo } = await rowOf(api.db('listing_media').where({ listing_id: id }).first('image_id'));
    const sha256 = 'ab'.repeat(32);
    const hand = (media: string[], uploads: string[]) =>
      handIn(api, owner, id, { files: { media, uploads } }).then(({ statusCode, json }) => [statusCode, json]);
    for (const named of [[[photo, randomUUID()], []] as const, [[photo], [sha256]] as const]) {
      const [statusCode, json] = await hand([...named[0]], [...named[1]]);
      expect(statusCode).toBe(400);
      expect(codes(json)).toEqual({ images: 'files_missing' });
    }
    // Begun is not arrived; arrived and taken out again is no part of it either.
    const upload = { listing_id: id, kind: 'image' as const, sha256: Buffer.from(sha256, 'hex'), bytes: 9 };
    await api.db('uploads').insert({ ...upload, id: photo });
    expect((await hand([photo], [sha256]))[0]).toBe(400);
    await api
      .db('uploads')
      .where({ id: photo })
      .update({ received: 9, finished_at: api.db.raw('app_now()') });
    expect((await hand([photo], [sha256]))[0]).toBe(201);
    expect((await row(id))?.status).toBe('pending');
  });

  it('says everything that is wrong at once, in both languages', async () => {
    const owner = await signedIn(api);
    const send = (lang: 'ar' | 'en') =>
      api.call('POST', '/categories/apartments/listings', {
        token: owner.token,
        lang,
        body: {
          titleAr: 'شقة',
          area: -1,
          price: 0,
          bedrooms: 1.5,
          floor: 9,
          floors: 3,
          city: 'aleppo',
          province: 'damascus',
        },
      });
    const { json } = await send('en');
    expect(codes(json)).toEqual({
      transactionTypeId: 'transaction_type_required',
      titleAr: 'title_length',
      descriptionAr: 'description_required',
      price: 'price_positive',
      area: 'area_positive',
      bedrooms: 'bedrooms_positive',
      floor: 'floor_above_floors',
      city: 'city_not_in_province',
      address: 'address_required',
      latitude: 'coordinates_required',
      images: 'images_required',
    });
    const arabic = (await send('ar')).json.errors;
    for (const { message } of arabic) expect(message).toMatch(/[\u0600-\u06ff]/);
  });

  it.each([
    [{ titleAr: 'ا'.repeat(151) }, { titleAr: 'title_length' }],
    [{ descriptionAr: 'ا'.repeat(99) }, { descriptionAr: 'description_length' }],
    [{ titleEn: 'Flat for sale' }, { descriptionEn: 'description_required' }],
    [{ attributes: {} }, { 'attributes.ownership_paper': 'attribute_required' }],
    [{ attributes: { ownership_paper: 'gold' } }, { 'attributes.ownership_paper': 'attribute_option' }],
    [{ attributes: { ownership_paper: 'green_tabu', nothing: 1 } }, { 'attributes.nothing': 'attribute_unknown' }],
    [{ transactionTypeId: transactionTypeId('service') }, { transactionTypeId: 'transaction_type_unfit' }],
    [{ latitude: 30.05, longitude: 31.25 }, { latitude: 'outside_syria' }],
    [{ longitude: undefined }, { latitude: 'coordinates_required' }],
    [{ features: ['helipad'] }, { features: 'unknown_feature' }],
    [{ priceKind: 'free' }, { priceKind: 'price_kind_unfit' }],
    [{ neighborhood: 'aleppo.jamiliyeh' }, { neighborhood: 'neighborhood_not_in_city' }],
  ])('refuses %j', async (values, expected) => {
    const owner = await signedIn(api);
    const id = await aDraft(api, owner);
    const { statusCode, json } = await handIn(api, owner, id, values);
    expect(statusCode).toBe(400);
    expect(codes(json)).toEqual(expected);
    expect((await row(id))?.status).toBe('draft');
  });

  it.each([{ status: 'active' }, { ownerId: randomUUID() }, { priority: 9 }, { publishedAt: '2026-01-01' }])(
    'refuses the unknown key of %j, and stores nothing',
    async (extra) => {
      const owner = await signedIn(api);
      const id = await aDraft(api, owner);
      expect((await handIn(api, owner, id, extra)).statusCode).toBe(400);
      expect((await row(id))?.status).toBe('draft');
    },
  );

  it('wants ids that are ids, and a category of level 2', async () => {
    const { token } = await signedIn(api);
    const send = (body: object) => api.call('POST', '/listings', { token, lang: 'en', body });
    expect(codes((await send({ categoryId: '42', transactionTypeId: 'sale' })).json)).toEqual({
      categoryId: 'uuid',
      transactionTypeId: 'uuid',
    });
    expect((await send({ categoryId: categoryId('real-estate'), ...aForm() })).json).toMatchObject({
      code: 'select_valid_property_type',
      message: 'Please select a valid property type.',
    });
    expect((await send({ categoryId: randomUUID(), ...aForm() })).json.code).toBe('category_not_found');
  });

  it('takes the title in the caller’s language, digits of either script, and null for absent', async () => {
    const owner = await signedIn(api);
    const id = await aDraft(api, owner);
    const { titleAr, descriptionAr } = aForm();
    const form = aForm({
      titleAr: null,
      descriptionAr: null,
      title: titleAr,
      description: descriptionAr,
      price: '٩٠٠٠٠',
    });
    const body = { id, categoryId: categoryId('apartments'), ...form };
    expect((await api.call('POST', '/listings', { token: owner.token, lang: 'ar', body })).statusCode).toBe(201);
    expect(await row(id)).toMatchObject({ title_ar: titleAr, title_en: null, price_cents: 9_000_000 });
  });

  it('asks outside real estate for what is carried there only', async () => {
    const owner = await signedIn(api);
    const id = randomUUID();
    const content = { categoryId: categoryId('women-shoes') };
    await api.call('PUT', `/listings/${id}/draft`, { token: owner.token, body: { content } });
    await hangPhotos(api.db, id);
    const { titleAr, descriptionAr } = aForm();
    const given = {
      transactionTypeId: transactionTypeId('sale'),
      titleAr,
      descriptionAr,
      price: 20,
      province: 'homs',
      city: 'homs',
    };
    const { statusCode, json } = await api.call('POST', '/categories/women-shoes/listings', {
      token: owner.token,
      body: { id, ...given, bedrooms: 4, attributes: { condition: 'new' } },
    });
    expect(json.errors ?? []).toEqual([]);
    expect(statusCode).toBe(201);
    // The city's centre is an accepted point; what the category does not carry is dropped.
    expect(await row(id)).toMatchObject({ is_approximate: true, bedrooms: null, address: null });
  });

  it('stops people whose account is stopped, whatever their token says', async () => {
    const owner = await signedIn(api);
    const id = await aDraft(api, owner);
    await api.db('users').where({ id: owner.id }).update({ suspended_until: 'infinity' });
    expect(await handIn(api, owner, id)).toMatchObject({
      statusCode: 403,
      json: { code: 'account_suspended_for_good' },
    });
  });
});

describe('what stores refuse', () => {
  it('is taken out of texts before it gets there', async () => {
    const owner = await signedIn(api);
    const odd = 'شقة\u202e للبيع في المزة\u0007';
    const id = await aDraft(api, owner, { titleAr: odd });
    const { statusCode } = await handIn(api, owner, id, { titleAr: odd, area: 0.001 });
    expect(statusCode).toBe(400);
    expect((await handIn(api, owner, id, { titleAr: odd })).statusCode).toBe(201);
    expect((await row(id))?.title_ar).toBe('شقة للبيع في المزة');
  });

  it('is refused where nobody can read it, with the field it stands in', async () => {
    const owner = await signedIn(api);
    const id = await aDraft(api, owner);
    for (const titleAr of ['شقة\u0000 للبيع', 'شقة \ud800 للبيع']) {
      const { statusCode, json } = await handIn(api, owner, id, { titleAr });
      expect(statusCode).toBe(400);
      expect(json.errors).toMatchObject([{ path: 'titleAr', code: 'unreadable' }]);
    }
  });
});

describe('exactly once', () => {
  it('answers a repeated sending with the listing that is there', async () => {
    const owner = await signedIn(api);
    const id = await aDraft(api, owner);
    const answers = await Promise.all(Array.from({ length: 5 }, () => handIn(api, owner, id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 201]);
    for (const { json } of answers) expect(json.data.listing).toMatchObject({ id, status: 'pending' });
    expect(await api.db('listing_revisions').where({ listing_id: id })).toHaveLength(1);
  });

  it('answers a repeated key byte for byte, and another content under it not at all', async () => {
    const owner = await signedIn(api);
    const id = await aDraft(api, owner);
    const send = (title: string) =>
      api.call('POST', '/listings', {
        token: owner.token,
        headers: { 'idempotency-key': `${id}:1` },
        body: { id, categoryId: categoryId('apartments'), ...aForm({ titleAr: title }) },
      });
    const [first, again] = [await send('شقة للبيع في المزة'), await send('شقة للبيع في المزة')];
    expect(first.statusCode, JSON.stringify(first.json)).toBe(201);
    expect(again.statusCode).toBe(201);
    expect(again.answer.body).toBe(first.answer.body);
    expect((await send('شقة أخرى للبيع في المزة')).json).toMatchObject({
      statusCode: 422,
      code: 'idempotency_key_reused',
    });
  });

  it('treats somebody else’s id as none', async () => {
    const [a, b] = [await signedIn(api), await signedIn(api)];
    const { id } = await aPending(api, a);
    expect(await handIn(api, b, id)).toMatchObject({ statusCode: 404, json: { code: 'listing_not_found' } });
    const put = await api.call('PUT', `/listings/${id}`, { token: b.token, body: aForm() });
    const none = await api.call('PUT', `/listings/${randomUUID()}`, { token: b.token, body: aForm() });
    expect(put.statusCode).toBe(404);
    expect(put.answer.body).toBe(none.answer.body);
  });
});

describe('the place', () => {
  it('warns of another city or province, and goes on when told to', async () => {
    const owner = await signedIn(api);
    const id = await aDraft(api, owner);
    const aleppo = { latitude: 36.2, longitude: 37.16 };
    expect((await handIn(api, owner, id, aleppo)).json).toMatchObject({
      code: 'location_other_province',
      message: 'The marker appears to be in a different governorate: Aleppo. Move it or proceed anyway.',
      errors: [{ path: 'latitude' }],
    });
    const jaramana = {
      latitude: 33.486,
      longitude: 36.346,
      province: 'rif-dimashq',
      city: 'douma',
      neighborhood: null,
    };
    expect((await handIn(api, owner, id, jaramana)).json).toMatchObject({ code: 'location_other_city' });
    expect((await handIn(api, owner, id, { ...jaramana, acceptLocation: true })).statusCode).toBe(201);
    expect(await row(id)).toMatchObject({ location_warning: 'city' });
  });

  it('tells which street a point stands on', async () => {
    const { lng, lat } = await rowOf(
      api
        .db('streets')
        .where('key', 'damascus.gibran-khalil-gibran-street')
        .first<{ lng: number; lat: number }>(
          api.db.raw(
            'st_x(st_startpoint(st_geometryn(line, 1))) as lng, st_y(st_startpoint(st_geometryn(line, 1))) as lat',
          ),
        ),
    );
    const { json } = await api.get(`/cities/locate?latitude=${lat}&longitude=${lng}`, 'en');
    expect(json.data.street).toEqual({
      key: 'damascus.gibran-khalil-gibran-street',
      name: 'Gibran Khalil Gibran Street',
    });
  });

  it('tells which places hold a point', async () => {
    const { json } = await api.get('/cities/locate?latitude=33.5&longitude=36.245', 'en');
    expect(json.data).toMatchObject({
      inside: true,
      province: { key: 'damascus' },
      city: { key: 'damascus', name: 'Damascus' },
      neighborhood: { key: 'damascus.mezzeh-autostrad' },
    });
    expect((await api.get('/cities/locate?latitude=30&longitude=31')).json.data).toEqual({
      inside: false,
      province: null,
      city: null,
      neighborhood: null,
      street: null,
      isOffStreets: false,
    });
    // In Latakia's harbour, between the mole and the quays.
    const harbour = (await api.get('/cities/locate?latitude=35.51&longitude=35.755')).json.data;
    expect(harbour).toMatchObject({ inside: true, city: { key: 'latakia' }, isOffStreets: true });
    expect((await api.get('/cities/locate?latitude=x&longitude=31')).statusCode).toBe(400);
  });
});
