import { stringify } from 'csv-stringify/sync';
import writeXlsxFile from 'write-excel-file/node';

const BOM = '\ufeff';
/** What a spreadsheet would take for a formula is made a text by an apostrophe; our own reader takes it away again. */
const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

/** With a byte order mark, for the programs that would else guess the encoding. */
export const writeCsv = (rows: string[][]): Buffer =>
  Buffer.from(
    BOM +
      stringify(
        rows.map((row) => row.map(harmless)),
        { record_delimiter: 'windows' },
      ),
  );

/** Every cell a text: there is nothing a program could calculate. */
export async function writeXlsx(rows: string[][], lang: 'ar' | 'en'): Promise<Buffer> {
  const cells = rows.map((row, index) =>
    row.map((value) => ({ value, type: String, ...(index === 0 && { fontWeight: 'bold' as const }) })),
  );
  return writeXlsxFile(cells, { rightToLeft: lang === 'ar', stickyRowsCount: 1 }).toBuffer();
}
