import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '../../../testing/factories.ts';
import {
  aDraft,
  aForm,
  aPending,
  categoryId,
  handIn,
  hangPhotos,
  transactionTypeId,
} from '../../../testing/listing-form.ts';
import { signedIn } from '../../../testing/people.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const row = (id: string) => api.db('listings').where({ id }).first();
/** A draft of an apartment with a photo, and what hands it in. */
async function aBegunFlat({ token }: { token: string }) {
  const id = randomUUID();
  const content = { categoryId: categoryId('apartments') };
  await api.call('PUT', `/listings/${id}/draft`, { token, body: { content } });
  await hangPhotos(api.db, id);
  const send = (values: object) =>
    api.call('POST', '/categories/apartments/listings', { token, body: { id, ...aForm(), ...values } });
  return { id, send };
}
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
    expect((await row(id)).status).toBe('draft');
  });

  it.each([{ status: 'active' }, { ownerId: randomUUID() }, { priority: 9 }, { publishedAt: '2026-01-01' }])(
    'refuses the unknown key of %j, and stores nothing',
    async (extra) => {
      const owner = await signedIn(api);
      const id = await aDraft(api, owner);
      expect((await handIn(api, owner, id, extra)).statusCode).toBe(400);
      expect((await row(id)).status).toBe('draft');
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
    expect((await row(id)).title_ar).toBe('شقة للبيع في المزة');
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
    });
    expect((await api.get('/cities/locate?latitude=x&longitude=31')).statusCode).toBe(400);
  });
});

describe('the price', () => {
  it('keeps dollars, and what was typed beside them', async () => {
    const owner = await signedIn(api);
    const [fresh, old] = [await aDraft(api, owner), await aDraft(api, owner)];
    const { rows } = await api.db.raw('select per_dollar::float from exchange_rates order by valid_from desc limit 1');
    const rate = rows[0].per_dollar;
    await handIn(api, owner, fresh, { price: rate * 90_000, currency: 'SYP', pound: 'new' });
    await handIn(api, owner, old, { price: rate * 9_000_000, currency: 'SYP', pound: 'old' });
    for (const id of [fresh, old]) {
      expect(await row(id)).toMatchObject({
        price_cents: 9_000_000,
        price_currency: 'SYP',
        price_original: rate * 90_000,
      });
    }
  });

  it('is two for what is for sale or rent; one of them will do', async () => {
    const both = {
      transactionTypeId: transactionTypeId('both'),
      attributes: { ownership_paper: 'green_tabu', rent_payment: 'monthly' },
    };
    const kept = async (values: Record<string, unknown>) => {
      const owner = await signedIn(api);
      const id = await aDraft(api, owner);
      expect((await handIn(api, owner, id, { ...both, ...values })).json.errors ?? []).toEqual([]);
      const { json } = await api.call('GET', `/listings/${id}/draft`, { token: owner.token });
      return { row: await row(id), content: json.data.draft.content };
    };
    const pair = await kept({ price: 90_000, rent: 400 });
    expect(pair.row).toMatchObject({
      price_cents: 9_000_000,
      price_period: null,
      rent_cents: 40_000,
      rent_period: 'month',
    });
    expect(pair.content).toMatchObject({ price: 90_000, rent: 400 });
    const rented = await kept({ price: null, rent: 30, rentPeriod: 'day' });
    expect(rented.row).toMatchObject({ price_cents: 3_000, price_period: 'day', rent_cents: null, rent_period: null });
    expect(rented.content).toMatchObject({ rent: 30, rentPeriod: 'day' });
    expect(rented.content.price ?? null).toBeNull();
    const sold = await kept({ price: 90_000, rent: null, rentPeriod: 'day' });
    expect(sold.row).toMatchObject({ price_cents: 9_000_000, price_period: null, rent_cents: null, rent_period: null });
    const { ownership_paper } = both.attributes;
    const sale = await kept({
      transactionTypeId: transactionTypeId('sale'),
      attributes: { ownership_paper },
      rent: 400,
    });
    expect(sale.row).toMatchObject({ price_cents: 8_500_000, rent_cents: null });
  });

  it('says which of the two is missing or wrong, and the database holds a rent to its rules', async () => {
    const owner = await signedIn(api);
    const { id, send } = await aBegunFlat(owner);
    const both = {
      transactionTypeId: transactionTypeId('both'),
      attributes: { ownership_paper: 'green_tabu', rent_payment: 'monthly' },
    };
    const faultsOf = async (values: Record<string, unknown>) =>
      (await send({ ...both, ...values })).json.errors.map(({ path, code }: { path: string; code: string }) => [
        path,
        code,
      ]);
    expect(await faultsOf({ price: null, rent: null })).toEqual([['price', 'price_required']]);
    expect(await faultsOf({ price: 90_000, rent: 0 })).toEqual([['rent', 'price_positive']]);
    expect(await faultsOf({ price: null, rent: 2e12 })).toEqual([['rent', 'price_too_high']]);
    const rent = { price_cents: 1, rent_cents: 1, rent_period: 'month' };
    const write = (columns: object) =>
      api
        .db('listings')
        .where({ id })
        .update({ ...rent, ...columns });
    await expect(write({ transaction_type: 'sale' })).rejects.toThrow('listings_rent_beside_sale');
    await expect(write({ transaction_type: 'both', price_period: 'day' })).rejects.toThrow('listings_rent_beside_sale');
    await expect(write({ transaction_type: 'both', rent_period: null })).rejects.toThrow('listings_rent_whole');
    expect(await write({ transaction_type: 'both', price_period: null })).toBe(1);
  });

  it('stops at a telephone number in the text, names it, and takes the text without it', async () => {
    const owner = await signedIn(api);
    const { id, send } = await aBegunFlat(owner);
    const text = (number: string) => ({ descriptionAr: `${aForm().descriptionAr} للتواصل ${number} مساءً` });
    const { statusCode, json } = await send(text('٠٩٣٣ ١٢٣ ٤٥٦'));
    expect({ statusCode, json }).toMatchObject({
      statusCode: 409,
      json: { code: 'phone_in_text', data: { found: ['٠٩٣٣ ١٢٣ ٤٥٦'] }, message: expect.stringContaining('٠٩٣٣') },
    });
    expect(await api.db('listings').where({ id }).first('status')).toEqual({ status: 'draft' });
    expect((await send(text(''))).statusCode).toBe(201);
  });

  it('believes that a figure is no telephone number', async () => {
    const { send } = await aBegunFlat(await signedIn(api));
    const descriptionAr = `${aForm().descriptionAr} السعر 950000000 ليرة`;
    expect((await send({ descriptionAr })).json.code).toBe('phone_in_text');
    expect((await send({ descriptionAr, keepNumber: true })).statusCode).toBe(201);
  });

  it('asks about two zeros too many, and believes a confirmation', async () => {
    for (let i = 0; i < 8; i++)
      await aListing(api.db, { category: 'villas', property_type: 'villa', price: 90_000 + i });
    const owner = await signedIn(api);
    const id = randomUUID();
    const content = { categoryId: categoryId('villas') };
    await api.call('PUT', `/listings/${id}/draft`, { token: owner.token, body: { content } });
    await hangPhotos(api.db, id);
    const send = (values: object) =>
      api.call('POST', '/categories/villas/listings', {
        token: owner.token,
        lang: 'en',
        body: { id, ...aForm(), ...values },
      });
    expect((await send({ price: 9_000_000 })).json).toMatchObject({
      code: 'price_hundredfold',
      errors: [{ path: 'price' }],
    });
    expect((await send({ price: 900 })).json).toMatchObject({ code: 'price_hundredfold' });
    expect((await send({ price: 9_000_000, confirmPrice: true })).statusCode).toBe(201);
  });

  it('asks the same about a rent: alone, beside a sale price, and instead of one', async () => {
    const rented = { property_type: 'apartment', transaction_type: 'rent', price_period: 'month' };
    for (let i = 0; i < 8; i++) {
      await aListing(api.db, { category: 'apartments', ...rented, price: 300 + i });
      await aListing(api.db, { category: 'apartments', property_type: 'apartment', price: 80_000 + i });
    }
    const { send } = await aBegunFlat(await signedIn(api));
    const deal = (slug: string) => ({
      transactionTypeId: transactionTypeId(slug),
      attributes: { ownership_paper: 'green_tabu', rent_payment: 'monthly' },
    });
    const asked = async (values: object) => {
      const { json } = await send(values);
      return [json.code, json.errors?.[0]?.path, json.message?.match(/\d[\d,]*/)?.[0]];
    };
    const slip = (path: string) => ['price_hundredfold', path, '304'];
    const rentOnly = { transactionTypeId: transactionTypeId('rent'), attributes: { rent_payment: 'monthly' } };
    expect(await asked({ ...rentOnly, price: 35_000 })).toEqual(slip('price'));
    expect(await asked({ ...deal('both'), price: 82_000, rent: 35_000 })).toEqual(slip('rent'));
    expect(await asked({ ...deal('both'), price: null, rent: 35_000 })).toEqual(slip('rent'));
    expect((await asked({ ...deal('both'), price: 8_200_000, rent: 350 })).slice(0, 2)).toEqual([
      'price_hundredfold',
      'price',
    ]);
    expect((await send({ ...deal('both'), price: 82_000, rent: 350 })).statusCode).toBe(201);
  });
});
