import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { AppError } from '../errors.ts';
import { MAX_CELLS, MAX_COLUMNS, MAX_ROW_LENGTH } from './limits.ts';
import type { LineReader } from './read-table.ts';

/** Hands over the rows of a CSV; comma, semicolon or tab, as its first line says (`sep=;`) or has most of. @throws AppError */
export function readCsv(written: string, onLine: LineReader): void {
  const [said = '', sign] = /^\ufeff?sep=([,;\t|])\r?\n/i.exec(written) ?? [];
  const text = written.slice(said.length);
  const delimiter = sign ?? delimiterOf(text);
  let number = 0;
  boundCells(text, delimiter);
  try {
    parse(text, {
      bom: true,
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      max_record_size: MAX_ROW_LENGTH,
      on_record(line: string[]) {
        onLine(line, ++number);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_MAX_RECORD_SIZE')
      throw new AppError('import_row_too_long', 422, { maximum: MAX_ROW_LENGTH }).on('file');
    throw new AppError('import_file_type', 415).on('file');
  }
}

/** Counted before anything is parsed: the parser has no bound on fields, and its time and memory grow with them. */
function boundCells(text: string, delimiter: string): void {
  const separator = delimiter.charCodeAt(0);
  let [cells, signs] = [0, 0];
  let columns = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter === QUOTE) isQuoted = !isQuoted;
    const isNewline = letter === 10 || letter === 13;
    if (isNewline && !isQuoted) columns = 0;
    if (letter !== separator && !isNewline) continue;
    if (!isQuoted && ++columns > SPREADSHEET_COLUMNS)
      throw new AppError('import_too_many_columns', 422, { maximum: MAX_COLUMNS }).on('file');
    if (!isQuoted) cells++;
    if (cells > MAX_CELLS || ++signs > MAX_SIGNS)
      throw new AppError('import_too_many_cells', 422, { maximum: MAX_CELLS }).on('file');
  }
}

/** Spreadsheets write empty columns up to their last one; those at a row's end do not count. */
const SPREADSHEET_COLUMNS = 16_384;
const QUOTE = 34;
/** Separators within quotation marks too: where marks don't pair, the parser sees columns there. */
const MAX_SIGNS = 3 * MAX_CELLS;

function delimiterOf(text: string): string {
  const lines = text.slice(0, 20_000).split(/\r?\n|\r/);
  // A title above the table has no columns.
  const line = lines.find((line) => [',', ';', '\t'].some((sign) => line.split(sign).length > 2)) ?? lines[0] ?? '';
  const count = (sign: string) => line.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
