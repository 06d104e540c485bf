import type { Db } from '@diyar/db';
import type { Catalogue } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { Table } from '#lib/tables/table.ts';
import { wordProblem } from './problem.ts';
import { type ImportRow, rowsOf } from './queries.ts';

const REASON = { ar: 'السبب', en: 'Reason' } as const;
const MAX_ROWS = 20_000;

/** The rows with problems as they came, with why: corrected, the table can be uploaded as it is. */
export async function errorTable(db: Db, job: ImportRow, catalogue: Catalogue, lang: Lang): Promise<Table> {
  const rows = await rowsOf(db, job.id, 'problems', MAX_ROWS);
  const width = Math.max(job.columns.length, ...rows.map(({ cells }) => cells.length));
  const padded = (cells: string[]) => Array.from({ length: width }, (_, index) => cells[index] ?? '');
  return {
    columns: [...padded(job.columns), REASON[lang]],
    rows: rows.map(({ cells, problems }) => [
      ...padded(cells),
      problems.map((problem) => wordProblem(problem, lang, catalogue).message).join(' '),
    ]),
  };
}
