import type { Readable } from 'node:stream';
import { type SaxesAttributePlain, SaxesParser } from 'saxes';
import { AppError } from '../../lib/errors.ts';
import { MAX_COLUMNS, MAX_ROWS } from './fields.ts';
import { openZip, type Zip } from './open-zip.ts';

const LIMITS = { entries: 2_000, bytes: 120 * 1024 * 1024, fault: 'import_file_unsafe' };
const MAX_STRINGS = 1_000_000;
/** A formula whose result was not saved with it. */
export const FORMULA = '\u0001=';

type Attributes = Record<string, string | SaxesAttributePlain>;

/** The rows of the first sheet; streamed, so that a sheet is never unpacked as a whole. @throws AppError */
export async function readXlsx(bytes: Buffer): Promise<string[][]> {
  const zip = await openZip(bytes, LIMITS);
  try {
    const strings = await sharedStrings(zip);
    const sheet = [...zip.entries.keys()]
      .filter((name) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name))
      .sort(bySheetNumber)[0];
    if (!sheet) throw new AppError('import_file_type', 415).on('file');
    return await rowsOf(zip, sheet, strings);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('import_file_unsafe', 422).on('file');
  } finally {
    zip.close();
  }
}

const numberIn = (name: string) => Number(/(\d+)\.xml$/i.exec(name)?.[1] ?? 0);
const bySheetNumber = (a: string, b: string) => numberIn(a) - numberIn(b);

async function sharedStrings(zip: Zip): Promise<string[]> {
  const strings: string[] = [];
  if (!zip.entries.has('xl/sharedStrings.xml')) return strings;
  let text = '';
  let isText = false;
  let isPhonetic = false;
  await parseXml(zip, 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text: (part) => {
      if (isText) text += part;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si' && strings.push(text) > MAX_STRINGS)
        throw new AppError('import_too_many_rows', 422, { maximum: MAX_ROWS }).on('file');
    },
  });
  return strings;
}

async function rowsOf(zip: Zip, sheet: string, strings: string[]): Promise<string[][]> {
  const rows: string[][] = [];
  let row: string[] = [];
  let column = 0;
  let type = '';
  let value: string | undefined;
  let isFormula = false;
  let isValue = false;
  await parseXml(zip, sheet, {
    open(name, attributes) {
      if (name === 'row') {
        row = [];
        column = -1;
      } else if (name === 'c') {
        column = columnOf(String(attributes.r ?? ''), column + 1);
        type = String(attributes.t ?? '');
        value = undefined;
        isFormula = false;
        if (column >= MAX_COLUMNS)
          throw new AppError('import_too_many_columns', 422, { maximum: MAX_COLUMNS }).on('file');
      } else if (name === 'f') isFormula = true;
      isValue = name === 'v' || name === 't';
    },
    text(part) {
      if (isValue) value = (value ?? '') + part;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c') {
        const shown =
          value === undefined ? (isFormula ? FORMULA : '') : type === 's' ? (strings[Number(value)] ?? '') : value;
        if (shown !== '') {
          while (row.length < column) row.push('');
          row[column] = type === 'b' ? (shown === '1' ? 'true' : 'false') : type === 'e' ? FORMULA : shown;
        }
      }
      if (name === 'row' && row.length > 0 && rows.push(row) > MAX_ROWS + 1)
        throw new AppError('import_too_many_rows', 422, { maximum: MAX_ROWS }).on('file');
    },
  });
  return rows;
}

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
  parser.on('opentag', ({ name, attributes }) => open(local(name), attributes));
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', ({ name }) => close(local(name)));
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
