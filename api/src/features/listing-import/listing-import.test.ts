import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { rowOf } from '@diyar/db/row-of';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeText } from '#lib/tables/decode-text.ts';
import { writeTable } from '#lib/tables/write-table.ts';
import { aListing, anOffice } from '#testing/factories.ts';
import { csv, HEADER, line, text } from '#testing/import-rows.ts';
import { codesOf, encode1256, importsOf } from '#testing/imports.ts';
import { workJobs } from '#testing/jobs.ts';
import { categoryId } from '#testing/listing-form.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { aZip } from '#testing/zip.ts';
import { MAX_ARCHIVE_BYTES } from './fields.ts';

let api: TestApp;
const { anOfficeUser, upload, call, worked, checked, imported, rowsOf, sendPhotos } = importsOf(() => api);
let office: Awaited<ReturnType<typeof anOfficeUser>>;
beforeAll(async () => {
  api = await testApp();
  office = await anOfficeUser();
});
afterAll(() => api.close());

it('stops when its owner leaves the office while it runs, or joins one, and writes nothing more', async () => {
  const leaver = await anOfficeUser();
  const heir = await signedIn(api, { account_type: 'office' });
  await api.db('office_members').insert({ office_id: leaver.officeId, user_id: heir.id, role: 'owner' });
  const { id } = await checked(leaver, csv(line(), line({ title: 'بيت' })));
  expect((await call(leaver, 'POST', `/${id}/start`, { target: 'drafts' })).statusCode).toBe(200);
  expect((await api.call('POST', '/offices/my-office/leave', { token: leaver.token, body: {} })).statusCode).toBe(200);
  await workJobs(api);
  expect(await api.db('listing_imports').where({ id }).first()).toMatchObject({
    state: 'mapping',
    failure: 'import_member_changed',
  });
  expect(await api.db('listings').where({ owner_id: leaver.id })).toEqual([]);
});

it('makes no second listing of a row whose draft was handed over, or given to another account, since', async () => {
  const [first, stranger] = [await anOfficeUser(), await anOfficeUser()];
  const colleague = await signedIn(api, { account_type: 'office' });
  await api.db('office_members').insert({ office_id: first.officeId, user_id: colleague.id, role: 'agent' });
  const table = csv(line(), line({ title: 'بيت' }));
  const bring = async (who: { token: string }) => {
    const { id } = await checked(who, table);
    return (await imported(who, id)).counts;
  };
  expect(await bring(first)).toMatchObject({ drafted: 2 });
  const [handed, given] = await api.db('listings').where({ owner_id: first.id }).orderBy('code').pluck('id');
  const handOver = await api.call('POST', `/users/listings/${handed}/hand-over`, {
    token: first.token,
    body: { userId: colleague.id },
  });
  expect(handOver.statusCode).toBe(200);
  expect(await bring(colleague)).toMatchObject({ existing: 2 });
  await api.db('listings').where({ id: given }).update({ owner_id: stranger.id, office_id: stranger.officeId });
  expect(await bring(stranger)).toMatchObject({ drafted: 1, existing: 1 });
  expect(await bring(first)).toMatchObject({ existing: 2 });
});

it('reads by what was chosen before under its name of today, and asks again where that is gone', async () => {
  const who = await anOfficeUser();
  const change = async (table: string, where: object, columns: object) => {
    await api.owner(table).where(where).update(columns);
    await api.app.deps.facts.reload();
  };
  const paper = await rowOf(api.db('attributes').where({ slug: 'ownership_paper' }).first('id'));
  const made = await checked(who, csv(line({ type: 'مأوى' })), 'list.csv', {
    values: { category: { مأوى: 'chalets' } },
  });
  const readAgain = async () => {
    expect((await call(who, 'POST', `/${made.id}/check`, {})).statusCode).toBe(200);
    await worked(who, made.id);
    const [{ field, values } = { field: '', values: [] }] = (await call(who, 'GET', `/${made.id}/values`)).json.data
      .fields;
    return [codesOf((await rowsOf(who, made.id))[0]), field, values[0]?.chosen];
  };
  const [codes] = await readAgain();
  expect(codes).not.toContain('import_value_unknown');
  await change('categories', { slug: 'chalets' }, { slug: 'chalets-today' });
  expect(await readAgain()).toEqual([codes, 'category', 'chalets-today']);
  await change('categories', { slug: 'chalets-today' }, { is_active: false });
  await change('attributes', paper, { is_active: false });
  const [gone, , chosen] = await readAgain();
  expect([gone, chosen]).toEqual([
    expect.arrayContaining(['import_value_unknown', 'import_value_left_out']),
    undefined,
  ]);
  await change('categories', { slug: 'chalets-today' }, { is_active: true, slug: 'chalets' });
  await change('attributes', paper, { is_active: true });
});

describe('a table', () => {
  it('is read with its encoding, mapped by its headers, checked row by row, and kept as drafts', async () => {
    const made = await checked(
      office,
      csv(
        line(),
        line({ price: '400 الف الى 500 الف شيكل / متر مربع' }),
        line({ area: '', title: 'بيت' }),
        line({ city: 'القدس' }),
        line({ deal: 'مطلوب للشراء' }),
      ),
    );
    expect(made).toMatchObject({ encoding: 'utf-8', rowCount: 5, state: 'checked' });
    expect(made.mapping).toMatchObject({ category: 1, price: 5, 'attr.ownership_paper': 12 });
    const rows = await rowsOf(office, made.id, 'en');
    expect(rows.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
      'incomplete',
      'incomplete',
      'incomplete',
      'refused',
      'refused',
    ]);
    expect(codesOf(rows[0])).toEqual(['images_required']);
    expect(codesOf(rows[1])).toContain('import_price_currency');
    expect(codesOf(rows[2]).sort()).toEqual(['area_required', 'images_required', 'title_length']);
    expect(rows[2].problems.find((problem: { path: string }) => problem.path === 'area').message).toBe(
      'The area is required.',
    );
    expect(codesOf(rows[3])).toContain('import_place_unknown');
    expect(codesOf(rows[4])).toContain('import_value_wanted');
    expect((await rowsOf(office, made.id))[2].problems[0].message).toMatch(/[\u0600-\u06ff]/);
    expect(await api.db('listings').where({ owner_id: office.id })).toEqual([]);

    const done = await imported(office, made.id);
    expect(done).toMatchObject({ state: 'done', counts: { drafted: 3, left: 2 } });
    for (const [method, path] of [
      ['PUT', ''],
      ['POST', '/check'],
    ] as const)
      expect((await call(office, method, `/${made.id}${path}`, {})).json).toMatchObject({
        statusCode: 409,
        code: 'import_finished',
      });
    const [draft] = await rowsOf(office, made.id);
    const form = (await api.call('GET', `/listings/${draft.listingId}/draft`, { token: office.token })).json.data.draft;
    expect(form.content).toMatchObject({
      price: 85_000,
      currency: 'USD',
      area: 120,
      city: 'damascus',
      titleAr: 'شقة للبيع في المزة',
    });

    const file = await call(office, 'GET', `/${made.id}/problems.csv`);
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.answer.body).toContain('«القدس»');
    // The same file, and the same rows in it, once.
    const again = await checked(office, csv(line(), line(), line({ area: '', title: 'بيت' })));
    expect((await imported(office, again.id)).counts).toMatchObject({ existing: 3, drafted: 0 });
    expect(codesOf((await rowsOf(office, again.id))[0])).toEqual(['import_already_there']);
  });

  it('in Windows-1256 is the same table, and so is a workbook', async () => {
    const who = await anOfficeUser();
    // That page has no Arabic-Indic digits.
    const bytes = encode1256(
      csv(line({ ref: 'a', price: '85000 دولار', area: '120 متر مربع' }))
        .toString('utf8')
        .slice(1),
    );
    expect(decodeText(bytes).encoding).toBe('windows-1256');
    const one = await checked(who, bytes);
    expect(one).toMatchObject({ encoding: 'windows-1256', counts: { incomplete: 1 } });
    const rows = [
      [
        'b',
        'شقة',
        'للبيع',
        'شقة للبيع في المزة',
        text,
        '85000',
        '120',
        'دمشق',
        'المزة',
        'المزة',
        '33.5',
        '36.245',
        'green_tabu',
        '',
      ],
    ];
    const table = writeTable({ columns: HEADER.split(','), rows }, { format: 'xlsx', lang: 'ar' });
    const two = await checked(who, await buffer(table), 'list.xlsx');
    expect(two).toMatchObject({ encoding: 'xlsx', counts: { incomplete: 1 } });
  });

  it('is matched by hand where it says what nobody knows, and that is remembered for the office', async () => {
    const who = await anOfficeUser();
    const bytes = csv(line({ type: 'برج سكني فاخر', near: 'حارة لا يعرفها أحد' }));
    const made = await checked(who, bytes);
    expect(made.counts).toMatchObject({ refused: 1 });
    const { fields } = (await call(who, 'GET', `/${made.id}/values`)).json.data;
    expect(fields.map((field: { field: string }) => field.field)).toEqual(['category', 'neighborhood']);
    const values = { category: { 'برج سكني فاخر': 'apartments' }, neighborhood: { 'حارة لا يعرفها أحد': null } };
    await call(who, 'PUT', `/${made.id}`, { values });
    await call(who, 'POST', `/${made.id}/check`, {});
    expect((await worked(who, made.id)).counts).toMatchObject({ incomplete: 1, refused: 0 });
    expect((await checked(who, bytes)).counts).toMatchObject({ incomplete: 1 });
  });
});

describe('the steps of an import', () => {
  it('come one after the other, and none while one runs', async () => {
    const who = await anOfficeUser();
    const { id } = (await upload(who, csv(line()))).json.data.import;
    const refused = async (method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object) => {
      const { json } = await call(who, method, `/${id}${path}`, body);
      return [json.statusCode, json.code];
    };
    expect(await refused('POST', '/start', { target: 'drafts' })).toEqual([409, 'import_not_checked']);
    await call(who, 'POST', `/${id}/check`, {});
    expect(await refused('PUT', '', { placePoints: true })).toEqual([409, 'import_running']);
    expect(await refused('POST', '/check', {})).toEqual([409, 'import_running']);
    await worked(who, id);
    await call(who, 'POST', `/${id}/start`, { target: 'drafts' });
    expect(await refused('DELETE', '')).toEqual([409, 'import_running']);
    await worked(who, id);
    expect((await call(who, 'DELETE', `/${id}`)).statusCode).toBe(200);
    expect(await refused('DELETE', '')).toEqual([404, 'import_not_found']);
  });

  it('are open for twenty tables at most', async () => {
    const who = await anOfficeUser();
    const { id } = (await upload(who, csv(line()))).json.data.import;
    const { id: _, columns, mapping, values, ...row } = await rowOf(api.db('listing_imports').where({ id }).first());
    const json = { columns: JSON.stringify(columns), mapping: JSON.stringify(mapping), values: JSON.stringify(values) };
    await api.db('listing_imports').insert(Array.from({ length: 19 }, () => ({ ...row, ...json })));
    expect((await upload(who, csv(line()))).json).toMatchObject({ statusCode: 409, code: 'import_too_many' });
    await call(who, 'DELETE', `/${id}`);
    expect((await upload(who, csv(line()))).statusCode).toBe(201);
  });
});

describe('photos and review', () => {
  it('takes an archive that is one, of a size that can be', async () => {
    const who = await anOfficeUser();
    const { id } = (await upload(who, csv(line()))).json.data.import;
    const none = await sendPhotos(who, id, Buffer.from('GIF89a and more of it, and more'));
    expect(none.json).toMatchObject({ statusCode: 415, code: 'import_archive_unreadable' });
    const large = await sendPhotos(who, id, aZip({ 'a.jpg': Buffer.from('x') }), 0, undefined, MAX_ARCHIVE_BYTES + 1);
    expect(large.json).toMatchObject({ statusCode: 413, code: 'import_archive_too_large' });
  });

  it('hangs photos by name through the pipeline, and hands in what is complete, once', async () => {
    const who = await anOfficeUser();
    const { json } = await upload(
      who,
      csv(line({ ref: '1', photos: 'front.jpg, KITCHEN.jpg' }), line({ ref: '2', photos: 'none.jpg' })),
    );
    const { id } = json.data.import;
    const photo = (color: string) =>
      sharp({ create: { width: 800, height: 600, channels: 3, background: color } })
        .jpeg()
        .toBuffer();
    const zip = aZip({ 'photos/front.jpg': await photo('#a33'), 'kitchen.jpg': await photo('#3a3') });
    const half = Math.floor(zip.length / 2);
    expect((await sendPhotos(who, id, zip, 0, half)).json.data).toEqual({ received: half });
    expect((await sendPhotos(who, id, zip, half + 1)).json).toMatchObject({
      code: 'import_archive_offset',
      data: { received: half },
    });
    expect((await sendPhotos(who, id, zip, half)).statusCode).toBe(200);
    await call(who, 'POST', `/${id}/check`, {});
    expect((await worked(who, id)).counts).toMatchObject({ ready: 1, incomplete: 1 });
    expect((await imported(who, id, 'review')).counts).toMatchObject({ submitted: 1, drafted: 1 });
    const [first, second] = await rowsOf(who, id);
    expect(await api.db('listings').where({ id: first.listingId }).first()).toMatchObject({
      status: 'pending',
      office_id: who.officeId,
    });
    expect(await api.db('listing_media').where({ listing_id: first.listingId })).toHaveLength(2);
    expect(codesOf(second)).toEqual(['import_photo_missing']);
  });
});

describe('whose it is', () => {
  it('is the office’s own, and an administrator’s who helps it, audited', async () => {
    const [who, other, admin] = [
      await anOfficeUser(),
      await anOfficeUser(),
      await signedIn(api, { account_type: 'admin' }),
    ];
    const { id } = (await upload(who, csv(line()))).json.data.import;
    for (const path of [`/${id}`, `/${id}/rows`, `/${id}/values`, `/${id}/problems.csv`])
      expect((await call(other, 'GET', path)).json).toMatchObject({ statusCode: 404, code: 'import_not_found' });
    expect((await call(other, 'POST', `/${id}/check`, {})).json.code).toBe('import_not_found');
    const helpedWith = async (query: string) => upload(admin, csv(line()), 'a.csv', `/admin/listing-imports${query}`);
    expect((await helpedWith('')).json).toMatchObject({ statusCode: 400, errors: [{ path: 'officeId' }] });
    const empty = await anOffice(api.db);
    expect((await helpedWith(`?officeId=${empty.id}`)).json).toMatchObject({
      statusCode: 409,
      code: 'import_office_without_manager',
    });
    const made = await upload(
      admin,
      csv(line({ ref: 'x' })),
      'a.csv',
      `/admin/listing-imports?officeId=${who.officeId}`,
    );
    expect(made.statusCode).toBe(201);
    const helped = made.json.data.import.id;
    await api.call('POST', `/admin/listing-imports/${helped}/check`, { token: admin.token, body: {} });
    await worked(who, helped);
    await api.call('POST', `/admin/listing-imports/${helped}/start`, {
      token: admin.token,
      body: { target: 'drafts' },
    });
    await worked(who, helped);
    expect(await api.db('listings').where({ owner_id: who.id })).toHaveLength(1);
    const trail = await api.db('audit_log').where({ subject_id: who.officeId }).orderBy('id').pluck('action');
    expect(trail.sort()).toEqual(['office.import', 'office.import_check', 'office.import_start']);
  });
});

describe('what a file got wrong', () => {
  it('is a problem of its cell, never a draft, and the cell’s own currency counts', async () => {
    const who = await anOfficeUser();
    const header = `${HEADER},العملة`;
    const rows = [
      line({ ref: 'a', title: '??? ??? ?????? ?? ?????' }),
      line({ ref: 'b', price: '150 مليون ليرة قديمة' }),
      line({ ref: 'c', price: '125.000', area: '120,5' }),
    ];
    const made = await checked(
      who,
      Buffer.from(['قائمة مكتب الشام', '', header, ...rows.map((row) => `${row},دولار`)].join('\r\n')),
    );
    const shown = await rowsOf(who, made.id);
    expect(shown.map(({ number }: { number: number }) => number)).toEqual([4, 5, 6]);
    expect(shown.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['refused', 'incomplete', 'incomplete']);
    expect(codesOf(shown[0])).toContain('import_text_lost');
    await imported(who, made.id);
    const contents = await api
      .db('listing_revisions as r')
      .join('listings as l', 'l.id', 'r.listing_id')
      .where('l.owner_id', who.id)
      .orderBy('l.code')
      .pluck('r.content');
    expect(contents).toMatchObject([
      { price: 150_000_000, currency: 'SYP', pound: 'old' },
      { price: 125_000, currency: 'USD', area: 120.5 },
    ]);
  });

  it('is said at once where there is no file', async () => {
    const { json } = await upload(office, Buffer.alloc(0));
    expect(json).toMatchObject({ statusCode: 400, code: 'import_file_missing', errors: [{ path: 'file' }] });
  });

  it('is said at once where its Arabic is lost', async () => {
    const { statusCode, json } = await upload(
      office,
      Buffer.from(
        csv(line())
          .toString()
          .replace(/[\u0600-\u06ff]/g, '?'),
      ),
    );
    expect(statusCode).toBe(422);
    expect(json).toMatchObject({ code: 'import_arabic_lost' });
  });
});

describe('an export', () => {
  it('of an office has its colleagues’ listings; brought back, each is there already, whoever keeps it', async () => {
    const [owner, agent] = [await anOfficeUser(), await signedIn(api)];
    const { office_id } = await rowOf(api.db('office_members').where({ user_id: owner.id }).first('office_id'));
    await api.db('office_members').insert({ office_id, user_id: agent.id, role: 'agent' });
    const { code } = await aListing(api.db, { owner: agent, office: { id: office_id } });
    const { answer } = await api.call('GET', '/listing-exports?format=csv', { token: owner.token });
    expect(answer.body).toContain(`D-${code}`);
    const back = await checked(owner, answer.rawPayload, 'back.csv');
    expect((await imported(owner, back.id)).counts).toMatchObject({ existing: 1, drafted: 0 });
  });

  it('brought in as drafts leaves room for one that is begun by hand', async () => {
    const who = await anOfficeUser();
    const rows = Array.from({ length: 50 }, (_, at) => line({ ref: `r${at}` }));
    const made = await checked(who, csv(...rows));
    expect((await imported(who, made.id)).counts).toMatchObject({ drafted: 50 });
    const body = { content: { categoryId: categoryId('apartments') } };
    const begun = await api.call('PUT', `/listings/${randomUUID()}/draft`, { token: who.token, body });
    expect(begun.statusCode, JSON.stringify(begun.json)).toBe(200);
  });

  it.each(['ar', 'en'] as const)(
    'in %s has labels with commas and equal headers, and comes back as it was',
    async (lang) => {
      const [who, other] = [await anOfficeUser(), await anOfficeUser()];
      const options = await rowOf(
        api.owner('attributes').where({ slug: 'payment_options' }).first('id', 'name_ar', 'name_en'),
      );
      const twin = await rowOf(
        api.owner('attributes').where({ slug: 'ownership_paper' }).first('id', 'name_ar', 'name_en'),
      );
      await api
        .owner('attributes')
        .where({ id: twin.id })
        .update({ name_ar: options.name_ar, name_en: options.name_en });
      await api.app.deps.facts.reload();
      const values: { value: string; label_en: string }[] = await api
        .owner('attribute_options')
        .where({ attribute_id: options.id })
        .select('value', 'label_en');
      const chosen = values.slice(0, 3).map(({ value }) => value);
      expect(values.some(({ label_en }) => label_en.includes(','))).toBe(true);
      const comma = values.find(({ label_en }) => label_en.includes(','))?.value ?? '';
      const made = await checked(
        who,
        Buffer.from(
          [
            `${HEADER.replace('نوع الملكية (الطابو)', 'ownership_paper')},payment_options`,
            `${line({ paper: 'green_tabu' })},"${[...new Set([comma, ...chosen])].join(' / ')}"`,
          ].join('\r\n'),
        ),
      );
      await imported(who, made.id);
      const { answer } = await api.call('GET', '/listing-exports?format=csv', { token: who.token, lang });
      const moved = await checked(other, answer.rawPayload, 'back.csv');
      expect(moved.counts).toMatchObject({ refused: 0, incomplete: 1 });
      await imported(other, moved.id);
      const contentOf = async (owner: string) =>
        (
          await api
            .db('listing_revisions as r')
            .join('listings as l', 'l.id', 'r.listing_id')
            .where('l.owner_id', owner)
            .first('r.content')
        ).content;
      const content = await contentOf(who.id);
      expect(content.attributes.payment_options).toContain(comma);
      expect(content.attributes.ownership_paper).toBe('green_tabu');
      expect(await contentOf(other.id)).toEqual(content);
      await api.owner('attributes').where({ id: twin.id }).update({ name_ar: twin.name_ar, name_en: twin.name_en });
      await api.app.deps.facts.reload();
    },
  );

  it.each(['csv', 'xlsx'] as const)('as %s is harmless, and comes back as it was', async (format) => {
    const [who, other] = [await anOfficeUser(), await anOfficeUser()];
    const made = await checked(
      who,
      csv(
        line({ title: '=1+1 شقة للبيع', address: '@دمشق' }),
        line({ ref: '2', price: '50 مليون ليرة سورية قديمة', area: '' }),
      ),
    );
    await imported(who, made.id);
    const { answer } = await api.call('GET', `/listing-exports?format=${format}`, { token: who.token });
    expect(answer.statusCode).toBe(200);
    if (format === 'csv') {
      expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      expect(answer.body).toContain("'=1+1");
      expect(answer.body).not.toMatch(/(^|,)[=@]/m);
    }
    const back = await checked(who, answer.rawPayload, `back.${format}`);
    expect((await imported(who, back.id)).counts).toMatchObject({ existing: 2 });
    const moved = await checked(other, answer.rawPayload, `back.${format}`);
    expect((await imported(other, moved.id)).counts).toMatchObject({ drafted: 2 });
    const contents = async (owner: string) =>
      (
        await api
          .db('listing_revisions as r')
          .join('listings as l', 'l.id', 'r.listing_id')
          .where('l.owner_id', owner)
          .orderBy('l.code')
      ).map(({ content }) => content);
    expect(await contents(other.id)).toEqual(await contents(who.id));
  });
});
