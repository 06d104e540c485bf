import { AppError } from '../../lib/errors.ts';
import { decodeText } from './decode-text.ts';
import { MAX_CELL, MAX_COLUMNS, MAX_ROWS } from './fields.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

export interface Table {
  encoding: string;
  columns: string[];
  rows: { number: number; cells: string[] }[];
}

/** A file of an office as header and rows, whatever program wrote it. @throws AppError, each with what to do about it */
export async function readTable(bytes: Buffer): Promise<Table> {
  if (bytes.readUInt32BE(0) === 0xd0cf11e0) throw new AppError('import_old_excel', 415).on('file');
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return tableOf('xlsx', await readXlsx(bytes));
  const { text, encoding } = decodeText(bytes);
  return tableOf(encoding, readCsv(text));
}

async function tableOf(encoding: string, lines: AsyncIterable<string[]> | string[][]): Promise<Table> {
  let columns: string[] | undefined;
  const rows: Table['rows'] = [];
  let number = 0;
  for await (const line of lines) {
    number++;
    const cells = trimmed(line, number);
    if (cells.length === 0) continue;
    if (cells.length > MAX_COLUMNS)
      throw new AppError('import_too_many_columns', 422, { maximum: MAX_COLUMNS }).on('file');
    if (!columns) columns = cells;
    else rows.push({ number, cells });
    if (rows.length > MAX_ROWS) throw new AppError('import_too_many_rows', 422, { maximum: MAX_ROWS }).on('file');
  }
  if (!columns || rows.length === 0) throw new AppError('import_empty', 422).on('file');
  return { encoding, columns, rows };
}

/** Without blanks at its end, and without the zero bytes that a database refuses. */
function trimmed(line: string[], row: number): string[] {
  const cells = line.map((cell) => cell.replaceAll('\0', '').trim());
  while (cells.at(-1) === '') cells.pop();
  if (cells.some((cell) => cell.length > MAX_CELL))
    throw new AppError('import_cell_too_long', 422, { row, maximum: MAX_CELL }).on('file');
  return cells;
}
