import { randomUUID } from 'node:crypto';
import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAttributeForm } from '#testing/catalogue-forms.ts';
import { aListing } from '#testing/factories.ts';
import { aDraft, handIn } from '#testing/listing-form.ts';
import { meetingAt } from '#testing/lock-waits.ts';
import { codeProofOf, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import type { AdminAttribute } from './fields.ts';

let api: TestApp;
let token: string;
let apartments: string;
beforeAll(async () => {
  api = await testApp();
  token = (await signedIn(api, { account_type: 'admin' })).token;
  apartments = (await rowOf(api.db('categories').where({ slug: 'apartments' }).first('id'))).id;
});
afterAll(() => api.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers = {}) =>
  api.call(method, `/admin/attributes${path}`, { token, lang: 'en', body, headers });
const aSlug = () => `a_${randomUUID().replaceAll('-', '')}`;
const OPTIONS = [
  { value: 'own', labelAr: 'خاصة', labelEn: 'Own' },
  { value: 'shared', labelAr: 'مشتركة', labelEn: 'Shared' },
];
const aForm = (values: object = {}) =>
  anAttributeForm({
    nameAr: 'حديقة السطح',
    nameEn: 'Roof garden',
    type: 'select',
    isFilterable: true,
    options: OPTIONS,
    ...values,
  });
const AS_ABOVE = {
  isRequired: null,
  isFilterable: null,
  defaultValue: null,
  sort: 900,
  showInFilters: true,
  showInListing: false,
  showInDetails: true,
  transactionTypes: null,
  options: null,
};
async function anAttribute(values: object = {}): Promise<AdminAttribute> {
  const { json } = await call('POST', '', { id: randomUUID(), slug: aSlug(), ...aForm(values) });
  expect(json.success, JSON.stringify(json)).toBe(true);
  return json.data.attribute;
}
const assign = ({ id, version }: AdminAttribute, categoryId: string, values: object = {}) =>
  call('PUT', `/${id}/categories/${categoryId}`, { ...AS_ABOVE, version, ...values });
const write = ({ id, version }: AdminAttribute, values: object) => call('PUT', `/${id}`, { ...aForm(values), version });
const aListingWith = (slug: string, value: unknown) =>
  aListing(api.db, { category: 'apartments', attributes: JSON.stringify({ [slug]: value }) });
const auditsOf = (id: string) => api.db('audit_log').where({ subject_id: id }).orderBy('id').pluck('action');
async function seen(slug: string, category = 'apartments') {
  await api.app.deps.facts.reload();
  const { json } = await api.get(`/categories/${category}`, 'en');
  return json.data.attributes.find((attribute: { slug: string }) => attribute.slug === slug);
}

describe('a pattern that is tried', () => {
  it('is judged by what judges listings, in linear time', async () => {
    const tried = async (pattern: string, text: string) =>
      (
        await api.call('GET', `/admin/attributes/pattern?pattern=${encodeURIComponent(pattern)}&text=${text}`, {
          token,
        })
      ).json.data;
    expect(await tried('[0-9]{4}', '1234')).toEqual({ problem: null, matches: true });
    expect(await tried('[0-9]{4}', '12345')).toEqual({ problem: null, matches: false });
    expect(await tried('(a+)+b', 'a'.repeat(900))).toEqual({ problem: null, matches: false });
    expect(await tried('(', '')).toEqual({ problem: 'pattern_syntax', matches: false });
  });
});

describe('a new attribute', () => {
  it('is written once however often it is sent', async () => {
    const body = { id: randomUUID(), slug: aSlug(), ...aForm() };
    const [first, again] = [await call('POST', '', body), await call('POST', '', body)];
    expect(first.json.data.attribute).toMatchObject({ ...body, version: 1, isUndoable: false, assignments: [] });
    expect(again.json.data).toEqual(first.json.data);
    expect(await auditsOf(body.id)).toEqual(['attribute.create']);
  });

  it('assigned to a category is a filter of it', async () => {
    const slug = aSlug();
    const filter = `/search/listings?category=apartments&attr.${slug}=own`;
    const listing = await aListingWith(slug, 'own');
    await aListingWith(slug, 'shared');
    const before = await api.get(filter);
    const { json } = await call('POST', '', { id: randomUUID(), slug, ...aForm() });
    await assign(json.data.attribute, apartments);
    expect(await seen(slug)).toMatchObject({ filterable: true, showInFilters: true, options: [{}, {}] });
    const bar = await api.get('/search/categories/apartments');
    expect(bar.json.data.attributes.map((attribute: { slug: string }) => attribute.slug)).toContain(slug);
    const after = await api.get(filter);
    expect(before.json.errors).toMatchObject([{ code: 'unknown_attribute' }]);
    expect(after.json.data.items.map(({ id }: { id: string }) => id)).toEqual([listing.id]);
  });

  it.each([
    [{ min: 3, max: 2, type: 'number' }, 'attribute_range_reversed', 'max'],
    [{ minLength: 3, maxLength: 2, type: 'text' }, 'attribute_range_reversed', 'maxLength'],
    [{ pattern: '(', type: 'text' }, 'attribute_pattern_syntax', 'pattern'],
    [{ pattern: '(a{1,50}){1,19}', type: 'text' }, 'attribute_pattern_costly', 'pattern'],
    [{ options: [OPTIONS[0], OPTIONS[0]] }, 'attribute_option_repeated', 'options'],
    [{ options: [] }, 'attribute_options_missing', 'options'],
    [{ defaultValue: 'none' }, 'attribute_default_misfit', 'defaultValue'],
  ])('is refused with %j', async (values, code, field) => {
    const { statusCode, json } = await call('POST', '', { id: randomUUID(), slug: aSlug(), ...aForm(values) });
    expect([statusCode, json.code, json.errors?.[0]?.path]).toEqual([409, code, field]);
  });

  it('has a key of its own, and option values without spaces', async () => {
    const { slug } = await anAttribute();
    expect((await call('POST', '', { id: randomUUID(), slug, ...aForm() })).json.code).toBe('attribute_slug_taken');
    const options = [{ ...OPTIONS[0], value: 'Two words' }];
    const { json } = await call('POST', '', { id: randomUUID(), slug: aSlug(), ...aForm({ options }) });
    expect([json.statusCode, json.errors[0].path]).toEqual([400, 'options.0.value']);
    expect(json.errors[0]).toMatchObject({ code: 'option_format', message: expect.stringContaining('no spaces') });
  });
});

describe('rules', () => {
  it('meet what owners write', async () => {
    const text = await anAttribute({ type: 'text', options: [], rules: ['no_links'] });
    const figure = await anAttribute({ type: 'number', options: [], rules: ['whole_number'] });
    for (const attribute of [text, figure]) await assign(attribute, apartments);
    await api.app.deps.facts.reload();
    const owner = await signedIn(api);
    const attributes = { [text.slug]: 'www.diyar.example', [figure.slug]: 1.5 };
    const { json } = await handIn(api, owner, await aDraft(api, owner), { attributes });
    const codes = json.errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`);
    expect(codes).toEqual(
      expect.arrayContaining([
        `attributes.${text.slug} attribute_no_links`,
        `attributes.${figure.slug} attribute_whole_number`,
      ]),
    );
  });
});

describe('a category', () => {
  it('says otherwise for itself and those below it', async () => {
    const attribute = await anAttribute();
    const { json } = await assign(attribute, apartments, { isRequired: true, options: ['own'], defaultValue: 'own' });
    expect(json.data.attribute.assignments).toMatchObject([{ categoryId: apartments, isRequired: true }]);
    expect(await seen(attribute.slug)).toMatchObject({ required: true, options: [{ value: 'own' }] });
    const off = await call('DELETE', `/${attribute.id}/categories/${apartments}`, { version: 2 });
    expect(off.json.data.attribute.assignments).toEqual([]);
    expect(await seen(attribute.slug)).toBeUndefined();
  });

  it('offers no options that there are not, and must exist', async () => {
    const attribute = await anAttribute();
    expect((await assign(attribute, apartments, { options: ['none'] })).json.code).toBe('attribute_option_unknown');
    expect((await assign(attribute, randomUUID())).json.code).toBe('attribute_category_not_found');
  });
});

describe('a change', () => {
  it('by two administrators at once is one of them; the other gets that version', async () => {
    const attribute = await anAttribute();
    const answers = await meetingAt(
      api,
      { table: 'attributes', id: attribute.id },
      ['First', 'Second'].map((nameEn) => () => write(attribute, { nameEn })),
    );
    const [won, late] = answers.sort((a, b) => a.statusCode - b.statusCode);
    expect([won?.statusCode, late?.statusCode, late?.json.code]).toEqual([200, 409, 'attribute_conflict']);
    expect(late?.json.data.attribute).toEqual(won?.json.data.attribute);
    expect(await auditsOf(attribute.id)).toEqual(['attribute.create', 'attribute.update']);
  });

  it('is taken back with options and categories, and brought again', async () => {
    const attribute = await anAttribute();
    const assigned: AdminAttribute = (await assign(attribute, apartments)).json.data.attribute;
    await write(assigned, { options: OPTIONS.slice(0, 1), nameEn: 'Garden' });
    const undo = (version: number) => call('POST', `/${attribute.id}/undo`, { version });
    const back = (await undo(3)).json.data.attribute;
    expect({ ...back, version: 2 }).toEqual(assigned);
    expect((await undo(4)).json.data.attribute).toMatchObject({ nameEn: 'Garden', options: OPTIONS.slice(0, 1) });
    expect((await call('POST', `/${(await anAttribute()).id}/undo`, { version: 1 })).json.code).toBe(
      'attribute_not_undoable',
    );
  });

  it('of the type says beforehand how many listings would lose a value', async () => {
    const attribute = await anAttribute();
    await aListingWith(attribute.slug, 'own');
    await aListingWith(attribute.slug, 'shared');
    const lost = async (query: string) => (await call('GET', `/${attribute.id}/preview?${query}`)).json.data;
    expect(await lost('type=number')).toEqual({ listings: 2, lost: 2 });
    expect(await lost('type=text')).toEqual({ listings: 2, lost: 0 });
    expect(await lost('type=select&options=own')).toEqual({ listings: 2, lost: 1 });
  });

  it('of several succeeds or fails for each', async () => {
    const [a, b] = [await anAttribute(), await anAttribute()];
    const items = [
      { id: a.id, version: 1 },
      { id: b.id, version: 7 },
    ];
    const { json } = await call('POST', '/bulk', { items, change: { set: { isActive: false } } });
    expect(json.data.results).toMatchObject([{ ok: true }, { ok: false, code: 'attribute_conflict' }]);
    const assigned = { categoryId: apartments, ...AS_ABOVE };
    const next = await call('POST', '/bulk', { items: [{ id: b.id, version: 1 }], change: { assign: assigned } });
    expect(next.json.data.results).toMatchObject([{ ok: true }]);
  });
});

describe('deleting', () => {
  it('an attribute with values needs a fresh code', async () => {
    const attribute = await anAttribute();
    await aListingWith(attribute.slug, 'own');
    const body = { version: 1 };
    const refused = await call('DELETE', `/${attribute.id}`, body);
    expect(refused.json).toMatchObject({ code: 'attribute_in_use', data: { listings: 1 } });
    const forced = (headers = {}) => call('POST', `/${attribute.id}/force-delete`, body, headers);
    expect((await forced()).json.code).toBe('proof_required');
    expect((await forced({ 'x-proof': await codeProofOf(api, token) })).statusCode).toBe(200);
    expect((await forced({ 'x-proof': await codeProofOf(api, token) })).json.code).toBe('attribute_not_found');
  });

  it('an attribute without values is one call', async () => {
    const { id } = await anAttribute();
    expect((await call('DELETE', `/${id}`, { version: 1 })).statusCode).toBe(200);
    expect(await auditsOf(id)).toEqual(['attribute.create', 'attribute.delete']);
  });
});

describe('public reads', () => {
  it('count attributes, and give several at once', async () => {
    const attribute = await anAttribute();
    await assign(attribute, apartments);
    await seen(attribute.slug);
    const statistics = (await api.get('/categories/attributes/statistics')).json.data;
    expect(statistics.attributes).toContainEqual({
      id: attribute.id,
      slug: attribute.slug,
      categories: expect.any(Number),
      options: 2,
    });
    const { json } = await api.get(`/categories/attributes/bulk?ids=${attribute.slug},none&categories=apartments`);
    expect(json.data.attributes.map(({ id }: { id: string }) => id)).toEqual([attribute.id]);
    expect(json.data.categories).toMatchObject([{ slug: 'apartments' }]);
  });
});
