import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Lang } from '../endpoint.ts';
import type { Cell } from './table.ts';

/** Characters that spreadsheets take for the beginning of a formula, wide letters of eastern keyboards too. */
const beginsLikeFormula = (text: string): boolean => /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text);

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MEDIA = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Of `cellXfs` in the styles. */
const STYLES = { header: 1, quoted: 2 };

const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${MEDIA}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${MEDIA}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${MEDIA}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Diyar" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  // The third format marks a text as typed with an apostrophe before it: edited by hand, it still is no formula.
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="49" quotePrefix="1"/></cellXfs></styleSheet>`,
};

/** A workbook of one sheet, zipped while its rows are read. Texts are written in place: a table of them would have to be kept. */
export function writeXlsx(lines: AsyncIterable<readonly Cell[]>, lang: Lang): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  const sheet = Readable.from(sheetOf(lines, lang), { objectMode: false });
  for (const [path, xml] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(HEAD + xml), path);
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  // Neither side hears of the other's end by itself: a failed row ends the answer, a client that left ends the reading.
  const fail = (error: Error) => out.destroy(error);
  sheet.once('error', fail);
  zip.on('error', fail);
  out.once('close', () => sheet.destroy());
  zip.outputStream.pipe(out);
  return out;
}

const CHUNK = 64 * 1024;

async function* sheetOf(lines: AsyncIterable<readonly Cell[]>, lang: Lang): AsyncGenerator<Buffer> {
  const direction = lang === 'ar' ? ' rightToLeft="1"' : '';
  let text = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"${direction}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  let number = 0;
  for await (const line of lines) {
    number++;
    text += `<row r="${number}">${line.map((cell, column) => cellOf(cell, nameOf(column) + number, number === 1)).join('')}</row>`;
    if (text.length < CHUNK) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(`${text}</sheetData></worksheet>`);
}

function cellOf(cell: Cell, name: string, isHeader: boolean): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${name}"><v>${cell}</v></c>`;
  const style = isHeader ? STYLES.header : beginsLikeFormula(cell) ? STYLES.quoted : 0;
  return `<c r="${name}" t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${textOf(cell)}</t></is></c>`;
}

/** Excel repairs, and so loses, a cell that is longer. */
const MOST_LETTERS = 32_767;
const ENTITIES = new Map(Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }));

/** Without what XML can't hold: most control characters, halves of pairs. */
const textOf = (text: string): string =>
  text
    .slice(0, MOST_LETTERS)
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>\r]/g, (letter) => ENTITIES.get(letter) ?? '');

/** A, B … Z, AA, AB … */
function nameOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : nameOf(Math.floor(column / 26) - 1) + last;
}
