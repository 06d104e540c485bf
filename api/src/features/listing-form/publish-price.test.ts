import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { aBegunFlat, aDraft, aForm, categoryId, handIn, hangPhotos, transactionTypeId } from '#testing/listing-form.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const row = (id: string) => api.db('listings').where({ id }).first();

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
    const { id, send } = await aBegunFlat(api, owner);
    const both = {
      transactionTypeId: transactionTypeId('both'),
      attributes: { ownership_paper: 'green_tabu', rent_payment: 'monthly' },
    };
    const errorsOf = async (values: Record<string, unknown>) =>
      (await send({ ...both, ...values })).json.errors.map(({ path, code }: { path: string; code: string }) => [
        path,
        code,
      ]);
    expect(await errorsOf({ price: null, rent: null })).toEqual([['price', 'price_required']]);
    expect(await errorsOf({ price: 90_000, rent: 0 })).toEqual([['rent', 'price_positive']]);
    expect(await errorsOf({ price: null, rent: 2e12 })).toEqual([['rent', 'price_too_high']]);
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

  it('asks about one zero too many or too few, in any category', async () => {
    for (let i = 0; i < 8; i++)
      await aListing(api.db, { category: 'warehouses', property_type: 'warehouse', price: 50_000 + i, area: 400 });
    const owner = await signedIn(api);
    const id = randomUUID();
    const content = { categoryId: categoryId('warehouses') };
    await api.call('PUT', `/listings/${id}/draft`, { token: owner.token, body: { content } });
    await hangPhotos(api.db, id);
    const asked = async (values: object) => {
      const body = { id, ...aForm(), bedrooms: null, bathrooms: null, area: 400, price: 50_000, ...values };
      const { json } = await api.call('POST', '/categories/warehouses/listings', {
        token: owner.token,
        lang: 'en',
        body,
      });
      return [json.code ?? 'taken', json.errors?.[0]?.path];
    };
    expect(await asked({ price: 500_000 })).toEqual(['price_hundredfold', 'price']);
    expect(await asked({ price: 5_000 })).toEqual(['price_hundredfold', 'price']);
    expect(await asked({ area: 4_000 })).toEqual(['area_unusual', 'area']);
    expect(await asked({ area: 40 })).toEqual(['area_unusual', 'area']);
    // No warehouse of that size is public: what no building has is asked about all the same.
    expect(await asked({ area: 4_000_000, price: 400_000 })).toEqual(['area_unusual', 'area']);
    expect(await asked({ area: 4_000, confirmArea: true })).toEqual(['taken', undefined]);
  });

  it('asks the same about a rent: alone, beside a sale price, and instead of one', async () => {
    const rented = { property_type: 'apartment', transaction_type: 'rent', price_period: 'month' };
    for (let i = 0; i < 8; i++) {
      await aListing(api.db, { category: 'apartments', ...rented, price: 300 + i });
      await aListing(api.db, { category: 'apartments', property_type: 'apartment', price: 80_000 + i });
    }
    const { send } = await aBegunFlat(api, await signedIn(api));
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

describe('a telephone number in the text', () => {
  it('stops the form and is named; without it the text is taken', async () => {
    const owner = await signedIn(api);
    const { id, send } = await aBegunFlat(api, owner);
    const text = (number: string) => ({ descriptionAr: `${aForm().descriptionAr} للتواصل ${number} مساءً` });
    const { statusCode, json } = await send(text('٠٩٣٣ ١٢٣ ٤٥٦'));
    expect({ statusCode, json }).toMatchObject({
      statusCode: 409,
      json: { code: 'phone_in_text', data: { found: ['٠٩٣٣ ١٢٣ ٤٥٦'] }, message: expect.stringContaining('٠٩٣٣') },
    });
    expect(await api.db('listings').where({ id }).first('status')).toEqual({ status: 'draft' });
    expect((await send(text(''))).statusCode).toBe(201);
  });

  it('is none when the owner says it is a figure', async () => {
    const { send } = await aBegunFlat(api, await signedIn(api));
    const descriptionAr = `${aForm().descriptionAr} السعر 950000000 ليرة`;
    expect((await send({ descriptionAr })).json.code).toBe('phone_in_text');
    expect((await send({ descriptionAr, keepNumber: true })).statusCode).toBe(201);
  });
});
