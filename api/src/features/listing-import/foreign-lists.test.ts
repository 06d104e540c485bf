import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codesOf, encode1256, importsOf } from '#testing/imports.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { aZip } from '#testing/zip.ts';

// Lists as agencies keep them for themselves: their own headers and words, no titles, no points, much that our form does not ask.
let api: TestApp;
const { anOfficeUser, call, checked, imported, rowsOf, sendPhotos, upload, worked } = importsOf(() => api);
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const DETAILS =
  'شقة بإطلالة مفتوحة وموقع هادئ، قريبة من السوق والمدارس، غرفها واسعة وشمسها دائمة، جاهزة للسكن فورًا، والسعر قابل للتفاوض عند المعاينة.';
const SERVICES = 'ماء / كهرباء / طابو / مصعد / شارع رئيسي / غير مفروشة / أرنونا';
const quoted = (cells: string[]) => cells.map((cell) => `"${cell}"`).join(',');
const table = (...rows: string[][]) => rows.map(quoted).join('\r\n');

const ARABIC = [
  ...['row', 'تاريخ النشر', 'العرض', 'نوع العقار', 'المساحة', 'المدينة', 'المنطقة', 'تصنيف المنطقة', 'العنوان'],
  ...['تفاصيل', 'الخدمات والمميزات', 'السعر التقريبي', 'اسم المعلن', 'عدد الغرف', 'الطابق'],
];
const arabicRow = (n: number, values: Record<string, string> = {}) =>
  Object.values({
    row: String(n),
    date: '30/12/2025',
    deal: 'للايجار',
    type: 'شقة',
    area: '١٢٠ متر مربع',
    city: 'دمشق',
    region: 'المزة',
    zone: 'أ',
    address: 'المزة - قرب الجامع',
    details: DETAILS,
    services: SERVICES,
    price: '٤٥٠ دولار / شهرياً',
    seller: 'معلن-1',
    rooms: '3+1',
    floor: 'الطابق التاني',
    ...values,
  });

const LATIN = ['show', 'property type', 'space_m2', 'city', 'region', 'address', 'services', 'Price_in_dollars'];

describe('an agency\u2019s own list', () => {
  it('is understood by its own words, and what we don\u2019t ask for is left out by name', async () => {
    const who = await anOfficeUser();
    const made = await checked(
      who,
      Buffer.from(
        table(
          ARABIC,
          arabicRow(1),
          arabicRow(2, {
            type: 'قطعة ارض',
            deal: 'للبيع',
            area: '5 دونم',
            rooms: '',
            floor: '',
            services: 'ماء / سور',
          }),
          arabicRow(3, { price: '400 الف الى 500 الف دينار / لكامل العقار' }),
          arabicRow(4, { price: 'السعر عبر الهاتف دولار / شهرياً' }),
          arabicRow(5, { city: 'رام الله والبيرة', region: 'سردا' }),
          arabicRow(6, { deal: 'مطلوب للشراء' }),
          arabicRow(7, { deal: 'غير محدد' }),
          arabicRow(9, { region: 'حارة لا يعرفها أحد' }),
          arabicRow(8, { price: '٨٥٠ ورقة', deal: 'تمليك', type: 'مكتب', services: '-' }),
        ),
      ),
      'agency.csv',
      { placePoints: true },
    );
    expect(made).toMatchObject({ rowCount: 9, counts: { incomplete: 7, refused: 2 } });
    const rows = await rowsOf(who, made.id);
    // Of a home to let the form asks how the rent is paid.
    expect([...new Set(codesOf(rows[0]))].sort()).toEqual([
      'attribute_required',
      'images_required',
      'import_value_left_out',
    ]);
    const notes = rows[0].problems.filter((problem: { code: string }) => problem.code === 'import_value_left_out');
    expect(notes.map((note: { message: string }) => note.message).join()).toMatch(/طابو.*أرنونا/);
    // A paper of ownership is known, just not asked for here: there is nothing to match by hand.
    const { fields } = (await call(who, 'GET', `/${made.id}/values`)).json.data;
    const features = fields.find((field: { field: string }) => field.field === 'features');
    expect(features.values.map((value: { text: string }) => value.text)).toEqual(['أرنونا']);
    expect(codesOf(rows[2])).toContain('import_price_currency');
    expect(codesOf(rows[4])).toContain('import_place_unknown');
    expect(codesOf(rows[5])).toContain('import_value_wanted');
    expect(codesOf(rows[6])).toContain('transaction_type_required');
    expect(codesOf(rows[7])).toContain('import_value_left_out');

    expect((await imported(who, made.id)).counts).toMatchObject({ drafted: 7, left: 2 });
    const kept = await rowsOf(who, made.id);
    const contentOf = async (row: { listingId: string }) =>
      (await api.call('GET', `/listings/${row.listingId}/draft`, { token: who.token })).json.data.draft.content;
    expect(await contentOf(kept[0])).toMatchObject({
      titleAr: 'شقة للايجار، المزة',
      price: 450,
      currency: 'USD',
      pricePeriod: 'month',
      area: 120,
      rooms: 4,
      floor: 2,
      features: ['elevator'],
      furnishing: 'unfurnished',
      attributes: { water: ['network'], electricity: ['grid'], view: ['main_street'] },
    });
    // The paper of ownership is asked for where something is sold, not where it is let.
    expect((await contentOf(kept[0])).attributes).not.toHaveProperty('ownership_paper');
    expect(await contentOf(kept[1])).toMatchObject({
      area: 5_000,
      attributes: { land_services: ['water'], fenced: true },
    });
    expect(await contentOf(kept[3])).toMatchObject({ priceKind: 'on_request' });
    expect(await contentOf(kept[7])).toMatchObject({ city: 'damascus' });
    expect(await contentOf(kept[8])).toMatchObject({ price: 85_000, currency: 'USD' });

    // A town abroad, matched with nothing by hand, is a draft that asks for its place.
    await call(who, 'PUT', `/${made.id}`, { values: { city: { 'رام الله والبيرة': null } } });
    const again = await checked(who, Buffer.from(table(ARABIC, arabicRow(5, { city: 'رام الله والبيرة' }))), 'b.csv', {
      values: { city: { 'رام الله والبيرة': null } },
    });
    expect(again.counts).toMatchObject({ incomplete: 1, refused: 0 });
  });

  it('of an Arabic Windows is read by its Latin headers', async () => {
    const who = await anOfficeUser();
    const bytes = encode1256(
      table(
        LATIN,
        ['بيع', 'رووف', '150', 'حلب', 'الفرقان', 'شارع النيل', 'عظم / إمكانية التقسيط', '91650'],
        ['إيجار', 'محل', '40.5', 'حمص', '', 'قرب الساعة', 'ماء', '810'],
      ),
    );
    const made = await checked(who, bytes);
    expect(made).toMatchObject({ encoding: 'windows-1256', counts: { incomplete: 2, refused: 0 } });
    await imported(who, made.id);
    const contents = await api
      .db('listing_revisions as r')
      .join('listings as l', 'l.id', 'r.listing_id')
      .where('l.owner_id', who.id)
      .orderBy('l.code')
      .pluck('r.content');
    expect(contents).toMatchObject([
      { price: 91_650, area: 150, attributes: { finishing: 'skeleton', payment_options: ['installments'] } },
      { price: 810, area: 40.5 },
    ]);
  });

  it('is handed in as far as the quota goes; the rest are drafts that say why', async () => {
    const who = await anOfficeUser();
    const limit = 2;
    await api.owner('plans').where({ default_for: 'office' }).update({ listing_limit: limit });
    const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#a63' } })
      .jpeg()
      .toBuffer();
    const header = [...ARABIC, 'الصور'];
    const sale = { deal: 'للبيع', price: '٨٥٬٠٠٠ دولار' };
    const rows = [1, 2, 3, 4].map((n) => [...arabicRow(n, sale), 'a.jpg']);
    const { id } = (await upload(who, Buffer.from(table(header, ...rows)))).json.data.import;
    await call(who, 'PUT', `/${id}`, { placePoints: true });
    await sendPhotos(who, id, aZip({ 'a.jpg': photo }));
    await call(who, 'POST', `/${id}/check`, {});
    // Fields that are left out stand in nobody's way.
    expect((await worked(who, id)).counts).toMatchObject({ ready: 4 });
    expect((await imported(who, id, 'review')).counts).toMatchObject({ submitted: limit, drafted: 4 - limit });
    const drafted = await rowsOf(who, id, 'en', 'drafted');
    for (const row of drafted) expect(codesOf(row)).toContain('listing_limit_reached');
    expect(await api.db('listings').where({ owner_id: who.id, status: 'pending' })).toHaveLength(limit);
  });
});

// Not part of this repository: REAL_LISTINGS names a folder with lists to try it on.
const folder = process.env.REAL_LISTINGS ?? '/nowhere';
const real = ['palestine_real_estate.csv', 'palestine_real_estate_cp1256.csv'].map((name) => join(folder, name));
describe.each(real)('a real list: %s', (path) => {
  it.runIf(existsSync(path))(
    'is read whole: each row is kept or has its reason',
    async () => {
      const who = await anOfficeUser();
      const bytes = readFileSync(path);
      const asIs = await checked(who, bytes);
      const { fields } = (await call(who, 'GET', `/${asIs.id}/values`)).json.data;
      const left = fields.map(({ field, values }: { field: string; values: { text: string }[] }) => [
        field,
        Object.fromEntries(values.map(({ text }) => [text, null])),
      ]);
      await call(who, 'PUT', `/${asIs.id}`, { values: Object.fromEntries(left) });
      await call(who, 'POST', `/${asIs.id}/check`, {});
      const matched = await worked(who, asIs.id);
      const { counts } = await imported(who, asIs.id);
      expect(counts.drafted + counts.left + counts.existing).toBe(asIs.rowCount);
      const codes: Record<string, number> = {};
      const rows = await api
        .db('listing_import_rows')
        .where({ import_id: asIs.id })
        .select<{ verdict: string; problems: { path: string; code: string }[] }[]>('verdict', 'problems');
      for (const { verdict, problems } of rows) {
        if (verdict === 'refused') expect(problems.length).toBeGreaterThan(0);
        for (const { path: at, code } of problems)
          codes[`${verdict} ${at} ${code}`] = (codes[`${verdict} ${at} ${code}`] ?? 0) + 1;
      }
      const unknown = fields.map(
        (field: { field: string; values: unknown[] }) => `${field.field} ${field.values.length}`,
      );
      process.stdout.write(
        `${asIs.encoding} as it is ${JSON.stringify(asIs.counts)}\n unknown ${unknown}\n places left empty ${JSON.stringify(matched.counts)}\n imported ${JSON.stringify(counts)}\n ${JSON.stringify(codes)}\n`,
      );
    },
    600_000,
  );
});
