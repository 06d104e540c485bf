import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import type { Verdict } from './judge-row.ts';
import type { Problem } from './problem.ts';
import type { Mapping, Values } from './read-row.ts';

export type State = 'mapping' | 'checking' | 'checked' | 'importing' | 'done';
export type Outcome = 'drafted' | 'submitted' | 'existing' | 'refused';

export type ImportRow = Pick<
  tables.ListingImportRow,
  | 'id'
  | 'owner_id'
  | 'office_id'
  | 'actor_id'
  | 'file_name'
  | 'encoding'
  | 'row_count'
  | 'language'
  | 'target'
  | 'place_points'
  | 'state'
  | 'failure'
  | 'photo_bytes'
  | 'photo_pieces'
  | 'created_at'
  | 'updated_at'
> & {
  columns: string[];
  mapping: Mapping;
  values: Values;
};
export type TableRow = Pick<tables.ListingImportRowRow, 'number' | 'verdict' | 'outcome' | 'listing_id'> & {
  cells: string[];
  problems: Problem[];
};

export const importOf = (db: Db, id: string): Promise<ImportRow | undefined> =>
  db('listing_imports').where({ id }).first<ImportRow | undefined>();

export const lockImport = (trx: Db, id: string): Promise<ImportRow | undefined> =>
  trx('listing_imports').where({ id }).forUpdate().first<ImportRow | undefined>();

export const changeImport = (db: Db, id: string, values: Record<string, unknown>) =>
  db('listing_imports')
    .where({ id })
    .update({ ...values, updated_at: db.raw('app_now()') });

export const deleteImport = (db: Db, id: string) => db('listing_imports').where({ id }).delete();

export const importsOf = (db: Db, ownerId: string, limit: number): Promise<ImportRow[]> =>
  db('listing_imports').where({ owner_id: ownerId }).orderBy('id', 'desc').limit(limit).select<ImportRow[]>();

export async function countOpen(db: Db, ownerId: string): Promise<number> {
  const [row] = await db('listing_imports').where({ owner_id: ownerId }).whereNot({ state: 'done' }).count({ n: '*' });
  return Number(row?.n ?? 0);
}

type NewImport = Pick<ImportRow, 'columns' | 'mapping' | 'values'> &
  Pick<
    tables.ListingImportRow,
    'owner_id' | 'office_id' | 'actor_id' | 'file_name' | 'encoding' | 'row_count' | 'language'
  >;
/** The import with its rows (JSON of `{ number, cells }[]` each), together or not at all. */
export async function insertImport(trx: Db, values: NewImport, batches: string[]): Promise<ImportRow> {
  const json = (value: unknown) => JSON.stringify(value);
  const row = { ...values, columns: json(values.columns), mapping: json(values.mapping), values: json(values.values) };
  const made = await rowOf(trx('listing_imports').insert(row).returning<ImportRow[]>('*'));
  for (const batch of batches)
    await trx.raw(
      `insert into listing_import_rows (import_id, number, cells)
       select ?, number, cells from jsonb_to_recordset(?::jsonb) as line(number integer, cells jsonb)`,
      [made.id, batch],
    );
  return made;
}

export type Show = 'all' | Verdict | Outcome | 'problems';

const rowsShown = (db: Db, importId: string, show: Show) => {
  const query = db('listing_import_rows').where({ import_id: importId });
  if (show === 'ready' || show === 'incomplete') query.where({ verdict: show });
  else if (show === 'refused') query.whereRaw(`(verdict = 'refused' or outcome = 'refused')`);
  else if (show === 'problems') query.whereRaw(`jsonb_array_length(problems) > 0`);
  else if (show !== 'all') query.where({ outcome: show });
  return query;
};

export const rowsOf = (db: Db, importId: string, show: Show, limit: number, offset = 0): Promise<TableRow[]> =>
  rowsShown(db, importId, show).orderBy('number').limit(limit).offset(offset).select<TableRow[]>();

export async function countRows(db: Db, importId: string, show: Show): Promise<number> {
  const [row] = await rowsShown(db, importId, show).count({ n: '*' });
  return Number(row?.n ?? 0);
}

/** Rows after `number`: how long tables are walked through. */
export const rowsAfter = (db: Db, importId: string, number: number, limit: number): Promise<TableRow[]> =>
  db('listing_import_rows')
    .where({ import_id: importId })
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .select<TableRow[]>();

/** The next that wait for this step. */
export function waitingRows(db: Db, importId: string, step: 'verdict' | 'outcome', limit: number): Promise<TableRow[]> {
  return db('listing_import_rows')
    .where({ import_id: importId })
    .whereNull(step)
    .orderBy('number')
    .limit(limit)
    .select<TableRow[]>();
}

export const changeRow = (
  db: Db,
  importId: string,
  number: number,
  values: Partial<Pick<TableRow, 'verdict' | 'outcome' | 'listing_id'>> & { problems?: Problem[] },
) =>
  db('listing_import_rows')
    .where({ import_id: importId, number })
    .update({ ...values, ...(values.problems && { problems: JSON.stringify(values.problems) }) });

export type JudgedRow = Pick<TableRow, 'number' | 'problems'> & { verdict: Verdict };
export const saveVerdicts = (db: Db, importId: string, judged: JudgedRow[]) =>
  db.raw(
    `update listing_import_rows as r set verdict = j.verdict, problems = j.problems
     from jsonb_to_recordset(?::jsonb) as j(number integer, verdict text, problems jsonb)
     where r.import_id = ? and r.number = j.number`,
    [JSON.stringify(judged), importId],
  );

export const forgetVerdicts = (db: Db, importId: string) =>
  db('listing_import_rows').where({ import_id: importId }).update({ verdict: null, outcome: null, problems: '[]' });

export interface Counts {
  ready: number;
  incomplete: number;
  refused: number;
  drafted: number;
  submitted: number;
  existing: number;
  left: number;
  checked: number;
  finished: number;
}

export async function countsOf(db: Db, importId: string): Promise<Counts> {
  const { rows } = await db.raw<{ rows: [Counts] }>(
    `select count(*) filter (where verdict = 'ready')::int as ready,
       count(*) filter (where verdict = 'incomplete')::int as incomplete,
       count(*) filter (where verdict = 'refused')::int as refused,
       count(*) filter (where outcome = 'drafted')::int as drafted,
       count(*) filter (where outcome = 'submitted')::int as submitted,
       count(*) filter (where outcome = 'existing')::int as existing,
       count(*) filter (where outcome = 'refused')::int as left,
       count(verdict)::int as checked, count(outcome)::int as finished
     from listing_import_rows where import_id = ?`,
    [importId],
  );
  return rows[0];
}

/** The owner of an office's listings when an administrator brings them. */
export async function managerOf(db: Db, officeId: string): Promise<string | undefined> {
  const row = await db('office_members')
    .where({ office_id: officeId })
    .orderByRaw(`role = 'owner' desc, user_id`)
    .first();
  return row?.user_id;
}
export const officeOf = async (db: Db, userId: string): Promise<string | null> =>
  (await db('office_members').where({ user_id: userId }).first('office_id'))?.office_id ?? null;

interface Memory {
  columns: Record<string, string>;
  values: Values;
}
export async function memoryOf(db: Db, keeperId: string): Promise<Memory> {
  const row = await db('listing_import_memories').where({ keeper_id: keeperId }).first<Memory | undefined>();
  return row ?? { columns: {}, values: {} };
}
export const remember = (db: Db, keeperId: string, memory: Memory) =>
  db('listing_import_memories')
    .insert({
      keeper_id: keeperId,
      columns: JSON.stringify(memory.columns),
      values: JSON.stringify(memory.values),
      updated_at: db.raw('app_now()'),
    })
    .onConflict('keeper_id')
    .merge();
