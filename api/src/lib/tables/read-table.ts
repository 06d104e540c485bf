import { AppError } from '../errors.ts';
import { decodeText } from './decode-text.ts';
import { MAX_CELL, MAX_COLUMNS, MAX_ROW_LENGTH, MAX_ROWS } from './limits.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

export interface Table {
  encoding: string;
  columns: string[];
  rowCount: number;
  /** JSON of `{ number, cells }[]`: the process that answers requests hands it to the database unread. */
  batches: string[];
}

/** Called for each row of a file, empty ones too. */
export type LineReader = (line: string[]) => void;

const ROWS_PER_BATCH = 500;
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** A file of an office as header and rows, whatever program wrote it. @throws AppError, each with what to do about it */
export async function readTable(bytes: Buffer): Promise<Table> {
  if (bytes.subarray(0, 4).equals(OLD_EXCEL)) throw new AppError('import_old_excel', 415).on('file');
  const table = tableWriter();
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    await readXlsx(bytes, table.add);
    return table.finish('xlsx');
  }
  const { text, encoding } = decodeText(bytes);
  readCsv(text, table.add);
  return table.finish(encoding);
}

function tableWriter(): { add: LineReader; finish(encoding: string): Table } {
  const batches: string[] = [];
  let columns: string[] | undefined;
  let batch: { number: number; cells: string[] }[] = [];
  let [number, rowCount] = [0, 0];
  const close = () => {
    if (batch.length > 0) batches.push(JSON.stringify(batch));
    batch = [];
  };
  return {
    add(line) {
      number++;
      const cells = trimmed(line, number);
      if (cells.length === 0) return;
      if (cells.length > MAX_COLUMNS)
        throw new AppError('import_too_many_columns', 422, { maximum: MAX_COLUMNS }).on('file');
      if (!columns) {
        columns = cells;
        return;
      }
      if (++rowCount > MAX_ROWS) throw new AppError('import_too_many_rows', 422, { maximum: MAX_ROWS }).on('file');
      batch.push({ number, cells });
      if (batch.length === ROWS_PER_BATCH) close();
    },
    finish(encoding) {
      close();
      if (!columns || rowCount === 0) throw new AppError('import_empty', 422).on('file');
      return { encoding, columns, rowCount, batches };
    },
  };
}

/** Without blanks at its end, and without the zero bytes that a database refuses. */
function trimmed(line: string[], row: number): string[] {
  const cells = line.map((cell) => cell.replaceAll('\0', '').trim());
  while (cells.at(-1) === '') cells.pop();
  if (cells.some((cell) => cell.length > MAX_CELL))
    throw new AppError('import_cell_too_long', 422, { row, maximum: MAX_CELL }).on('file');
  if (cells.reduce((sum, cell) => sum + cell.length, 0) > MAX_ROW_LENGTH)
    throw new AppError('import_row_too_long', 422, { maximum: MAX_ROW_LENGTH }).on('file');
  return cells;
}
