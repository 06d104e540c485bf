import { describe, expect, it } from 'vitest';
import { aZip } from '#testing/zip.ts';
import { isTextLost } from './lost-arabic.ts';
import { readTable } from './read-table.ts';

const HEADERS = ['السعر', 'المساحة', 'المدينة', 'title'];
const read = async (bytes: Buffer | string) => {
  const { columns, batches, encoding } = await readTable(Buffer.from(bytes), HEADERS);
  return { columns, encoding, rows: batches.flatMap((batch) => JSON.parse(batch)) };
};

const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const said = (...cells: string[]) => cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('');
const book = (sheets: Record<string, string>, styles = '<styleSheet/>', workbook = '<workbook/>') =>
  aZip({
    'xl/styles.xml': Buffer.from(styles),
    'xl/workbook.xml': Buffer.from(workbook),
    ...Object.fromEntries(Object.entries(sheets).map(([name, xml]) => [`xl/worksheets/${name}.xml`, Buffer.from(xml)])),
  });
const LIST = `<row r="1">${said('السعر', 'المدينة')}</row><row r="4">${said('85000', 'دمشق')}</row><row r="6">${said('90000', 'حمص')}</row>`;

describe('the list in a file', () => {
  it('begins below a title, in a CSV and in a workbook', async () => {
    const csv = await read('مكتب الشام العقاري\r\n\r\nالسعر;المساحة;المدينة\r\n85000;120;دمشق\r\n');
    expect(csv).toMatchObject({
      columns: ['السعر', 'المساحة', 'المدينة'],
      rows: [{ number: 4, cells: ['85000', '120', 'دمشق'] }],
    });
    const groups = `<row r="1">${said('مكتب الشام')}</row><row r="2">${said('المال', '', 'المكان')}</row>`;
    const table = `<row r="3">${said('السعر', 'المساحة', 'المدينة')}</row><row r="4">${said('1', '2', 'حلب')}</row>`;
    expect(await read(book({ sheet1: sheet(groups + table) }))).toMatchObject({
      columns: ['السعر', 'المساحة', 'المدينة'],
      rows: [{ number: 4, cells: ['1', '2', 'حلب'] }],
    });
  });

  it('is found on another sheet', async () => {
    const notes = sheet(`<row r="1">${said('ملاحظات المكتب')}</row><row r="2">${said('اتصل بأبي محمد')}</row>`);
    expect((await read(book({ sheet1: notes, sheet2: sheet(LIST) }))).columns).toEqual(['السعر', 'المدينة']);
  });

  it('keeps the numbers that its program shows beside the rows', async () => {
    expect((await read(book({ sheet1: sheet(LIST) }))).rows.map(({ number }) => number)).toEqual([4, 6]);
    const csv = await read('السعر,title\n\n1,"a\nb"\n,\n2,c\n');
    expect(csv.rows.map(({ number }) => number)).toEqual([3, 5]);
  });

  it('is read behind `sep=`, and in UTF-16 of either order', async () => {
    expect(await read('sep=;\r\nالسعر;المدينة\r\n85,5;دمشق\r\n')).toMatchObject({
      columns: ['السعر', 'المدينة'],
      rows: [{ number: 2, cells: ['85,5', 'دمشق'] }],
    });
    const little = Buffer.from('\ufeffالسعر\tالمدينة\n1\tدمشق\n', 'utf16le');
    expect(await read(little)).toMatchObject({ encoding: 'utf-16le', columns: ['السعر', 'المدينة'] });
    expect(await read(Buffer.from(little).swap16())).toMatchObject({
      encoding: 'utf-16be',
      columns: ['السعر', 'المدينة'],
    });
  });

  it('has days and numbers as they are shown, and no escapes', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0.00&quot;day&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>';
    const number = (value: string, style = 0) => `<c s="${style}"><v>${value}</v></c>`;
    const cells = [
      number('46082', 1),
      number('46082.5', 2),
      number('46082', 3),
      number('49999.99999999999'),
      number('120.125'),
    ];
    const rows = `<row r="1">${said('السعر', 'المدينة')}</row><row r="2">${cells.join('')}${said('a_x000D_\nb', '_x005F_x')}</row>`;
    expect((await read(book({ sheet1: sheet(rows) }, styles))).rows[0].cells).toEqual([
      ...['2026-03-01', '2026-03-01', '46082', '50000', '120.1250', 'a\nb', '_x'],
    ]);
  });

  it('has the days of a workbook that counts from 1904', async () => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>';
    const rows = sheet(`<row r="1">${said('السعر', 'المدينة')}</row><row r="2"><c s="0"><v>44620</v></c></row>`);
    const of1904 = '<workbook><workbookPr date1904="1"/></workbook>';
    expect((await read(book({ sheet1: rows }, styles, of1904))).rows[0].cells[0]).toBe('2026-03-01');
  });

  it.each([
    ['question marks', 'title,السعر\n"??? ??? ?????? ?? ?????",85000\n"???? ????? ?? ?????? ???????",90000\n'],
    ['replacement signs', `title,price\n${'\ufffd\ufffd\ufffd '.repeat(8)},1\n`],
    ['UTF-8 read as Latin', `title,price\n${Buffer.from('شقة للبيع في المزة').toString('latin1')},85000\n`],
  ])('is refused where its Arabic became %s', async (_, text) => {
    await expect(read(text)).rejects.toMatchObject({ code: 'import_arabic_lost', statusCode: 422 });
  });

  it('is not taken for lost where people ask', async () => {
    const { rows } = await read('title,السعر\n"Is this the best flat in town??? Come and see, it is",85000\n');
    expect(rows).toHaveLength(1);
    expect(['??? ?? ????', '????', 'Ø´Ù‚Ø© Ù„'].map(isTextLost)).toEqual([true, true, true]);
    expect(['Really???', 'شقة؟؟؟', 'Ready?', 'Größe Ünal', ''].map(isTextLost)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
