import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { AppError } from '../../lib/errors.ts';
import { MAX_CELL, MAX_COLUMNS } from './fields.ts';

/** A line longer than this is no row of a table that people made. */
const MAX_RECORD = 4 * MAX_CELL;

/** The rows of a CSV, one by one; comma, semicolon or tab, whichever the first line has most of. @throws AppError */
export async function* readCsv(text: string): AsyncGenerator<string[]> {
  const parser = Readable.from(slices(text)).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(text),
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_RECORD,
    }),
  );
  try {
    for await (const record of parser) yield record as string[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_MAX_RECORD_SIZE')
      throw new AppError('import_too_many_columns', 422, { maximum: MAX_COLUMNS }).on('file');
    throw new AppError('import_file_type', 415).on('file');
  }
}

/** In pieces, so that other requests get their turn. */
function* slices(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536);
}

function delimiterOf(text: string): string {
  const line = text.slice(0, 20_000).split(/\r?\n/, 1)[0] ?? '';
  const count = (one: string) => line.split(one).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}
