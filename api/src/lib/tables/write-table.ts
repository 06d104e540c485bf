import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import type { Lang } from '../endpoint.ts';
import { linesOf, MAX_EXPORTED_ROWS, TABLE_TYPES, type Table, type TableFormat } from './table.ts';
import { writeXlsx } from './write-xlsx.ts';

interface Form {
  format: TableFormat;
  lang: Lang;
  /** For tests; {@link MAX_EXPORTED_ROWS} otherwise. */
  most?: number;
}

/** A table as a file, written while its rows are read. What a spreadsheet would take for a formula stays a text. */
export function writeTable(table: Table, { format, lang, most = MAX_EXPORTED_ROWS }: Form): Readable {
  const lines = linesOf(table, lang, most);
  if (format === 'xlsx') return writeXlsx(lines, lang);
  // With a byte order mark, for programs that would otherwise guess the encoding. Lines end with two signs, and spreadsheets take either
  // of them for an end: a text that holds one is quoted.
  const csv = stringify({ bom: true, escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ });
  // An error destroys the answer, which its client sees as a broken download.
  return pipeline(Readable.from(lines), csv, () => undefined);
}

/** Sends a table to be saved as `name.csv` or `name.xlsx`. */
export const sendTable = (reply: FastifyReply, table: Table, { name, ...form }: Form & { name: string }) =>
  reply
    .headers({
      'content-type': form.format === 'csv' ? `${TABLE_TYPES.csv}; charset=utf-8` : TABLE_TYPES.xlsx,
      'content-disposition': `attachment; filename="${name}.${form.format}"`,
      'x-content-type-options': 'nosniff',
    })
    .send(writeTable(table, form));
