import { randomUUID } from 'node:crypto';
import { rowOf } from '@diyar/db/row-of';
import sharp from 'sharp';
import { aCategoryForm, anAttributeForm } from '../catalogue-forms.ts';
import { fileForm } from '../multipart.ts';
import { codeProofOf } from '../people.ts';
import type { Desk, Write, Writes } from './write.ts';

/** Writes about categories, attributes and the catalogue’s file. */
export function catalogueWrites(desk: Desk): Writes {
  const aNewCategoryForm = () => aCategoryForm({ slug: `c-${randomUUID()}` });
  async function aCategory(what: string, body: object): Promise<Write> {
    const place = { parentId: null, position: 0 };
    const { json } = await desk().api.call('POST', '/admin/categories', {
      token: desk().admin.token,
      body: { id: randomUUID(), ...aNewCategoryForm(), ...place },
    });
    const { id } = json.data.category;
    return { subject: id, path: `/admin/categories/${id}${what}`, body: { ...body, version: 1 } };
  }
  async function anEditedCategory(): Promise<Write> {
    const { subject, path, body } = await aCategory('', aNewCategoryForm());
    await desk().api.call('PUT', path, { token: desk().admin.token, body });
    return { subject, path: `${path}/undo`, body: { version: 2 } };
  }

  const aCatalogue = async (): Promise<Write> => {
    const form = fileForm('file', Buffer.from('{"kind":"diyar-catalogue","version":1}\n'), 'catalogue.ndjson');
    const headers = { ...form.headers, 'x-proof': await codeProofOf(desk().api, desk().admin.token) };
    return { subject: 'catalogue', path: '/admin/catalogue/imports', ...form, headers };
  };
  const SQUARE = { width: 64, height: 64, channels: 3, background: '#336699' } as const;

  const anAssignment = () => ({
    isRequired: null,
    isFilterable: null,
    defaultValue: null,
    sort: 10,
    showInFilters: true,
    showInListing: false,
    showInDetails: true,
    transactionTypes: null,
    options: null,
  });
  const aNewAttribute = () => {
    const id = randomUUID();
    const slug = `a_${id.replaceAll('-', '')}`;
    return { subject: id, path: '/admin/attributes', body: { id, slug, ...anAttributeForm() } };
  };
  async function anAttribute(what: string, body: object = {}, version = 1): Promise<Write> {
    const { subject, path, body: form } = aNewAttribute();
    await desk().api.call('POST', path, { token: desk().admin.token, body: form });
    return { subject, path: `${path}/${subject}${what}`, body: { ...body, version } };
  }
  async function anEditedAttribute(): Promise<Write> {
    const { path, body, ...write } = await anAttribute('', anAttributeForm());
    await desk().api.call('PUT', path, { token: desk().admin.token, body });
    return { ...write, path: `${path}/undo`, body: { version: 2 } };
  }
  async function anAttributeOfCategory(isAssigned: boolean): Promise<Write> {
    const { id } = await rowOf(desk().api.db('categories').where({ slug: 'apartments' }).first('id'));
    const { path, body, ...write } = await anAttribute(`/categories/${id}`, anAssignment());
    if (!isAssigned) return { ...write, path, body };
    await desk().api.call('PUT', path, { token: desk().admin.token, body });
    return { ...write, path, body: { version: 2 } };
  }
  async function attributesInBulk(): Promise<Write> {
    const { subject } = await anAttribute('');
    const items = [{ id: subject, version: 1 }];
    return { subject, path: '/admin/attributes/bulk', body: { items, change: { set: { isActive: false } } } };
  }

  async function categoriesInBulk(): Promise<Write> {
    const { subject } = await aCategory('', {});
    const items = [{ id: subject, version: 1 }];
    return { subject, path: '/admin/categories/bulk', body: { items, change: { set: { isActive: false } } } };
  }
  function aNewCategory(): Write {
    const id = randomUUID();
    return { subject: id, path: '/admin/categories', body: { id, ...aNewCategoryForm(), parentId: null, position: 0 } };
  }

  return {
    'POST /admin/attributes': async () => aNewAttribute(),
    'POST /admin/attributes/bulk': attributesInBulk,
    'PUT /admin/attributes/:id': () => anAttribute('', anAttributeForm()),
    'DELETE /admin/attributes/:id': () => anAttribute(''),
    'PUT /admin/attributes/:id/categories/:categoryId': () => anAttributeOfCategory(false),
    'DELETE /admin/attributes/:id/categories/:categoryId': () => anAttributeOfCategory(true),
    'POST /admin/attributes/:id/undo': anEditedAttribute,
    'POST /admin/attributes/:id/force-delete': async () => ({
      ...(await anAttribute('/force-delete')),
      headers: { 'x-proof': await codeProofOf(desk().api, desk().admin.token) },
    }),
    'POST /admin/catalogue/imports': aCatalogue,
    'POST /admin/categories': async () => aNewCategory(),
    'POST /admin/categories/bulk': categoriesInBulk,
    'PUT /admin/categories/:id': () => aCategory('', aNewCategoryForm()),
    'POST /admin/categories/:id/move': () => aCategory('/move', { parentId: null, position: 3 }),
    'POST /admin/categories/:id/undo': anEditedCategory,
    'DELETE /admin/categories/:id': () => aCategory('', {}),
    'POST /admin/categories/:id/force-delete': async () => ({
      ...(await aCategory('/force-delete', { outcome: { archive: true } })),
      headers: { 'x-proof': await codeProofOf(desk().api, desk().admin.token) },
    }),
    'PUT /admin/categories/:id/icon': async () => ({
      ...(await aCategory('/icon?version=1', {})),
      ...fileForm('icon', await sharp({ create: SQUARE }).png().toBuffer(), 'icon.png'),
    }),
    'DELETE /admin/categories/:id/icon': async () => {
      const { subject, path } = await aCategory('/icon?version=1', {});
      return { subject, path };
    },
  };
}
