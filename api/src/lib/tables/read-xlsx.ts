import type { Readable } from 'node:stream';
import { type SaxesAttributePlain, SaxesParser } from 'saxes';
import { AppError } from '../errors.ts';
import { MAX_CELL, MAX_CELLS, MAX_COLUMNS, MAX_ROWS, MAX_UNPACKED_BYTES } from './limits.ts';
import { openZip, type Zip } from './open-zip.ts';
import type { LineReader } from './read-table.ts';

const LIMITS = { entries: 2_000, bytes: 1024 * 1024 * 1024, fault: 'import_file_unsafe' };
/** Tables shrink to a tenth, very regular ones to a fiftieth. */
const MAX_RATIO = 200;
/** A sheet nests eight deep. */
const MAX_DEPTH = 64;
/** A formula whose result was not saved with it. */
export const FORMULA = '\u0001=';

type Attributes = Record<string, string | SaxesAttributePlain>;

/** Hands over the rows of the first sheet; streamed, so that a sheet is never unpacked as a whole. @throws AppError */
export async function readXlsx(bytes: Buffer, onLine: LineReader): Promise<void> {
  const zip = await openZip(bytes, LIMITS);
  try {
    const sheet = [...zip.entries.keys()]
      .filter((name) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name))
      .sort(bySheetNumber)[0];
    if (!sheet) throw new AppError('import_file_type', 415).on('file');
    boundUnpacked(zip, [SHARED_STRINGS, sheet]);
    await readRows(zip, sheet, await sharedStrings(zip), onLine);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('import_file_unsafe', 422).on('file');
  } finally {
    zip.close();
  }
}

const SHARED_STRINGS = 'xl/sharedStrings.xml';

/** As the archive declares; an entry that turns out larger fails while it is read. */
function boundUnpacked(zip: Zip, paths: string[]): void {
  const entries = paths.flatMap((path) => zip.entries.get(path) ?? []);
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const packed = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0);
  if (unpacked > MAX_UNPACKED_BYTES)
    throw new AppError('import_unpacked_too_large', 422, { maximumMegabytes: MAX_UNPACKED_BYTES / 1_048_576 }).on(
      'file',
    );
  if (unpacked > 1_048_576 && unpacked > packed * MAX_RATIO) throw new AppError('import_file_unsafe', 422).on('file');
}

const numberIn = (name: string) => Number(/(\d+)\.xml$/i.exec(name)?.[1] ?? 0);
const bySheetNumber = (a: string, b: string) => numberIn(a) - numberIn(b);

async function sharedStrings(zip: Zip): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  await parseXml(zip, SHARED_STRINGS, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text: (part) => {
      if (isText) text = appended(text, part);
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si' && strings.push(text) > MAX_CELLS) throw tooManyCells();
    },
  });
  return strings;
}

async function readRows(zip: Zip, sheet: string, strings: string[], onLine: LineReader): Promise<void> {
  let row: string[] = [];
  let column = 0;
  let [cells, rows] = [0, 0];
  let type = '';
  let value: string | undefined;
  let isFormula = false;
  let isValue = false;
  await parseXml(zip, sheet, {
    open(name, attributes) {
      if (name === 'row') {
        row = [];
        column = -1;
        if (++rows > SPREADSHEET_ROWS)
          throw new AppError('import_too_many_rows', 422, { maximum: MAX_ROWS }).on('file');
      } else if (name === 'c') {
        column = columnOf(String(attributes.r ?? ''), column + 1);
        type = String(attributes.t ?? '');
        value = undefined;
        isFormula = false;
        if (++cells > MAX_CELLS) throw tooManyCells();
      } else if (name === 'f') isFormula = true;
      isValue = name === 'v' || name === 't';
    },
    text(part) {
      if (isValue) value = appended(value ?? '', part);
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c') {
        const shown =
          value === undefined ? (isFormula ? FORMULA : '') : type === 's' ? (strings[Number(value)] ?? '') : value;
        if (shown !== '') {
          if (column >= MAX_COLUMNS)
            throw new AppError('import_too_many_columns', 422, { maximum: MAX_COLUMNS }).on('file');
          while (row.length < column) row.push('');
          row[column] = type === 'b' ? (shown === '1' ? 'true' : 'false') : type === 'e' ? FORMULA : shown;
        }
      }
      if (name === 'row' && row.length > 0) onLine(row);
    },
  });
}

/** Formatted rows without a value go on to a sheet's last one. */
const SPREADSHEET_ROWS = 1_048_576;

const tooManyCells = () => new AppError('import_too_many_cells', 422, { maximum: MAX_CELLS }).on('file');

/** A text that is too long already needs no more of it: its row is refused. */
const appended = (text: string, part: string) => (text.length > MAX_CELL ? text : text + part);

/** `C7` is the third; a cell without a name follows the one before. */
function columnOf(name: string, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(name)?.[0];
  if (!letters) return next;
  let index = 0;
  for (const letter of letters) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

interface Listener {
  open(name: string, attributes: Attributes): void;
  text(part: string): void;
  close(name: string): void;
}

async function parseXml(zip: Zip, path: string, { open, text, close }: Listener): Promise<void> {
  const entry = zip.entries.get(path);
  if (!entry) return;
  const parser = new SaxesParser();
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  let depth = 0;
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > MAX_DEPTH) throw new AppError('import_file_unsafe', 422).on('file');
    open(local(name), attributes);
  });
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', ({ name }) => {
    depth--;
    close(local(name));
  });
  // Office files have none; what has one wants to be expanded.
  parser.on('doctype', () => {
    throw new AppError('import_file_unsafe', 422).on('file');
  });
  parser.on('error', (error) => {
    throw error;
  });
  const stream: Readable = await zip.stream(entry);
  stream.setEncoding('utf8');
  try {
    for await (const chunk of stream) parser.write(String(chunk));
    parser.close();
  } finally {
    stream.destroy();
  }
}
