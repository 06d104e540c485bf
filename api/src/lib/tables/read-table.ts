import { AppError } from '../errors.ts';
import { decodeText } from './decode-text.ts';
import { HEADER_WITHIN, headerAmong, plainHeader } from './header-row.ts';
import { MAX_CELL, MAX_COLUMNS, MAX_ROW_LENGTH, MAX_ROWS } from './limits.ts';
import { isFileLost, lossOf } from './lost-arabic.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

export interface Table {
  encoding: string;
  columns: string[];
  rowCount: number;
  /** JSON of `{ number, cells }[]`: the process that answers requests hands it to the database unread. */
  batches: string[];
}

/** Called for each row of a file that has cells; `number` is the one its program shows beside it. */
export type LineReader = (line: string[], number: number) => void;

const ROWS_PER_BATCH = 500;
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/**
 * A file of an office as header and rows, whatever program wrote it.
 * @param headers names of columns by which the header's row, and the sheet, are found
 * @throws AppError, each with what to do about it
 */
export async function readTable(bytes: Buffer, headers: readonly string[] = []): Promise<Table> {
  const known = new Set(headers.map(plainHeader).filter(Boolean));
  if (bytes.subarray(0, 4).equals(OLD_EXCEL)) throw new AppError('import_old_excel', 415).on('file');
  const table = tableWriter(known);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    await readXlsx(bytes, table.add, known);
    return table.finish('xlsx');
  }
  const { text, encoding } = decodeText(bytes);
  readCsv(text, table.add);
  return table.finish(encoding);
}

type Line = { number: number; cells: string[] };

function tableWriter(known: ReadonlySet<string>): { add: LineReader; finish(encoding: string): Table } {
  const batches: string[] = [];
  const loss = { lost: 0, runs: 0, kept: 0 };
  let head: Line[] | undefined = [];
  let columns: string[] | undefined;
  let batch: Line[] = [];
  let rowCount = 0;
  const close = () => {
    if (batch.length > 0) batches.push(JSON.stringify(batch));
    batch = [];
  };
  const write = (line: Line) => {
    if (++rowCount > MAX_ROWS) throw new AppError('import_too_many_rows', 422, { maximum: MAX_ROWS }).on('file');
    batch.push(line);
    if (batch.length === ROWS_PER_BATCH) close();
  };
  /** What stands above the header is no row. */
  const begin = (lines: Line[]) => {
    const { at } = headerAmong(
      lines.map(({ cells }) => cells),
      known,
    );
    columns = lines[at]?.cells;
    head = undefined;
    for (const line of lines.slice(at + 1)) write(line);
  };
  return {
    add(line, number) {
      const cells = trimmed(line, number);
      if (cells.length === 0) return;
      if (cells.length > MAX_COLUMNS)
        throw new AppError('import_too_many_columns', 422, { maximum: MAX_COLUMNS }).on('file');
      const { lost, kept } = lossOf(cells.join(' '));
      loss.lost += lost;
      loss.kept += kept;
      if (!head) return write({ number, cells });
      head.push({ number, cells });
      if (head.length === HEADER_WITHIN) begin(head);
    },
    finish(encoding) {
      if (head) begin(head);
      close();
      if (isFileLost(loss)) throw new AppError('import_arabic_lost', 422).on('file');
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
