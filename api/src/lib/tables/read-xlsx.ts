import type { Readable } from 'node:stream';
import { type SaxesAttributePlain, SaxesParser } from 'saxes';
import { figureText } from '#rules/figures.ts';
import { AppError } from '../errors.ts';
import { dayOfSerial, EPOCHS, isDateFormat } from './date-formats.ts';
import { HEADER_WITHIN, headerAmong } from './header-row.ts';
import { MAX_CELL, MAX_CELLS, MAX_COLUMNS, MAX_ROWS, MAX_UNPACKED_BYTES } from './limits.ts';
import { openZip, type Zip } from './open-zip.ts';
import type { LineReader } from './read-table.ts';

const LIMITS = { entries: 2_000, bytes: 1024 * 1024 * 1024, errorCode: 'import_file_unsafe' };
/** Tables shrink to a tenth, very regular ones to a fiftieth. */
const MAX_RATIO = 200;
/** A sheet nests eight deep. */
const MAX_DEPTH = 64;
/** A formula whose result was not saved with it. */
export const FORMULA = '\u0001=';

type Attributes = Record<string, string | SaxesAttributePlain>;

/**
 * Hands over the rows of the sheet with the most known headers, of the first one among equals; streamed, so that a sheet is never
 * unpacked as a whole.
 * @throws AppError
 */
export async function readXlsx(bytes: Buffer, onLine: LineReader, known: ReadonlySet<string>): Promise<void> {
  const zip = await openZip(bytes, LIMITS);
  try {
    const sheets = [...zip.entries.keys()]
      .filter((name) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name))
      .sort(bySheetNumber);
    const [first] = sheets;
    if (!first) throw new AppError('import_file_type', 415).on('file');
    boundUnpacked(zip, [SHARED_STRINGS, STYLES, WORKBOOK]);
    const book = { strings: await sharedStrings(zip), isDate: await dateStyles(zip), epoch: await epochOf(zip) };
    const sheet = sheets.length > 1 ? await likeliest(zip, sheets.slice(0, MAX_SHEETS), book, known) : first;
    boundUnpacked(zip, [SHARED_STRINGS, sheet]);
    await readRows(zip, sheet, book, onLine);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('import_file_unsafe', 422).on('file');
  } finally {
    zip.close();
  }
}

const SHARED_STRINGS = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';
const WORKBOOK = 'xl/workbook.xml';
/** Sheets that are looked into for the list. */
const MAX_SHEETS = 20;

interface Book {
  strings: string[];
  /** By the index of a cell's style. */
  isDate: boolean[];
  /** Of its days, in milliseconds. */
  epoch: number;
}

/** The beginning of each sheet is looked at; one that can't be read is not the list. */
async function likeliest(zip: Zip, sheets: string[], book: Book, known: ReadonlySet<string>): Promise<string> {
  const enough = Symbol('enough');
  let best = { sheet: sheets[0] ?? '', found: 0 };
  for (const sheet of sheets) {
    const rows: string[][] = [];
    try {
      boundUnpacked(zip, [sheet]);
      await readRows(zip, sheet, book, (line) => {
        if (rows.push(line) === HEADER_WITHIN) throw enough;
      });
    } catch (error) {
      if (error !== enough && !(error instanceof AppError)) throw error;
    }
    const { found } = headerAmong(rows, known);
    if (found > best.found) best = { sheet, found };
  }
  return best.sheet;
}

async function dateStyles(zip: Zip): Promise<boolean[]> {
  const codes = new Map<number, string>();
  const isDate: boolean[] = [];
  let isOfCells = false;
  await parseXml(zip, STYLES, {
    open(name, { numFmtId, formatCode }) {
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'numFmt') codes.set(Number(numFmtId), String(formatCode));
      if (name !== 'xf' || !isOfCells || isDate.length > 65_536) return;
      isDate.push(isDateFormat(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    text: () => {},
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return isDate;
}

async function epochOf(zip: Zip): Promise<number> {
  let epoch = EPOCHS[1900];
  await parseXml(zip, WORKBOOK, {
    open(name, { date1904 }) {
      if (name === 'workbookPr' && /^(?:1|true)$/.test(String(date1904))) epoch = EPOCHS[1904];
    },
    text: () => {},
    close: () => {},
  });
  return epoch;
}

/** A number as its program counts it, without the noise of its binary digits; a day as `2026-03-05`. */
function shownNumber(value: string, isDate: boolean, epoch: number): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number) || Math.abs(number) >= 1e15) return value;
  return (isDate && dayOfSerial(number, epoch)) || figureText(Number(number.toPrecision(15)));
}

/** Spreadsheets write characters that XML does not know as `_x000D_`, and the underscore before such a word as `_x005F_`. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text
        .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
        .replace(/\r\n?/g, '\n')
    : text;

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
      if (name === 'si' && strings.push(unescaped(text)) > MAX_CELLS) throw tooManyCells();
    },
  });
  return strings;
}

async function readRows(zip: Zip, sheet: string, { strings, isDate, epoch }: Book, onLine: LineReader): Promise<void> {
  let row: string[] = [];
  let column = 0;
  let [cells, rows, number] = [0, 0, 0];
  let type = '';
  let style = 0;
  let value: string | undefined;
  let isFormula = false;
  let isValue = false;
  const shownValue = (text: string, kind: string, look: number) => {
    if (kind === 's') return strings[Number(text)] ?? '';
    return kind === '' || kind === 'n' ? shownNumber(text, isDate[look] ?? false, epoch) : unescaped(text);
  };
  await parseXml(zip, sheet, {
    open(name, attributes) {
      if (name === 'row') {
        row = [];
        column = -1;
        number = Number(attributes.r) || number + 1;
        if (++rows > SPREADSHEET_ROWS)
          throw new AppError('import_too_many_rows', 422, { maximum: MAX_ROWS }).on('file');
      } else if (name === 'c') {
        column = columnOf(String(attributes.r ?? ''), column + 1);
        type = String(attributes.t ?? '');
        style = Number(attributes.s ?? 0);
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
        const shown = value === undefined ? (isFormula ? FORMULA : '') : shownValue(value, type, style);
        if (shown !== '') {
          if (column >= MAX_COLUMNS)
            throw new AppError('import_too_many_columns', 422, { maximum: MAX_COLUMNS }).on('file');
          while (row.length < column) row.push('');
          row[column] = type === 'b' ? (shown === '1' ? 'true' : 'false') : type === 'e' ? FORMULA : shown;
        }
      }
      if (name === 'row' && row.length > 0) onLine(row, number);
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
