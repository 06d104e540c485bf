import { DAMASCUS_ZONE } from '#rules/damascus-time.ts';
import type { Lang } from '../endpoint.ts';

/** A number stays one, so that spreadsheets can add it up; everything else is a text. */
export type Cell = string | number | null;

export interface Table {
  columns: readonly string[];
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
}

export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];
export const TABLE_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<TableFormat, string>;

/** Rows of one file; its last line says when there are more. */
export const MAX_EXPORTED_ROWS = 100_000;
const MORE = {
  ar: `يتوقف الملف عند ${MAX_EXPORTED_ROWS.toLocaleString('en')} سطر. ضيّق البحث لتحصل على البقية.`,
  en: `This file ends at ${MAX_EXPORTED_ROWS.toLocaleString('en')} rows. Narrow the search to get the rest.`,
};

/** The header, the rows, and a last line where rows were left out. */
export async function* linesOf({ columns, rows }: Table, lang: Lang, most: number): AsyncGenerator<readonly Cell[]> {
  yield columns;
  let count = 0;
  for await (const row of rows) {
    if (++count > most) {
      yield [MORE[lang]];
      return;
    }
    yield row;
  }
}

const damascus = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: DAMASCUS_ZONE,
});
/** `2026-03-05 00:30`, in the country's own time; spreadsheets read it as a date. */
export const timeCell = (at: Date | string | null): string | null =>
  at === null ? null : damascus.format(new Date(at)).replace(',', '');
