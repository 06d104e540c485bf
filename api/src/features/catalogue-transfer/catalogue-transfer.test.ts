import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fileForm } from '#testing/multipart.ts';
import { codeProofOf, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { LOADER } from '../../../../scripts/lib/loader.ts';
import { resumeCatalogueImports, workCatalogueImport } from './index.ts';
import { type CatalogueLine, HEAD, writeLine } from './line.ts';

/** `docs/acceptance/administration.md` asks for 5,000. */
const LINES = Number(process.env.CATALOGUE_LINES ?? 1_000);
let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await testApp();
  token = (await signedIn(api, { account_type: 'admin' })).token;
});
afterAll(() => api.close());

const PROGRAM = new URL('../../../testing/killed-catalogue.ts', import.meta.url).pathname;
const log = pino({ level: 'silent' });
const send = async (text: string) => {
  const { body, headers } = fileForm('file', Buffer.from(text), 'c.ndjson');
  return api.call('POST', '/admin/catalogue/imports', {
    token,
    lang: 'en',
    body,
    headers: { ...headers, 'x-proof': await codeProofOf(api, token) },
  });
};
const work = (importId: string) => workCatalogueImport({ db: api.db, log }, { importId });
const stateOf = (id: string) => api.db('catalogue_imports').where({ id }).first('state', 'done', 'changed', 'failure');
const exported = async () => {
  const { answer } = await api.call('GET', '/admin/catalogue/export', { token });
  return answer.payload.trimEnd().split('\n');
};
const category = (slug: string, parent: string | null, values: object = {}): CatalogueLine => ({
  kind: 'category',
  parent,
  sort: 5000,
  slug,
  nameAr: 'خيام',
  nameEn: slug,
  descriptionAr: null,
  descriptionEn: null,
  icon: null,
  color: null,
  isActive: true,
  propertyType: null,
  carries: ['area'],
  transactionTypes: ['rent', 'sale'],
  seo: null,
  ...values,
});
const attribute = (slug: string, categories: string[]): CatalogueLine => ({
  kind: 'attribute',
  slug,
  nameAr: 'ظل',
  nameEn: slug,
  descriptionAr: null,
  descriptionEn: null,
  type: 'select',
  unitAr: null,
  unitEn: null,
  min: null,
  max: null,
  minLength: null,
  maxLength: null,
  pattern: null,
  rules: [],
  isRequired: false,
  isFilterable: true,
  isActive: true,
  defaultValue: 'b',
  options: ['b', 'a'].map((value) => ({ value, labelAr: value, labelEn: value })),
  assignments: categories.map((name) => ({
    category: name,
    isRequired: true,
    isFilterable: null,
    defaultValue: null,
    sort: 10,
    showInFilters: true,
    showInListing: false,
    showInDetails: true,
    transactionTypes: null,
    options: ['a', 'b'],
  })),
});
/** A tree of its own with attributes, as an export would write it. */
function aCatalogue(name: string, categories: number, attributes: number): string[] {
  const digits = (index: number) => String(index).padStart(5, '0');
  const groups = Array.from({ length: 20 }, (_, index) => `${name}-g${digits(index)}`);
  const leaves = Array.from({ length: categories - 21 }, (_, index) => `${name}-l${digits(index)}`);
  return [
    category(name, null),
    ...groups.map((slug) => category(slug, name)),
    ...leaves.map((slug, index) => category(slug, groups[index % groups.length] ?? null)),
    ...Array.from({ length: attributes }, (_, index) =>
      attribute(`${name}_a${digits(index)}`, [leaves[index % leaves.length] ?? name]),
    ),
  ].map(writeLine);
}
const fileOf = (lines: string[]) => [JSON.stringify(HEAD), ...lines, ''].join('\n');

describe('a catalogue', () => {
  it('of many categories and attributes comes back byte for byte', { timeout: 240_000 }, async () => {
    const lines = aCatalogue('big', LINES / 2, LINES / 2);
    const { json } = await send(fileOf(lines));
    expect(json.data?.import, JSON.stringify(json)).toMatchObject({ total: LINES, state: 'running' });
    expect((await send(fileOf(lines))).json.code).toBe('catalogue_import_running');
    await work(json.data.import.id);
    expect(await stateOf(json.data.import.id)).toMatchObject({ state: 'done', done: LINES, changed: LINES });
    const all = await exported();
    const isOurs = (line: string) => /"slug":"big/.test(line);
    expect(all.filter(isOurs)).toEqual(lines);
    // Lines that are there already are left alone.
    const again = (await send(fileOf(all.slice(1)))).json.data.import;
    await work(again.id);
    expect(await stateOf(again.id)).toMatchObject({ state: 'done', changed: 0 });
    expect(await exported()).toEqual(all);
  });

  it('goes on where a killed worker left it', { timeout: 180_000 }, async () => {
    const lines = aCatalogue('killed', 300, 300);
    const { id } = (await send(fileOf(lines))).json.data.import;
    const { database, engine, auth } = api.config;
    const env = { ...process.env, DATABASE_URL: database.url, MEILI_URL: engine.url, AUTH_SECRET: auth.secret };
    const own = { PUBLIC_URL: api.config.http.publicUrl, NODE_ENV: 'test', DATA_DIR: api.dataDir };
    const child = spawn(process.execPath, [...LOADER, PROGRAM, id], {
      env: { ...env, ...own },
      stdio: 'inherit',
    });
    await vi.waitFor(async () => expect((await stateOf(id))?.done).toBeGreaterThan(0), {
      timeout: 90_000,
      interval: 5,
    });
    child.kill('SIGKILL');
    await once(child, 'exit');
    const left = await stateOf(id);
    expect(left?.state).toBe('running');

    // Nobody takes it over while its worker may live.
    await work(id);
    expect(await stateOf(id)).toEqual(left);
    await api
      .db('catalogue_imports')
      .where({ id })
      .update({ beat_at: api.db.raw(`app_now() - interval '2 minutes'`) });
    const waiting = () => api.db('graphile_worker.jobs').where({ task_identifier: 'catalogue_import' }).count('* as n');
    const [before] = await waiting();
    await resumeCatalogueImports({ db: api.db, log });
    const [after] = await waiting();
    expect(Number(after?.n)).toBe(Number(before?.n) + 1);
    await work(id);
    expect(await stateOf(id)).toMatchObject({ state: 'done', done: 600, changed: 600 });
    expect((await exported()).filter((line) => /"slug":"killed/.test(line))).toEqual(lines);
  });

  it('changes, moves and orders what is there by its slug, and deletes nothing', async () => {
    const [root = '', group = ''] = aCatalogue('moved', 22, 1);
    const first = (await send(fileOf(aCatalogue('moved', 22, 1)))).json.data.import;
    await work(first.id);
    const changed = [root, category('moved-l00000', 'moved-g00007', { nameEn: 'Elsewhere' }), JSON.parse(group)];
    const second = (await send(fileOf(changed.map((line) => (typeof line === 'string' ? line : writeLine(line))))))
      .json;
    await work(second.data.import.id);
    expect(await stateOf(second.data.import.id)).toMatchObject({ state: 'done', changed: 1 });
    const row = await api
      .db('categories as c')
      .join('categories as p', 'p.id', 'c.parent_id')
      .where('c.slug', 'moved-l00000');
    expect(await api.db('categories').where({ slug: 'moved-l00000' }).first('name_en')).toEqual({
      name_en: 'Elsewhere',
    });
    expect(row).toHaveLength(1);
    expect(await api.db('categories').where({ slug: 'moved-g00019' }).first('id')).toBeDefined();
  });

  it.each([
    ['no catalogue', 'hello', 'catalogue_file_invalid'],
    ['a line that is none', fileOf(['{"kind":"category"}']), 'catalogue_line_invalid'],
    ['an unknown parent', fileOf([writeLine(category('lost', 'nowhere'))]), 'catalogue_line_reference'],
  ])('is refused with %s before anything is written', async (_what, text, code) => {
    const { json } = await send(text);
    expect(json.code).toBe(code);
  });

  it('stops at a line that a rule of the tables refuses, and says why', async () => {
    const { id } = (await send(fileOf([writeLine(category('aleppo', null))]))).json.data.import;
    await work(id);
    const { json } = await api.call('GET', '/admin/catalogue/imports', { token, lang: 'en' });
    expect(json.data.imports[0]).toMatchObject({ state: 'failed', failure: expect.stringContaining('place') });
  });
});

it('asks for a fresh code', async () => {
  const answer = await api.call('POST', '/admin/catalogue/imports', {
    token,
    ...fileForm('file', Buffer.from('x'), 'c.ndjson'),
  });
  expect(answer).toMatchObject({ statusCode: 403, json: { code: 'proof_required' } });
});

it('takes a file, of at most 20 MB', async () => {
  expect((await send('')).json).toMatchObject({ statusCode: 400, code: 'catalogue_file_missing' });
  const large = '\n'.repeat(20 * 1024 * 1024 + 1);
  expect((await send(large)).json).toMatchObject({ statusCode: 413, code: 'catalogue_file_too_large' });
});

it('refuses three million lines by their number, from a process of its own', async () => {
  expect((await send('a,b\n'.repeat(3_000_000))).json.code).toBe('catalogue_too_many_lines');
  const split = vi.spyOn(String.prototype, 'split');
  await send(fileOf([]));
  const texts = split.mock.contexts.map(String);
  split.mockRestore();
  expect(texts.filter((text) => text.startsWith(JSON.stringify(HEAD)))).toEqual([]);
});
