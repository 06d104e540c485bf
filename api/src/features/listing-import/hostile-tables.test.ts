import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csv, HEADER, line } from '#testing/import-rows.ts';
import { codesOf, importsOf } from '#testing/imports.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { aZip } from '#testing/zip.ts';

let api: TestApp;
const { anOfficeUser, upload, call, worked, checked, rowsOf, sendPhotos } = importsOf(() => api);
let office: Awaited<ReturnType<typeof anOfficeUser>>;
beforeAll(async () => {
  api = await testApp();
  office = await anOfficeUser();
});
afterAll(() => api.close());

const sheet = (rows: string) =>
  aZip({ 'xl/worksheets/sheet1.xml': Buffer.from(`<worksheet><sheetData>${rows}</sheetData></worksheet>`) });

describe('hostile files', () => {
  it.each([
    ['a million columns', () => Buffer.from(`${','.repeat(1_000_000)}a\n1`), 'import_too_many_columns'],
    [
      'a header of 300 columns',
      () => Buffer.from(`${Array.from({ length: 300 }, (_, i) => `c${i}`).join(',')}\n1`),
      'import_too_many_columns',
    ],
    ['a program', () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1, 2, 3]), 'import_file_type'],
    ['a PDF of signs', () => Buffer.from('%PDF-1.7\n1 0 obj,endobj\ntrailer,x\n%%EOF'), 'import_file_type'],
    ['a page saved as a table', () => Buffer.from('<html><table><tr><td>x,y\n1,2'), 'import_file_type'],
    [
      'bytes of no encoding',
      () => Buffer.from(Array.from({ length: 4_000 }, (_, i) => 0x80 + ((i * 37) % 0x80))),
      'import_file_type',
    ],
    [
      'the old Excel',
      () => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(600)]),
      'import_old_excel',
    ],
    ['nothing but a header', () => csv(), 'import_empty'],
    [
      'a workbook that unpacks to 200 MB',
      () => aZip({ 'xl/worksheets/sheet1.xml': Buffer.alloc(200 * 1024 * 1024) }),
      'import_unpacked_too_large',
    ],
    [
      'a workbook that grows a thousandfold',
      () => aZip({ 'xl/worksheets/sheet1.xml': Buffer.from(`<worksheet>${'<row/>'.repeat(1_000_000)}`) }),
      'import_file_unsafe',
    ],
    ['a sheet that nests a hundred deep', () => sheet('<a>'.repeat(100)), 'import_file_unsafe'],
    ['a sheet of 16,384 columns', () => sheet('<row><c r="XFD1"><v>1</v></c></row>'), 'import_too_many_columns'],
    [
      'a sheet of a million empty cells',
      () => sheet(Array.from({ length: 1_000_001 }, (_, i) => `<c s="${(i * 7919) % 1_000_003}"/>`).join('')),
      'import_too_many_cells',
    ],
    [
      'a shared text of 20,000 characters',
      () =>
        aZip({
          'xl/sharedStrings.xml': Buffer.from(`<sst><si><t>${'a'.repeat(20_000)}</t></si></sst>`),
          'xl/worksheets/sheet1.xml': Buffer.from(
            '<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>',
          ),
        }),
      'import_cell_too_long',
    ],
    ['nine megabytes of commas', () => Buffer.alloc(9_000_000, ','), 'import_too_many_columns'],
    ['a million cells and one row', () => Buffer.from(`${',1'.repeat(199)}\n`.repeat(5_100)), 'import_too_many_cells'],
    ['four million lines', () => Buffer.from('a\n'.repeat(4_000_000)), 'import_too_many_cells'],
    ['one cell of nine megabytes', () => Buffer.alloc(9_000_000, 'a'), 'import_row_too_long'],
    ['a quotation mark that never closes', () => Buffer.from(`a,b\n"${'x,'.repeat(300_000)}`), 'import_row_too_long'],
    ['a cell of 13,000 characters', () => Buffer.from(`a,b\n${'x'.repeat(13_000)},1`), 'import_cell_too_long'],
    [
      'a workbook that lies about its size',
      () => aZip({ 'xl/worksheets/sheet1.xml': Buffer.alloc(9_000_000, 32) }, { declared: 10 }),
      'import_file_unsafe',
    ],
    [
      'a path that climbs out',
      () => aZip({ '../../etc/passwd': Buffer.from('x'), 'xl/worksheets/sheet1.xml': Buffer.from('<a/>') }),
      'import_file_unsafe',
    ],
    [
      'entities that grow',
      () =>
        aZip({
          'xl/worksheets/sheet1.xml': Buffer.from('<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet>&a;</worksheet>'),
        }),
      'import_file_unsafe',
    ],
    ['a broken archive', () => Buffer.from('PK\u0003\u0004nothing of the kind'), 'import_file_unsafe'],
  ])('%s: refused with a sentence', async (_, bytes, code) => {
    const { statusCode, json } = await upload(office, bytes());
    expect(json.code).toBe(code);
    expect(statusCode).toBeLessThan(500);
    expect(json.message).toMatch(/[\u0600-\u06ff]/);
  });

  it('cells of many entries and long figures are read as far as a person would', async () => {
    const who = await anOfficeUser();
    const header = HEADER.replace('رقم الإعلان', 'المميزات');
    const row = line({ ref: 'س،'.repeat(5_000), price: `5${' '.repeat(11_000)}x`, type: 'شقة '.repeat(2_000) });
    const made = await checked(who, Buffer.from(`${header}\r\n${row}`));
    const [shown] = await rowsOf(who, made.id);
    expect(codesOf(shown).filter((code) => code === 'import_value_left_out').length).toBeLessThanOrEqual(60);
    expect(codesOf(shown)).toContain('import_value_unknown');
    const mapping = Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`field${i}`, 0]));
    expect((await call(who, 'PUT', `/${made.id}`, { mapping })).statusCode).toBe(400);
  });

  it('an archive of photos that climbs out sends the import back', async () => {
    const who = await anOfficeUser();
    const { id } = (await upload(who, csv(line()))).json.data.import;
    const zip = aZip({ '../../evil.jpg': Buffer.from('x') });
    await sendPhotos(who, id, zip);
    await call(who, 'POST', `/${id}/check`, {});
    expect(await worked(who, id)).toMatchObject({ state: 'mapping', failure: expect.stringContaining('ZIP') });
  });
});
